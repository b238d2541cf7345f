import { burstsOf, type BurstRule } from '../keywords/bursts.ts'

/** Weeks that say what is to be expected of the next, and when a burst of weeks begins and ends. */
const weekly: BurstRule = { past: 26, leastPast: 6, begins: 3, ends: 1.5, leastCount: 4 }

/** A burst by the weeks that it goes from and to, and its highest. */
export interface WeekBurst {
  from: string
  to: string
  peak: string
  documents: number
  expected: number
  deviations: number
}

/** Bursts of a keyword in its weekly counts, given how many documents there were each week. */
export function weekBursts(weeks: readonly string[], counts: readonly number[], all: readonly number[]): WeekBurst[] {
  const week = (at: number): string => weeks[at] ?? ''
  return burstsOf(counts, all, weekly).map(({ first, last, peak, count, expected, score }) => ({
    from: week(first),
    to: week(last),
    peak: week(peak),
    documents: count,
    expected,
    deviations: score,
  }))
}
