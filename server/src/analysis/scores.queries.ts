import { dayOf } from '@pandora/contract/time'
import type { ImpactClass, ImpactScore } from '@pandora/intelligence/impact/types'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'

/** How far scoring of a market is; days in Asia/Shanghai. */
export interface ScoringState {
  scored_to: string | null
  changed_from: string | null
  last_day: string | null
}

export async function scoringState(db: Db, marketId: number): Promise<ScoringState> {
  const [row] = await db<ScoringState[]>`
    select s.scored_to, s.changed_from, (select max(scored_on) from company_score c
      where c.market_id = s.market_id) as last_day from analysis_state s where market_id = ${marketId}`
  return row ?? { scored_to: null, changed_from: null, last_day: null }
}

/** Days after one at whose end a market was scored as it ran, in order. */
export async function scoredAfter(db: Db, marketId: number, day: string): Promise<string[]> {
  const rows = await db<
    { day: string }[]
  >`select scored_on as day from score_day where market_id = ${marketId} and scored_on > ${day} order by 1`
  return rows.map((row) => row.day)
}

/** Scores from a day on must be made anew: documents of that day were read. */
export async function changedFrom(db: Db, marketId: number, day: string): Promise<void> {
  await db`insert into analysis_state (market_id, changed_from) values (${marketId}, ${day})
    on conflict (market_id) do update set changed_from = least(analysis_state.changed_from, excluded.changed_from)`
}

/**
 * Scores before `next` are made, or, with null, all of them; unless a document that became known meanwhile has moved
 * the day from which they must be made anew.
 */
export async function scoredTo(db: Db, marketId: number, expected: string | null, next: string | null): Promise<void> {
  await db`update analysis_state set changed_from = ${next}, scored_to = greatest(scored_to, ${next}::date)
    where market_id = ${marketId} and changed_from is not distinct from ${expected}::date`
}

const cents = (value: number) => Math.round(value * 100) / 100
/** Points of a side that came directly. */
const directOf = (side: { groups: readonly { code: string; points: number }[] } | undefined): number =>
  cents(side?.groups.filter((group) => group.code === 'direct').reduce((sum, group) => sum + group.points, 0) ?? 0)

/** A score that is one: of a company that was read about. */
type Scored = ImpactScore & { riskPoint: number; opportunityPoint: number; impactScore: number; impact: ImpactClass }
const isScored = (one: ImpactScore): one is Scored =>
  one.riskPoint !== null && one.opportunityPoint !== null && one.impactScore !== null && one.impact !== null
const knownText = (knownAt: number | null) => (knownAt === null ? null : new Date(knownAt).toISOString())

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
  const before = await tx<
    { company_id: string }[]
  >`delete from company_score where market_id = ${marketId} returning company_id`
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
}

/**
 * A past day whose scores are stored; days after `after` and before it, on which the market was scored as it ran, are
 * scored no longer.
 */
export interface PastDay {
  day: string
  after: string
  version: string
}

/**
 * Stores the scores of the end of a past day, by change. What later days say stays what it was: a company whose score
 * is another now gets its old one as a row of the next day.
 */
export async function savePast(
  tx: Db,
  marketId: number,
  { day, after, version }: PastDay,
  scores: readonly ImpactScore[],
  now: number,
): Promise<void> {
  const [next] = await tx<
    { day: string | null }[]
  >`select min(scored_on) as day from score_day where market_id = ${marketId} and scored_on > ${day}`
  if (typeof next?.day === 'string') {
    await tx`
      insert into company_score_history (market_id, company_id, scored_on, risk, opportunity, known_at)
      select ${marketId}, c.company_id, ${next.day}::date, stood.risk, stood.opportunity, stood.known_at
        from company_score c
      cross join lateral (select risk, opportunity, known_at from company_score_history h
        where h.market_id = ${marketId} and h.company_id = c.company_id and h.scored_on <= ${day}
        order by scored_on desc limit 1) stood
      where c.market_id = ${marketId} on conflict do nothing`
  }
  const replaced = tx`market_id = ${marketId} and scored_on > ${after} and scored_on <= ${day}`
  await tx`delete from company_score_history where ${replaced}`
  await tx`delete from score_day where ${replaced}`
  await tx`insert into score_day (market_id, scored_on, version, computed_at)
    values (${marketId}, ${day}, ${version}, ${new Date(now).toISOString()})`
  const rows = scores
    .filter(isScored)
    .map(
      (one) =>
        [
          one.companyId,
          Math.round(one.riskPoint * 100),
          Math.round(one.opportunityPoint * 100),
          knownText(one.knownAt),
        ] as const,
    )
  const list = <T>(values: readonly T[]) => tx.array(values.map(String), 25)
  await tx`
    insert into company_score_history (market_id, company_id, scored_on, risk, opportunity, known_at)
    select ${marketId}, n.id, ${day}::date, n.risk::smallint, n.opportunity::smallint, nullif(n.known, '')::timestamptz
    from unnest(${list(rows.map(([id]) => id))}::text[], ${list(rows.map(([, risk]) => risk))}::text[],
      ${list(rows.map(([, , opportunity]) => opportunity))}::text[],
      ${list(rows.map(([, , , known]) => known ?? ''))}::text[]) n(id, risk, opportunity, known)
    left join lateral (select h.risk, h.opportunity from company_score_history h
      where h.market_id = ${marketId} and h.company_id = n.id and h.scored_on < ${day} order by h.scored_on desc
      limit 1) before on true
    where before.risk is distinct from n.risk::smallint or before.opportunity is distinct from n.opportunity::smallint`
}
