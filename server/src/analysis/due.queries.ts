import { dayOf } from '@pandora/contract/time'
import { IMPACT_VERSION } from '@pandora/intelligence/impact/score'
import type { Db } from '@pandora/store/database'
import { wakeAnalysis } from './queue.queries.ts'
import { staleMarkets, unscoredMarkets } from '../domains/impact/offers/scoring-state.queries.ts'

/** Wakes the readers where something waits that nobody was woken for: a process died, or a day has ended. */
export async function analysisIsDue(db: Db, now: number): Promise<void> {
  const [waiting] = await db`select 1 from analysis_waiting limit 1`
  if (
    waiting ||
    (await unscoredMarkets(db)).length > 0 ||
    (await staleMarkets(db, dayOf(now), IMPACT_VERSION)).length > 0
  )
    await wakeAnalysis(db)
}
