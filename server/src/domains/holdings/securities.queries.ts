import type { SecurityKind } from '@pandora/contract/records/identity'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { SecurityRow } from '@pandora/store/generated/schema'
import { nameIn } from '../../shared/company-name.queries.ts'
import { barInForce } from '../markets/offers/quotes.ts'

/** A security with its names. */
export type Security = Pick<
  SecurityRow,
  'security_id' | 'company_id' | 'exchange' | 'code' | 'currency' | 'listed_on'
> & {
  kind: SecurityKind
  name_zh: string | null
  name_en: string | null
}

const securities = (db: Db, view: View, which: ReturnType<Db>) => db<Security[]>`
  select s.security_id, s.company_id, s.exchange, s.code, s.currency, s.listed_on, s.kind,
    coalesce(${nameIn(db, view, db`s.company_id`, 'zh')}, s.name_zh) as name_zh,
    coalesce(${nameIn(db, view, db`s.company_id`, 'en')}, s.name_en) as name_en
  from security s where ${which} and ${inForce(db, 's', view)}`

/** Securities by id. */
export async function securitiesById(db: Db, view: View, ids: readonly string[]): Promise<Map<string, Security>> {
  if (ids.length === 0) return new Map()
  const rows = await securities(db, view, db`s.security_id = any(${db.array(ids as string[])}::text[])`)
  return new Map(rows.map((row) => [row.security_id, row]))
}

/** Stocks and funds by their codes. */
export async function securitiesByCode(db: Db, view: View, codes: readonly string[]): Promise<Security[]> {
  if (codes.length === 0) return []
  return securities(db, view, db`s.kind in ('stock', 'fund') and s.code = any(${db.array(codes as string[])}::text[])`)
}

/** A security on a day. */
export interface DayAsked {
  securityId: string
  exchange: string
  day: string
}

/**
 * Which of the days are no trading days: in the span of the exchange's known calendar those that it does not name;
 * outside of it Saturdays and Sundays. A day on which the security has a bar is one.
 */
export async function notTraded(db: Db, view: View, days: readonly DayAsked[]): Promise<Set<string>> {
  if (days.length === 0) return new Set()
  const column = (pick: (one: DayAsked) => string) => db.array(days.map(pick))
  const rows = await db<{ security_id: string; day: string }[]>`
    with asked as (select distinct * from unnest(${column((one) => one.securityId)}::text[],
        ${column((one) => one.exchange)}::text[], ${column((one) => one.day)}::date[]) a(security_id, exchange, day)),
      span as (select e.exchange, min(t.trade_date) as first, max(t.trade_date) as last
        from (select distinct exchange from asked) e join trading_day t on t.exchange = e.exchange
        where ${inForce(db, 't', view)} group by 1)
    select a.security_id, a.day from asked a left join span s on s.exchange = a.exchange
    where case when a.day between s.first and s.last
        then not exists (select from trading_day t where t.exchange = a.exchange and t.trade_date = a.day
          and ${inForce(db, 't', view)})
        else extract(isodow from a.day) > 5 end
      and not exists (select from daily_price d where d.security_id = a.security_id and d.trade_date = a.day
        and d.basis in ('traded', 'forward-adjusted', 'backward-adjusted') and ${inForce(db, 'd', view)})`
  return new Set(rows.map((row) => `${row.security_id} ${row.day}`))
}

/** A close paid: what shares changed hands at. */
export interface PaidRow {
  security_id: string
  trade_date: string
  close: number
}

/** The last two closes paid of each security, the latest first. */
export async function lastPaid(db: Db, view: View, ids: readonly string[]): Promise<PaidRow[]> {
  if (ids.length === 0) return []
  return db<PaidRow[]>`
    select asked.id as security_id, paid.trade_date, paid.close
    from unnest(${db.array(ids as string[])}::text[]) asked(id)
    cross join lateral (select d.trade_date, d.close from daily_price d
      where d.security_id = asked.id and d.basis = 'traded' and ${barInForce(db, 'd', view)}
      order by d.trade_date desc limit 2) paid`
}

/** A day's lowest and highest price paid. */
export interface RangeRow {
  security_id: string
  trade_date: string
  low: number
  high: number
}

/** What was paid at least and at most on days of securities, where a source says it. */
export async function paidRanges(
  db: Db,
  view: View,
  days: readonly Pick<DayAsked, 'securityId' | 'day'>[],
): Promise<RangeRow[]> {
  if (days.length === 0) return []
  return db<RangeRow[]>`
    select d.security_id, d.trade_date, d.low, d.high
    from (select distinct * from unnest(${db.array(days.map((one) => one.securityId))}::text[],
      ${db.array(days.map((one) => one.day))}::date[]) a(id, day)) asked
    join daily_price d on d.security_id = asked.id and d.trade_date = asked.day and d.basis = 'traded'
    where d.low is not null and d.high is not null and ${barInForce(db, 'd', view)}`
}

/** Closes paid from a day of each security on, by day. */
export async function paidSince(
  db: Db,
  view: View,
  asked: readonly { securityId: string; from: string }[],
): Promise<PaidRow[]> {
  if (asked.length === 0) return []
  return db<PaidRow[]>`
    select d.security_id, d.trade_date, d.close
    from unnest(${db.array(asked.map((one) => one.securityId))}::text[],
      ${db.array(asked.map((one) => one.from))}::date[]) a(id, since)
    join daily_price d on d.security_id = a.id and d.basis = 'traded' and d.trade_date >= a.since
    where ${barInForce(db, 'd', view)} order by d.trade_date`
}
