import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A supply between a listed company and one of some names. */
export interface SupplyRow {
  name: string
  company_id: string
  touch: 'customer' | 'supplier'
  known_at: number
  valid_from: string
  valid_to: string | null
}

/** Supplies of companies of these names to listed ones, and from them. */
export async function suppliesOf(db: Db, view: View, names: readonly string[]): Promise<SupplyRow[]> {
  const own = db.array(names as string[])
  return db<SupplyRow[]>`
    select e.supplier_name as name, e.customer_id as company_id, 'customer' as touch, e.known_at,
      e.valid_from::text as valid_from, e.valid_to::text as valid_to
    from supply_edge e where e.supplier_name = any(${own}::text[]) and ${inForce(db, 'e', view)}
    union all
    select f.customer_name, f.supplier_id, 'supplier', f.known_at, f.valid_from::text, f.valid_to::text
    from supply_edge f where f.customer_name = any(${own}::text[]) and ${inForce(db, 'f', view)}`
}
