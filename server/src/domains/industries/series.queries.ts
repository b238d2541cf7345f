import type { IndustryDay } from '@pandora/intelligence/industries/series'
import type { PriceBasis } from '@pandora/contract/records/market-data'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { SHENWAN } from '../../shared/classes.ts'
import { barInForce, lastBarOf } from '../../shared/quotes.ts'

interface Asked {
  /** Codes of the node and of all nodes below it. */
  codes: readonly string[]
  from: string
  to: string
}

/**
 * With items `member` (company, first and last day in the classes; a membership ends where the next of the company begins) and `chosen` (the one basis whose
 * prices are read of each: of several the one really paid).
 */
function members(db: Db, view: View, { codes, from, to }: Asked) {
  return db`
    member as materialized (
      select one.company_id, one.valid_from, least(coalesce(one.valid_to, 'infinity'), one.next_from - 1) as until
      from (select m.company_id, m.industry_code, m.valid_from, m.valid_to, lead(m.valid_from, 1, 'infinity') over (partition by m.company_id order by m.valid_from) as next_from
        from industry_membership m where m.scheme = ${SHENWAN} and ${inForce(db, 'm', view)} and m.company_id in (
          select c.company_id from industry_membership c where c.scheme = ${SHENWAN} and c.industry_code = any(${[...codes]}) and ${inForce(db, 'c', view)})) one
      where one.industry_code = any(${[...codes]}) and one.valid_from <= ${to} and least(coalesce(one.valid_to, 'infinity'), one.next_from - 1) >= ${from}),
    chosen as materialized (
      select one.company_id, known.basis from (select distinct company_id from member) one cross join lateral (
        select kind.basis from unnest(array['traded', 'forward-adjusted', 'backward-adjusted']) with ordinality kind(basis, place)
        where exists (select from daily_price d where d.security_id = one.company_id and d.basis = kind.basis and d.trade_date between ${from} and ${to} and ${barInForce(db, 'd', view)})
        order by kind.place limit 1) known)`
}

/**
 * An industry by trading day, oldest first, over its members of each day. Return: as the exchange counts it, else the close over the close before of the same
 * basis, where that is above zero. Weight: amount ÷ turnover rate of the bar before, a float value that no ex-date changes.
 */
export async function industryDays(db: Db, view: View, asked: Asked): Promise<(IndustryDay & { known_at: number })[]> {
  return db<(IndustryDay & { known_at: number })[]>`
    with ${members(db, view, asked)},
    bar as (
      select one.trade_date, one.low, one.high, one.known_at, one.weight,
        coalesce(one.change_rate, case when one.before > 0 then (one.close / one.before - 1) * 100 end) as rate
      from member m join chosen c on c.company_id = m.company_id cross join lateral (
        select p.trade_date, p.low, p.high, p.close, p.change_rate, p.known_at,
          coalesce(p.previous_close, case when lag(p.basis_date) over w is not distinct from p.basis_date then lag(p.close) over w end) as before,
          case when lag(p.turnover_rate) over w > 0 then lag(p.amount) over w / lag(p.turnover_rate) over w end as weight
        from daily_price p where p.security_id = m.company_id and p.basis = c.basis and p.trade_date between ${asked.from}::date - 15 and ${asked.to} and ${barInForce(db, 'p', view)}
        window w as (order by p.trade_date)) one
      where one.trade_date between greatest(m.valid_from, ${asked.from}) and m.until)
    select bar.trade_date::text as date, (select count(distinct m.company_id)::int from member m where bar.trade_date between m.valid_from and m.until) as members,
      count(bar.rate)::int as traded, (count(*) filter (where bar.rate > 0))::int as rising, (count(*) filter (where bar.rate < 0))::int as falling,
      avg(bar.rate) as mean, sum(bar.rate * bar.weight) filter (where bar.weight > 0) / nullif(sum(bar.weight) filter (where bar.weight > 0 and bar.rate is not null), 0) as weighted,
      avg(bar.low) filter (where bar.low > 0) as low, avg(bar.high) filter (where bar.low > 0) as high,
      (count(*) filter (where bar.low > 0))::int as priced, (count(*) filter (where bar.low <= 0))::int as dropped, max(bar.known_at) as known_at
    from bar group by bar.trade_date order by bar.trade_date`
}

/** Securities by the basis whose prices are read of them, and by exchange. */
export async function basesRead(db: Db, view: View, asked: Asked): Promise<{ basis: PriceBasis; exchange: string; securities: number }[]> {
  return db<{ basis: PriceBasis; exchange: string; securities: number }[]>`
    with ${members(db, view, asked)} select basis, split_part(company_id, '-', 1) as exchange, count(*)::int as securities from chosen group by 1, 2 order by 3 desc, 1, 2`
}

/** First and last day on which any company of the classes has a bar; undefined where none has. */
export async function barDays(db: Db, view: View, codes: readonly string[]): Promise<{ first: string; last: string } | undefined> {
  const [row] = await db<{ first: string | null; last: string | null }[]>`
    select min(earliest.trade_date)::text as first, max(bar.trade_date)::text as last
    from (select distinct m.company_id from industry_membership m where m.scheme = ${SHENWAN} and m.industry_code = any(${[...codes]}) and ${inForce(db, 'm', view)}) one
    cross join ${lastBarOf(db, view, db`one.company_id`)}
    cross join lateral (select d.trade_date from daily_price d where d.security_id = one.company_id and d.basis = bar.basis and ${barInForce(db, 'd', view)} order by d.trade_date limit 1) earliest`
  return row?.first && row.last ? { first: row.first, last: row.last } : undefined
}

/** Closes of an index in the basis it has, oldest first, from ten days before the first. */
export async function indexCloses(db: Db, view: View, securityId: string, from: string, to: string): Promise<{ date: string; close: number }[]> {
  return db<{ date: string; close: number }[]>`
    select p.trade_date::text as date, p.close from daily_price p where p.security_id = ${securityId} and p.trade_date between ${from}::date - 10 and ${to} and ${barInForce(db, 'p', view)}
      and p.basis = (select d.basis from daily_price d where d.security_id = ${securityId} and ${barInForce(db, 'd', view)} order by d.basis = 'traded' desc limit 1)
    order by p.trade_date`
}
