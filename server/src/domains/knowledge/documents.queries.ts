import { randomUUID } from 'node:crypto'
import type { DocumentState, FileFormat } from '@pandora/contract/domains/knowledge/shapes'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

export interface KnowledgeDocumentRow {
  document_id: string
  base_id: string
  source_id: string | null
  title: string
  format: FileFormat
  state: DocumentState
  error_code: string | null
  error_data: Record<string, string | number> | null
  bytes: number
  language: string | null
  pages: number
  pages_without_text: number
  added_at: number
}

const columns = (db: Db) => db`d.document_id, d.base_id, d.source_id, d.title, d.format, d.state, d.error_code,
  d.error_data, d.bytes, d.language, d.pages, d.pages_without_text, d.added_at`

/** A page of the documents of a base, the last added first. */
export async function documentsPage(
  db: Db,
  baseId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: KnowledgeDocumentRow[]; total: number }> {
  const [all] = await db<
    [{ total: number }]
  >`select count(*)::int as total from knowledge_document where base_id = ${baseId}`
  const rows = await db<KnowledgeDocumentRow[]>`select ${columns(db)} from knowledge_document d
    where d.base_id = ${baseId} order by d.added_at desc, d.title, d.document_id limit ${size} offset ${page * size}`
  return { rows, total: all.total }
}

/** A document by its id, whosever it is. */
export async function documentById(db: Db, id: string): Promise<KnowledgeDocumentRow | undefined> {
  const [row] = await db<KnowledgeDocumentRow[]>`select ${columns(db)} from knowledge_document d
    where d.document_id::text = ${id}`
  return row
}

/** Of documents by what they hold, those that the base has already, with their titles. */
export async function knownAmong(db: Db, baseId: string, digests: readonly Buffer[]): Promise<Map<string, string>> {
  const rows = await db<{ digest: string; title: string }[]>`select encode(digest, 'hex') as digest, title
    from knowledge_document where base_id = ${baseId} and encode(digest, 'hex') = any(${db.array(
      digests.map((one) => one.toString('hex')),
    )})`
  return new Map(rows.map((row) => [row.digest, row.title]))
}

/** Takes out documents, by what they hold, that were cancelled or could not be read. */
export async function deleteUnread(tx: Db, baseId: string, digests: readonly Buffer[]): Promise<void> {
  await tx`delete from knowledge_document where base_id = ${baseId} and state in ('failed', 'cancelled')
    and encode(digest, 'hex') = any(${tx.array(digests.map((one) => one.toString('hex')))})`
}

export async function countDocuments(db: Db, baseId: string): Promise<number> {
  const [row] = await db<[{ count: number }]>`select count(*)::int as count from knowledge_document
    where base_id = ${baseId}`
  return row.count
}

/** How many documents a user's own bases hold, in whatever market; what was cancelled or could not be read is none. */
export async function countOwnDocuments(db: Db, uid: number): Promise<number> {
  const [row] = await db<[{ count: number }]>`select count(*)::int as count from knowledge_document d
    join knowledge_base b on b.base_id = d.base_id
    where b.uid = ${uid} and d.state not in ('failed', 'cancelled')`
  return row.count
}

export interface NewDocument {
  sourceId: string | null
  title: string
  format: FileFormat
  digest: Buffer
  content: Buffer
  knownAt: number
}

/** Puts a document into a base, to be read. */
export async function insertDocument(tx: Db, baseId: string, one: NewDocument, now: number): Promise<string> {
  const id = randomUUID()
  await tx`insert into knowledge_document (document_id, base_id, source_id, title, format, digest, bytes, known_at,
      added_at, content)
    values (${id}, ${baseId}, ${one.sourceId}, ${one.title}, ${one.format}, ${one.digest}, ${one.content.length},
      ${instant(one.knownAt)}, ${instant(now)}, ${one.content})`
  return id
}

export async function deleteDocument(tx: Db, id: string): Promise<void> {
  await tx`delete from knowledge_document where document_id = ${id}`
}

/** Ends the reading of a document that is not dealt with yet; false where it is. */
export async function cancelDocument(tx: Db, id: string): Promise<boolean> {
  const { count } = await tx`update knowledge_document set state = 'cancelled', content = null, held_until = null
    where document_id = ${id} and state in ('waiting', 'reading')`
  return count > 0
}

/** A page of a document. */
export async function pageOfDocument(
  db: Db,
  id: string,
  page: number,
): Promise<{ first_line: number; text: string } | undefined> {
  const [row] = await db<{ first_line: number; text: string }[]>`select first_line, text from knowledge_page
    where document_id = ${id} and page = ${page}`
  return row
}
