import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { SHENWAN } from '../../shared/classes.ts'
import { barInForce } from '../../shared/quotes.ts'

export interface DayChange { trade_date: string; change: number | null }

/** Change of a security by day, per cent, in one basis: as the exchange counts it, else by the close before. */
export async function changesOf(db: Db, view: View, securityId: string, from: string, to: string): Promise<DayChange[]> {
  return db<DayChange[]>`
    select p.trade_date, coalesce(p.change_rate, case when coalesce(p.previous_close, lag(p.close) over w) > 0 then (p.close / coalesce(p.previous_close, lag(p.close) over w) - 1) * 100 end) as change
    from (select d.basis from daily_price d where d.security_id = ${securityId} and ${barInForce(db, 'd', view)} order by d.basis = 'traded' desc, d.basis = 'forward-adjusted' desc limit 1) chosen
    join daily_price p on p.security_id = ${securityId} and p.basis = chosen.basis and p.trade_date between ${from} and ${to} and ${barInForce(db, 'p', view)}
    window w as (order by p.trade_date) order by p.trade_date`
}

/** Classes of an industry of level 1 that companies are or were in. */
export async function classesUnder(db: Db, view: View, code: string): Promise<string[]> {
  const rows = await db<{ industry_code: string }[]>`select distinct m.industry_code from industry_membership m where m.scheme = ${SHENWAN} and left(m.industry_code, 2) = ${code.slice(0, 2)} and ${inForce(db, 'm', view)}`
  return rows.map((row) => row.industry_code)
}

/** Mean change by day of the stocks of an industry of level 1, and how many traded; `without` is no part of what it is held against. */
export async function peerChanges(db: Db, view: View, code: string, without: string, from: string, to: string): Promise<{ trade_date: string; change: number; count: number }[]> {
  return db<{ trade_date: string; change: number; count: number }[]>`
    select p.trade_date, avg(coalesce(p.change_rate, (p.close / p.previous_close - 1) * 100)) as change, count(*)::int as count
    from (select distinct s.security_id from industry_membership m join security s on s.company_id = m.company_id and s.kind = 'stock' and ${inForce(db, 's', view)}
      where m.scheme = 'sw2021' and left(m.industry_code, 2) = ${code.slice(0, 2)} and ${inForce(db, 'm', view)}) peer
    join daily_price p on p.security_id = peer.security_id and p.basis = (select d.basis from daily_price d where d.security_id = peer.security_id and ${barInForce(db, 'd', view)} order by d.basis = 'traded' desc limit 1)
      and p.trade_date between ${from} and ${to} and ${barInForce(db, 'p', view)}
    where peer.security_id <> ${without} and (p.change_rate is not null or p.previous_close > 0) group by 1 order by 1`
}

/** Industry of level 1 of a company, with its names. */
export async function industryOf(db: Db, view: View, companyId: string): Promise<string | null> {
  const [row] = await db<{ code: string }[]>`select left(m.industry_code, 2) || '0000' as code from industry_membership m where m.company_id = ${companyId} and m.scheme = 'sw2021' and ${inForce(db, 'm', view)} order by m.valid_from desc limit 1`
  return row?.code ?? null
}

/** Trading days of an exchange, oldest first. */
export async function tradingDays(db: Db, view: View, exchange: string, from: string, to: string): Promise<string[]> {
  const rows = await db<{ trade_date: string }[]>`select t.trade_date from trading_day t where t.exchange = ${exchange} and t.trade_date between ${from} and ${to} and ${inForce(db, 't', view)} order by 1`
  return rows.map((row) => row.trade_date)
}
