import { estimateOf } from '@pandora/contract/domains/financing/amounts'

/** An amount in the currency that sums are in; null where it is not told, or cannot be brought into it. */
export type Sized =
  | { kind: 'exact'; value: number }
  | { kind: 'range'; low: number; high: number | null }
  /** `unconverted`: told, but in a currency without a rate. */
  | { kind: 'unknown' | 'unconverted' }

/** A sum of amounts, and how much of it is known how well. */
export interface Sum {
  /** What is told in figures, and with ranges counted by their estimate. */
  exact: number
  estimated: number
  total: number
  /** Of all that was told, ranges by their lower and upper ends; `high` null where one has no upper end. */
  low: number
  high: number | null
  rounds: number
  exactRounds: number
  rangedRounds: number
  unknownRounds: number
  unconvertedRounds: number
}

/** What one amount counts in sums. */
export const countedAs = (one: Sized): number | null =>
  one.kind === 'exact' ? one.value : one.kind === 'range' ? estimateOf(one.low, one.high) : null

/** A sum as it grows: nothing that is not told is taken for 0, it is counted apart. */
export class SumOf {
  readonly #sum: Sum = {
    exact: 0,
    estimated: 0,
    total: 0,
    low: 0,
    high: 0,
    rounds: 0,
    exactRounds: 0,
    rangedRounds: 0,
    unknownRounds: 0,
    unconvertedRounds: 0,
  }

  /** `kind` by its place among exact, range, unknown and unconverted; NaN for an end that there is none of. */
  add(kind: number, low: number, high: number): void {
    const sum = this.#sum
    sum.rounds++
    if (kind === 0) {
      sum.exactRounds++
      sum.exact += low
      sum.low += low
      if (sum.high !== null) sum.high += low
    } else if (kind === 1) {
      sum.rangedRounds++
      sum.estimated += estimateOf(low, Number.isNaN(high) ? null : high)
      sum.low += low
      sum.high = sum.high === null || Number.isNaN(high) ? null : sum.high + high
    } else if (kind === 2) sum.unknownRounds++
    else sum.unconvertedRounds++
  }

  get sum(): Sum {
    return { ...this.#sum, total: this.#sum.exact + this.#sum.estimated }
  }
}

/** The sum of amounts. */
export function sumOf(amounts: Iterable<Sized>): Sum {
  const sum = new SumOf()
  for (const one of amounts)
    if (one.kind === 'exact') sum.add(0, one.value, Number.NaN)
    else if (one.kind === 'range') sum.add(1, one.low, one.high ?? Number.NaN)
    else sum.add(one.kind === 'unknown' ? 2 : 3, Number.NaN, Number.NaN)
  return sum.sum
}
