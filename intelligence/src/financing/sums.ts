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

/** The sum of amounts: nothing that is not told is taken for 0, it is counted apart. */
export function sumOf(amounts: Iterable<Sized>): Sum {
  const sum: Sum = {
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
  for (const one of amounts) {
    sum.rounds++
    if (one.kind === 'exact') {
      sum.exactRounds++
      sum.exact += one.value
      sum.low += one.value
      if (sum.high !== null) sum.high += one.value
    } else if (one.kind === 'range') {
      sum.rangedRounds++
      sum.estimated += estimateOf(one.low, one.high)
      sum.low += one.low
      sum.high = sum.high === null || one.high === null ? null : sum.high + one.high
    } else if (one.kind === 'unknown') sum.unknownRounds++
    else sum.unconvertedRounds++
  }
  sum.total = sum.exact + sum.estimated
  return sum
}
