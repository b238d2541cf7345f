import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'
import { SAME_EVENT_DAYS } from './same-event.ts'

/**
 * Events found in texts that a source gives itself, of those that a merge brought: from when the source's was known it
 * stands in their place and has their evidence; before, they stand as they
 * were known. Of several the one known first takes a found one's place, as it does where texts are read after it.
 */
export async function takeOverFound(tx: Db, marketId: number, kinds: readonly KindName[]): Promise<void> {
  const brought = touchedEvents(tx, kinds)
  if (!brought) return
  const taken = await tx<{ event_id: string }[]>`
    insert into event_taken_over (market_id, event_id, into_id, known_at)
    select distinct on (f.event_id) ${marketId}::smallint, f.event_id, s.event_id, known.at
    from (${brought}) t join event_company s on s.market_id = ${marketId} and s.event_id = t.event_id
      and s.superseded_at = 'infinity' and s.relation = 'direct' and s.line <> -1
    cross join lateral (select greatest((select min(o.known_at) from event o
      where o.market_id = ${marketId} and o.event_id = s.event_id),
      (select min(o.known_at) from event_company o where o.market_id = ${marketId} and o.company_id = s.company_id
        and o.event_id = s.event_id)) as at) known
    join event_company f on f.market_id = ${marketId} and f.company_id = s.company_id and f.line = -1
      and f.type = s.type and f.superseded_at > known.at
      and f.happened_at between s.happened_at - ${SAME_EVENT_DAYS} * interval '1 day'
        and s.happened_at + ${SAME_EVENT_DAYS} * interval '1 day'
    where exists (select from event o where o.market_id = ${marketId} and o.event_id = s.event_id)
    order by f.event_id, known.at, abs(extract(epoch from f.happened_at - s.happened_at)), s.event_id
    on conflict (market_id, event_id) do update set into_id = excluded.into_id, known_at = excluded.known_at
      where excluded.known_at < event_taken_over.known_at
    returning event_id`
  if (taken.length === 0) return
  const ids = taken.map((row) => row.event_id)
  await moveEvidence(tx, marketId, ids)
  for (const table of ['event', 'event_company']) {
    const found = tx`from event_taken_over t where t.market_id = ${marketId}
      and t.event_id = any(${tx.array(ids)}::text[]) and x.market_id = t.market_id and x.event_id = t.event_id`
    await tx`delete from ${tx(table)} x using event_taken_over t
      where t.market_id = ${marketId} and t.event_id = any(${tx.array(ids)}::text[]) and x.market_id = t.market_id
      and x.event_id = t.event_id and x.known_at >= t.known_at`
    await tx`update ${tx(table)} x set superseded_at = t.known_at ${found} and x.superseded_at > t.known_at`
  }
}

/**
 * Gives the evidence of found events, from when their place was taken, to those that took it. A document that tells of
 * both tells of the one once.
 */
export async function moveEvidence(tx: Db, marketId: number, ids: readonly string[]): Promise<void> {
  const taken = tx`event_taken_over t join event_evidence e on e.market_id = t.market_id and e.event_id = t.event_id
    and e.superseded_at > t.known_at where t.market_id = ${marketId}
    and t.event_id = any(${tx.array(ids as string[])}::text[])`
  await tx`
    insert into event_evidence (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, event_id,
      document_id, version_id, story_id, place, subject_kind, subject_id, type, happened_at, sign, modality, confidence,
      amount, unit, amount_of, size_class)
    select distinct on (t.into_id, e.document_id, e.superseded_at) e.market_id, greatest(e.known_at, t.known_at),
      e.known_by, e.superseded_at, e.recorded_at, e.run_id, e.line, t.into_id, e.document_id, e.version_id, e.story_id,
      e.place,
      e.subject_kind, e.subject_id, e.type, e.happened_at, e.sign, e.modality, e.confidence, e.amount, e.unit,
        e.amount_of, e.size_class
    from (${tx`select t.market_id, t.event_id, t.into_id, t.known_at from event_taken_over t
      where t.market_id = ${marketId} and t.event_id = any(${tx.array(ids as string[])}::text[])`}) t
    join event_evidence e on e.market_id = t.market_id and e.event_id = t.event_id and e.superseded_at > t.known_at
    where not exists (select from event_evidence o where o.market_id = e.market_id and o.event_id = t.into_id
      and o.document_id = e.document_id and o.superseded_at > greatest(e.known_at, t.known_at)
      and o.known_at < e.superseded_at)
    order by t.into_id, e.document_id, e.superseded_at, e.confidence desc, e.event_id
    on conflict do nothing`
  await tx`delete from event_evidence x
    where (x.market_id, x.event_id, x.document_id, x.superseded_at) in (select e.market_id, e.event_id, e.document_id,
    e.superseded_at from ${taken} and e.known_at >= t.known_at)`
  await tx`update event_evidence x set superseded_at = t.known_at from event_taken_over t
    where t.market_id = ${marketId} and t.event_id = any(${tx.array(ids as string[])}::text[])
      and x.market_id = t.market_id and x.event_id = t.event_id and x.known_at < t.known_at
      and x.superseded_at > t.known_at`
}

/**
 * Where events of sources are gone, those found in whose place they stood stand again, and what was counted as telling
 * of them is to be read anew: writes those documents into the temporary
 * table `gone_document`. Answers whether there are any.
 */
export async function giveBackFound(tx: Db, marketId: number, kinds: readonly KindName[]): Promise<boolean> {
  const removed = touchedEvents(tx, kinds)
  if (!removed) return false
  const gone = await tx<
    { event_id: string }[]
  >`select t.event_id from (${removed}) t where not exists (select from event v
    where v.market_id = ${marketId} and v.event_id = t.event_id)`
  if (gone.length === 0) return false
  const ids = tx.array(gone.map((row) => row.event_id))
  const back = await tx<
    { event_id: string; known_at: string }[]
  >`delete from event_taken_over where market_id = ${marketId} and into_id = any(${ids}::text[])
    returning event_id, known_at::text`
  for (const table of ['event', 'event_company']) {
    await tx`update ${tx(table)} x set superseded_at = 'infinity'
      from unnest(${tx.array(back.map((row) => row.event_id))}::text[],
      ${tx.array(back.map((row) => row.known_at))}::timestamptz[]) b(event_id, known_at)
      where x.market_id = ${marketId} and x.event_id = b.event_id and x.superseded_at = b.known_at`
  }
  const told =
    await tx`create temp table gone_document on commit drop as select distinct e.document_id from event_evidence e
      where e.market_id = ${marketId} and e.event_id = any(${ids}::text[])`
  return told.count > 0
}

/** Ids of the events that a merge or removal touched, of any of its kinds; null where it touched none. */
function touchedEvents(tx: Db, kinds: readonly KindName[]) {
  const [one, other] = [kinds.includes('event'), kinds.includes('event_company')]
  if (one && other) return tx`select event_id from touched_event union select event_id from touched_event_company`
  return one
    ? tx`select distinct event_id from touched_event`
    : other
      ? tx`select distinct event_id from touched_event_company`
      : null
}
