import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** What a list of documents may be narrowed to. */
export interface Narrowed {
  category?: string | undefined
  source?: string | undefined
  tone?: 'risk' | 'opportunity' | 'neutral' | undefined
}

/** Condition that a document is of a source, a class and a tone, as far as they were asked for. */
export function narrowedTo(
  db: Db,
  view: View,
  document: ReturnType<Db>,
  { category, source, tone }: Narrowed,
): ReturnType<Db> {
  const of =
    category === undefined && source === undefined
      ? db``
      : db`
    and exists (select from document f where f.document_id = ${document}
      and ${inForce(db, 'f', view)} ${
        category === undefined
          ? db``
          : db`and f.category
      = ${category}`
      } ${source === undefined ? db`` : db`and f.source_name = ${source}`})`
  return db`${of} ${
    tone === undefined
      ? db``
      : db`and exists (select from document_analysis fa
    where fa.document_id = ${document} and fa.tone = ${tone} and ${inForce(db, 'fa', view)})`
  }`
}

export interface FacetRow {
  facet: 'source' | 'category' | 'tone'
  value: string
  value_en: string | null
  count: number
}

/** Sources, classes and tones of a company's documents of a kind, the most frequent first. */
export async function facetsOf(
  db: Db,
  view: View,
  { companyId, kind }: { companyId: string; kind: 'news' | 'announcement' },
): Promise<FacetRow[]> {
  return db<FacetRow[]>`
    with own as (
      select d.document_id, d.source_name, d.source_name_en, d.category from document_company dc
        join document d on d.document_id = dc.document_id and ${inForce(db, 'd', view)}
      where dc.company_id = ${companyId} and dc.kind = ${kind} and ${inForce(db, 'dc', view)})
    select 'source' as facet, source_name as value, max(source_name_en) as value_en, count(*)::int as count from own
      group by 2
    union all select 'category', category, null, count(*)::int from own where category is not null group by 2
    union all select 'tone', a.tone, null, count(*)::int from own
      join document_analysis a on a.document_id = own.document_id and a.tone is not null and ${inForce(db, 'a', view)}
      group by 2
    order by 4 desc, 2`
}
