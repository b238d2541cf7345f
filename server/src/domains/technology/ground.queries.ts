import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** What companies say of their main business. */
export async function mainBusinesses(db: Db, view: View): Promise<{ company_id: string; main_business: string }[]> {
  return db<{ company_id: string; main_business: string }[]>`
    select p.company_id, p.main_business from company_profile p
    where p.main_business is not null and ${inForce(db, 'p', view)} order by 1`
}

/** Full names of companies. */
export async function fullNames(db: Db, view: View): Promise<{ company_id: string; name: string }[]> {
  return db<{ company_id: string; name: string }[]>`
    select n.company_id, n.name from company_name n
    where n.form = 'full' and n.language = 'zh' and ${inForce(db, 'n', view)} order by 1, 2`
}

/** How products stand to those of some names, as sources say. */
export interface RelationRow {
  from_product: string
  relation: 'upstream' | 'downstream' | 'kind'
  to_product: string
}

export async function relationsOfProducts(
  db: Db,
  view: View,
  names: readonly string[],
  most: number,
): Promise<RelationRow[]> {
  const list = db.array(names as string[])
  return db<RelationRow[]>`
    select r.from_product, r.relation, r.to_product from product_relation r
    where (r.from_product = any(${list}::text[]) or r.to_product = any(${list}::text[])) and ${inForce(db, 'r', view)}
    order by 1, 2, 3 limit ${most}`
}
