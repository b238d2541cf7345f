import type { ImpactScore } from '@pandora/intelligence/impact/types'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'

/** How far scoring of a market is; days in Asia/Shanghai. */
export interface ScoringState { scored_to: string | null; changed_from: string | null; last_day: string | null }

export async function scoringState(db: Db, marketId: number): Promise<ScoringState> {
  const [row] = await db<ScoringState[]>`
    select s.scored_to, s.changed_from, (select max(scored_on) from company_score c where c.market_id = s.market_id) as last_day from analysis_state s where market_id = ${marketId}`
  return row ?? { scored_to: null, changed_from: null, last_day: null }
}

/** Scores from a day on must be made anew: documents of that day were read. */
export async function changedFrom(db: Db, marketId: number, day: string): Promise<void> {
  await db`insert into analysis_state (market_id, changed_from) values (${marketId}, ${day}) on conflict (market_id) do update set changed_from = least(analysis_state.changed_from, excluded.changed_from)`
}

/** Scores before `next` are made, or, with null, all of them; unless a document that became known meanwhile has moved the day from which they must be made anew. */
export async function scoredTo(db: Db, marketId: number, expected: string | null, next: string | null): Promise<void> {
  await db`update analysis_state set changed_from = ${next}, scored_to = greatest(scored_to, ${next}::date) where market_id = ${marketId} and changed_from is not distinct from ${expected}::date`
}

const cents = (value: number) => Math.round(value * 100) / 100
/** Points of a side that came directly. */
const directOf = (side: { groups: readonly { code: string; points: number }[] } | undefined): number => cents(side?.groups.filter((group) => group.code === 'direct').reduce((sum, group) => sum + group.points, 0) ?? 0)

/** Stores the scores of a day in place of those it had; companies without a score have none. */
export async function saveScores(tx: Db, marketId: number, day: string, scores: readonly ImpactScore[], now: number, late: boolean): Promise<void> {
  await tx`delete from company_score where market_id = ${marketId} and scored_on = ${day}`
  const rows = scores.flatMap(({ companyId, version, knownAt, riskPoint, opportunityPoint, impactScore, impact, receipt, flips }) => {
    if (riskPoint === null || opportunityPoint === null || impactScore === null || impact === null) return []
    const empty = riskPoint === 0 && opportunityPoint === 0
    return [[
      marketId, companyId, day, version, knownAt === null ? null : new Date(knownAt).toISOString(), new Date(now).toISOString(), late, riskPoint, opportunityPoint, impactScore, impact,
      directOf(receipt?.risk), directOf(receipt?.opportunity), empty || receipt === null ? null : JSON.stringify({ receipt, flips }),
    ]]
  })
  await insertRows(tx, 'company_score', ['market_id', 'company_id', 'scored_on', 'version', 'known_at', 'computed_at', 'back_computed', 'risk_point', 'opportunity_point', 'impact_score', 'impact', 'risk_direct', 'opportunity_direct', 'receipt'], rows)
}
