import type { FileFormat } from '@pandora/contract/domains/knowledge/shapes'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A document taken up to be read. */
export interface TakenDocument {
  document_id: string
  base_id: string
  title: string
  format: FileFormat
  content: Buffer | null
  uid: number
  market_id: number
  tries: number
  held_until: number
}

/**
 * Takes up the document that has waited longest, and holds it until `until`: what a process that died had taken up is
 * taken up again after that.
 */
export async function takeDocument(db: Db, now: number, until: number): Promise<TakenDocument | undefined> {
  const [row] = await db<TakenDocument[]>`
    update knowledge_document d set state = 'reading', held_until = ${instant(until)}, tries = d.tries + 1
    from knowledge_base b where b.base_id = d.base_id and d.document_id = (
      select document_id from knowledge_document
      where state = 'waiting' or (state = 'reading' and held_until < ${instant(now)})
      order by added_at, document_id limit 1 for update skip locked)
    returning d.document_id, d.base_id, d.title, d.format, d.content, b.uid, b.market_id, d.tries, d.held_until`
  return row
}

export interface NewPassage {
  page: number
  start: number
  end: number
  length: number
  words: string
}

/** Whether a document is still held by who took it up; it stays so until the transaction ends. */
async function isHeld(tx: Db, { document_id, held_until }: TakenDocument): Promise<boolean> {
  const [row] = await tx`select 1 from knowledge_document where document_id = ${document_id} and state = 'reading'
    and held_until = ${instant(held_until)} for update`
  return row !== undefined
}

/** Keeps what a document says; false where it was removed, cancelled or taken up by another meanwhile. */
export async function keepRead(
  tx: Db,
  taken: TakenDocument,
  {
    language,
    pages,
    passages,
    withoutText,
  }: {
    language: string | null
    pages: readonly { firstLine: number; text: string }[]
    passages: readonly NewPassage[]
    withoutText: number
  },
): Promise<boolean> {
  if (!(await isHeld(tx, taken))) return false
  const id = taken.document_id
  for (let from = 0; from < pages.length; from += 200)
    await tx`insert into knowledge_page ${tx(
      pages.slice(from, from + 200).map(({ firstLine, text }, at) => ({
        document_id: id,
        page: from + at + 1,
        first_line: firstLine,
        text,
      })),
    )}`
  for (let from = 0; from < passages.length; from += 500) {
    const part = passages.slice(from, from + 500)
    await tx`insert into knowledge_passage (document_id, page, starts_at, ends_at, length, words)
      select ${id}, page, starts_at, ends_at, length, words::tsvector from unnest(
        ${tx.array(part.map((one) => one.page))}::int[], ${tx.array(part.map((one) => one.start))}::int[],
        ${tx.array(part.map((one) => one.end))}::int[], ${tx.array(part.map((one) => one.length))}::int[],
        ${tx.array(part.map((one) => one.words))}::text[]) as t (page, starts_at, ends_at, length, words)`
  }
  await tx`update knowledge_document set state = 'ready', held_until = null, content = null, language = ${language},
    pages = ${pages.length}, pages_without_text = ${withoutText} where document_id = ${id}`
  return true
}

/** Keeps why a document could not be read; false as `keepRead`. */
export async function keepFailed(
  tx: Db,
  taken: TakenDocument,
  code: string,
  data: Readonly<Record<string, string | number>>,
): Promise<boolean> {
  if (!(await isHeld(tx, taken))) return false
  await tx`update knowledge_document set state = 'failed', held_until = null, content = null, error_code = ${code},
    error_data = ${tx.json(data)} where document_id = ${taken.document_id}`
  return true
}

/** Wakes the worker on commit; one job at most waits. */
export async function wakeReading(db: Db): Promise<void> {
  // A database that no product has been started on has no queue; its first worker looks for what waits.
  const [queue] = await db<
    { there: boolean }[]
  >`select to_regclass('graphile_worker._private_jobs') is not null as there`
  if (!queue?.there) return
  await db`select graphile_worker.add_job('read_knowledge', job_key := 'read_knowledge', job_key_mode := 'replace',
    max_attempts := 25)`
}

/** Wakes the worker where something waits that nobody was woken for: a process died. */
export async function readingIsDue(db: Db, now: number): Promise<void> {
  const [waiting] = await db`select 1 from knowledge_document
    where state = 'waiting' or (state = 'reading' and held_until < ${instant(now)}) limit 1`
  if (waiting) await wakeReading(db)
}
