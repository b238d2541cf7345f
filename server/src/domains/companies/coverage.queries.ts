import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { policyTouches, touchableOf } from '../policy/offers/policy-touch.queries.ts'
import { exchangeOf } from '@pandora/contract/records/identity'

/** How much there is of a kind of fact in a year. */
export interface YearCount {
  kind: string
  year: number
  count: number
  /** Distinct quarters in which something lies, of documents and statements. */
  quarters: number
  latest: string
}

/**
 * Facts about a company by kind and year, as the view knows them; of policies those that touch it, as its page of
 * policies counts them. States that hold from a year on (profile, class) count in their first year.
 */
export async function factsByYear(db: Db, view: View, companyId: string, today: string): Promise<YearCount[]> {
  const { of } = await touchableOf(db, view, companyId, today)
  const by = (day: ReturnType<Db>) =>
    db`extract(year from ${day})::int as year, count(*)::int as count, count(distinct extract(quarter
      from ${day}))::int as quarters, max(${day})::text as latest`
  const published: ReturnType<Db> = db`(d.published_at at time zone 'Asia/Shanghai')::date`
  return db<YearCount[]>`
    select 'price' as kind, ${by(db`p.trade_date`)} from (
      select distinct b.trade_date from daily_price b
        where b.security_id = ${companyId} and ${inForce(db, 'b', view)}) p group by year
    union all select 'statement', ${by(db`s.period_end`)} from (
      select distinct i.period_end from statement_item i
        where i.company_id = ${companyId} and ${inForce(db, 'i', view)}) s group by year
    union all select 'segment', ${by(db`b.period_end`)} from business_segment b
      where b.company_id = ${companyId} and ${inForce(db, 'b', view)} group by year
    union all select d.kind, ${by(published)} from document_company d
      where d.company_id = ${companyId} and d.kind not in ('post', 'policy') and ${inForce(db, 'd', view)}
      group by d.kind, year
    union all select 'policy', ${by(published)} from (select distinct t.document_id, t.published_at
      from ${policyTouches(db, view, of)} t) d group by year
    union all select 'share-count', ${by(db`c.counted_on`)} from share_count c
      where c.security_id = ${companyId} and ${inForce(db, 'c', view)} group by year
    union all select 'profile', ${by(db`f.seen_on`)} from company_profile f
      where f.company_id = ${companyId} and ${inForce(db, 'f', view)} group by year
    union all select 'industry', ${by(db`m.valid_from`)} from industry_membership m
      where m.company_id = ${companyId} and ${inForce(db, 'm', view)} group by year`
}

/** Trading days of the company's exchange by year, from its listing on, as the view knows them. */
export async function tradingDaysByYear(
  db: Db,
  view: View,
  companyId: string,
  since: string | null,
): Promise<{ year: number; days: number }[]> {
  return db`select extract(year from t.trade_date)::int as year, count(*)::int as days
    from trading_day t where t.exchange = ${exchangeOf(companyId) ?? ''} and t.trade_date >= ${since ?? '0001-01-01'}
      and ${inForce(db, 't', view)} group by year`
}

/** Day of a company's first listing as the view knows it. */
export async function listedOn(db: Db, view: View, companyId: string): Promise<string | null> {
  const [row] = await db<{ listed_on: string | null }[]>`
    select c.first_listed_on as listed_on from company c
      where c.company_id = ${companyId} and ${inForce(db, 'c', view)}`
  return row?.listed_on ?? null
}
