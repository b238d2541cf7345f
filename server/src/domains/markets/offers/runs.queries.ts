import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { barInForce } from './quotes.ts'
import { pricedStocks } from './swings.queries.ts'

/** Closes of a stock up to a day, the latest first. */
export interface LastCloses {
  company_id: string
  basis: PriceBasis
  currency: string
  days: string[]
  closes: number[]
}

/** Days back from the last one within which a stock traded on, if it trades at all. */
const NEAR = 20

/**
 * The last closes of stocks up to a day, the latest first and at most `most`, of one basis and the same day's shares;
 * of stocks that have one within the days before.
 */
export async function lastCloses(
  db: Db,
  view: View,
  { to, most, companyIds }: { to: string; most: number; companyIds?: readonly string[] | undefined },
): Promise<LastCloses[]> {
  const from = new Date(Date.parse(to) - NEAR * 86_400_000).toISOString().slice(0, 10)
  return db<LastCloses[]>`
    select stock.company_id, stock.basis, stock.currency, array_agg(one.trade_date::text order by one.trade_date desc)
      as days, array_agg(one.close order by one.trade_date desc) as closes
    from ${pricedStocks(db, view, { from, to, companyIds })} stock
    cross join lateral (select d.trade_date, d.close, d.basis_date,
        first_value(d.basis_date) over (order by d.trade_date desc) as last_basis
      from daily_price d where d.security_id = stock.security_id and d.basis = stock.basis and d.trade_date <= ${to}
        and d.close > 0 and ${barInForce(db, 'd', view)} order by d.trade_date desc limit ${most}) one
    where one.basis_date is not distinct from one.last_basis
    group by stock.company_id, stock.basis, stock.currency`
}

/**
 * The last close of a stock, the highest and lowest of its closes before it over some days, and the first and last of
 * those days.
 */
export interface ExtremeRow {
  company_id: string
  basis: PriceBasis
  currency: string
  first_day: string
  last_day: string
  last_close: number
  highest: number
  lowest: number
}

/**
 * Last closes of stocks between two days, both included, beside the closes before them that rest on the same day's
 * shares; stocks with one close alone are absent.
 */
export async function extremesOver(
  db: Db,
  view: View,
  asked: { from: string; to: string; companyIds?: readonly string[] | undefined },
): Promise<ExtremeRow[]> {
  return db<ExtremeRow[]>`
    select stock.company_id, stock.basis, stock.currency, min(one.trade_date)::text as first_day,
      max(one.trade_date)::text as last_day, max(one.close) filter (where one.trade_date = one.last_day) as last_close,
      max(one.close) filter (where one.trade_date < one.last_day) as highest,
      min(one.close) filter (where one.trade_date < one.last_day) as lowest
    from ${pricedStocks(db, view, asked)} stock
    cross join lateral (select d.trade_date, d.close, d.basis_date, first_value(d.trade_date) over w as last_day,
        first_value(d.basis_date) over w as last_basis
      from daily_price d where d.security_id = stock.security_id and d.basis = stock.basis and d.close > 0
        and d.trade_date between ${asked.from} and ${asked.to} and ${barInForce(db, 'd', view)}
      window w as (order by d.trade_date desc)) one
    where one.basis_date is not distinct from one.last_basis
    group by stock.company_id, stock.basis, stock.currency having count(*) > 1`
}

/** The price paid at the end of a stock's last day up to a day, that before it, and when it came to the market. */
export interface PaidRow {
  company_id: string
  security_id: string
  exchange: string
  code: string
  currency: string
  name_zh: string | null
  listed_on: string | null
  day: string
  close: number
  before_day: string
  before: number
  /** Closes paid among its last six, as far as they are held. */
  held: number
}

/** The last two closes paid of each company's stock up to a day. */
export async function lastPaid(
  db: Db,
  view: View,
  { to, companyIds }: { to: string; companyIds?: readonly string[] | undefined },
): Promise<PaidRow[]> {
  const from = new Date(Date.parse(to) - NEAR * 86_400_000).toISOString().slice(0, 10)
  return db<PaidRow[]>`
    select stock.company_id, stock.security_id, stock.exchange, stock.code, stock.currency, stock.name_zh,
      stock.listed_on::text as listed_on, bar.days[1]::text as day, bar.closes[1] as close, bar.days[2]::text as before_day,
      bar.closes[2] as before, cardinality(bar.closes) as held
    from (select distinct on (s.company_id) s.company_id, s.security_id, s.exchange, s.code, s.currency, s.name_zh,
        s.listed_on
      from security s where s.kind = 'stock' and s.company_id is not null and ${inForce(db, 's', view)}
        ${companyIds ? db`and s.company_id = any(${db.array([...companyIds])}::text[])` : db``}
      order by s.company_id, s.security_id <> s.company_id, s.security_id) stock
    cross join lateral (select array_agg(one.trade_date order by one.trade_date desc) as days,
        array_agg(one.close order by one.trade_date desc) as closes
      from (select d.trade_date, d.close from daily_price d where d.security_id = stock.security_id and d.basis = 'traded'
        and d.trade_date between ${from} and ${to} and d.close > 0 and ${barInForce(db, 'd', view)}
        order by d.trade_date desc limit 6) one) bar
    where cardinality(bar.closes) > 1`
}
