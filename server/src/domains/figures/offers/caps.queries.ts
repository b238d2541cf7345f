import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import type { Price, ShareCount } from '@pandora/intelligence/fundamentals/paid-price'
import type { View } from '@pandora/store/as-of'
import { inForce } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce, lastBarOf } from '../../markets/offers/quotes.ts'

/** Calendar days before a bar, and how many bars of them, that tell whether its average price is near those before. */
const BEFORE_DAYS = 20
const BEFORE_BARS = 5

/** What of a bar tells what was paid, and the shares counted last up to it. */
export interface CapRow {
  trade_date: string
  basis: PriceBasis
  basis_date: string | null
  close: number
  amount: number | null
  volume: number | null
  turnover_rate: number | null
  averages_before: number[]
  total_shares: number | null
  float_shares: number | null
  counted_on: string | null
}

/** Columns of `bar`, a row of `daily_price`, that make a `CapRow` of it; the shares counted are joined as `shares`. */
export function capColumns(db: Db, view: View) {
  return db`bar.trade_date, bar.basis, bar.basis_date, bar.close, bar.amount, bar.volume, bar.turnover_rate,
    shares.total_shares, shares.float_shares, shares.counted_on,
    case when bar.basis = 'traded' or bar.basis_date = bar.trade_date then '{}'::float8[]
      else array(select d.amount / d.volume from daily_price d
      where d.security_id = bar.security_id and d.basis = bar.basis
      and d.basis_date is not distinct from bar.basis_date and d.trade_date < bar.trade_date
        and d.trade_date >= bar.trade_date - ${BEFORE_DAYS}::int and d.amount > 0 and d.volume > 0
        and ${barInForce(db, 'd', view)}
      order by d.trade_date desc limit ${BEFORE_BARS}::int) end as averages_before`
}

/** `lateral` item `shares`: those of a security counted last up to a day. */
export function sharesUpTo(db: Db, view: View, security: ReturnType<Db>, day: ReturnType<Db>) {
  return db`lateral (select c.total_shares, c.float_shares, c.counted_on from share_count c
    where c.security_id = ${security} and c.counted_on <= ${day} and ${inForce(db, 'c', view)}
    order by c.counted_on desc limit 1) shares`
}

/**
 * `lateral` item `bar`: the last bar of a security between two days, of several of that day one that was really paid
 * first.
 */
export function barWithin(
  db: Db,
  view: View,
  security: ReturnType<Db>,
  { from, until }: { from: ReturnType<Db>; until: ReturnType<Db> },
) {
  const of = (
    basis: ReturnType<Db>,
    place: ReturnType<Db>,
  ) => db`(select d.security_id, d.trade_date, d.basis, d.basis_date, d.close, d.amount, d.volume, d.turnover_rate,
    ${place} as place from daily_price d
    where d.security_id = ${security} and d.basis = ${basis} and d.trade_date <= ${until} and d.trade_date >= ${from}
      and ${barInForce(db, 'd', view)} order by d.trade_date desc limit 1)`
  return db`lateral (select * from (${of(db`'traded'`, db`1`)} union all ${of(db`'forward-adjusted'`, db`2`)}
    union all ${of(db`'backward-adjusted'`, db`3`)}) of_any order by trade_date desc, place limit 1) bar`
}

/** The bar as `capOf` reads it. */
export const priceOf = (
  row: Omit<CapRow, 'total_shares' | 'float_shares' | 'counted_on'>,
  currency: string | null,
): Price => ({
  close: row.close,
  date: row.trade_date,
  basis: row.basis,
  basisDate: row.basis_date,
  currency,
  amount: row.amount,
  volume: row.volume,
  turnoverRate: row.turnover_rate,
  averagesBefore: row.averages_before,
})
export const countOf = (row: Pick<CapRow, 'total_shares' | 'float_shares' | 'counted_on'>): ShareCount => ({
  total: row.total_shares,
  float: row.float_shares,
  on: row.counted_on,
})

/** The last bar of each stock, by security, with its company; of all of the market unless some companies are named. */
export async function lastCapRows(
  db: Db,
  view: View,
  companyIds?: readonly string[],
): Promise<(CapRow & { security_id: string; company_id: string; currency: string })[]> {
  return db<(CapRow & { security_id: string; company_id: string; currency: string })[]>`
    select s.security_id, s.company_id, s.currency, ${capColumns(db, view)}
    from security s cross join ${lastBarOf(db, view, db`s.security_id`)}
      left join ${sharesUpTo(db, view, db`s.security_id`, db`bar.trade_date`)} on true
    where s.kind = 'stock' and s.company_id is not null
      and ${inForce(db, 's', view)} ${
        companyIds
          ? db`and s.company_id
      = any(${db.array([...companyIds])}::text[])`
          : db``
      }`
}
