/** Why a fetch came to nothing. */
export type FetchFault =
  | 'bad-address'
  | 'refused-address'
  | 'no-such-host'
  | 'not-reached'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'status'

/** A fetch that was refused or went wrong; the message is for the log. */
export class FetchFailed extends Error {
  readonly fault: FetchFault
  /** Whether a connection stood: what was sent over it may have been taken, though no answer came. */
  readonly reached: boolean
  constructor(fault: FetchFault, message: string, reached = false) {
    super(message)
    this.fault = fault
    this.reached = reached
  }
}
