import type { Derive } from '@pandora/store/staging'
import { awaitAnalysis } from '../analysis/queue.queries.ts'
import { awaitFigures } from '../figures/waiting.queries.ts'
import { deriveBusinesses } from '../shared/businesses.ts'
import { summariseFacts } from '../shared/fact-summary.queries.ts'
import { deriveReportPeriods } from '../shared/report-periods.queries.ts'
import { deriveSearchForms } from '../shared/search-forms.ts'
import { announceChanges } from './after-merge.ts'

/**
 * What follows from a change of a market's facts: search forms, lines of business, the summaries of data health, what waits to be analysed and worked out, and word to the readers. Given to
 * `staging.merge` and `removeRun`, it works inside their transaction, so that what is derived never differs from the facts.
 */
export function deriveFor(marketId: number): Derive {
  return async (tx, changed) => {
    await deriveSearchForms(tx, marketId, changed)
    await deriveBusinesses(tx, marketId, changed)
    await deriveReportPeriods(tx, marketId, changed)
    await summariseFacts(tx, marketId, changed)
    await awaitAnalysis(tx, marketId, changed)
    await awaitFigures(tx, marketId, changed)
    await announceChanges(tx, marketId, changed)
  }
}
