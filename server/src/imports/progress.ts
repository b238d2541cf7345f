/** How far a run has come, as shown while it runs. */
export interface Progress {
  bytes: number
  bytesTotal: number | null
  rows: number
  rejected: number
  /** Rows a second over the last seconds; null before there is a first measurement. */
  rate: number | null
  /** Null when it cannot be told. */
  secondsLeft: number | null
}

/** Share of the new measurement in the moving rate: half a second counts a quarter. */
const WEIGHT = 0.25

/**
 * Rate and estimate from measurements about twice a second: a moving mean, so that one slow batch does not throw the
 * estimate about.
 */
export class ProgressMeter {
  #at: number
  #rows = 0
  #bytes = 0
  #rate: number | null = null
  #byteRate: number | null = null

  constructor(startedAt: number) {
    this.#at = startedAt
  }

  /** The state at `now` (ms). */
  measure(now: number, rows: number, rejected: number, bytes: number, bytesTotal: number | null): Progress {
    const seconds = (now - this.#at) / 1000
    if (seconds > 0.05) {
      const mean = (before: number | null, value: number): number =>
        before === null ? value : before + WEIGHT * (value - before)
      this.#rate = mean(this.#rate, (rows - this.#rows) / seconds)
      this.#byteRate = mean(this.#byteRate, (bytes - this.#bytes) / seconds)
      this.#at = now
      this.#rows = rows
      this.#bytes = bytes
    }
    const left = bytesTotal === null || !this.#byteRate ? null : Math.max(0, (bytesTotal - bytes) / this.#byteRate)
    return { bytes, bytesTotal, rows, rejected, rate: this.#rate, secondsLeft: left }
  }
}
