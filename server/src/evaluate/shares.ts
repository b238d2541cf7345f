/** A part of a whole, to three digits; null of nothing. */
export const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 1000

/** Counts rows and how many of them are right. */
export class Share {
  rows = 0
  #right = 0
  add(right: boolean): void {
    this.rows++
    if (right) this.#right++
  }
  toJSON(): object {
    return { rows: this.rows, share: share(this.#right, this.rows) }
  }
}
