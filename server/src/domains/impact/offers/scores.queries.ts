import type { ImpactClass, Flip, ImpactReceipt } from '@pandora/intelligence/impact/types'
import type { Db } from '@pandora/store/database'

/** A stored score. */
export interface ScoreRow {
  company_id: string
  scored_on: string
  version: string
  known_at: number | null
  computed_at: number
  back_computed: boolean
  risk_point: number
  opportunity_point: number
  impact_score: number
  impact: ImpactClass
  risk_direct: number
  opportunity_direct: number
}

/** The present scores of companies, or of all, by id. */
export async function presentScores(
  db: Db,
  marketId: number,
  companies: readonly string[] | null,
): Promise<Map<string, ScoreRow>> {
  if (companies?.length === 0) return new Map()
  const rows = await db<ScoreRow[]>`
    select company_id, scored_on, version, known_at, computed_at, back_computed, risk_point, opportunity_point,
      impact_score, impact, risk_direct, opportunity_direct from company_score
    where market_id = ${marketId} ${
      companies === null
        ? db``
        : db`and company_id
      = any(${db.array(companies as string[])})`
    }`
  return new Map(rows.map((row) => [row.company_id, row]))
}

/** What a present score keeps beside its numbers. */
export async function storedReceipt(
  db: Db,
  marketId: number,
  companyId: string,
): Promise<{ receipt: ImpactReceipt; flips: Flip[] } | null> {
  const [row] = await db<
    { receipt: { receipt: ImpactReceipt; flips: Flip[] } | null }[]
  >`select receipt from company_score where market_id = ${marketId} and company_id = ${companyId}`
  return row?.receipt ?? null
}
