import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { listedColumns, type ListedDocument } from '../documents/offers/documents.queries.ts'
import { policyTouches, type Touchable } from './offers/policy-touch.queries.ts'

export type TouchKind = 'named' | 'product' | 'industry'
/** That a policy touches a company in one way. */
export interface TouchRow {
  document_id: string
  kind: TouchKind
  entity: string
  quote: string | null
}
export interface PolicyRow extends ListedDocument {
  category: string | null
  touches: TouchRow[]
}

/** A page of the policies that touch a company, newest first, in one way or any. */
export async function policyPage(
  db: Db,
  view: View,
  of: Touchable,
  { kind, size, offset }: { kind: TouchKind | undefined; size: number; offset: number },
): Promise<PolicyRow[]> {
  return db<PolicyRow[]>`
    with touch as ${policyTouches(db, view, of)},
    page as (select t.document_id, t.published_at from touch t ${kind ? db`where t.kind = ${kind}` : db``} group by 1, 2
      order by 2 desc, 1 desc limit ${size} offset ${offset})
    select ${listedColumns(db, 'd')}, d.category,
      (select json_agg(json_build_object('document_id', t.document_id, 'kind', t.kind, 'entity', t.entity, 'quote',
      t.quote)) from touch t where t.document_id = page.document_id) as touches
    from page join document d on d.document_id = page.document_id and ${inForce(db, 'd', view)}
      order by page.published_at desc, page.document_id desc`
}

/** How many policies touch a company, in all and in each way. */
export async function policyCounts(db: Db, view: View, of: Touchable): Promise<Record<TouchKind | 'all', number>> {
  const [row] = await db<[Record<TouchKind | 'all', number>]>`
    select count(distinct t.document_id)::int as all, count(distinct t.document_id) filter (where t.kind = 'named')::int
      as named, count(distinct t.document_id) filter (where t.kind = 'product')::int as product,
      count(distinct t.document_id) filter (where t.kind = 'industry')::int as industry
        from ${policyTouches(db, view, of)} t`
  return row
}
