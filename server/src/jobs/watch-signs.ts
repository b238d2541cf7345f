/** What the watchdog's thread begins with. `signs`: beats of the process, and the import run it is at (0: none). */
export interface WatchData {
  signs: Int32Array
  url: string
  stuckMs: number
  cancelMs: number
}

/** Places in `signs`. */
export const BEAT = 0
export const RUN = 1
