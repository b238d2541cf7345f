import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce } from './quotes.ts'

/** How much the closes of a stock went up and down from one of its trading days to the next. */
export interface SwingRow {
  company_id: string
  basis: PriceBasis
  first_day: string
  last_day: string
  /** Log returns that are counted. */
  returns: number
  /** Their sample's standard deviation; null of fewer than two. */
  deviation: number | null
}

/**
 * Stocks of companies, of all unless some are named, with the basis that changes of their prices over some days are
 * told in: adjusted ones first. Those without a bar then are absent.
 */
export function pricedStocks(
  db: Db,
  view: View,
  { from, to, companyIds }: { from: string; to: string; companyIds?: readonly string[] | undefined },
) {
  return db`(select stock.company_id, stock.security_id, stock.currency, chosen.basis
    from (select distinct on (s.company_id) s.company_id, s.security_id, s.currency
      from security s where s.kind = 'stock' and s.company_id is not null and ${inForce(db, 's', view)}
        ${companyIds ? db`and s.company_id = any(${db.array([...companyIds])}::text[])` : db``}
      order by s.company_id, s.security_id <> s.company_id, s.security_id) stock
    cross join lateral (select b.basis from unnest(array['forward-adjusted', 'backward-adjusted', 'traded'])
      with ordinality b(basis, place) where exists (select from daily_price d
        where d.security_id = stock.security_id and d.basis = b.basis and d.trade_date between ${from} and ${to}
          and ${barInForce(db, 'd', view)}) order by b.place limit 1) chosen)`
}

/**
 * The deviation of log returns of stocks between two days, both included. A return is of two closes that follow each
 * other and rest on the same day's shares: adjusted closes of two bases are none.
 */
export async function swingsOver(
  db: Db,
  view: View,
  asked: { from: string; to: string; companyIds?: readonly string[] | undefined },
): Promise<SwingRow[]> {
  return db<SwingRow[]>`
    select stock.company_id, stock.basis, min(one.trade_date)::text as first_day, max(one.trade_date)::text as last_day,
      count(one.return)::int as returns, stddev_samp(one.return) as deviation
    from ${pricedStocks(db, view, asked)} stock
    cross join lateral (select d.trade_date, case when lag(d.basis_date) over w is not distinct from d.basis_date
        then ln(d.close / lag(d.close) over w) end as return
      from daily_price d where d.security_id = stock.security_id and d.basis = stock.basis and d.close > 0
        and d.trade_date between ${asked.from} and ${asked.to} and ${barInForce(db, 'd', view)}
      window w as (order by d.trade_date)) one
    group by stock.company_id, stock.basis`
}
