import type { Language } from '@pandora/contract/language'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { ExchangeRow, IndustryRow } from '@pandora/store/generated/schema'
import { classInForce, classOf, nodeInForce } from '../../shared/classes.ts'
import { presentNameOf } from '../../shared/names.ts'
import { changeRateOf, lastBarOf } from '../../shared/quotes.ts'

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

/** What the detail of a node shows of its companies: the page asked for, and counts over all of them. */
export interface Constituents {
  total: number
  rising: number
  falling: number
  flat: number
  /** No bar known, or only a first one: no change to count. */
  without_quote: number
  /** In the order asked for. */
  page: { company_id: string; industry_code: string }[]
}

interface ConstituentsAsked {
  /** Codes of the node and of all nodes below it. */
  codes: readonly string[]
  sort: 'code' | 'name' | 'change' | 'amount' | 'turnover'
  order: 'up' | 'down'
  page: number
  size: number
  language: Language
}

/** Companies in nodes with the change of their last bar, sorted and paged here; what is missing comes last either way. */
export async function constituents(db: Db, view: View, { codes, sort, order, page, size, language }: ConstituentsAsked): Promise<Constituents> {
  const [row] = await db<[Constituents]>`
    with constituent as materialized (
      select one.company_id, class.industry_code, ${changeRateOf(db, view)} as change, bar.amount, bar.turnover_rate as turnover
      from (select distinct m.company_id from industry_membership m where m.industry_code = any(${[...codes]}) and ${classInForce(db, 'm', view)}) one
      cross join ${classOf(db, view, db`one.company_id`)}
      left join ${lastBarOf(db, view, db`one.company_id`)} on true
      where class.industry_code = any(${[...codes]})),
    page as (
      select c.company_id, c.industry_code, row_number() over (order by ${sortBy(db, view, sort, language)} ${order === 'up' ? db`asc` : db`desc`} nulls last, split_part(c.company_id, '-', 2), c.company_id) as place
      from constituent c order by place limit ${size} offset ${page * size})
    select count(*)::int as total, (count(*) filter (where change > 0))::int as rising, (count(*) filter (where change < 0))::int as falling,
      (count(*) filter (where change = 0))::int as flat, (count(*) filter (where change is null))::int as without_quote,
      coalesce((select json_agg(json_build_object('company_id', page.company_id, 'industry_code', page.industry_code) order by page.place) from page), '[]') as page
    from constituent`
  return row
}

function sortBy(db: Db, view: View, sort: ConstituentsAsked['sort'], language: Language): ReturnType<Db> {
  if (sort === 'code') return db`split_part(c.company_id, '-', 2)`
  if (sort === 'change') return db`c.change`
  if (sort === 'amount') return db`c.amount`
  if (sort === 'turnover') return db`c.turnover`
  if (language === 'en') return db`(select lower(n.name) from company_name n where n.company_id = c.company_id and n.language = 'en' and ${inForce(db, 'n', view)} order by n.form = 'short' desc, n.seen_on desc nulls last, n.name limit 1)`
  // The common characters of GB 18030 stand in the order of their sounds, and every PostgreSQL has it; a collation by sound not every one.
  return db`convert_to(${presentNameOf(db, view, db`c.company_id`)}, 'GB18030')`
}
