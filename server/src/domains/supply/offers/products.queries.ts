import { FREE_END } from '@pandora/contract/domains/supply/names'
import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../../shared/provenance.ts'
import { dayIn } from './links.queries.ts'

const standing = (db: Db, view: View, day: string) =>
  db`e.valid_from <= ${day} and (e.valid_to is null or e.valid_to >= ${day}) and ${inForce(db, 'e', view)}`

/** Products that companies of the market supply, each once. */
export async function suppliedProducts(
  db: Db,
  view: View,
  now: number,
): Promise<{ supplier_id: string; product_zh: string; product_en: string | null }[]> {
  return db<{ supplier_id: string; product_zh: string; product_en: string | null }[]>`
    select e.supplier_id, e.product_zh, max(e.product_en) as product_en from supply_edge e
    where e.product_zh <> '' and not starts_with(e.supplier_id, ${FREE_END}) and ${standing(db, view, dayIn(view, now))}
    group by 1, 2 order by 1, 2`
}

/** A supply of a product, with who buys it. */
export interface SuppliedRow extends Origin {
  supplier_id: string
  supplier_name: string | null
  customer_id: string
  customer_name: string | null
  product_zh: string
  product_en: string | null
  document_id: string | null
  quote: string | null
}

/**
 * Supplies of a company, or with null of suppliers known by their name alone, whose product holds any of some words
 * (small letters): those that began last first, at most `most`.
 */
export async function suppliesNaming(
  db: Db,
  view: View,
  { supplierId, words, now }: { supplierId: string | null; words: readonly string[]; now: number },
  most: number,
): Promise<SuppliedRow[]> {
  if (words.length === 0) return []
  const supplier = supplierId === null ? db`starts_with(e.supplier_id, ${FREE_END})` : db`e.supplier_id = ${supplierId}`
  return db<SuppliedRow[]>`
    select e.supplier_id, e.supplier_name, e.customer_id, e.customer_name, e.product_zh, e.product_en, e.document_id,
      e.quote, ${originColumns(db, 'e')}
    from supply_edge e join import_run run on run.run_id = e.run_id
    where ${supplier} and ${standing(db, view, dayIn(view, now))}
      and exists (select from unnest(${db.array(words as string[])}::text[]) asked(word)
        where strpos(lower(concat_ws(' · ', e.product_zh, e.product_en)), asked.word) > 0)
    order by e.valid_from desc, e.supplier_id, e.customer_id, e.product_zh limit ${most}`
}
