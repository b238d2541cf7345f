import type { Sql } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { deriveBusinesses } from './offers/businesses.ts'
import { marketsToFill, touchAll } from './fill-reports.queries.ts'
import { deriveReportPeriods } from './report-periods.queries.ts'

/**
 * Derives businesses and reports of what was stored by a version that did not know them. Nothing to do after the first
 * time.
 */
export async function fillReports(sql: Sql): Promise<void> {
  for (const { market_id: marketId, segments, statements } of await marketsToFill(sql)) {
    for (const [wanted, kind, derive] of [
      [segments, 'business_segment', deriveBusinesses],
      [statements, 'statement_item', deriveReportPeriods],
    ] as const) {
      if (!wanted) continue
      await sql.begin(async (tx) => {
        const touched = await touchAll(tx, marketId, kind)
        await derive(tx, marketId, new Map([[kind, { new: touched, updated: 0, unchanged: 0, duplicate: 0 }]]))
        await emitLive(tx, { topic: 'companies', marketId, ids: [], count: touched })
      })
    }
  }
}
