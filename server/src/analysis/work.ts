import { dayOf } from '@pandora/contract/time'
import { marketReader, type MarketReader, type ReaderServices } from './reader.ts'
import { waitingMarkets } from './queue.queries.ts'
import { changedFrom } from './scores.queries.ts'
import { scorePast, scorePresent } from './scores.ts'
import { holdMarket, staleMarkets, unscoredMarkets } from './worker.queries.ts'

/** Reads and scores whatever waits in any market; keeps what it holds of each in memory between calls. */
export interface AnalysisWork {
  /** Works until nothing waits; markets that another process works on are left to it. */
  work: () => Promise<void>
}

export function analysisWork(services: ReaderServices): AnalysisWork {
  const { sql, now, stopping } = services
  const readers = new Map<number, MarketReader>()

  /** Answers false where another process works on the market. */
  const held = async (marketId: number, task: () => Promise<unknown>): Promise<boolean> => {
    const release = await holdMarket(sql, marketId)
    if (!release) return false
    try {
      await task()
    } finally {
      await release()
    }
    return true
  }
  const readMarket = (marketId: number) => held(marketId, async () => {
    const reader = readers.get(marketId) ?? marketReader(services, marketId)
    readers.set(marketId, reader)
    const { stored, earliest } = await reader.work()
    if (stored === 0) return
    // What was known before this day changes the weeks that are scored already.
    if (earliest !== null && dayOf(earliest) < dayOf(now())) await changedFrom(sql, marketId, dayOf(earliest))
    if (!stopping()) await scorePresent(services, marketId)
  })

  return {
    async work() {
      const passed = new Set<number>()
      while (!stopping()) {
        const waiting = (await waitingMarkets(sql)).find((marketId) => !passed.has(marketId))
        if (waiting !== undefined) {
          if (!(await readMarket(waiting))) passed.add(waiting)
          continue
        }
        const stale = (await staleMarkets(sql, dayOf(now()))).find((marketId) => !passed.has(marketId))
        const unscored = (await unscoredMarkets(sql)).find((marketId) => !passed.has(marketId))
        const next = stale ?? unscored
        if (next === undefined) return
        const worked = await held(next, () => (stale === undefined ? scorePast(services, next) : scorePresent(services, next)))
        // Scored for today, even where nothing was there to be scored.
        if (!worked || stale !== undefined) passed.add(next)
      }
    },
  }
}
