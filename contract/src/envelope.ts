/** What every JSON answer looks like, refusals included (CONV-08, decisions 9). */
export interface Envelope<Data> {
  /** String `'0'` on success; numeric 0 for price cause and report analysis; else a named code. */
  code: string | 0
  data: Data | null
  message: string
}

/** Strict acceptance: the string `'0'` only (CONV-09). */
export const accepted = (code: unknown): boolean => code === '0'
/** Acceptance in rooms: `'0'` or falsy (CONV-10). */
export const acceptedInRoom = (code: unknown): boolean => code === '0' || !code
/** Acceptance where anything but numeric 0 means overtime (CONV-11). */
export const acceptedInTime = (code: unknown): boolean => code === 0

/** How a call judges its answer's code. */
export type Acceptance = (code: unknown) => boolean
