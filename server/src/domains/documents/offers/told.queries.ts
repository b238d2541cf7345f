import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A document with what it names. */
export interface ToldDocument {
  document_id: string
  kind: DocumentKind
  title: string
  body: string
  source_name: string
  source_name_en: string | null
  published_at: number
  known_at: number
  subjects: string[]
  mentions: string[]
  themes: string[]
}

const columns = (db: Db, view: View) => db`d.document_id, d.kind, d.title, d.body, d.source_name, d.source_name_en,
  d.published_at, d.known_at,
  array(select c.company_id from document_company c where c.document_id = d.document_id and c.relation = 'subject'
    and ${inForce(db, 'c', view)} order by 1) as subjects,
  array(select c.company_id from document_company c where c.document_id = d.document_id and c.relation <> 'subject'
    and ${inForce(db, 'c', view)} order by 1) as mentions,
  array(select t.theme_id from theme_document t where t.document_id = d.document_id and ${inForce(db, 't', view)}
    order by 1) as themes`

/** Documents by their ids, with the companies and themes that they name. */
export async function toldDocuments(db: Db, view: View, ids: readonly string[]): Promise<ToldDocument[]> {
  if (ids.length === 0) return []
  return db<ToldDocument[]>`select ${columns(db, view)} from document d
    where d.document_id = any(${db.array(ids as string[])}) and ${inForce(db, 'd', view)}`
}

/** What of documents between two instants is wanted: of some companies, of a theme, that hold a phrase; or all. */
export interface ToldFilter {
  from: number
  to: number
  companies: readonly string[] | null
  themeId: string | null
  kinds: readonly DocumentKind[]
  phrase: string | null
}

/** Documents that became known between two instants (ms), newest first, at most `most`. */
export async function documentsTold(
  db: Db,
  view: View,
  { from, to, companies, themeId, kinds, phrase }: ToldFilter,
  most: number,
): Promise<ToldDocument[]> {
  const of =
    companies === null
      ? db``
      : db`and exists (select from document_company c where c.document_id = d.document_id
          and c.company_id = any(${db.array(companies as string[])}) and ${inForce(db, 'c', view)})`
  const naming =
    themeId === null
      ? db``
      : db`and exists (select from theme_document t where t.document_id = d.document_id and t.theme_id = ${themeId}
          and ${inForce(db, 't', view)})`
  const kind = kinds.length === 0 ? db`` : db`and d.kind = any(${db.array(kinds as string[])})`
  const words =
    phrase === null
      ? db``
      : db`and (strpos(lower(d.title), ${phrase.toLowerCase()}) > 0 or strpos(lower(d.body), ${phrase.toLowerCase()}) > 0)`
  return db<ToldDocument[]>`select ${columns(db, view)} from document d
    where d.published_at between ${instant(from - 86_400_000)} and ${instant(to)}
      and d.known_at between ${instant(from)} and ${instant(to)} and ${inForce(db, 'd', view)} ${of} ${naming} ${kind}
      ${words}
    order by d.published_at desc, d.document_id desc limit ${most}`
}

/** When the newest document of the market was known (ms); null for none. */
export async function newestDocumentKnown(db: Db, view: View): Promise<number | null> {
  const [row] = await db<{ known_at: number }[]>`select d.known_at from document d where ${inForce(db, 'd', view)}
    order by d.published_at desc, d.document_id desc limit 1`
  return row?.known_at ?? null
}
