import type { KnownBy } from '@pandora/contract/provenance'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import type { Db } from '@pandora/store/database'
import { correctionsInForce, type Correction } from './corrections.queries.ts'

/**
 * A wording of a document that waits to be read. Instants that are keys are texts: they may be finer than a
 * millisecond.
 */
export interface WaitingDocument {
  document_id: string
  known_at: string
  known_ms: number
  known_by: KnownBy
  superseded_at: string
  run_id: number
  line: number
  kind: DocumentKind
  language: 'zh' | 'en'
  title: string
  body: string
  published_at: number
  precision: 'instant' | 'day' | 'year'
  again: boolean
  tries: number
}

/**
 * The next documents that wait, in the order in which they became known. Those already handed out after `after` are
 * passed over.
 */
async function nextWaiting(db: Db, marketId: number, after: Place | null, limit: number): Promise<WaitingDocument[]> {
  return db<WaitingDocument[]>`
    select w.document_id, w.known_at::text, w.known_at as known_ms, d.known_by, d.superseded_at::text, d.run_id, d.line,
      d.kind, d.language, d.title, d.body, d.published_at, d.precision, w.again, w.tries
    from (select * from analysis_waiting where market_id = ${marketId} ${
      after
        ? db`and (known_at, document_id)
      > (${after.known_at}::timestamptz, ${after.document_id})`
        : db``
    }
      order by known_at, document_id limit ${limit}) w
    join document d on d.market_id = ${marketId} and d.document_id = w.document_id and d.known_at = w.known_at
    order by w.known_at, w.document_id`
}

/** Documents that are read together, with what they are read by. */
export interface Batch {
  documents: readonly WaitingDocument[]
  /** The names and events that were there before the documents were looked for. */
  epochs: Epochs
  corrections: ReadonlyMap<string, readonly Correction[]>
  /** Companies that sources say a document is about, by document. */
  given: ReadonlyMap<string, ReadonlySet<string>>
}

/** The next batch of documents that wait: `nextWaiting` with all that is asked for them in the database. */
export async function nextBatch(db: Db, marketId: number, after: Place | null, limit: number): Promise<Batch> {
  const epochs = await epochsOf(db, marketId)
  const documents = await nextWaiting(db, marketId, after, limit)
  const ids = documents.map((one) => one.document_id)
  const [corrections, given] = await Promise.all([
    correctionsInForce(db, marketId, ids),
    companiesGiven(db, marketId, ids),
  ])
  const byDocument = Map.groupBy(given, (one) => one.document_id)
  return {
    documents,
    epochs,
    corrections,
    given: new Map([...byDocument].map(([id, own]) => [id, new Set(own.map((one) => one.company_id))])),
  }
}

/** A place in the order in which documents became known. */
export interface Place {
  known_at: string
  document_id: string
}

/**
 * Where the last `days` days of a market's documents begin, where some of them wait and older ones do, too; null
 * otherwise: then all that waits is read in its order.
 */
export async function recentFloor(db: Db, marketId: number, days: number): Promise<Place | null> {
  const [row] = await db<{ floor: string | null }[]>`
    select floor::text from (select known_at - ${days} * interval '1 day' as floor from document
      where market_id = ${marketId} and superseded_at = 'infinity' and kind <> 'post'
      order by published_at desc, document_id desc limit 1) newest
    where exists (select from analysis_waiting w where w.market_id = ${marketId} and w.known_at >= floor)
      and exists (select from analysis_waiting w where w.market_id = ${marketId} and w.known_at < floor)`
  return row?.floor ? { known_at: row.floor, document_id: '' } : null
}

/** Counts a try of documents before they are read: one that takes its process down is told by it. */
export async function countTries(db: Db, marketId: number, batch: readonly WaitingDocument[]): Promise<void> {
  await db`update analysis_waiting set tries = tries + 1 where market_id = ${marketId}
    and (known_at, document_id) in (select *
      from unnest(${db.array(batch.map((one) => one.known_at))}::timestamptz[],
      ${db.array(batch.map((one) => one.document_id))}::text[]))`
}

/** Drops what waits of wordings that are there no more. */
export async function dropGone(db: Db, marketId: number): Promise<void> {
  await db`delete from analysis_waiting w where market_id = ${marketId} and not exists (select from document d
    where d.market_id = w.market_id and d.document_id = w.document_id and d.known_at = w.known_at)`
}

export interface Epochs {
  names_epoch: number
  events_epoch: number
}

/** Tells when what a reader holds in memory has become old. */
export async function epochsOf(db: Db, marketId: number): Promise<Epochs> {
  const [row] = await db<Epochs[]>`select names_epoch, events_epoch from analysis_state where market_id = ${marketId}`
  return row ?? { names_epoch: 0, events_epoch: 0 }
}

/**
 * An event around the time that is read. Instants of the database are texts where they are written back: they may be
 * finer than a millisecond.
 */
export interface KnownEvent {
  event_id: string
  subject_kind: 'company' | 'industry' | 'theme'
  subject_id: string
  type: string
  happened_at: number
  /**
   * A source gives it: no text before `known_ms` tells of it. One found in texts is set back by what was known earlier.
   */
  given: boolean
  known_at: string
  known_ms: number
  /** When a source's event takes its place, and which; null where none does. */
  until: string | null
  until_ms: number | null
  into_id: string | null
  /** The document that founded one found in texts. */
  founder_id: string | null
}

/**
 * Events that happened between two instants (ms), those of sources and those found, by whom they are about; those found
 * that a source's has taken the place of stand for the time before. One whose founder tells of it no more is left out:
 * those that joined it are read once more.
 */
export async function eventsBetween(db: Db, marketId: number, from: number, to: number): Promise<KnownEvent[]> {
  const [start, end] = [new Date(from).toISOString(), new Date(to).toISOString()]
  const first = db`cross join lateral (select min(o.known_at) as at, (array_agg(o.document_id order by o.known_at))[1] as founder_id
    from event o where o.market_id = ${marketId} and o.event_id = here.event_id) first
    left join event_taken_over t on t.market_id = ${marketId} and t.event_id = here.event_id`
  const standing = db`first.at is not null and (here.superseded_at = 'infinity' or here.superseded_at = t.known_at)
    and here.happened_at between ${start} and ${end}`
  const told = db`exists (select from event_evidence e where e.market_id = ${marketId} and e.event_id = c.event_id
    and e.document_id = c.founder_id)`
  return db<KnownEvent[]>`
    select c.event_id, 'company' as subject_kind, c.company_id as subject_id, c.type, c.happened_at,
      c.line <> -1 as given, c.known_at::text, c.known_at as known_ms, c.until::text, c.until as until_ms, c.into_id,
      c.founder_id
    from (select here.event_id, here.company_id, here.type, here.happened_at, here.line, t.known_at as until, t.into_id,
        first.founder_id, greatest(first.at, (select min(o.known_at) from event_company o
          where o.market_id = ${marketId} and o.company_id = here.company_id and o.event_id = here.event_id))
          as known_at
      from event_company here ${first} where here.market_id = ${marketId} and here.relation = 'direct'
        and ${standing}) c
    where c.line <> -1 or ${told}
    union all
    select distinct on (e.event_id, e.subject_id) e.event_id, e.subject_kind, e.subject_id, e.type, v.happened_at,
      v.line <> -1, v.known_at::text, v.known_at, null, null::timestamptz, null, v.document_id
    from event_evidence e join event v on v.market_id = e.market_id and v.event_id = e.event_id
      and v.superseded_at = 'infinity'
    where e.market_id = ${marketId} and e.superseded_at = 'infinity' and e.subject_kind <> 'company'
      and v.happened_at between ${start} and ${end}
      and (v.line <> -1 or exists (select from event_evidence f
        where f.market_id = ${marketId} and f.event_id = v.event_id and f.document_id = v.document_id))
    order by happened_at, event_id`
}

/** A text that was read, with the story it tells and the companies it names. */
export interface ReadText {
  document_id: string
  known_ms: number
  published_at: number
  title: string
  body: string
  story_id: string
  companies: string[]
}

/**
 * Posts, or all other texts, published between two instants (ms) that were read, leaders of stories and copies, as they
 * became known. `offset 0`: what was read is looked up text by text, for of a market that is being read for the first
 * time the planner expects few readings, and goes through all of them.
 */
export async function textsBetween(
  db: Db,
  marketId: number,
  { from, to, posts }: { from: number; to: number; posts: boolean },
): Promise<ReadText[]> {
  return db<ReadText[]>`
    select d.document_id, d.known_at as known_ms, d.published_at, d.title, d.body, a.story_id,
      array(select distinct mention->>'id'
        from jsonb_array_elements(coalesce(a.result->'mentions', '[]'::jsonb)) mention
        where mention->>'kind' = 'company' and mention->>'id' is not null) as companies
    from document d cross join lateral (select story_id, result from document_analysis
      where market_id = d.market_id and document_id = d.document_id and superseded_at = 'infinity'
        and story_id is not null offset 0) a
    where d.market_id = ${marketId} and d.superseded_at = 'infinity'
      and d.kind ${posts ? db`= 'post'` : db`<> 'post'`}
      and d.published_at between ${new Date(from).toISOString()} and ${new Date(to).toISOString()}
    order by d.known_at, d.document_id`
}

/** Companies that sources say documents are about, as it was known when the documents were. */
export async function companiesGiven(
  db: Db,
  marketId: number,
  ids: readonly string[],
): Promise<{ document_id: string; company_id: string }[]> {
  return db<{ document_id: string; company_id: string }[]>`
    select c.document_id, c.company_id from document_company c
      join document d on d.market_id = c.market_id and d.document_id = c.document_id and d.superseded_at = 'infinity'
    where c.market_id = ${marketId} and c.document_id = any(${db.array(ids as string[])})
      and c.superseded_at = 'infinity' and c.line <> -1 and c.known_at <= d.known_at`
}
