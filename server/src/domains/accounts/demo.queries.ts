import { inForce } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { lastBarOf } from '../../shared/quotes.ts'

/**
 * Whether the demo market may be tried: `loading` while it has no company yet and is being filled, or is about to be (a product just
 * started), `off` where nothing is coming: its load failed, or it was taken away.
 */
export async function demoState(db: Db, marketId: number): Promise<'ready' | 'loading' | 'off'> {
  const [row] = await db<{ filled: boolean; coming: boolean }[]>`select
    exists(select from company where market_id = ${marketId} and superseded_at = 'infinity') as filled,
    (select coalesce(bool_or(state in ('queued', 'reading', 'merging')), true) from import_run where market_id = ${marketId}) as coming`
  return row?.filled ? 'ready' : row?.coming ? 'loading' : 'off'
}

/** Puts the largest companies of a market on a user's empty watch list: by market value, or where share counts are not known by the amount of the last day. */
export async function watchLargest(tx: Db, marketId: number, uid: number, count: number): Promise<void> {
  const view = { marketId, asOf: null }
  await tx`
    insert into watch_entry (uid, market_id, company_id, position)
    select ${uid}, ${marketId}, company_id, row_number() over (order by cap desc nulls last, amount desc nulls last, company_id)
    from (
      select s.company_id, max(bar.close * shares.total_shares) as cap, max(bar.amount) as amount
      from security s cross join ${lastBarOf(tx, view, tx`s.security_id`)}
      left join lateral (select c.total_shares from share_count c where c.security_id = s.security_id and ${inForce(tx, 'c', view)} order by c.counted_on desc limit 1) shares on true
      where s.kind = 'stock' and s.company_id is not null and ${inForce(tx, 's', view)}
      group by s.company_id order by cap desc nulls last, amount desc nulls last, s.company_id limit ${count}) largest`
}
