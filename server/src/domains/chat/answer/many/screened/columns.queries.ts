import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { QuarterFigures } from '../../../../figures/offers/quarters.queries.ts'

/** A figure of a quarter of a company, in single units of its currency or in per cent. */
export interface QuarterValue {
  company_id: string
  year: number
  quarter: number
  currency: string | null
  value: number
}

/** A column of the quarters of all companies from a year on, where it is held. */
export async function quarterValues(
  db: Db,
  view: View,
  column: keyof QuarterFigures & string,
  fromYear: number,
): Promise<QuarterValue[]> {
  return db<QuarterValue[]>`
    select q.company_id, q.year, q.quarter, q.currency, q.${db(column)} as value from company_quarter q
    where q.year >= ${fromYear} and q.${db(column)} is not null and ${inForce(db, 'q', view)}`
}

/** Months from a year's beginning of which an item is held last, by at least a tenth as many companies as have most. */
export async function lastMonths(db: Db, view: View, item: string, year: number): Promise<number | null> {
  const rows = await db<{ month: number; companies: number }[]>`
    select extract(month from s.period_end)::int as month, count(distinct s.company_id)::int as companies
    from statement_item s where s.item = ${item} and s.period_end between ${`${year}-01-01`} and ${`${year}-12-31`}
      and s.period_months in (0, extract(month from s.period_end)::int) and ${inForce(db, 's', view)}
    group by 1 order by 1 desc`
  const most = Math.max(0, ...rows.map((row) => row.companies))
  return rows.find((row) => row.companies * 10 >= most)?.month ?? null
}

/** Companies whose seat is in a city, or in a province by its code. */
export async function seatedIn(
  db: Db,
  view: View,
  { by, code, zh }: { by: 'city' | 'region'; code: string; zh: string },
): Promise<Set<string>> {
  const rows = await db<{ company_id: string }[]>`
    select p.company_id from company_profile p
    where ${by === 'region' ? db`p.region_code = ${code}` : db`regexp_replace(p.city, '市$', '') = regexp_replace(${zh}, '市$', '')`}
      and ${inForce(db, 'p', view)}`
  return new Set(rows.map((row) => row.company_id))
}
