import { instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A document of a base that may answer, at the instant that is looked from. */
export interface AnsweringDocument {
  document_id: string
  title: string
  source_id: string | null
}

/** Documents of a base that are read and were known, the last added first. */
export async function answeringDocuments(db: Db, view: View, baseId: string): Promise<AnsweringDocument[]> {
  return db<AnsweringDocument[]>`select document_id, title, source_id from knowledge_document
    where base_id = ${baseId} and state = 'ready' and known_at <= ${view.asOf === null ? 'infinity' : instant(view.asOf)}
    order by added_at desc, document_id`
}

/** Of documents those that hold the words of a `tsquery`. */
export async function documentsHolding(db: Db, ids: readonly string[], query: string): Promise<string[]> {
  const rows = await db<{ document_id: string }[]>`select distinct document_id from knowledge_passage
    where document_id = any(${db.array(ids as string[])}::uuid[]) and words @@ ${query}::tsquery`
  return rows.map((row) => row.document_id)
}

/** How many passages documents have, how long they are in the mean, and in how many each word stands. */
export async function passageFigures(
  db: Db,
  ids: readonly string[],
  words: readonly { word: string; query: string }[],
): Promise<{ passages: number; length: number; holding: Map<string, number> }> {
  const [all] = await db<[{ passages: number; length: number }]>`select count(*)::int as passages,
    coalesce(avg(length), 0)::float8 as length from knowledge_passage
    where document_id = any(${db.array(ids as string[])}::uuid[])`
  const counts = await db<{ at: number; count: number }[]>`select w.at::int, count(*)::int as count
    from unnest(${db.array(words.map((one) => one.query))}::text[]) with ordinality w (query, at)
    join knowledge_passage p on p.words @@ w.query::tsquery
      and p.document_id = any(${db.array(ids as string[])}::uuid[])
    group by w.at`
  return { ...all, holding: new Map(counts.map(({ at, count }) => [words[at - 1]?.word ?? '', count])) }
}

export interface FoundPassage {
  document_id: string
  page: number
  starts_at: number
  ends_at: number
}

/** Passages of documents that hold one of the words, those that hold more of them first. */
export async function passagesHolding(
  db: Db,
  ids: readonly string[],
  query: string,
  most: number,
): Promise<FoundPassage[]> {
  return db<FoundPassage[]>`select document_id, page, starts_at, ends_at from knowledge_passage
    where document_id = any(${db.array(ids as string[])}::uuid[]) and words @@ ${query}::tsquery
    order by ts_rank(words, ${query}::tsquery, 1) desc, document_id, page, starts_at limit ${most}`
}

interface FoundPage {
  document_id: string
  page: number
  first_line: number
  text: string
}

/** Pages of documents. */
export async function pagesOf(db: Db, wanted: readonly { document_id: string; page: number }[]): Promise<FoundPage[]> {
  return db<FoundPage[]>`select p.document_id, p.page, p.first_line, p.text from knowledge_page p
    join unnest(${db.array(wanted.map((one) => one.document_id))}::uuid[],
      ${db.array(wanted.map((one) => one.page))}::int[]) as w (document_id, page)
      on w.document_id = p.document_id and w.page = p.page`
}
