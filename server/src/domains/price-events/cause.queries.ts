import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { SHENWAN } from '../../shared/classes.ts'
import { barInForce } from '../markets/offers/quotes.ts'

export interface DayChange {
  trade_date: string
  change: number | null
}

/** Change of a security by day, per cent, in one basis: as the exchange counts it, else by the close before. */
export async function changesOf(
  db: Db,
  view: View,
  securityId: string,
  from: string,
  to: string,
): Promise<DayChange[]> {
  return db<DayChange[]>`
    select p.trade_date, coalesce(p.change_rate, case when coalesce(p.previous_close, lag(p.close) over w) > 0
      then (p.close / coalesce(p.previous_close, lag(p.close) over w) - 1) * 100 end) as change
    from (select d.basis from daily_price d where d.security_id = ${securityId} and ${barInForce(db, 'd', view)}
      order by d.basis = 'traded' desc, d.basis = 'forward-adjusted' desc limit 1) chosen
    join daily_price p on p.security_id = ${securityId} and p.basis = chosen.basis
      and p.trade_date between ${from} and ${to} and ${barInForce(db, 'p', view)}
    window w as (order by p.trade_date) order by p.trade_date`
}

/** Classes of an industry of level 1 that companies are or were in. */
export async function classesUnder(db: Db, view: View, code: string): Promise<string[]> {
  const rows = await db<{ industry_code: string }[]>`select distinct m.industry_code from industry_membership m
    where m.scheme = ${SHENWAN} and left(m.industry_code, 2) = ${code.slice(0, 2)} and ${inForce(db, 'm', view)}`
  return rows.map((row) => row.industry_code)
}

interface Peers {
  code: string
  on: string
  without: string
}

/** A company's class of level 1 on a day, last begun of those it was in. */
const inClass = (db: Db, view: View, on: string) =>
  db`m.scheme = ${SHENWAN} and m.valid_from <= ${on} and (m.valid_to is null or m.valid_to >= ${on})
    and ${inForce(db, 'm', view)} order by m.valid_from desc limit 1`

/**
 * Mean change by day of the stocks that were in an industry of level 1 on the day `on`, and how many traded; `without`
 * is no part of what it is held against.
 */
export async function peerChanges(
  db: Db,
  view: View,
  { code, on, without }: Peers,
  from: string,
  to: string,
): Promise<{ trade_date: string; change: number; count: number }[]> {
  return db<{ trade_date: string; change: number; count: number }[]>`
    select p.trade_date, avg(coalesce(p.change_rate, (p.close / p.previous_close - 1) * 100)) as change,
      count(*)::int as count
    from (select distinct s.security_id from (select distinct c.company_id from industry_membership c
      where c.scheme = ${SHENWAN} and left(c.industry_code, 2) = ${code.slice(0, 2)} and ${inForce(db, 'c', view)}) ever
      cross join lateral (select m.industry_code from industry_membership m
        where m.company_id = ever.company_id and ${inClass(db, view, on)}) class
      join security s on s.company_id = ever.company_id and s.kind = 'stock' and ${inForce(db, 's', view)}
        where left(class.industry_code, 2) = ${code.slice(0, 2)}) peer
    join daily_price p on p.security_id = peer.security_id and p.basis = (select d.basis from daily_price d
      where d.security_id = peer.security_id and ${barInForce(db, 'd', view)} order by d.basis = 'traded' desc limit 1)
      and p.trade_date between ${from} and ${to} and ${barInForce(db, 'p', view)}
    where peer.security_id <> ${without} and (p.change_rate is not null or p.previous_close > 0) group by 1 order by 1`
}

/**
 * Industry of level 1 that a company was in on a day, and the day (`on`) whose members stand in for its index. Before
 * the company was classified: its first
 * class, and the day on which that began; null where it was in none.
 */
export async function industryOf(
  db: Db,
  view: View,
  companyId: string,
  day: string,
): Promise<{ code: string; on: string } | null> {
  const [row] = await db<{ code: string; on: string }[]>`
    select left(m.industry_code, 2) || '0000' as code, greatest(m.valid_from, ${day}::date)::text
      as on from industry_membership m
    where m.company_id = ${companyId} and m.scheme = ${SHENWAN} and (m.valid_to is null or m.valid_to >= ${day})
      and ${inForce(db, 'm', view)}
      and (m.valid_from <= ${day} or not exists (select from industry_membership e
        where e.company_id = m.company_id and e.scheme = m.scheme and e.valid_from <= ${day}
        and ${inForce(db, 'e', view)}))
    order by m.valid_from <= ${day} desc, abs(m.valid_from - ${day}::date) limit 1`
  return row ?? null
}

/** Trading days of an exchange, oldest first. */
export async function tradingDays(db: Db, view: View, exchange: string, from: string, to: string): Promise<string[]> {
  const rows = await db<
    { trade_date: string }[]
  >`select t.trade_date from trading_day t where t.exchange = ${exchange} and t.trade_date between ${from} and ${to}
    and ${inForce(db, 't', view)} order by 1`
  return rows.map((row) => row.trade_date)
}
