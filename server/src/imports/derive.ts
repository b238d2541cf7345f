import { emitLive } from '@pandora/store/live-events'
import type { Derive } from '@pandora/store/staging'
import { awaitAnalysis } from '../analysis/queue.queries.ts'
import { awaitFigures } from '../domains/figures/quarters/waiting.queries.ts'
import { deriveBusinesses } from '../domains/finance-reports/offers/businesses.ts'
import { placeUndated } from '../shared/first-known.queries.ts'
import { summariseFacts } from '../domains/health/offers/fact-summary.queries.ts'
import { deriveReportPeriods } from '../domains/finance-reports/offers/report-periods.queries.ts'
import { deriveSearchForms } from '../domains/search/offers/search-forms.ts'
import { announceChanges } from './after-merge.ts'

/**
 * What follows from a change of a market's facts: since when what has no time is known, search forms, lines of
 * business, the summaries of data health, what waits to be analysed and worked out, and word to the readers. Given to
 * `staging.merge` and `removeRun`, it works inside their transaction, so that what is derived never differs from the
 * facts.
 */
export function deriveFor(marketId: number): Derive {
  return async (tx, changed) => {
    await deriveBusinesses(tx, marketId, changed)
    await deriveReportPeriods(tx, marketId, changed)
    const placed = await placeUndated(tx, marketId, changed)
    await deriveSearchForms(tx, marketId, changed, placed.things)
    await summariseFacts(tx, marketId, changed, placed.counts)
    await awaitAnalysis(tx, marketId, changed)
    await awaitFigures(tx, marketId, changed)
    await announceChanges(tx, marketId, changed)
    // Bars, texts or reports may have moved since when companies are known.
    if (placed.things.length > 0)
      await emitLive(tx, {
        topic: 'companies',
        marketId,
        ids: placed.things.length > 200 ? [] : placed.things,
        count: placed.things.length,
      })
  }
}
