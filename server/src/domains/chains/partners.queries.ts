import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** How many suppliers and customers are known of a company, and what it supplies. */
export interface PartnersRow {
  company_id: string
  suppliers: number
  customers: number
  products: string[]
}

/** Partners of companies in supplies that stand on a day; of products the three with the most customers. */
export async function partnersOf(db: Db, view: View, day: string, ids: readonly string[]): Promise<PartnersRow[]> {
  if (ids.length === 0) return []
  const standing = db`e.valid_from <= ${day} and (e.valid_to is null or e.valid_to >= ${day}) and ${inForce(db, 'e', view)}`
  return db<PartnersRow[]>`
    select asked.id as company_id,
      (select count(distinct e.supplier_id)::int from supply_edge e where e.customer_id = asked.id and ${standing})
        as suppliers,
      (select count(distinct e.customer_id)::int from supply_edge e where e.supplier_id = asked.id and ${standing})
        as customers,
      array(select e.product_zh from supply_edge e where e.supplier_id = asked.id and e.product_zh <> '' and ${standing}
        group by 1 order by count(distinct e.customer_id) desc, 1 limit 3) as products
    from unnest(${db.array(ids as string[])}::text[]) asked(id) order by 1`
}
