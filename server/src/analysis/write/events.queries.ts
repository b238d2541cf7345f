import type { Db } from '@pandora/store/database'
import { insertRows } from '@pandora/store/insert-rows'
import { moveEvidence } from '../taken-over.queries.ts'
import { FOUND, type ReadDocument, type Reading, iso, knownByOf, sinceOf } from './read-document.ts'

export async function storeEvents(
  tx: Db,
  rows: readonly ReadDocument[],
  { marketId, versionId, now }: Reading,
): Promise<void> {
  const told = rows.flatMap((row) => row.events.map((event) => ({ row, event })))
  if (told.length === 0) return
  const text = (of: (one: (typeof told)[number]) => string | null) => tx.array(told.map((one) => of(one) as string))
  const about = tx`unnest(${text(({ event }) => event.eventId)}::text[],
    ${text(({ row }) => sinceOf(row, now))}::timestamptz[], ${text(({ row }) => knownByOf(row))}::known_by[],
    ${text(({ row }) => String(row.document.run_id))}::int[],
      ${text(({ row }) => row.document.document_id)}::text[],
        ${text(({ row }) => (row.document.language === 'zh' ? row.document.title : null))}::text[],
        ${text(({ row }) => (row.document.language === 'en' ? row.document.title : null))}::text[],
      ${text(({ event }) => event.found.type)}::text[], ${text(({ event }) => iso(event.happenedAt))}::timestamptz[],
        ${text(({ event }) => event.precision)}::text[], ${text(({ event }) => event.found.sizeClass)}::text[],
      ${text(({ event }) => (event.subject.kind === 'company' ? event.subject.id : null))}::text[],
        ${text(({ event }) => event.taken?.at ?? 'infinity')}::timestamptz[])
      n(event_id, known_at, known_by, run_id, document_id, title_zh, title_en, type, happened_at, precision, size_class,
        company_id, superseded_at)`
  // An event stands from the document that founded it; where that is read once more, as it is told then.
  await tx`
    insert into event (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, event_id, type,
      title_zh, title_en, happened_at, precision, size_class, document_id)
    select distinct on (n.event_id) ${marketId}, n.known_at, n.known_by, n.superseded_at, ${iso(now)}::timestamptz,
      n.run_id, ${FOUND}::int, n.event_id, n.type, n.title_zh, n.title_en, n.happened_at, n.precision, n.size_class,
      n.document_id
    from ${about} order by n.event_id, n.known_at, n.document_id
    on conflict (market_id, event_id, superseded_at) do update
      set known_at = excluded.known_at, known_by = excluded.known_by, document_id = excluded.document_id,
      title_zh = coalesce(excluded.title_zh, event.title_zh), title_en = coalesce(excluded.title_en, event.title_en),
      happened_at = excluded.happened_at, precision = excluded.precision, size_class = excluded.size_class
      where event.line = ${FOUND} and (excluded.known_at < event.known_at
        or (excluded.known_at = event.known_at and excluded.document_id = event.document_id))`
  await tx`
    insert into event_company (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, company_id,
      event_id, relation, path, type, happened_at, precision)
    select distinct on (n.event_id, n.company_id) ${marketId}, n.known_at, n.known_by, n.superseded_at,
      ${iso(now)}::timestamptz, n.run_id, ${FOUND}::int, n.company_id, n.event_id, 'direct', null, n.type,
      n.happened_at, n.precision
    from ${about} where n.company_id is not null order by n.event_id, n.company_id, n.known_at, n.document_id
    on conflict (market_id, company_id, event_id, superseded_at) do update
      set known_at = excluded.known_at, known_by = excluded.known_by, happened_at = excluded.happened_at,
      precision = excluded.precision
      where event_company.line = ${FOUND} and (excluded.known_at < event_company.known_at
        or (excluded.known_at = event_company.known_at and exists (select from event v where v.market_id = ${marketId}
          and v.event_id = excluded.event_id and v.happened_at = excluded.happened_at
          and v.superseded_at = excluded.superseded_at)))`
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
    'region',
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
      found.region,
      found.change,
    ]),
  )
  const taken = told.flatMap(({ event: { eventId, taken: by } }) => (by ? [{ eventId, ...by }] : []))
  if (taken.length === 0) return
  const list = (of: (one: (typeof taken)[number]) => string) => tx.array(taken.map(of))
  await tx`insert into event_taken_over (market_id, event_id, into_id, known_at)
    select distinct on (n.event_id) ${marketId}::smallint, n.event_id, n.into_id, n.known_at
      from unnest(${list((one) => one.eventId)}::text[], ${list((one) => one.by)}::text[],
      ${list((one) => one.at)}::timestamptz[]) n(event_id, into_id, known_at)
    on conflict do nothing`
  await moveEvidence(tx, marketId, [...new Set(taken.map((one) => one.eventId))])
}

/** Events of which no document tells any more end; they stay for the time before. */
export async function endEmptyEvents(
  tx: Db,
  marketId: number,
  rows: readonly ReadDocument[],
  now: number,
): Promise<void> {
  const again = rows.filter((one) => one.document.again).map((one) => one.document.document_id)
  if (again.length === 0) return
  for (const table of ['event', 'event_company']) {
    await tx`update ${tx(table)} x set superseded_at = ${iso(now)} where x.market_id = ${marketId} and x.line = ${FOUND}
      and x.superseded_at = 'infinity' and x.known_at < ${iso(now)}
      and x.event_id in (select e.event_id from event_evidence e
        where e.market_id = ${marketId} and e.document_id = any(${tx.array(again)}::text[]))
      and not exists (select from event_evidence e where e.market_id = ${marketId} and e.event_id = x.event_id
        and e.superseded_at = 'infinity')`
  }
}
