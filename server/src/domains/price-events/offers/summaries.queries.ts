import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A document that names a company. */
export interface EventRow {
  document_id: string
  kind: DocumentKind
  language: 'zh' | 'en'
  title: string
  source_name: string
  source_name_en: string | null
  published_at: number
  precision: 'instant' | 'day' | 'year'
  relation: 'subject' | 'mention'
}

interface Asked {
  companyId: string
  from?: string | undefined
  to?: string | undefined
  kinds: readonly DocumentKind[]
  limit: number
  offset: number
}

/**
 * Documents of a company between two days in Asia/Shanghai, newest first, and whether there are older ones beyond them.
 */
export async function companyEvents(
  db: Db,
  view: View,
  { companyId, from, to, kinds, limit, offset }: Asked,
): Promise<{ rows: EventRow[]; more: boolean }> {
  const start = (day: string, days: number) =>
    new Date(Date.parse(`${day}T00:00:00+08:00`) + days * 86_400_000).toISOString()
  const rows = await db<(Omit<EventRow, 'kind'> & { kind: DocumentKind | null })[]>`
    select one.document_id, d.kind, d.language, d.title, d.source_name, d.source_name_en, d.published_at, d.precision,
      one.relation
    from (select dc.document_id, dc.published_at, dc.relation from document_company dc
      where dc.company_id = ${companyId} and ${inForce(db, 'dc', view)}
      ${view.asOf === null ? db`` : db`and dc.published_at <= ${instant(view.asOf)}`}
      ${from ? db`and dc.published_at >= ${start(from, 0)}` : db``} ${
        to
          ? db`and dc.published_at
        < ${start(to, 1)}`
          : db``
      }
      and dc.kind = any(${db.array(kinds as DocumentKind[])})
      order by dc.published_at desc, dc.document_id desc limit ${limit + 1} offset ${offset}) one
    left join document d on d.document_id = one.document_id and ${inForce(db, 'd', view)}
    order by one.published_at desc, one.document_id desc`
  return {
    rows: rows.slice(0, limit).flatMap((row) => (row.kind === null ? [] : [{ ...row, kind: row.kind }])),
    more: rows.length > limit,
  }
}

/** Documents by id as events show them, of some kinds, newest first, at most `limit` (Infinity: all). */
export async function summariesOf(
  db: Db,
  view: View,
  ids: readonly string[],
  kinds: readonly DocumentKind[],
  limit: number,
): Promise<Omit<EventRow, 'relation'>[]> {
  if (ids.length === 0) return []
  return db<Omit<EventRow, 'relation'>[]>`
    select d.document_id, d.kind, d.language, d.title, d.source_name, d.source_name_en, d.published_at, d.precision
      from document d
    where d.document_id = any(${db.array(ids as string[])}) and d.kind = any(${db.array(kinds as DocumentKind[])})
      and ${inForce(db, 'd', view)} order by d.published_at desc,
      d.document_id desc ${Number.isFinite(limit) ? db`limit ${limit}` : db``}`
}
