import type { EventPart, ImpactReceipt } from '@pandora/intelligence/impact/types'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { scoresAt } from './scores.ts'

const parts = (receipt: ImpactReceipt | null): EventPart[] =>
  receipt === null
    ? []
    : [receipt.risk, receipt.opportunity].flatMap((side) => side.groups.flatMap((group) => group.parts))

/**
 * What events give to the scores of companies, by company: of the stored present scores, or of those of a past instant.
 */
export async function eventParts(db: Db, view: View, companies: readonly string[]): Promise<Map<string, EventPart[]>> {
  if (companies.length === 0) return new Map()
  if (view.asOf !== null)
    return new Map(
      [...(await scoresAt(db, view.marketId, companies, view.asOf))].map(([id, score]) => [id, parts(score.receipt)]),
    )
  const rows = await db<{ company_id: string; receipt: { receipt: ImpactReceipt } | null }[]>`
    select company_id, receipt from company_score
      where market_id = ${view.marketId} and company_id = any(${db.array(companies as string[])})`
  return new Map(rows.map((row) => [row.company_id, parts(row.receipt?.receipt ?? null)]))
}
