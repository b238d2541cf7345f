import { dayOf } from '@pandora/contract/time'
import type { DocumentAnalysis } from '@pandora/intelligence/analysis'
import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import { emitLive } from '@pandora/store/live-events'
import { noteNewFacts } from '../../shared/new-facts.queries.ts'
import { foundedBy, regroup, toldBy } from '../regroup.queries.ts'
import { endEmptyEvents, storeEvents } from './events.queries.ts'
import { linkCompanies, linkThemes } from './links.queries.ts'
import { storeRelations, storeSites } from './relations.queries.ts'
import { storePolicies } from './policies.ts'
import { storePolicyTopics } from './policy-topics.queries.ts'
import { storeRisks } from './risks.queries.ts'
import { epochsOf, type Epochs } from '../read.queries.ts'
import { FOUND, foundColumns, foundIn, type ReadDocument, type Reading, sinceOf } from './read-document.ts'
import { readingTables } from '../reading-tables.ts'

/** Computed so much later than the text was known, ms: back-computed. */
const LATE = 3_600_000

/** Thrown where names or events have changed since texts were read: they wait as before, and are to be read anew. */
export class Overtaken extends Error {}

/**
 * Stores what documents say, in one transaction with the end of their waiting: what no longer waits is left out, so
 * nothing is stored twice. `epochs`: the names and events that they were read with; null where they were read within
 * this transaction.
 * Answers how many were stored, and whether events were regrouped that a reader holds in memory.
 */
export async function storeRead(
  tx: Db,
  marketId: number,
  { versionId, epochs }: { versionId: number; epochs: Epochs | null },
  read: readonly ReadDocument[],
  now: number,
): Promise<{ count: number; regrouped: boolean }> {
  // One writer at a time in a market, merges of imports included: both may write the same links.
  await tx`select pg_advisory_xact_lock(5041002, ${marketId})`
  if (epochs && !isSame(epochs, await epochsOf(tx, marketId))) throw new Overtaken()
  const ids = read.map((one) => one.document.document_id)
  // Looked up one by one: a table that fills and empties has no statistics, and was joined row by row with all of them.
  const waited = await tx<{ key: string }[]>`
    delete from analysis_waiting t using (
      select w.place from unnest(${tx.array(read.map((one) => one.document.known_at))}::timestamptz[],
        ${tx.array(ids)}::text[]) n(known_at, document_id)
      cross join lateral (select o.ctid as place from analysis_waiting o where o.market_id = ${marketId}
        and o.known_at = n.known_at and o.document_id = n.document_id offset 0) w) here
    where t.ctid = here.place returning t.document_id || ' ' || t.known_at::text as key`
  const waiting = new Set(waited.map((one) => one.key))
  const rows = read.filter(({ document }) => waiting.has(`${document.document_id} ${document.known_at}`))
  if (rows.length === 0) return { count: 0, regrouped: false }
  const documents = rows.map((one) => one.document.document_id)
  const before = {
    founded: await foundedBy(tx, marketId, documents),
    told: await toldBy(tx, marketId, documents),
  }
  await endEarlier(tx, marketId, rows, now)
  const reading = { marketId, versionId, now }
  for (const store of stores) await store(tx, rows, reading)
  await endEmptyEvents(tx, marketId, rows, now)
  const regrouped = await regroup(
    tx,
    marketId,
    documents,
    before,
    rows.flatMap((one) => one.later),
  )
  await markDerived(tx, marketId, rows)
  await noteRead(tx, marketId, rows)
  return { count: rows.length, regrouped }
}

const isSame = (one: Epochs, other: Epochs): boolean =>
  one.names_epoch === other.names_epoch && one.events_epoch === other.events_epoch

/**
 * What was read from earlier wordings, or by earlier readings, ends where the new result begins. A reading of the same
 * wording that is not a new one is replaced.
 */
async function endEarlier(tx: Db, marketId: number, rows: readonly ReadDocument[], now: number): Promise<void> {
  const ids = tx.array(rows.map((one) => one.document.document_id))
  const [there] =
    await tx`select 1 from document_analysis where market_id = ${marketId} and document_id = any(${ids}::text[])
      limit 1`
  if (!there) return
  const since = tx`unnest(${ids}::text[], ${tx.array(rows.map((one) => sinceOf(one, now)))}::timestamptz[],
    ${tx.array(rows.map((one) => String(one.document.again)))}::boolean[]) n(document_id, since, again)`
  // What a wording told of an event found in it, and from then on of the source's that took its place, is of one
  // reading.
  const until = tx`unnest(${ids}::text[], ${tx.array(rows.map((one) => sinceOf(one, now)))}::timestamptz[],
    ${tx.array(rows.map((one) => one.document.superseded_at))}::timestamptz[],
    ${tx.array(rows.map((one) => String(one.document.again)))}::boolean[]) n(document_id, since, until, again)`
  for (const table of [...readingTables, 'event_evidence', 'document_company']) {
    const found = table === 'document_company' ? tx`and x.line = ${FOUND}` : tx``
    if (table === 'event_evidence')
      await tx`delete from event_evidence x using ${until}
        where x.market_id = ${marketId} and x.document_id = n.document_id and x.known_at > n.since
        and x.known_at < n.until and not n.again`
    await tx`delete from ${tx(table)} x using ${since} where x.market_id = ${marketId} and x.document_id = n.document_id
      and x.known_at = n.since ${found}`
    await tx`update ${tx(table)} x set superseded_at = n.since from ${since}
      where x.market_id = ${marketId} and x.document_id = n.document_id and x.known_at < n.since
      and x.superseded_at > n.since ${found}`
  }
}

const stores = [
  insertResults,
  linkCompanies,
  linkThemes,
  storeRelations,
  storeSites,
  storeRisks,
  storePolicies,
  storePolicyTopics,
  storeEvents,
]

async function insertResults(tx: Db, rows: readonly ReadDocument[], reading: Reading): Promise<void> {
  const { versionId, now } = reading
  const columns = [
    ...foundColumns,
    'version_id',
    'kind',
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
        ...foundIn(row, reading),
        versionId,
        document.kind,
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

/** Tells who waits for them of the documents that were read, the events that they tell of and the themes they name. */
async function noteRead(tx: Db, marketId: number, rows: readonly ReadDocument[]): Promise<void> {
  const told = rows.filter(({ failure }) => failure === null)
  const distinct = (of: (row: ReadDocument) => readonly string[]) => [...new Set(told.flatMap(of))]
  await noteNewFacts(
    tx,
    marketId,
    'document',
    rows.map((row) => row.document.document_id),
  )
  await noteNewFacts(
    tx,
    marketId,
    'event',
    distinct((row) => row.events.map((event) => event.taken?.by ?? event.eventId)),
  )
  await noteNewFacts(
    tx,
    marketId,
    'heat',
    distinct(({ analysis }) =>
      (analysis?.mentions ?? []).flatMap(({ kind, id }) => (kind === 'theme' && id !== null ? [id] : [])),
    ),
  )
}

/** What is derived of these documents is to be made anew: the words of their months, the links of policies. */
async function markDerived(tx: Db, marketId: number, rows: readonly ReadDocument[]): Promise<void> {
  const months = new Set(
    rows.flatMap(({ document }) => (document.kind === 'post' ? [] : [`${dayOf(document.known_ms).slice(0, 7)}-01`])),
  )
  const policies = rows.flatMap(({ document }) => (document.kind === 'policy' ? [document.document_id] : []))
  if (months.size > 0)
    await tx`insert into keyword_month_due select ${marketId}, m::date from unnest(${tx.array([...months])}::text[]) m
      on conflict do nothing`
  if (policies.length > 0)
    await tx`insert into policy_link_due select ${marketId}, d from unnest(${tx.array(policies)}::text[]) d
      on conflict do nothing`
}

/** Four digits after the point are kept: a third of the bytes of a post were digits that nobody reads. */
const shortened = (_key: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value

/**
 * What is kept of an analysis: everything but its language and what a policy says of itself, which its text alone tells
 * again; of each event the one it was joined to. What were left out would be lost when a reader corrects something.
 */
function resultText(
  { events }: ReadDocument,
  {
    mentions,
    stance,
    tones,
    events: found,
    risks,
    relations,
    topics,
    labels,
    policyTopics,
    keywords,
    limits,
  }: DocumentAnalysis,
): string {
  const joined = new Map(events.map((one) => [one.place, one.eventId]))
  const text = JSON.stringify(
    {
      mentions,
      stance,
      tones,
      risks,
      relations,
      topics,
      labels,
      policyTopics,
      keywords,
      limits,
      events: found.map((event, place) => ({ ...event, eventId: joined.get(place) ?? null })),
    },
    shortened,
  )
  // Half a surrogate pair and NUL are escapes that the database does not take.
  return text.replace(/\\\\|\\ud[89a-f][0-9a-f]{2}|\\u0000/g, (escape) => (escape === '\\\\' ? escape : '\ufffd'))
}

/** Tells readers that documents have been read, and remembers how fast it goes. */
export async function tellRead(
  db: Db,
  marketId: number,
  ids: readonly string[],
  count: number,
  seconds: number,
): Promise<void> {
  await db`update analysis_state set recent = ${count}, recent_seconds = ${seconds}, worked_at = now()
    where market_id = ${marketId}`
  await emitLive(db, { topic: 'analysis', marketId, ids: ids.length > 200 ? [] : ids, count })
}
