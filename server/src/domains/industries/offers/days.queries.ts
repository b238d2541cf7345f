import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import type { IndustryDay } from '@pandora/intelligence/industries/series'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { SHENWAN } from '../../../shared/classes.ts'
import { barInForce } from '../../markets/offers/quotes.ts'

/**
 * A company's time in an industry, both days included, and the one basis whose prices are read of it: of several the
 * one really paid; null where it has no bar then.
 */
export interface Membership {
  company_id: string
  from: string
  until: string
  basis: PriceBasis | null
}

/** Memberships in classes between two days: one ends where the next of its company begins. */
export async function memberships(
  db: Db,
  view: View,
  { codes, from, to }: { codes: readonly string[]; from: string; to: string },
): Promise<Membership[]> {
  return db<Membership[]>`
    select own.company_id, greatest(own.valid_from, ${from})::text as from, least(own.until, ${to})::text as until,
      known.basis
    from (select m.company_id, m.industry_code, m.valid_from,
      least(coalesce(m.valid_to, 'infinity'), lead(m.valid_from, 1, 'infinity') over (partition by m.company_id
      order by m.valid_from) - 1) as until
      from industry_membership m where m.scheme = ${SHENWAN} and ${inForce(db, 'm', view)} and m.company_id in (
        select c.company_id from industry_membership c
          where c.scheme = ${SHENWAN} and c.industry_code = any(${[...codes]}) and ${inForce(db, 'c', view)})) own
    left join lateral (
      select kind.basis from unnest(array['traded', 'forward-adjusted', 'backward-adjusted']) with ordinality
        kind(basis, place)
      where exists (select from daily_price d where d.security_id = own.company_id and d.basis = kind.basis
        and d.trade_date between ${from} and ${to} and ${barInForce(db, 'd', view)})
      order by kind.place limit 1) known on true
    where own.industry_code = any(${[...codes]}) and own.valid_from <= ${to} and own.until >= ${from}`
}

/** What one day's bars sum to; `date` in no order. */
export type DayRow = Omit<IndustryDay, 'members'> & { known_at: number }

/**
 * Bars of memberships by trading day. Return: as the exchange counts it, else the close over the close before of the
 * same basis, where that is above zero.
 * Weight: amount ÷ turnover rate of the bar before, a float value that no ex-date changes.
 */
export async function industryDays(db: Db, view: View, of: readonly Membership[]): Promise<DayRow[]> {
  const read = of.filter((one) => one.basis !== null)
  if (read.length === 0) return []
  const column = (pick: (one: Membership) => string) => db.array(read.map(pick))
  return db<DayRow[]>`
    with bar as (
      select one.trade_date, one.low, one.high, one.known_at, one.weight,
        coalesce(one.change_rate, case when one.before > 0 then (one.close / one.before - 1) * 100 end) as rate
      from unnest(${column((one) => one.company_id)}::text[], ${column((one) => one.basis ?? '')}::text[],
        ${column((one) => one.from)}::date[], ${column((one) => one.until)}::date[]) m(company_id, basis, since, until)
      cross join lateral (
        select p.trade_date, p.low, p.high, p.close, p.change_rate, p.known_at,
          coalesce(p.previous_close, case when lag(p.basis_date) over w is not distinct from p.basis_date
            then lag(p.close) over w end) as before,
          case when lag(p.turnover_rate) over w > 0 then lag(p.amount) over w / lag(p.turnover_rate) over w end
            as weight
        from daily_price p where p.security_id = m.company_id and p.basis = m.basis
          and p.trade_date between m.since - 15 and m.until and ${barInForce(db, 'p', view)}
        window w as (order by p.trade_date)) one
      where one.trade_date >= m.since)
    select bar.trade_date::text as date, count(bar.rate)::int as traded, (count(*) filter (where bar.rate > 0))::int
      as rising, (count(*) filter (where bar.rate < 0))::int as falling,
      avg(bar.rate) as mean, sum(bar.rate * bar.weight) filter (where bar.weight > 0) /
        nullif(sum(bar.weight) filter (where bar.weight > 0 and bar.rate is not null), 0) as weighted,
      avg(bar.low) filter (where bar.low > 0 and bar.high is not null) as low, avg(bar.high) filter (where bar.low > 0
        and bar.high is not null) as high,
      (count(*) filter (where bar.low > 0 and bar.high is not null))::int as priced,
        (count(*) filter (where coalesce(bar.low, 0) <= 0 or bar.high is null))::int as dropped,
        max(bar.known_at) as known_at
    from bar group by bar.trade_date`
}
