import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import type { Db } from '@pandora/store/database'

/** Changes of each stock against the close before as its exchange counts it, per cent, by trading day. */
export async function stockReturns(
  db: Db,
  securities: readonly string[],
): Promise<{ security_id: string; trade_date: string; change_rate: number }[]> {
  return db<{ security_id: string; trade_date: string; change_rate: number }[]>`
    select security_id, trade_date, change_rate from daily_price
    where market_id = ${DEMO_MARKET} and security_id = any(${db.array(securities as string[])}) and basis = 'traded'
      and superseded_at = 'infinity' and change_rate is not null order by security_id, trade_date`
}

/** Changes of stocks by trading day, of all (`null`) and of those of each class: their sum, per cent, and how many. */
export async function classReturns(
  db: Db,
  stocks: readonly { security: string; code: string }[],
): Promise<{ code: string | null; trade_date: string; sum: number; count: number }[]> {
  return db<{ code: string | null; trade_date: string; sum: number; count: number }[]>`
    select c.code, p.trade_date, sum(p.change_rate) as sum, count(*)::int as count
    from unnest(${db.array(stocks.map((one) => one.security))}::text[],
      ${db.array(stocks.map((one) => one.code))}::text[]) c(security_id, code)
    join daily_price p on p.market_id = ${DEMO_MARKET} and p.security_id = c.security_id and p.basis = 'traded'
      and p.superseded_at = 'infinity'
    where p.change_rate is not null
    group by grouping sets ((c.code, p.trade_date), (p.trade_date))`
}
