import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { DisclosedRow, EvidenceRow } from '../impact/offers/ground.queries.ts'
import { toldSum } from '../impact/offers/signs.queries.ts'
import { containing } from '../../shared/containing.ts'

/** An event as it stands; `line` -1 where it was found by reading. */
export interface EventRow {
  event_id: string
  type: string
  title_zh: string | null
  title_en: string | null
  happened_at: number
  precision: 'instant' | 'day'
  size_class: 'small' | 'medium' | 'large' | null
  document_id: string | null
  line: number
}

export async function eventRows(db: Db, view: View, ids: readonly string[]): Promise<EventRow[]> {
  if (ids.length === 0) return []
  return db<
    EventRow[]
  >`select e.event_id, e.type, e.title_zh, e.title_en, e.happened_at, e.precision, e.size_class, e.document_id, e.line
    from event e where e.event_id = any(${db.array(ids as string[])}) and ${inForce(db, 'e', view)}`
}

/** Evidence of events, with the kind of document and place in it. */
export type ToldRow = EvidenceRow & {
  place: number
  kind: string
  title: string
  source_name: string
  source_name_en: string | null
  published_at: number
}

export async function evidenceRows(db: Db, view: View, ids: readonly string[]): Promise<ToldRow[]> {
  if (ids.length === 0) return []
  return db<ToldRow[]>`
    select e.event_id, e.document_id, e.story_id, e.known_at, e.superseded_at, e.subject_kind, e.subject_id, e.type,
      e.happened_at, e.sign, e.modality, e.confidence, e.amount, e.unit, e.amount_of, e.size_class, e.grade, e.region, e.change,
      e.place,
      d.kind, d.title, d.source_name, d.source_name_en, d.published_at
    from event_evidence e join document d on d.document_id = e.document_id and ${inForce(db, 'd', view)}
      where e.event_id = any(${db.array(ids as string[])}) and ${inForce(db, 'e', view)}
      order by d.published_at, e.document_id`
}

/** Companies that sources say events are about. */
export async function disclosedRows(db: Db, view: View, ids: readonly string[]): Promise<DisclosedRow[]> {
  if (ids.length === 0) return []
  return db<DisclosedRow[]>`
    select c.event_id, c.company_id, c.type, c.happened_at, c.known_at, c.superseded_at, null as size_class,
      null as document_id from event_company c
    where c.event_id = any(${db.array(ids as string[])}) and c.relation = 'direct' and c.line <> -1
      and ${inForce(db, 'c', view)} order by c.event_id, c.company_id`
}

interface Page {
  companyId: string
  types: readonly string[] | undefined
  limit: number
  offset: number
}

/** Ids of a company's own events, newest first, and how many there are. */
export async function ownEvents(
  db: Db,
  view: View,
  { companyId, types, limit, offset }: Page,
): Promise<{ event_id: string; happened_at: number; total: number }[]> {
  return db<{ event_id: string; happened_at: number; total: number }[]>`
    select c.event_id, c.happened_at, count(*) over ()::int as total from event_company c
    where c.company_id = ${companyId} and c.relation = 'direct'
      and ${inForce(db, 'c', view)} ${types ? db`and c.type = any(${db.array(types as string[])})` : db``}
      ${view.asOf === null ? db`` : db`and c.known_at <= ${instant(view.asOf)}`}
    order by c.happened_at desc, c.event_id desc limit ${limit} offset ${offset}`
}

/** Which of some events are a company's own. */
export async function ownAmong(db: Db, view: View, companyId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db<
    { event_id: string }[]
  >`select c.event_id from event_company c where c.company_id = ${companyId} and c.relation = 'direct'
    and c.event_id = any(${db.array(ids as string[])}) and ${inForce(db, 'c', view)}`
  return new Set(rows.map((row) => row.event_id))
}

/** Every event that is a company's own, with its type and which way its tellings point. */
export async function ownTypes(
  db: Db,
  view: View,
  companyId: string,
): Promise<{ event_id: string; type: string; told: number | null; given: boolean }[]> {
  return db<{ event_id: string; type: string; told: number | null; given: boolean }[]>`
    select c.event_id, c.type, ${toldSum(db, db`c.event_id`, view)} as told, exists (select from event e
      where e.event_id = c.event_id and e.line <> -1 and ${inForce(db, 'e', view)}) as given
    from event_company c where c.company_id = ${companyId} and c.relation = 'direct'
      and ${inForce(db, 'c', view)} ${view.asOf === null ? db`` : db`and c.known_at <= ${instant(view.asOf)}`}`
}

/** Which events of some the user watches: one that has taken the place of another is watched with it. */
export async function watchedEvents(
  db: Db,
  marketId: number,
  uid: number,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db<{ id: string }[]>`
    select asked.id from unnest(${db.array(ids as string[])}::text[]) asked(id)
      left join event_taken_over own on own.market_id = ${marketId} and own.event_id = asked.id
    where exists (select from watch_thing w where w.uid = ${uid} and w.market_id = ${marketId}
      and w.entry_kind = 'event'
      and (w.entry_id in (asked.id, own.into_id) or w.entry_id in (select t.event_id from event_taken_over t
        where t.market_id = ${marketId} and t.into_id = asked.id)))`
  return new Set(rows.map((row) => row.id))
}

/** Ids of the newest events whose titles hold every word, newest first, and how many there are. */
export async function titledEventIds(
  db: Db,
  view: View,
  words: readonly string[],
  { looked, limit, offset }: Pick<Page, 'limit' | 'offset'> & { looked: number },
): Promise<{ event_id: string; total: number }[]> {
  return db<{ event_id: string; total: number }[]>`
    select e.event_id, count(*) over ()::int as total from (
      select e.event_id, e.happened_at, concat_ws(' ', e.title_zh, e.title_en) as title from event e
      where ${inForce(db, 'e', view)} order by e.happened_at desc, e.event_id desc limit ${looked}) e
    where e.title ilike all(${db.array(words.map(containing))}::text[])
    order by e.happened_at desc, e.event_id desc limit ${limit} offset ${offset}`
}

/** Ids of the events that a user watches and the view knows, newest first, and how many there are. */
export async function watchedEventIds(
  db: Db,
  view: View,
  uid: number,
  { limit, offset }: Pick<Page, 'limit' | 'offset'>,
): Promise<{ event_id: string; total: number }[]> {
  return db<{ event_id: string; total: number }[]>`
    select e.event_id, count(*) over ()::int as total from event e where ${inForce(db, 'e', view)} and e.event_id in (
      select unnest(array[w.entry_id, t.into_id]) from watch_thing w
        left join event_taken_over t on t.market_id = w.market_id and t.event_id = w.entry_id
      where w.uid = ${uid} and w.market_id = ${view.marketId} and w.entry_kind = 'event')
    order by e.happened_at desc, e.event_id desc limit ${limit} offset ${offset}`
}
