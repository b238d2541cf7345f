import type { IndustryDay } from '../industries/series.ts'

/**
 * Fewest companies with a return for the index of an industry to have a value: with fewer, a stock would largely be
 * held against itself.
 */
export const INDEX_FEWEST = 3
/** Fewest other stocks that can stand for an industry. */
const LEAST_PEERS = 2

/** What an industry did by day, per cent, and on which days the mean of other stocks stands in for its index. */
export interface IndustryReturns {
  changes: ReadonlyMap<string, number>
  byPeers: ReadonlySet<string>
}

/**
 * Days of the industry's index: its change is the mean return of its members of the day, as its chained level moves.
 */
export function indexChanges(days: readonly Pick<IndustryDay, 'date' | 'mean' | 'traded'>[]): Map<string, number> {
  return new Map(
    days.flatMap(({ date, mean, traded }) => (mean === null || traded < INDEX_FEWEST ? [] : [[date, mean] as const])),
  )
}

/** The index where it has a value, else the mean of the industry's other stocks where there are at least two. */
export function industryReturns(
  index: ReadonlyMap<string, number>,
  peers: readonly { date: string; change: number; count: number }[],
): IndustryReturns {
  const standIns = peers.filter(({ date, count }) => count >= LEAST_PEERS && !index.has(date))
  return {
    changes: new Map([...index, ...standIns.map(({ date, change }) => [date, change] as const)]),
    byPeers: new Set(standIns.map(({ date }) => date)),
  }
}
