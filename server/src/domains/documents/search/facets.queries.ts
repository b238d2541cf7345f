import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { nameIn } from '../../../shared/company-name.queries.ts'

/** Entries of a facet. */
const MOST = 12

/** Companies that documents are about or mention, by how many of them. */
export async function companiesAmong(
  db: Db,
  view: View,
  documentIds: readonly string[],
): Promise<{ company_id: string; name_zh: string | null; name_en: string | null; count: number }[]> {
  if (documentIds.length === 0) return []
  return db<{ company_id: string; name_zh: string | null; name_en: string | null; count: number }[]>`
    select one.company_id, one.count, ${nameIn(db, view, db`one.company_id`, 'zh')} as name_zh,
      ${nameIn(db, view, db`one.company_id`, 'en')} as name_en
    from (select m.company_id, count(distinct m.document_id)::int as count from document_company m
      where m.document_id = any(${db.array(documentIds as string[])}) and ${inForce(db, 'm', view)}
      group by m.company_id order by 2 desc, 1 limit ${MOST}) one
    order by one.count desc, one.company_id`
}

/** Types of the events that documents tell of, by how many of them. */
export async function eventTypesAmong(
  db: Db,
  view: View,
  documentIds: readonly string[],
): Promise<{ type: string; count: number }[]> {
  if (documentIds.length === 0) return []
  return db<{ type: string; count: number }[]>`
    select e.type, count(distinct e.document_id)::int as count from event_evidence e
    where e.document_id = any(${db.array(documentIds as string[])}) and ${inForce(db, 'e', view)}
    group by e.type order by 2 desc, 1 limit ${MOST}`
}

/** English names of sources. */
export async function sourceNames(db: Db, view: View, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const rows = await db<{ source_name: string; source_name_en: string | null }[]>`
    select source_name, source_name_en from document_source where market_id = ${view.marketId}
      and source_name = any(${db.array(names as string[])})`
  return new Map(rows.map((row) => [row.source_name, row.source_name_en ?? row.source_name]))
}
