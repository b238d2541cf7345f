import { dayOf } from '@pandora/contract/time'
import type { DocumentAnalysis } from '@pandora/intelligence/analysis'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import { emitLive } from '@pandora/store/live-events'
import type { JoinedEvent } from './event-book.ts'
import type { WaitingDocument } from './read.queries.ts'
import { moveEvidence } from './taken-over.queries.ts'

/** A document that has been read: what it says, or why nothing could be said. */
export interface ReadDocument {
  document: WaitingDocument
  analysis: DocumentAnalysis | null
  failure: string | null
  storyId: string | null
  events: readonly JoinedEvent[]
  /** Companies it names that no source gave. */
  companies: readonly { id: string; relation: 'subject' | 'mention' }[]
}

/** Line of rows that were found by reading, in tables whose other rows come from sources. A source's word takes their place. */
const FOUND = -1
/** Computed so much later than the text was known, ms: back-computed. */
const LATE = 3_600_000

/**
 * Stores what documents say, in one transaction with the end of their waiting: what no longer waits is left out, so nothing is stored twice.
 * Answers how many were stored.
 */
export async function storeRead(
  tx: Db,
  marketId: number,
  versionId: number,
  read: readonly ReadDocument[],
  now: number,
): Promise<number> {
  // One writer at a time in a market, merges of imports included: both may write the same links.
  await tx`select pg_advisory_xact_lock(5041002, ${marketId})`
  const ids = read.map((one) => one.document.document_id)
  const waited = await tx<{ key: string }[]>`
    delete from analysis_waiting where market_id = ${marketId} and (known_at, document_id) in (select * from unnest(${tx.array(read.map((one) => one.document.known_at))}::timestamptz[], ${tx.array(ids)}::text[]))
    returning document_id || ' ' || known_at::text as key`
  const waiting = new Set(waited.map((one) => one.key))
  const rows = read.filter(({ document }) => waiting.has(`${document.document_id} ${document.known_at}`))
  if (rows.length === 0) return 0
  await endEarlier(tx, marketId, rows, now)
  await insertResults(tx, marketId, versionId, rows, now)
  await linkCompanies(tx, marketId, rows, now)
  await linkThemes(tx, marketId, rows, now)
  await storeEvents(tx, marketId, versionId, rows, now)
  await endEmptyEvents(tx, marketId, rows, now)
  await markDerived(tx, marketId, rows)
  return rows.length
}

const iso = (ms: number) => new Date(ms).toISOString()
/** When a result begins to stand: with its wording, or, where the wording was read before, now. */
const sinceOf = ({ document }: ReadDocument, now: number): string => (document.again ? iso(now) : document.known_at)
const knownByOf = ({ document }: ReadDocument): string => (document.again ? 'received' : document.known_by)

/** What was read from earlier wordings, or by earlier readings, ends where the new result begins. A reading of the same wording that is not a new one is replaced. */
async function endEarlier(tx: Db, marketId: number, rows: readonly ReadDocument[], now: number): Promise<void> {
  const ids = tx.array(rows.map((one) => one.document.document_id))
  const [there] =
    await tx`select 1 from document_analysis where market_id = ${marketId} and document_id = any(${ids}::text[]) limit 1`
  if (!there) return
  const since = tx`unnest(${ids}::text[], ${tx.array(rows.map((one) => sinceOf(one, now)))}::timestamptz[], ${tx.array(rows.map((one) => String(one.document.again)))}::boolean[]) n(document_id, since, again)`
  // What a wording told of an event found in it, and from then on of the source's that took its place, is of one reading.
  const until = tx`unnest(${ids}::text[], ${tx.array(rows.map((one) => sinceOf(one, now)))}::timestamptz[], ${tx.array(rows.map((one) => one.document.superseded_at))}::timestamptz[], ${tx.array(rows.map((one) => String(one.document.again)))}::boolean[]) n(document_id, since, until, again)`
  for (const table of ['document_analysis', 'theme_document', 'event_evidence', 'document_company']) {
    const found = table === 'document_company' ? tx`and x.line = ${FOUND}` : tx``
    if (table === 'event_evidence')
      await tx`delete from event_evidence x using ${until} where x.market_id = ${marketId} and x.document_id = n.document_id and x.known_at > n.since and x.known_at < n.until and not n.again`
    await tx`delete from ${tx(table)} x using ${since} where x.market_id = ${marketId} and x.document_id = n.document_id and x.known_at = n.since ${found}`
    await tx`update ${tx(table)} x set superseded_at = n.since from ${since} where x.market_id = ${marketId} and x.document_id = n.document_id and x.known_at < n.since and x.superseded_at > n.since ${found}`
  }
}

async function insertResults(
  tx: Db,
  marketId: number,
  versionId: number,
  rows: readonly ReadDocument[],
  now: number,
): Promise<void> {
  const columns = [
    'market_id',
    'known_at',
    'known_by',
    'superseded_at',
    'recorded_at',
    'run_id',
    'line',
    'document_id',
    'version_id',
    'kind',
    'published_at',
    'back_computed',
    'failure',
    'language',
    'entities',
    'events',
    'stance',
    'tone',
    'story_id',
    'result',
  ] as const
  await insertRows(
    tx,
    'document_analysis',
    columns,
    rows.map((row) => {
      const { document, analysis, failure, storyId } = row
      const late = !document.again && now - document.known_ms > LATE
      const wide = analysis?.tones.find((one) => one.companyId === null) ?? analysis?.tones[0]
      return [
        marketId,
        sinceOf(row, now),
        knownByOf(row),
        document.superseded_at,
        iso(now),
        document.run_id,
        document.line,
        document.document_id,
        versionId,
        document.kind,
        iso(document.published_at),
        late,
        failure,
        analysis?.language ?? document.language,
        analysis?.mentions.filter((one) => one.id !== null).length ?? 0,
        analysis?.events.length ?? 0,
        analysis?.stance?.stance ?? null,
        wide?.tone ?? null,
        storyId,
        analysis === null ? null : resultText(row, analysis),
      ]
    }),
  )
}

/** What is derived of these documents is to be made anew: the words of their months, the links of policies. */
async function markDerived(tx: Db, marketId: number, rows: readonly ReadDocument[]): Promise<void> {
  const months = new Set(
    rows.flatMap(({ document }) => (document.kind === 'post' ? [] : [`${dayOf(document.known_ms).slice(0, 7)}-01`])),
  )
  const policies = rows.flatMap(({ document }) => (document.kind === 'policy' ? [document.document_id] : []))
  if (months.size > 0)
    await tx`insert into keyword_month_due select ${marketId}, m::date from unnest(${tx.array([...months])}::text[]) m on conflict do nothing`
  if (policies.length > 0)
    await tx`insert into policy_link_due select ${marketId}, d from unnest(${tx.array(policies)}::text[]) d on conflict do nothing`
}

/** Four digits after the point are kept: a third of the bytes of a post were digits that nobody reads. */
const shortened = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value

/** What is kept of an analysis: everything but its language; of each event the one it was joined to. */
function resultText(
  { events }: ReadDocument,
  { mentions, stance, tones, events: found, topics, labels, keywords, limits }: DocumentAnalysis,
): string {
  const joined = new Map(events.map((one) => [one.place, one.eventId]))
  const text = JSON.stringify(
    {
      mentions,
      stance,
      tones,
      topics,
      labels,
      keywords,
      limits,
      events: found.map((event, place) => ({ ...event, eventId: joined.get(place) ?? null })),
    },
    shortened,
  )
  // Half a surrogate pair and NUL are escapes that the database does not take.
  return text.replace(/\\\\|\\ud[89a-f][0-9a-f]{2}|\\u0000/g, (escape) => (escape === '\\\\' ? escape : '\ufffd'))
}

/** Links that reading found stand beside those of sources, which are never touched. */
async function linkCompanies(tx: Db, marketId: number, rows: readonly ReadDocument[], now: number): Promise<void> {
  const links = rows.flatMap((row) => row.companies.map(({ id, relation }) => ({ row, id, relation })))
  if (links.length === 0) return
  const text = (of: (link: (typeof links)[number]) => string) => tx.array(links.map(of))
  await tx`
    insert into document_company (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, company_id, document_id, relation, kind, title, published_at, precision)
    select ${marketId}, n.known_at, n.known_by, least(n.superseded_at, (select min(o.known_at) from document_company o where o.market_id = ${marketId} and o.company_id = n.company_id and o.document_id = n.document_id and o.known_at > n.known_at and o.line <> ${FOUND})),
      ${iso(now)}, n.run_id, ${FOUND}, n.company_id, n.document_id, n.relation, n.kind, n.title, n.published_at, n.precision
    from unnest(${text(({ row }) => sinceOf(row, now))}::timestamptz[], ${text(({ row }) => knownByOf(row))}::known_by[], ${text(({ row }) => row.document.superseded_at)}::timestamptz[], ${text(({ row }) => String(row.document.run_id))}::int[],
      ${text(({ id }) => id)}::text[], ${text(({ row }) => row.document.document_id)}::text[], ${text(({ relation }) => relation)}::text[], ${text(({ row }) => row.document.kind)}::text[], ${text(({ row }) => row.document.title)}::text[],
      ${text(({ row }) => iso(row.document.published_at))}::timestamptz[], ${text(({ row }) => row.document.precision)}::text[])
      n(known_at, known_by, superseded_at, run_id, company_id, document_id, relation, kind, title, published_at, precision)
    where not exists (select from document_company o where o.market_id = ${marketId} and o.company_id = n.company_id and o.document_id = n.document_id and o.known_at <= n.known_at and o.superseded_at > n.known_at)
    on conflict do nothing`
}

/** Themes that documents name; what posts say of themes is chatter. */
async function linkThemes(tx: Db, marketId: number, rows: readonly ReadDocument[], now: number): Promise<void> {
  const columns = [
    'market_id',
    'known_at',
    'known_by',
    'superseded_at',
    'recorded_at',
    'run_id',
    'line',
    'theme_id',
    'document_id',
    'story_id',
    'published_at',
  ] as const
  await insertRows(
    tx,
    'theme_document',
    columns,
    rows
      .filter((one) => one.document.kind !== 'post')
      .flatMap((row) => {
        const themes = new Set(
          row.analysis?.mentions.flatMap(({ kind, id }) => (kind === 'theme' && id !== null ? [id] : [])),
        )
        return [...themes].map((id) => [
          marketId,
          sinceOf(row, now),
          knownByOf(row),
          row.document.superseded_at,
          iso(now),
          row.document.run_id,
          row.document.line,
          id,
          row.document.document_id,
          row.storyId,
          iso(row.document.published_at),
        ])
      }),
  )
}

async function storeEvents(
  tx: Db,
  marketId: number,
  versionId: number,
  rows: readonly ReadDocument[],
  now: number,
): Promise<void> {
  const told = rows.flatMap((row) => row.events.map((event) => ({ row, event })))
  if (told.length === 0) return
  const text = (of: (one: (typeof told)[number]) => string | null) => tx.array(told.map((one) => of(one) as string))
  const about = tx`unnest(${text(({ event }) => event.eventId)}::text[], ${text(({ row }) => sinceOf(row, now))}::timestamptz[], ${text(({ row }) => knownByOf(row))}::known_by[], ${text(({ row }) => String(row.document.run_id))}::int[],
      ${text(({ row }) => row.document.document_id)}::text[], ${text(({ row }) => (row.document.language === 'zh' ? row.document.title : null))}::text[], ${text(({ row }) => (row.document.language === 'en' ? row.document.title : null))}::text[],
      ${text(({ event }) => event.found.type)}::text[], ${text(({ event }) => iso(event.happenedAt))}::timestamptz[], ${text(({ event }) => event.precision)}::text[], ${text(({ event }) => event.found.sizeClass)}::text[],
      ${text(({ event }) => (event.subject.kind === 'company' ? event.subject.id : null))}::text[], ${text(({ event }) => event.taken?.at ?? 'infinity')}::timestamptz[])
      n(event_id, known_at, known_by, run_id, document_id, title_zh, title_en, type, happened_at, precision, size_class, company_id, superseded_at)`
  // An event stands from the first document that told of it; one that was known earlier and is read later sets it back.
  await tx`
    insert into event (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, event_id, type, title_zh, title_en, happened_at, precision, size_class, document_id)
    select distinct on (n.event_id) ${marketId}, n.known_at, n.known_by, n.superseded_at, ${iso(now)}::timestamptz, n.run_id, ${FOUND}::int, n.event_id, n.type, n.title_zh, n.title_en, n.happened_at, n.precision, n.size_class, n.document_id
    from ${about} order by n.event_id, n.known_at, n.document_id
    on conflict (market_id, event_id, superseded_at) do update set known_at = excluded.known_at, known_by = excluded.known_by, document_id = excluded.document_id, title_zh = coalesce(excluded.title_zh, event.title_zh), title_en = coalesce(excluded.title_en, event.title_en)
      where event.line = ${FOUND} and excluded.known_at < event.known_at`
  await tx`
    insert into event_company (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, company_id, event_id, relation, path, type, happened_at, precision)
    select distinct on (n.event_id, n.company_id) ${marketId}, n.known_at, n.known_by, n.superseded_at, ${iso(now)}::timestamptz, n.run_id, ${FOUND}::int, n.company_id, n.event_id, 'direct', null, n.type, n.happened_at, n.precision
    from ${about} where n.company_id is not null order by n.event_id, n.company_id, n.known_at
    on conflict (market_id, company_id, event_id, superseded_at) do update set known_at = excluded.known_at, known_by = excluded.known_by where event_company.line = ${FOUND} and excluded.known_at < event_company.known_at`
  const columns = [
    'market_id',
    'known_at',
    'known_by',
    'superseded_at',
    'recorded_at',
    'run_id',
    'line',
    'event_id',
    'document_id',
    'version_id',
    'story_id',
    'place',
    'subject_kind',
    'subject_id',
    'type',
    'happened_at',
    'sign',
    'modality',
    'confidence',
    'amount',
    'unit',
    'amount_of',
    'size_class',
    'grade',
    'change',
  ] as const
  await insertRows(
    tx,
    'event_evidence',
    columns,
    told.map(({ row, event: { eventId, place, subject, happenedAt, found } }) => [
      marketId,
      sinceOf(row, now),
      knownByOf(row),
      row.document.superseded_at,
      iso(now),
      row.document.run_id,
      row.document.line,
      eventId,
      row.document.document_id,
      versionId,
      row.storyId,
      place,
      subject.kind,
      subject.id,
      found.type,
      iso(happenedAt),
      found.sign,
      found.modality,
      found.confidence,
      found.amount?.value ?? null,
      found.amount?.unit ?? null,
      found.amount?.of ?? null,
      found.sizeClass,
      found.grade,
      found.change,
    ]),
  )
  const taken = told.flatMap(({ event: { eventId, taken: by } }) => (by ? [{ eventId, ...by }] : []))
  if (taken.length === 0) return
  const list = (of: (one: (typeof taken)[number]) => string) => tx.array(taken.map(of))
  await tx`insert into event_taken_over (market_id, event_id, into_id, known_at)
    select distinct on (n.event_id) ${marketId}::smallint, n.event_id, n.into_id, n.known_at from unnest(${list((one) => one.eventId)}::text[], ${list((one) => one.by)}::text[], ${list((one) => one.at)}::timestamptz[]) n(event_id, into_id, known_at)
    on conflict do nothing`
  await moveEvidence(tx, marketId, [...new Set(taken.map((one) => one.eventId))])
}

/** Events of which no document tells any more end; they stay for the time before. */
async function endEmptyEvents(tx: Db, marketId: number, rows: readonly ReadDocument[], now: number): Promise<void> {
  const again = rows.filter((one) => one.document.again).map((one) => one.document.document_id)
  if (again.length === 0) return
  for (const table of ['event', 'event_company']) {
    await tx`update ${tx(table)} x set superseded_at = ${iso(now)} where x.market_id = ${marketId} and x.line = ${FOUND} and x.superseded_at = 'infinity' and x.known_at < ${iso(now)}
      and x.event_id in (select e.event_id from event_evidence e where e.market_id = ${marketId} and e.document_id = any(${tx.array(again)}::text[]))
      and not exists (select from event_evidence e where e.market_id = ${marketId} and e.event_id = x.event_id and e.superseded_at = 'infinity')`
  }
}

/** Tells readers that documents have been read, and remembers how fast it goes. */
export async function tellRead(
  db: Db,
  marketId: number,
  ids: readonly string[],
  count: number,
  seconds: number,
): Promise<void> {
  await db`update analysis_state set recent = ${count}, recent_seconds = ${seconds}, worked_at = now() where market_id = ${marketId}`
  await emitLive(db, { topic: 'analysis', marketId, ids: ids.length > 200 ? [] : ids, count })
}
