import { dayOf } from '@pandora/contract/time'
import { IMPACT_VERSION } from '@pandora/intelligence/impact/score'
import { renewDerived } from './derived.ts'
import { derivedDue } from './derived.queries.ts'
import { marketReader, type MarketReader, type ReaderServices } from './reader.ts'
import { waitingMarkets } from './queue.queries.ts'
import { scorePast, scorePresent } from '../domains/impact/offers/scoring.ts'
import {
  changedFrom,
  presentChanged,
  rescoreOlder,
  staleMarkets,
  unscoredMarkets,
} from '../domains/impact/offers/scoring-state.queries.ts'
import { holdMarket } from './worker.queries.ts'

/** Time without scoring the present after it, in times of what it took. */
const REST = 9

/** Reads and scores whatever waits in any market; keeps what it holds of each in memory between calls. */
export interface AnalysisWork {
  /** Works until nothing waits; markets that another process works on are left to it. */
  work: () => Promise<void>
}

export function analysisWork(services: ReaderServices): AnalysisWork {
  const { sql, now, stopping, rest = REST } = services
  const readers = new Map<number, MarketReader>()
  const scored = new Map<number, { ended: number; took: number }>()
  const derived = new Map<number, { ended: number; took: number }>()
  /** Whether it was looked for scores of other versions: they can only stem from before this process. */
  let versionsHeld = false

  /**
   * Scores a market now; a large one not after every document, but so that a tenth of the time goes into it. What is
   * put off is done within a minute.
   */
  const isDue = (times: typeof scored, marketId: number): boolean => {
    const { ended, took } = times.get(marketId) ?? { ended: 0, took: 0 }
    return performance.now() >= ended + rest * took
  }
  const timed = async (times: typeof scored, marketId: number, task: () => Promise<void>): Promise<void> => {
    const begun = performance.now()
    await task()
    times.set(marketId, { ended: performance.now(), took: performance.now() - begun })
  }
  const score = (marketId: number) => timed(scored, marketId, () => scorePresent(services, marketId))
  const renew = (marketId: number) => timed(derived, marketId, () => renewDerived(services, marketId))

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
  const readMarket = (marketId: number) =>
    held(marketId, async () => {
      const reader = readers.get(marketId) ?? marketReader(services, marketId)
      readers.set(marketId, reader)
      const { stored, earliest } = await reader.work()
      if (stored === 0) return
      // What was known before this day changes the weeks that are scored already.
      if (earliest !== null && dayOf(earliest) < dayOf(now())) await changedFrom(sql, marketId, dayOf(earliest))
      await presentChanged(sql, marketId, true)
      if (!stopping() && isDue(scored, marketId)) await score(marketId)
    })

  return {
    async work() {
      if (!versionsHeld) await rescoreOlder(sql, IMPACT_VERSION)
      versionsHeld = true
      const passed = new Set<number>()
      const renewed = new Set<number>()
      while (!stopping()) {
        services.wanted.raised = false
        const waiting = (await waitingMarkets(sql)).find((marketId) => !passed.has(marketId))
        if (waiting !== undefined) {
          if (!(await readMarket(waiting))) passed.add(waiting)
          continue
        }
        const stale = (await staleMarkets(sql, dayOf(now()), IMPACT_VERSION)).find(
          (marketId) => !passed.has(marketId) && isDue(scored, marketId),
        )
        const unscored = (await unscoredMarkets(sql)).find((marketId) => !passed.has(marketId))
        const textual = (await derivedDue(sql)).find((marketId) => !renewed.has(marketId) && isDue(derived, marketId))
        if (stale === undefined && textual !== undefined) {
          renewed.add(textual)
          await held(textual, () => renew(textual))
          continue
        }
        const next = stale ?? unscored
        if (next === undefined) return
        const worked = await held(next, () => (stale === undefined ? scorePast(services, next) : score(next)))
        // Scored for today, even where nothing was there to be scored.
        if (!worked || stale !== undefined) passed.add(next)
      }
    },
  }
}
