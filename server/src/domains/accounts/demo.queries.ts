import { capOf } from '@pandora/intelligence/fundamentals/valuation'
import type { Db } from '@pandora/store/database'
import { countOf, lastCapRows, priceOf } from '../figures/offers/caps.queries.ts'

/**
 * Whether the demo market may be tried: `loading` while it has no company yet and is being filled, or is about to be (a
 * product just
 * started), `off` where nothing is coming: its load failed, or it was taken away.
 */
export async function demoState(db: Db, marketId: number): Promise<'ready' | 'loading' | 'off'> {
  const [row] = await db<{ filled: boolean; coming: boolean }[]>`select
    exists(select from company where market_id = ${marketId} and superseded_at = 'infinity') as filled,
    (select coalesce(bool_or(state in ('queued', 'reading', 'merging')), true) from import_run
      where market_id = ${marketId}) as coming`
  return row?.filled ? 'ready' : row?.coming ? 'loading' : 'off'
}

/**
 * Puts the largest companies of a market on a user's empty watch list: by market value, or where share counts are not
 * known by the amount of the last day.
 */
export async function watchLargest(tx: Db, marketId: number, uid: number, count: number): Promise<void> {
  const sized = (await lastCapRows(tx, { marketId, asOf: null })).map((row) => ({
    id: row.company_id,
    cap: capOf(priceOf(row, row.currency), countOf(row)).marketCap ?? -1,
    amount: row.amount ?? -1,
  }))
  const largest = [
    ...new Set(
      sized.toSorted((a, b) => b.cap - a.cap || b.amount - a.amount || (a.id < b.id ? -1 : 1)).map((one) => one.id),
    ),
  ].slice(0, count)
  await tx`
    insert into watch_entry (uid, market_id, company_id, position)
    select ${uid}, ${marketId}, one.company_id, one.position
      from unnest(${tx.array(largest)}::text[]) with ordinality one(company_id, position)`
}
