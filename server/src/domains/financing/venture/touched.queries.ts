import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A listed company that a fact sets beside a name. */
export interface TouchRow {
  company_id: string
  touch: 'customer' | 'supplier' | 'holding'
  by: string | null
  day: string
}

/** Listed companies that supply a company of these names, buy from it, or are held by it. */
export async function touchedBy(db: Db, view: View, names: readonly string[]): Promise<TouchRow[]> {
  const own = db.array(names as string[])
  return db<TouchRow[]>`
    select e.customer_id as company_id, 'customer' as touch, e.product_zh as by, e.valid_from::text as day
    from supply_edge e where e.supplier_name = any(${own}::text[]) and ${inForce(db, 'e', view)}
    union
    select f.supplier_id, 'supplier', f.product_zh, f.valid_from::text from supply_edge f
    where f.customer_name = any(${own}::text[]) and ${inForce(db, 'f', view)}
    union
    select h.company_id, 'holding', null, max(h.held_on)::text from shareholding h
    where h.holder = any(${own}::text[]) and ${inForce(db, 'h', view)} group by 1
    order by 4 desc, 1, 2, 3 limit 60`
}

/** Of ids those of companies that the market lists. */
export async function listedAmong(db: Db, view: View, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db<{ company_id: string }[]>`
    select c.company_id from company c where c.company_id = any(${db.array([...new Set(ids)])}::text[])
      and ${inForce(db, 'c', view)}`
  return new Set(rows.map((row) => row.company_id))
}
