import { dayOf } from '@pandora/contract/time'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** One company supplies another with a product. */
export interface SupplyRow {
  supplier_id: string
  customer_id: string
  product_zh: string
  product_en: string | null
}

/** Supply among companies, valid on the view's day. */
export async function supplyAmong(db: Db, view: View, companies: readonly string[], now: number): Promise<SupplyRow[]> {
  if (companies.length === 0) return []
  const day = dayOf(view.asOf ?? now)
  const list = db.array(companies as string[])
  return db<SupplyRow[]>`
    select distinct e.supplier_id, e.customer_id, e.product_zh, e.product_en from supply_edge e
    where e.supplier_id = any(${list}::text[]) and e.customer_id = any(${list}::text[]) and e.product_zh <> '' and e.valid_from <= ${day}
      and (e.valid_to is null or e.valid_to >= ${day}) and ${inForce(db, 'e', view)}
    order by 1, 2, 3`
}

/** Which of some industries stands before which, by name, as a source gives it. */
export async function industryOrder(
  db: Db,
  view: View,
  names: readonly string[],
): Promise<{ upstream_zh: string; industry_zh: string }[]> {
  if (names.length === 0) return []
  const list = db.array(names as string[])
  return db<{ upstream_zh: string; industry_zh: string }[]>`
    select r.upstream_zh, r.industry_zh from industry_relation r
      where r.industry_zh = any(${list}::text[]) and r.upstream_zh = any(${list}::text[])
      and r.upstream_zh <> r.industry_zh and ${inForce(db, 'r', view)} order by 1, 2`
}
