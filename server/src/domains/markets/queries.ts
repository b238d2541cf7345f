import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { SecurityRow } from '@pandora/store/generated/schema'
import { changeRateOf, lastBarOf } from './offers/quotes.ts'

/** Markets in which there is any fact to read. */
export async function filledMarkets(db: Db): Promise<Set<number>> {
  const rows = await db<{ market_id: number }[]>`
    select m.market_id from market m
    where exists(select from company c where c.market_id = m.market_id) or exists(select from security s
      where s.market_id = m.market_id)
      or exists(select from daily_price p where p.market_id = m.market_id) or exists(select from document d
        where d.market_id = m.market_id)
      or exists(select from observation o where o.market_id = m.market_id)`
  return new Set(rows.map((row) => row.market_id))
}

/** The market's indexes, by the order of their exchanges and code. */
export async function indexes(db: Db, view: View): Promise<Pick<SecurityRow, 'security_id' | 'name_zh' | 'name_en'>[]> {
  return db<Pick<SecurityRow, 'security_id' | 'name_zh' | 'name_en'>[]>`
    select s.security_id, s.name_zh, s.name_en from security s
      left join exchange e on e.market_id = s.market_id and e.exchange = s.exchange
    where s.kind = 'index' and ${inForce(db, 's', view)}
    order by s.currency <> 'CNY', s.code <> '000001', e.position, s.code, s.security_id limit 40`
}

/** How the stocks stood at the end of the last day on which any of them has a bar. */
export interface Breadth {
  breadth_date: string | null
  rising: number
  falling: number
  flat: number
}

/**
 * Breadth of the last day. Securities are found by stepping over the index from one to the next, since prices may be
 * known of stocks of which
 * nothing else is: 8 µs a stock, where counting distinct ids reads every bar.
 */
export async function breadth(db: Db, view: View): Promise<Breadth> {
  const [row] = await db<[Breadth]>`
    with recursive priced(id) as (
      (select p.security_id from daily_price p where p.market_id = ${view.marketId} order by p.security_id limit 1)
      union all
      select (select p.security_id from daily_price p where p.market_id = ${view.marketId} and p.security_id > priced.id
        order by p.security_id limit 1) from priced where priced.id is not null),
    last as materialized (
      select bar.trade_date, ${changeRateOf(db, view)} as change from priced
        cross join ${lastBarOf(db, view, db`priced.id`)}
      where priced.id is not null and priced.id not like '%-%-%'),
    latest as (select max(trade_date) as day from last)
    select (select day from latest) as breadth_date, (count(*) filter (where change > 0))::int as rising,
      (count(*) filter (where change < 0))::int as falling, (count(*) filter (where change = 0))::int as flat
    from last where trade_date = (select day from latest)`
  return row
}

/** Last trading day of the mainland exchanges known to the view, and when its latest document was published. */
export async function latestDays(
  db: Db,
  view: View,
): Promise<{ trade_date: string | null; document_at: number | null }> {
  const last = (exchange: ReturnType<Db>) =>
    db`(select t.trade_date from trading_day t where t.exchange = ${exchange} and ${inForce(db, 't', view)}
      order by t.trade_date desc limit 1)`
  const [row] = await db<[{ trade_date: string | null; document_at: number | null }]>`
    select greatest(${last(db`'SHZ'`)}, ${last(db`'SSE'`)}) as trade_date,
      (select d.published_at from document d where ${inForce(db, 'd', view)}
        order by d.published_at desc, d.document_id desc limit 1) as document_at`
  return row
}
