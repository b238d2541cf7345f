import type { Db } from '@pandora/store/database'

/** What a company's score was from a day on, until the next row; points 0 to 100. */
export interface ScoreSince {
  company_id: string
  scored_on: string
  risk: number
  opportunity: number
  known_at: number | null
}

/**
 * Scores of companies at the ends of days, by change: the one that stood on `from`, and each later one up to `to`,
 * newest first.
 */
export async function scoresOverDays(
  db: Db,
  marketId: number,
  companies: readonly string[],
  from: string,
  to: string,
): Promise<Map<string, ScoreSince[]>> {
  if (companies.length === 0) return new Map()
  const ids = db.array(companies as string[])
  const rows = await db<ScoreSince[]>`
    select company_id, scored_on, risk / 100.0::float8 as risk, opportunity / 100.0::float8 as opportunity, known_at
    from (
      (select distinct on (company_id) company_id, scored_on, risk, opportunity, known_at from company_score_history
        where market_id = ${marketId} and company_id = any(${ids}) and scored_on <= ${from}
        order by company_id, scored_on desc)
      union all
      (select company_id, scored_on, risk, opportunity, known_at from company_score_history
        where market_id = ${marketId} and company_id = any(${ids}) and scored_on > ${from} and scored_on <= ${to})
    ) stood order by company_id, scored_on desc`
  return Map.groupBy(rows, (row) => row.company_id)
}
