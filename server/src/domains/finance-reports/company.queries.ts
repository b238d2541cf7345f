import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { nameIn } from '../../shared/company-name.queries.ts'

/** What heads a company in a list of reports. */
export interface CompanyHead {
  company_id: string
  name_zh: string | null
  name_en: string | null
  /** Code of its stock; null where none is known. */
  code: string | null
}

/** Names and stock codes of companies, by id. One row each, also for an id nobody knows. */
export async function companyHeads(db: Db, view: View, ids: readonly string[]): Promise<Map<string, CompanyHead>> {
  if (ids.length === 0) return new Map()
  const rows = await db<CompanyHead[]>`
    select asked.id as company_id, ${nameIn(db, view, db`asked.id`, 'zh')} as name_zh,
      ${nameIn(db, view, db`asked.id`, 'en')} as name_en,
      (select s.code from security s where s.company_id = asked.id and s.kind = 'stock' and ${inForce(db, 's', view)}
        order by s.security_id = asked.id desc, s.security_id limit 1) as code
    from unnest(${db.array(ids as string[])}::text[]) asked(id)`
  return new Map(rows.map((row) => [row.company_id, row]))
}

/** Whether the view knows a company, a report of one, or a part of its business. */
export async function companyKnown(db: Db, view: View, companyId: string): Promise<boolean> {
  const of = (table: string) =>
    db`select from ${db(table)} where market_id = ${view.marketId}
      and company_id = ${companyId} ${view.asOf === null ? db`` : db`and known_at <= ${instant(view.asOf)}`}`
  const [row] = await db<
    [{ known: boolean }]
  >`select exists(${of('company')}) or exists(${of('report_period')}) or exists(${of('business_line')}) as known`
  return row.known
}

/** What there is of a company's reports. */
export interface ReportsOf {
  company_id: string
  latest_period: string | null
  latest_known_at: number | null
  businesses: number
}

/** Newest report and number of businesses of companies, by id. */
export async function reportsOf(db: Db, view: View, ids: readonly string[]): Promise<Map<string, ReportsOf>> {
  if (ids.length === 0) return new Map()
  const known = (alias: string) => (view.asOf === null ? db`` : db`and ${db(alias)}.known_at <= ${instant(view.asOf)}`)
  const rows = await db<ReportsOf[]>`
    select asked.id as company_id, p.period_end as latest_period, p.known_at as latest_known_at,
      (select count(*)::int from business_line l
        where l.market_id = ${view.marketId} and l.company_id = asked.id ${known('l')}) as businesses
    from unnest(${db.array(ids as string[])}::text[]) asked(id)
    left join lateral (select p.period_end, p.known_at from report_period p
      where p.market_id = ${view.marketId} and p.company_id = asked.id ${known('p')}
      order by p.period_end desc limit 1) p on true`
  return new Map(rows.map((row) => [row.company_id, row]))
}

/** Reports looked at for the list of those that reported last. */
const LOOKED_AT = 4000

/** Companies by when their newest report was known, newest first: of the last 4,000 reports. */
export async function lastReported(db: Db, view: View): Promise<string[]> {
  const known = view.asOf === null ? db`` : db`and known_at <= ${instant(view.asOf)}`
  const rows = await db<{ company_id: string }[]>`
    select company_id from (select company_id, known_at, period_end from report_period
      where market_id = ${view.marketId} ${known} order by known_at desc limit ${LOOKED_AT}) last
    group by company_id order by max(known_at) desc, max(period_end) desc, company_id`
  return rows.map((row) => row.company_id)
}
