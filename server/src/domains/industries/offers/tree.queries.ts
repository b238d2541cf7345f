import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { IndustryRow } from '@pandora/store/generated/schema'
import { classInForce, nodeInForce } from '../../../shared/classes.ts'

export type NodeRow = Pick<IndustryRow, 'industry_code' | 'level' | 'parent_code' | 'name_zh' | 'name_en'>

/** The nodes of the classification known to the view, by code. */
export async function industryNodes(db: Db, view: View): Promise<NodeRow[]> {
  return db<NodeRow[]>`
    select i.industry_code, i.level, i.parent_code, i.name_zh, i.name_en from industry i
      where ${nodeInForce(db, 'i', view)} order by i.industry_code`
}

/** Companies with their class on the view's day, in which the last validity that has begun stands. */
export function classed(db: Db, view: View) {
  return db`select distinct on (m.company_id) m.company_id, m.industry_code from industry_membership m
    where ${classInForce(db, 'm', view)} order by m.company_id, m.valid_from desc`
}

/** How many companies are in each class itself, without those below it. */
export async function companiesByClass(db: Db, view: View): Promise<Map<string, number>> {
  const rows = await db<{ industry_code: string; companies: number }[]>`
    select industry_code, count(*)::int as companies from (${classed(db, view)}) classed group by industry_code`
  return new Map(rows.map((row) => [row.industry_code, row.companies]))
}
