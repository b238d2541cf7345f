import type { PaidPrice } from '@pandora/intelligence/fundamentals/paid-price'
import type { Cumulated } from '@pandora/intelligence/ranking/quarters'
import { DEMO_MARKET } from '@pandora/sources/demo/mark'
import type { Db } from '@pandora/store/database'

const items = ['revenue', 'parent_net_profit', 'total_equity'] as const
export type StatementFigure = Cumulated & { companyId: string; item: (typeof items)[number] }

/** Every version of the figures that growth, quality and value rest on. */
export async function statementFigures(db: Db): Promise<StatementFigure[]> {
  const rows = await db<
    {
      companyId: string
      item: StatementFigure['item']
      periodEnd: string
      months: number
      value: number
      known_at: number
      superseded_at: number
    }[]
  >`
    select company_id as "companyId", item, period_end as "periodEnd", period_months as months, value, known_at,
      superseded_at from statement_item
    where market_id = ${DEMO_MARKET} and item = any(${db.array([...items])}) and value is not null`
  return rows.map(({ known_at: knownAt, superseded_at: superseded, ...rest }) => ({
    ...rest,
    knownAt,
    supersededAt: superseded === Infinity ? null : superseded,
  }))
}

/** Opens and closes of stocks, forward-adjusted to the present, and closes as paid, by trading day. */
export async function prices(
  db: Db,
  securities: readonly string[],
): Promise<{ security_id: string; trade_date: string; open: number; close: number; paid: PaidPrice }[]> {
  return db<{ security_id: string; trade_date: string; open: number; close: number; paid: PaidPrice }[]>`
    select a.security_id, a.trade_date, a.open, a.close, t.close as paid from daily_price a
    join daily_price t on t.market_id = a.market_id and t.security_id = a.security_id and t.basis = 'traded'
      and t.trade_date = a.trade_date and t.superseded_at = 'infinity' and a.open is not null
    where a.market_id = ${DEMO_MARKET} and a.security_id = any(${db.array(securities as string[])})
      and a.basis = 'forward-adjusted' and a.superseded_at = 'infinity' order by a.security_id, a.trade_date`
}

/** Total shares of stocks by the day they are counted on. */
export async function shareCounts(db: Db): Promise<{ security_id: string; counted_on: string; total: number }[]> {
  return db<{ security_id: string; counted_on: string; total: number }[]>`
    select security_id, counted_on, total_shares as total from share_count
      where market_id = ${DEMO_MARKET} and superseded_at = 'infinity' and total_shares is not null
      order by security_id, counted_on`
}

/** Documents about each company by day in Asia/Shanghai; of posts those that were read as bullish and bearish. */
export async function documentDays(
  db: Db,
): Promise<{ company_id: string; day: string; documents: number; many: number; empty: number }[]> {
  return db<{ company_id: string; day: string; documents: number; many: number; empty: number }[]>`
    select c.company_id, (c.published_at at time zone 'Asia/Shanghai')::date as day, count(*)::int as documents,
      count(*) filter (where a.stance = 'many')::int as many, count(*) filter (where a.stance = 'empty')::int as empty
    from document_company c left join document_analysis a on a.market_id = c.market_id and a.document_id = c.document_id
      and a.superseded_at = 'infinity'
    where c.market_id = ${DEMO_MARKET} and c.superseded_at = 'infinity' group by 1, 2`
}
