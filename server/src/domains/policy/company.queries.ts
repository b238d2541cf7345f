import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { listedColumns, type ListedDocument } from '../../shared/documents.queries.ts'

/** What of a company policies may name. */
export interface Touchable { companyId: string; products: readonly string[]; industries: readonly string[] }

export type TouchKind = 'named' | 'product' | 'industry'
/** That a policy touches a company in one way. */
export interface TouchRow { document_id: string; kind: TouchKind; entity: string; quote: string | null }
export interface PolicyRow extends ListedDocument { category: string | null; touches: TouchRow[] }

/** Every way in which policies known to the view touch a company: one row a document and way. */
function touching(db: Db, view: View, { companyId, products, industries }: Touchable) {
  const linked = (kind: 'product' | 'industry', entities: readonly string[]) => db`
    select l.document_id, l.published_at, ${kind}::text as kind, l.entity, l.quote from policy_link l where l.market_id = ${view.marketId} and l.kind = ${kind} and l.entity = any(${db.array(entities as string[])}::text[])`
  return db`(
    select t.document_id, t.published_at, t.kind, t.entity, t.quote from (
      select m.document_id, m.published_at, 'named' as kind, m.company_id as entity, null::text as quote from document_company m where m.company_id = ${companyId} and m.kind = 'policy' and m.kind <> 'post' and ${inForce(db, 'm', view)}
      union all ${linked('product', products)} union all ${linked('industry', industries)}) t
    where exists (select from document d where d.document_id = t.document_id and ${inForce(db, 'd', view)}))`
}

/** A page of the policies that touch a company, newest first, in one way or any. */
export async function policyPage(db: Db, view: View, of: Touchable, { kind, size, offset }: { kind: TouchKind | undefined; size: number; offset: number }): Promise<PolicyRow[]> {
  return db<PolicyRow[]>`
    with touch as ${touching(db, view, of)},
    page as (select t.document_id, t.published_at from touch t ${kind ? db`where t.kind = ${kind}` : db``} group by 1, 2 order by 2 desc, 1 desc limit ${size} offset ${offset})
    select ${listedColumns(db, 'd')}, d.category, (select json_agg(json_build_object('document_id', t.document_id, 'kind', t.kind, 'entity', t.entity, 'quote', t.quote)) from touch t where t.document_id = page.document_id) as touches
    from page join document d on d.document_id = page.document_id and ${inForce(db, 'd', view)} order by page.published_at desc, page.document_id desc`
}

/** How many policies touch a company, in all and in each way. */
export async function policyCounts(db: Db, view: View, of: Touchable): Promise<Record<TouchKind | 'all', number>> {
  const [row] = await db<[Record<TouchKind | 'all', number>]>`
    select count(distinct t.document_id)::int as all, count(distinct t.document_id) filter (where t.kind = 'named')::int as named, count(distinct t.document_id) filter (where t.kind = 'product')::int as product,
      count(distinct t.document_id) filter (where t.kind = 'industry')::int as industry from ${touching(db, view, of)} t`
  return row
}
