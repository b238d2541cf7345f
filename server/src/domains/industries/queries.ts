import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { ExchangeRow, IndustryRow } from '@pandora/store/generated/schema'
import { classInForce, nodeInForce } from '../../shared/classes.ts'

/** The exchanges of a market with the number of companies whose stock is listed there, in the market's order. */
export async function exchangesOf(db: Db, view: View, { page, size }: { page: number; size: number }): Promise<(Pick<ExchangeRow, 'exchange' | 'name_zh' | 'name_en'> & { companies: number; total: number })[]> {
  return db`
    select e.exchange, e.name_zh, e.name_en, coalesce(listed.companies, 0) as companies, (count(*) over ())::int as total
    from exchange e left join (select s.exchange, count(distinct s.company_id)::int as companies from security s where s.kind = 'stock' and ${inForce(db, 's', view)} group by s.exchange) listed
      on listed.exchange = e.exchange
    where e.market_id = ${view.marketId} order by e.position limit ${size} offset ${page * size}`
}

export type NodeRow = Pick<IndustryRow, 'industry_code' | 'level' | 'parent_code' | 'name_zh' | 'name_en'>

/** The nodes of the classification known to the view, by code. */
export async function industryNodes(db: Db, view: View): Promise<NodeRow[]> {
  return db<NodeRow[]>`
    select i.industry_code, i.level, i.parent_code, i.name_zh, i.name_en from industry i where ${nodeInForce(db, 'i', view)} order by i.industry_code`
}

/** Companies with their class on the view's day, in which the last validity that has begun stands. */
function classed(db: Db, view: View) {
  return db`select distinct on (m.company_id) m.company_id, m.industry_code from industry_membership m where ${classInForce(db, 'm', view)} order by m.company_id, m.valid_from desc`
}

/** How many companies are in each class itself, without those below it. */
export async function companiesByClass(db: Db, view: View): Promise<Map<string, number>> {
  const rows = await db<{ industry_code: string; companies: number }[]>`
    select industry_code, count(*)::int as companies from (${classed(db, view)}) classed group by industry_code`
  return new Map(rows.map((row) => [row.industry_code, row.companies]))
}

/** How many companies known to the view have no class that the view knows. */
export async function unclassified(db: Db, view: View): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from company c
    where ${inForce(db, 'c', view)} and c.company_id not in (
      select classed.company_id from (${classed(db, view)}) classed join industry i on i.industry_code = classed.industry_code and ${nodeInForce(db, 'i', view)})`
  return row.count
}
