import type { Db } from '@pandora/store/database'
import { SAME_EVENT_DAYS } from './same-event.ts'

/** An event found in texts, with the document that founded it. */
export interface Founded {
  event_id: string
  document_id: string
  happened_at: string
}

/** Events that documents founded, of those they tell of. */
export async function foundedBy(db: Db, marketId: number, documents: readonly string[]): Promise<Founded[]> {
  return db<Founded[]>`
    select distinct on (v.event_id) v.event_id, v.document_id, v.happened_at::text from event_evidence e
    join event v on v.market_id = e.market_id and v.event_id = e.event_id and v.document_id = e.document_id and v.line = -1
    where e.market_id = ${marketId} and e.document_id = any(${db.array(documents as string[])}::text[]) order by v.event_id, v.known_at`
}

/** Events that documents tell of. */
export async function toldBy(db: Db, marketId: number, documents: readonly string[]): Promise<string[]> {
  const rows = await db<{ event_id: string }[]>`
    select distinct event_id from event_evidence where market_id = ${marketId} and document_id = any(${db.array(documents as string[])}::text[])`
  return rows.map((row) => row.event_id)
}

/**
 * Has documents read once more that joined an event or a story which those of a temporary table founded: what was read
 * in these is about to go.
 */
export async function regroupWithout(tx: Db, marketId: number, table: 'gone_document'): Promise<void> {
  const rows = await tx<{ document_id: string }[]>`
    select distinct o.document_id from ${tx(table)} g join event_evidence e on e.market_id = ${marketId} and e.document_id = g.document_id
    join event v on v.market_id = e.market_id and v.event_id = e.event_id and v.document_id = e.document_id and v.line = -1
    join event_evidence o on o.market_id = v.market_id and o.event_id = v.event_id
    where not exists (select from ${tx(table)} also where also.document_id = o.document_id)
    union select a.document_id from ${tx(table)} g join document_analysis own on own.market_id = ${marketId} and own.document_id = g.document_id and own.story_id = own.document_id
    join document_analysis a on a.market_id = own.market_id and a.story_id = own.document_id and a.story_id <> a.document_id and a.superseded_at = 'infinity'
      and a.published_at between own.published_at - interval '3 days' and own.published_at + interval '3 days'
    where not exists (select from ${tx(table)} also where also.document_id = a.document_id)`
  await waitAgain(
    tx,
    marketId,
    rows.map((row) => row.document_id),
  )
}

/**
 * Has documents read once more that a reading just stored may group otherwise, so that the same documents make the same
 * events and stories in whatever order they came: those that joined an event whose founder tells of it no more; those
 * known after the founder of a new event (or one that has moved) that tell of the like near it; and `others`. `before`:
 * what `foundedBy` and `toldBy` said before the reading was stored. Within its transaction, so that nothing is forgotten whatever
 * dies. Answers whether events have changed that a reader holds in memory.
 */
export async function regroup(
  tx: Db,
  marketId: number,
  documents: readonly string[],
  before: { founded: readonly Founded[]; told: readonly string[] },
  others: readonly string[],
): Promise<boolean> {
  const after = await foundedBy(tx, marketId, documents)
  const stood = new Map(before.founded.map((one) => [one.event_id, one]))
  const stands = new Set(after.map((one) => one.event_id))
  const lost = before.founded.filter((one) => !stands.has(one.event_id)).map((one) => one.event_id)
  const fresh = after
    .filter((one) => stood.get(one.event_id)?.happened_at !== one.happened_at)
    .map((one) => one.event_id)
  const again = new Set(others)
  for (const id of await tellersOf(tx, marketId, lost)) again.add(id)
  for (const id of await tellersAfter(tx, marketId, fresh)) again.add(id)
  await dropUntold(tx, marketId, before.told)
  if (again.size > 0) await waitAgain(tx, marketId, [...again])
  return lost.length > 0
}

/** Documents that tell of events. */
async function tellersOf(tx: Db, marketId: number, events: readonly string[]): Promise<string[]> {
  if (events.length === 0) return []
  const rows = await tx<{ document_id: string }[]>`
    select distinct document_id from event_evidence where market_id = ${marketId} and event_id = any(${tx.array(events as string[])}::text[])`
  return rows.map((row) => row.document_id)
}

/**
 * Documents known after the founders of events that tell of the like, and joined or founded another found one. Of what
 * one document tells of one event the surest telling is kept: the one that counts may lie as far from it as an event
 * reaches to both sides.
 */
async function tellersAfter(tx: Db, marketId: number, events: readonly string[]): Promise<string[]> {
  if (events.length === 0) return []
  const known = (alias: string) => tx`date_trunc('milliseconds', ${tx(alias)}.known_at)`
  const rows = await tx<{ document_id: string }[]>`
    select distinct e.document_id from event v
    join event_evidence f on f.market_id = v.market_id and f.event_id = v.event_id and f.document_id = v.document_id and f.known_at = v.known_at
    join event_evidence e on e.market_id = v.market_id and e.subject_kind = f.subject_kind and e.subject_id = f.subject_id and e.type = f.type and e.event_id <> v.event_id and e.document_id <> v.document_id
      and e.happened_at between v.happened_at - ${3 * SAME_EVENT_DAYS} * interval '1 day' and v.happened_at + ${3 * SAME_EVENT_DAYS} * interval '1 day'
      and (${known('e')} > ${known('v')} or ${known('e')} = ${known('v')} and e.document_id collate "C" > v.document_id collate "C")
    join event o on o.market_id = e.market_id and o.event_id = e.event_id and o.line = -1
    where v.market_id = ${marketId} and v.event_id = any(${tx.array(events as string[])}::text[])`
  return rows.map((row) => row.document_id)
}

/** Found events of which no document tells are gone. */
async function dropUntold(tx: Db, marketId: number, events: readonly string[]): Promise<void> {
  if (events.length === 0) return
  for (const table of ['event', 'event_company', 'event_taken_over']) {
    const found = table === 'event_taken_over' ? tx`` : tx`and x.line = -1`
    await tx`delete from ${tx(table)} x where x.market_id = ${marketId} and x.event_id = any(${tx.array(events as string[])}::text[]) ${found}
      and not exists (select from event_evidence e where e.market_id = x.market_id and e.event_id = x.event_id)`
  }
}

/**
 * Documents wait to be read as if for the first time; what was read anew since it was known (a correction, other
 * models) is read anew from now on.
 */
export async function waitAgain(tx: Db, marketId: number, documents: readonly string[]): Promise<void> {
  await tx`
    insert into analysis_waiting (market_id, known_at, document_id, again)
    select d.market_id, d.known_at, d.document_id, exists (select from document_analysis a where a.market_id = d.market_id and a.document_id = d.document_id and a.superseded_at = 'infinity' and a.known_at > d.known_at)
    from document d where d.market_id = ${marketId} and d.document_id = any(${tx.array(documents as string[])}::text[]) and d.superseded_at = 'infinity' on conflict do nothing`
}
