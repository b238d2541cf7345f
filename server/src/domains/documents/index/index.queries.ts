import { instant } from '@pandora/store/as-of'
import { copyIn } from '@pandora/store/copy'
import { copyText } from '@pandora/store/copy-text'
import type { Db } from '@pandora/store/database'
import type { DocumentIndexRow, DocumentRow } from '@pandora/store/generated/schema'

/** A version of a document as the text index is made of it. */
export type IndexedVersion = Pick<
  DocumentRow,
  'document_id' | 'kind' | 'source_name' | 'title' | 'body' | 'known_at' | 'superseded_at' | 'published_at'
>

/** All versions of documents. */
export async function versionsToIndex(
  tx: Db,
  marketId: number,
  documentIds: readonly string[],
): Promise<IndexedVersion[]> {
  return tx<IndexedVersion[]>`
    select document_id, kind, source_name, title, body, known_at, superseded_at, published_at from document
    where market_id = ${marketId} and document_id = any(${tx.array(documentIds as string[])})`
}

/** Drops what the index holds of documents. */
export async function dropIndexed(tx: Db, marketId: number, documentIds: readonly string[]): Promise<void> {
  await tx`delete from document_index where market_id = ${marketId}
    and document_id = any(${tx.array(documentIds as string[])})`
}

const columns = [
  'market_id',
  'document_id',
  'passage',
  'passages',
  'kind',
  'starts_at',
  'known_at',
  'superseded_at',
  'published_at',
  'source_name',
  'words',
] as const

/** A passage as it is written; its words as `tsvector` reads them. */
export type NewPassage = Omit<DocumentIndexRow, 'words'> & { words: string }

/** Writes passages by COPY. */
export async function copyPassages(tx: Db, passages: Iterable<NewPassage>): Promise<void> {
  await copyIn(tx, `copy document_index (${columns.join(', ')}) from stdin`, linesOf(passages))
}

function* linesOf(passages: Iterable<NewPassage>): Iterable<string> {
  for (const row of passages) {
    const told: NewPassage = {
      ...row,
      known_at: instant(row.known_at) as never,
      superseded_at: instant(row.superseded_at) as never,
      published_at: instant(row.published_at) as never,
    }
    yield `${columns.map((column) => copyText(told[column])).join('\t')}\n`
  }
}

/** Ids of the documents that a merge has touched, in its transaction. */
export async function touchedDocuments(tx: Db): Promise<string[]> {
  const rows = await tx<{ document_id: string }[]>`select distinct document_id from touched_document`
  return rows.map((row) => row.document_id)
}

/** Takes up the names of the sources of documents that a merge has touched. */
export async function takeUpSources(tx: Db, marketId: number): Promise<void> {
  await tx`insert into document_source (market_id, source_name, source_name_en)
    select ${marketId}, source_name, max(source_name_en) from touched_document group by source_name
    on conflict (market_id, source_name) do update set source_name_en = excluded.source_name_en
      where excluded.source_name_en is distinct from document_source.source_name_en
        and excluded.source_name_en is not null`
}

/**
 * Lets documents wait to be put into the index; what it held of them goes at once. `isNew`: one version of each is all
 * there is, of which it can hold nothing.
 */
export async function awaitIndex(tx: Db, marketId: number, isNew: boolean): Promise<void> {
  if (!isNew)
    await tx`delete from document_index i using touched_document t
      where i.market_id = ${marketId} and i.document_id = t.document_id`
  const touched = isNew
    ? tx`select document_id, known_at from touched_document`
    : tx`select document_id, max(known_at) as known_at from touched_document group by document_id`
  await tx`insert into document_index_due (market_id, document_id, known_at)
    select ${marketId}::smallint, t.document_id, t.known_at from (${touched}) t on conflict do nothing`
}

/**
 * Lets nobody else change what the index of a market's documents holds, or what waits for it, until the transaction
 * ends. A lock of its own: reading documents writes facts of a market, and neither waits for the other.
 */
export async function holdIndex(tx: Db, marketId: number): Promise<void> {
  await tx`select pg_advisory_xact_lock(5041020, ${marketId})`
}

/** Markets of which documents wait. */
export async function dueMarkets(db: Db): Promise<number[]> {
  const rows = await db<{ market_id: number }[]>`select m.market_id from market m
    where exists (select from document_index_due w where w.market_id = m.market_id) order by 1`
  return rows.map((row) => row.market_id)
}

/** Documents that were taken in one go: what was known from `since` up to `until` is taken. */
export interface Taken {
  ids: string[]
  since: string
  until: string
}

/**
 * Takes documents of a market off those that wait, the newest first; null where none waits. Its index is held.
 * `before`: what was taken last. What it took is passed over: an index keeps the places of rows that are gone, and a
 * walk over them from the newest at each step took more time than the taking.
 */
export async function takeDue(tx: Db, marketId: number, most: number, before: Taken | null): Promise<Taken | null> {
  const take = (time: ReturnType<Db>, count: number) => tx<{ document_id: string; known: string }[]>`
    with next as materialized (
      select w.document_id, w.known_at from document_index_due w where w.market_id = ${marketId} ${time}
      order by w.known_at desc limit ${count}),
    gone as (delete from document_index_due due using next
      where due.market_id = ${marketId} and due.document_id = next.document_id)
    select document_id, known_at::text as known from next order by known_at desc`
  const newer = before ? await take(tx`and w.known_at > ${before.until}::timestamptz`, most) : []
  const older =
    newer.length < most
      ? await take(before ? tx`and w.known_at <= ${before.since}::timestamptz` : tx``, most - newer.length)
      : []
  const rows = [...newer, ...older]
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return null
  const ids = rows.map((row) => row.document_id)
  // Where more is newer than one batch, the next goes on below this one: into that first, then to what is older.
  if (!before || newer.length === most) return { ids, until: first.known, since: last.known }
  return { ids, until: newer[0]?.known ?? before.until, since: older.at(-1)?.known ?? before.since }
}

/** Counted up to so many: beyond it nobody asks how many more there are. */
export const MOST_COUNTED = 100_000

/** Documents of a market that wait, at most 100,000. */
export async function waitingForIndex(db: Db, marketId: number): Promise<number> {
  const [row] = await db<[{ waiting: number }]>`select count(*)::int as waiting
    from (select from document_index_due where market_id = ${marketId} limit ${MOST_COUNTED}) waits`
  return row.waiting
}

/** Wakes the worker on commit; one job at most waits. */
export async function wakeIndexing(db: Db): Promise<void> {
  // A database that no product has been started on has no queue; its first worker looks for what waits.
  const [queue] = await db<
    { there: boolean }[]
  >`select to_regclass('graphile_worker._private_jobs') is not null as there`
  if (!queue?.there) return
  await db`select graphile_worker.add_job('index_documents', job_key := 'index_documents', job_key_mode := 'replace',
    max_attempts := 25)`
}

/** Wakes the worker where something waits that nobody was woken for: a process died. */
export async function indexIsDue(db: Db): Promise<void> {
  const [waiting] = await db`select 1 from document_index_due limit 1`
  if (waiting) await wakeIndexing(db)
}
