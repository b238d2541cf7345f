import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { ExchangeRow } from '@pandora/store/generated/schema'
import { nodeInForce } from '../../shared/classes.ts'
import { classed } from './offers/tree.queries.ts'

/** The exchanges of a market with the number of companies whose stock is listed there, in the market's order. */
export async function exchangesOf(
  db: Db,
  view: View,
  { page, size }: { page: number; size: number },
): Promise<(Pick<ExchangeRow, 'exchange' | 'name_zh' | 'name_en'> & { companies: number; total: number })[]> {
  return db`
    select e.exchange, e.name_zh, e.name_en, coalesce(listed.companies, 0) as companies,
      (count(*) over ())::int as total
    from exchange e left join (select s.exchange, count(distinct s.company_id)::int as companies from security s
      where s.kind = 'stock' and ${inForce(db, 's', view)} group by s.exchange) listed
      on listed.exchange = e.exchange
    where e.market_id = ${view.marketId} order by e.position limit ${size} offset ${page * size}`
}

/** How many companies known to the view have no class that the view knows. */
export async function unclassified(db: Db, view: View): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from company c
    where ${inForce(db, 'c', view)} and c.company_id not in (
      select classed.company_id from (${classed(db, view)}) classed
        join industry i on i.industry_code = classed.industry_code and ${nodeInForce(db, 'i', view)})`
  return row.count
}
