import type { Acceptance } from './operation.ts'

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
const acceptedInRoom = (code: unknown): boolean => code === '0' || !code
/** Acceptance where anything but numeric 0 means overtime (CONV-11). */
const acceptedInTime = (code: unknown): boolean => code === 0

/** Judges the code of an answer, by the way its operation names. */
export const judges: Readonly<Record<Acceptance, (code: unknown) => boolean>> = {
  strict: accepted,
  room: acceptedInRoom,
  overtime: acceptedInTime,
}
