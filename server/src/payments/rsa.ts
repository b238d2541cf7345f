import { sign, verify, type KeyObject } from 'node:crypto'

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * Whether a signature in base64 is of these bytes (RSA, PKCS #1 v1.5, SHA-256). Text that is not base64 to the letter is
 * none: a decoder that skips blanks would mend a signature whose plus signs were lost.
 */
export const isSignedBy = (key: KeyObject, message: Buffer | string, signature: string): boolean =>
  BASE64.test(signature) &&
  verify(
    'RSA-SHA256',
    typeof message === 'string' ? Buffer.from(message) : message,
    key,
    Buffer.from(signature, 'base64'),
  )

export const signatureOf = (key: KeyObject, message: string): string =>
  sign('RSA-SHA256', Buffer.from(message), key).toString('base64')
