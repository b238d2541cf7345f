import type { Db } from '@pandora/store/database'

/**
 * Notes the first day of which a merge has changed something, where a stored month, or its outcome, saw that day; what
 * has no time was always there.
 */
export async function noteChanged(tx: Db, marketId: number, kind: string): Promise<void> {
  await tx`insert into ranking_state (market_id, changed_from)
    select ${marketId}, greatest(first.known_at, '1990-01-01'::timestamptz)::date
    from (select min(t.known_at) as known_at from ${tx(`touched_${kind}`)} t) first
    where exists (select from ranking_month m where m.market_id = ${marketId}
      and coalesce(m.closes_on, m.ranked_on) >= first.known_at::date)
    on conflict (market_id) do update set changed_from = least(ranking_state.changed_from, excluded.changed_from)`
}
