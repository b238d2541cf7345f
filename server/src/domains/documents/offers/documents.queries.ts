import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { DocumentRow } from '@pandora/store/generated/schema'
import { nameIn } from '../../../shared/company-name.queries.ts'
import { originColumns, type Origin } from '../../../shared/provenance.ts'
import { changeRateOf, lastBarOf } from '../../markets/offers/quotes.ts'

/** Characters of a body that a list reads: enough for the title again and a summary. */
const OPENING = 400
/** Companies shown beside an item of a list, subjects first; the detail shows all. */
export const MOST_COMPANIES = 12

/** What a list shows of a document. */
export interface ListedDocument extends Pick<
  DocumentRow,
  'document_id' | 'title' | 'source_name' | 'source_name_en' | 'published_at' | 'image_urls'
> {
  market_id: number
  kind: DocumentKind
  language: 'zh' | 'en'
  precision: 'instant' | 'day' | 'year'
  /** Beginning of the body. */
  opening: string
}

/** A company that a document is about or mentions. */
export interface DocumentCompanyName {
  document_id: string
  company_id: string
  name_zh: string | null
  name_en: string | null
  change_rate: number | null
  /** Day of the bar that it is of, and whether that is adjusted. */
  change_on: string | null
  change_adjusted: boolean
}

/** Columns of a `ListedDocument`, of the document table under `alias`. */
export function listedColumns(db: Db, alias: string) {
  const d = db(alias)
  return db`${d}.market_id, ${d}.document_id, ${d}.kind, ${d}.language, ${d}.title,
    left(${d}.body, ${OPENING}::int) as opening, ${d}.source_name, ${d}.source_name_en, ${d}.published_at,
    ${d}.precision, ${d}.image_urls`
}

/** Documents by their ids, newest first, as a list shows them. */
export async function listedDocuments(db: Db, view: View, documentIds: readonly string[]): Promise<ListedDocument[]> {
  if (documentIds.length === 0) return []
  return db<
    ListedDocument[]
  >`select ${listedColumns(db, 'd')} from document d where d.document_id = any(${db.array(documentIds as string[])})
    and ${inForce(db, 'd', view)} order by d.published_at desc, d.document_id desc`
}

/** Companies of documents with the names and the last bar of the view, subjects first, at most `most` a document. */
export async function companiesOfDocuments(
  db: Db,
  view: View,
  documentIds: readonly string[],
  most: number = MOST_COMPANIES,
): Promise<DocumentCompanyName[]> {
  if (documentIds.length === 0) return []
  return db<DocumentCompanyName[]>`
    select dc.document_id, dc.company_id, ${nameIn(db, view, db`dc.company_id`, 'zh')} as name_zh,
      ${nameIn(db, view, db`dc.company_id`, 'en')} as name_en,
      ${changeRateOf(db, view)} as change_rate,
      bar.trade_date as change_on, coalesce(bar.basis <> 'traded', false) as change_adjusted
    from (select m.document_id, m.company_id, row_number() over (partition by m.document_id
      order by m.relation = 'subject' desc, m.company_id) as place
      from document_company m where m.document_id = any(${db.array(documentIds as string[])})
        and ${inForce(db, 'm', view)}) dc
    left join ${lastBarOf(db, view, db`dc.company_id`)} on true
    where dc.place <= ${most}
    order by dc.document_id, dc.place`
}

/** A document with its text, and where that came from. */
export interface DocumentText extends ListedDocument, Pick<DocumentRow, 'body' | 'url' | 'category'>, Origin {}

/** Documents by their ids with their bodies, as a list that shows pieces of them reads them. */
export async function textsOfDocuments(
  db: Db,
  view: View,
  documentIds: readonly string[],
): Promise<(ListedDocument & Pick<DocumentRow, 'body'>)[]> {
  if (documentIds.length === 0) return []
  return db<(ListedDocument & Pick<DocumentRow, 'body'>)[]>`select ${listedColumns(db, 'd')}, d.body from document d
    where d.document_id = any(${db.array(documentIds as string[])}) and ${inForce(db, 'd', view)}`
}

async function documentText(db: Db, view: View, documentId: string): Promise<DocumentText | undefined> {
  const [row] = await db<DocumentText[]>`
    select ${listedColumns(db, 'd')}, d.body, d.url, d.category, ${originColumns(db, 'd')}
    from document d join import_run run on run.run_id = d.run_id
      where d.document_id = ${documentId} and ${inForce(db, 'd', view)}`
  return row
}

/** One wording of a document. `current` is the one in force for the view. */
export interface DocumentVersion {
  known_at: number
  title: string
  current: boolean
}

/** The wordings of a document known to the view, newest first. */
async function documentVersions(db: Db, view: View, documentId: string): Promise<DocumentVersion[]> {
  const seen = view.asOf === null ? 'infinity' : instant(view.asOf)
  return db<DocumentVersion[]>`
    select known_at, title, ${
      view.asOf === null
        ? db`superseded_at = 'infinity'`
        : db`superseded_at
      > ${seen}::timestamptz`
    } as current
    from document where market_id = ${view.marketId} and document_id = ${documentId} and known_at <= ${seen}
      order by known_at desc`
}

/** A document opened: its text, all its companies, and its wordings. */
export interface OpenedDocument {
  document: DocumentText
  companies: DocumentCompanyName[]
  versions: DocumentVersion[]
}

/** The document of an id as the view sees it; undefined where it sees none. */
export async function openDocument(db: Db, view: View, documentId: string): Promise<OpenedDocument | undefined> {
  const [document, companies, versions] = await Promise.all([
    documentText(db, view, documentId),
    companiesOfDocuments(db, view, [documentId], Number.MAX_SAFE_INTEGER),
    documentVersions(db, view, documentId),
  ])
  return document && { document, companies, versions }
}
