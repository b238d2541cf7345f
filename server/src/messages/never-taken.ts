/** A message that will never be taken, however often it is tried: the receiver or the message itself was refused. */
export class NeverTaken extends Error {}
