/**
 * An address that may be written to: no white space, no signs that could become a header, ASCII only. Letters of other
 * scripts that fold to
 * Latin ones (the Kelvin sign is a k) would let one mailbox ask in the name of another.
 */
export const MAILBOX = /^[!#-'*+\-./0-9=?A-Z^-~]+@[A-Za-z0-9.-]+$/
