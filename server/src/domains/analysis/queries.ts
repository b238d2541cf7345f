import { ofOlderProgram } from '../../analysis/versions.queries.ts'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'

/** Where the analysis of a market stands. */
export interface Standing {
  waiting: number
  done: number
  failed: number
  outdated: number
  recent: number
  recent_seconds: number
  version_id: number | null
}

/** Counts of the present; 195,000 documents take about 60 ms. */
export async function standingOf(db: Db, marketId: number): Promise<Standing> {
  const [row] = await db<Standing[]>`
    with latest as (select max(version_id) as version_id from document_analysis
      where market_id = ${marketId} and recorded_at = (select max(recorded_at) from document_analysis
      where market_id = ${marketId}))
    select (select count(*)::int from analysis_waiting where market_id = ${marketId}) as waiting,
      count(*) filter (where a.failure is null)::int as done, count(a.failure)::int as failed,
        count(*) filter (where a.version_id <> latest.version_id or ${ofOlderProgram(db, 'a')})::int as outdated,
      coalesce(max(s.recent), 0)::int as recent, coalesce(max(s.recent_seconds), 0) as recent_seconds,
        max(latest.version_id) as version_id
    from latest left join document_analysis a on a.market_id = ${marketId} and a.superseded_at = 'infinity'
      left join analysis_state s on s.market_id = ${marketId}`
  return row ?? { waiting: 0, done: 0, failed: 0, outdated: 0, recent: 0, recent_seconds: 0, version_id: null }
}

/** Why documents could not be read, and how many of each. */
export async function failureCounts(db: Db, marketId: number): Promise<{ reason: string; count: number }[]> {
  return db<{ reason: string; count: number }[]>`select failure as reason, count(*)::int as count from document_analysis
    where market_id = ${marketId} and failure is not null and superseded_at = 'infinity' group by 1 order by 2 desc, 1`
}

export interface FailedRow {
  document_id: string
  title: string
  source_name: string
  source_name_en: string | null
  published_at: number
  failure: string
  recorded_at: number
  total: number
}

/** A page of the documents that could not be read, newest first. */
export async function failedDocuments(
  db: Db,
  marketId: number,
  { page, size }: { page: number; size: number },
): Promise<FailedRow[]> {
  return db<FailedRow[]>`
    select a.document_id, d.title, d.source_name, d.source_name_en, a.published_at, a.failure, a.recorded_at,
      count(*) over ()::int as total
    from document_analysis a join document d on d.market_id = a.market_id and d.document_id = a.document_id
      and d.superseded_at = 'infinity'
    where a.market_id = ${marketId} and a.failure is not null and a.superseded_at = 'infinity'
      order by a.published_at desc, a.document_id limit ${size} offset ${page * size}`
}

/** How many documents each version's results stand for. */
export async function documentsByVersion(db: Db, marketId: number): Promise<Map<number, number>> {
  const rows = await db<
    { version_id: number; documents: number }[]
  >`select version_id, count(*)::int as documents from document_analysis
    where market_id = ${marketId} and superseded_at = 'infinity' group by 1`
  return new Map(rows.map((row) => [row.version_id, row.documents]))
}

export interface KindHealth {
  kind: DocumentKind
  documents: number
  analysed: number
  failed: number
  with_entity: number
  with_event: number
  back_computed: number
  copies: number
  stories: number
}

/** How well each kind of document is read. */
export async function healthByKind(db: Db, view: View): Promise<KindHealth[]> {
  return db<KindHealth[]>`
    select d.kind, count(*)::int as documents, count(a.document_id)::int as analysed, count(a.failure)::int as failed,
      count(*) filter (where a.entities > 0)::int as with_entity,
      count(*) filter (where a.events > 0)::int as with_event, count(*) filter (where a.back_computed)::int
        as back_computed,
      count(*) filter (where a.story_id <> a.document_id)::int as copies,
        count(distinct a.story_id) filter (where a.story_id <> a.document_id)::int as stories
    from document d left join document_analysis a on a.document_id = d.document_id and ${inForce(db, 'a', view)}
      where ${inForce(db, 'd', view)} group by 1 order by 1`
}

/** Events and corrections there are for the view. */
export async function foundCounts(db: Db, view: View): Promise<{ events: number; corrections: number }> {
  const at = view.asOf === null ? 'infinity' : instant(view.asOf)
  const [row] = await db<{ events: number; corrections: number }[]>`
    select (select count(*)::int from event e where ${inForce(db, 'e', view)}) as events,
      (select count(*)::int from correction c where c.market_id = ${view.marketId} and c.corrected_at <= ${at}
        and (c.reverted_at is null or c.reverted_at > ${at})) as corrections`
  return row ?? { events: 0, corrections: 0 }
}

/** An event of which documents say different things, and in what. */
export interface ConflictRow {
  event_id: string
  type: string
  happened_at: number
  subject_kind: string
  subject_id: string
  about: 'modality' | 'sign' | 'amount'
  total: number
}

/** Events of which different stories say contrary things, newest first. Copies of one story cannot contradict it. */
export async function conflicts(
  db: Db,
  view: View,
  { page, size }: { page: number; size: number },
): Promise<ConflictRow[]> {
  return db<ConflictRow[]>`
    with said as (select e.event_id, min(e.type) as type, min(e.happened_at) as happened_at,
      min(e.subject_kind) as subject_kind, min(e.subject_id) as subject_id,
        case when bool_or(e.modality = 'denied') and bool_or(e.modality = 'fact') then 'modality' when min(e.sign) < 0
          and max(e.sign) > 0 then 'sign'
          when max(e.amount) filter (where e.unit = 'CNY') > 1.1 * min(e.amount) filter (where e.unit = 'CNY'
            and e.amount > 0) then 'amount' end as about
      from event_evidence e where ${inForce(db, 'e', view)} group by e.event_id
        having count(distinct coalesce(e.story_id, e.document_id)) > 1)
    select *, count(*) over ()::int as total from said where about is not null order by happened_at desc, event_id
      limit ${size} offset ${page * size}`
}

export interface SideRow {
  event_id: string
  document_id: string
  title: string
  source_name: string
  source_name_en: string | null
  modality: string
  sign: number
  amount: number | null
  unit: string | null
}

/** What the documents of events say, the first to tell each story. */
export async function sidesOf(db: Db, view: View, eventIds: readonly string[]): Promise<SideRow[]> {
  if (eventIds.length === 0) return []
  return db<SideRow[]>`
    select distinct on (e.event_id, coalesce(e.story_id, e.document_id)) e.event_id, e.document_id, d.title,
      d.source_name, d.source_name_en, e.modality, e.sign, e.amount, e.unit
    from event_evidence e join document d on d.document_id = e.document_id and ${inForce(db, 'd', view)}
      where e.event_id = any(${db.array(eventIds as string[])}) and ${inForce(db, 'e', view)}
    order by e.event_id, coalesce(e.story_id, e.document_id), e.known_at`
}

/** Ids of documents other than posts in which nothing known is named, newest first, and how many there are. */
export async function namelessDocuments(
  db: Db,
  view: View,
  { page, size }: { page: number; size: number },
): Promise<{ ids: string[]; total: number }> {
  const which = db`a.entities = 0 and a.kind <> 'post' and a.failure is null and ${inForce(db, 'a', view)}`
  const [rows, [counted]] = await Promise.all([
    db<
      { document_id: string }[]
    >`select a.document_id from document_analysis a where ${which} order by a.published_at desc, a.document_id desc
      limit ${size} offset ${page * size}`,
    db<{ count: number }[]>`select count(*)::int as count from document_analysis a where ${which}`,
  ])
  return { ids: rows.map((row) => row.document_id), total: counted?.count ?? 0 }
}
