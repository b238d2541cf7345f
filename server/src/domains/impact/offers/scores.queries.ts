import { dayOf } from '@pandora/contract/time'
import type { Flip, ImpactClass, ImpactReceipt, ImpactScore } from '@pandora/intelligence/impact/types'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import { noteNewFacts } from '../../../shared/new-facts.queries.ts'

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

const cents = (value: number) => Math.round(value * 100) / 100
/** Points of a side that came directly. */
const directOf = (side: { groups: readonly { code: string; points: number }[] } | undefined): number =>
  cents(side?.groups.filter((group) => group.code === 'direct').reduce((sum, group) => sum + group.points, 0) ?? 0)

/** A score that is one: of a company that was read about. */
export type Scored = ImpactScore & {
  riskPoint: number
  opportunityPoint: number
  impactScore: number
  impact: ImpactClass
}
export const isScored = (one: ImpactScore): one is Scored =>
  one.riskPoint !== null && one.opportunityPoint !== null && one.impactScore !== null && one.impact !== null
export const knownText = (knownAt: number | null) => (knownAt === null ? null : new Date(knownAt).toISOString())

/**
 * Stores the present scores, as of `now` (ms), with their receipts, in place of those before; companies without a score
 * have none, nor have they had any.
 */
export async function savePresent(
  tx: Db,
  marketId: number,
  scores: readonly ImpactScore[],
  now: number,
): Promise<void> {
  const before = await tx<{ company_id: string; risk_point: number; opportunity_point: number }[]>`
    delete from company_score where market_id = ${marketId} returning company_id, risk_point, opportunity_point`
  const scored = scores.filter(isScored)
  const stays = new Set(scored.map((one) => one.companyId))
  const gone = before.flatMap((row) => (stays.has(row.company_id) ? [] : [row.company_id]))
  if (gone.length > 0)
    await tx`delete from company_score_history where market_id = ${marketId} and company_id = any(${tx.array(gone)})`
  const rows = scored.map(
    ({ companyId, version, knownAt, riskPoint, opportunityPoint, impactScore, impact, receipt, flips }) => {
      const empty = riskPoint === 0 && opportunityPoint === 0
      return [
        marketId,
        companyId,
        dayOf(now),
        version,
        knownText(knownAt),
        new Date(now).toISOString(),
        false,
        riskPoint,
        opportunityPoint,
        impactScore,
        impact,
        directOf(receipt?.risk),
        directOf(receipt?.opportunity),
        empty || receipt === null ? null : JSON.stringify({ receipt, flips }),
      ]
    },
  )
  await insertRows(
    tx,
    'company_score',
    [
      'market_id',
      'company_id',
      'scored_on',
      'version',
      'known_at',
      'computed_at',
      'back_computed',
      'risk_point',
      'opportunity_point',
      'impact_score',
      'impact',
      'risk_direct',
      'opportunity_direct',
      'receipt',
    ],
    rows,
  )
  const stood = new Map(before.map((row) => [row.company_id, row]))
  const changed = scored.filter(({ companyId, riskPoint, opportunityPoint }) => {
    const old = stood.get(companyId)
    return old?.risk_point !== riskPoint || old.opportunity_point !== opportunityPoint
  })
  await noteNewFacts(
    tx,
    marketId,
    'score',
    changed.map((one) => one.companyId),
  )
}
