import { scoreOf } from '@pandora/intelligence/impact/classes'
import type { Db } from '@pandora/store/database'

/** What a company's score was at the end of a day; points 0 to 100. */
export interface PastScore {
  company_id: string
  scored_on: string
  risk_point: number
  opportunity_point: number
  impact_score: number
  known_at: number | null
}

type Kept = Pick<PastScore, 'company_id' | 'scored_on' | 'known_at'> & { risk: number; opportunity: number }

function points({ risk, opportunity, ...row }: Kept): PastScore {
  const [riskPoint, opportunityPoint] = [risk / 100, opportunity / 100]
  return {
    ...row,
    risk_point: riskPoint,
    opportunity_point: opportunityPoint,
    impact_score: scoreOf(riskPoint, opportunityPoint),
  }
}

/**
 * Scores at the ends of the Fridays between two days, of one company or of all, by day; what is kept by change stands
 * on every day it holds for.
 */
export async function weeklyScores(
  db: Db,
  marketId: number,
  companyId: string | null,
  from: string,
  to: string,
): Promise<PastScore[]> {
  const one = companyId === null ? db`` : db`and company_id = ${companyId}`
  const [days, changes] = await Promise.all([
    db<
      { scored_on: string }[]
    >`select scored_on from score_day where market_id = ${marketId} and scored_on between ${from} and ${to}
      and extract(isodow from scored_on) = 5 order by 1`,
    db<Kept[]>`
      (select distinct on (company_id) company_id, scored_on, known_at, risk, opportunity from company_score_history
        where market_id = ${marketId} and scored_on < ${from} ${one} order by company_id, scored_on desc)
      union all select company_id, scored_on, known_at, risk, opportunity from company_score_history
        where market_id = ${marketId} and scored_on between ${from} and ${to} ${one}
      order by scored_on, company_id`,
  ])
  const held = new Map<string, Kept>()
  let next = 0
  return days.flatMap(({ scored_on: day }) => {
    for (let change = changes[next]; change && change.scored_on <= day; change = changes[++next])
      held.set(change.company_id, change)
    return [...held.values()].map((kept) => points({ ...kept, scored_on: day }))
  })
}
