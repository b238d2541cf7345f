import type { ImpactScore } from '@pandora/intelligence/impact/types'
import type { Db } from '@pandora/store/database'
import { isScored, knownText } from './scores.queries.ts'

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
