import type { Modality } from '@pandora/intelligence/analysis'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** An event with whom it is about first and where it is told. */
export interface ToldEvent {
  event_id: string
  type: string
  title_zh: string | null
  title_en: string | null
  happened_at: number
  known_at: number
  companies: string[]
  themes: string[]
  /** Events found in texts in whose place a source's stands, this one: what was told of them was told of it. */
  replaces: string[]
  /** The first document that tells of it, and how the surest one puts it; null where a source gave it as an event. */
  document_id: string | null
  modality: Modality | null
}

const columns = (db: Db, view: View) => db`e.event_id, e.type, e.title_zh, e.title_en, e.happened_at, e.known_at,
  array(select c.company_id from event_company c where c.event_id = e.event_id and c.relation = 'direct'
    and ${inForce(db, 'c', view)} order by 1) as companies,
  array(select distinct t.subject_id from event_evidence t where t.event_id = e.event_id and t.subject_kind = 'theme'
    and ${inForce(db, 't', view)} order by 1) as themes,
  array(select o.event_id from event_taken_over o where o.market_id = ${view.marketId} and o.into_id = e.event_id
    ${view.asOf === null ? db`` : db`and o.known_at <= ${instant(view.asOf)}`} order by 1) as replaces,
  coalesce(e.document_id, (select t.document_id from event_evidence t where t.event_id = e.event_id
    and ${inForce(db, 't', view)} order by t.known_at, t.document_id limit 1)) as document_id,
  case when e.line = -1 then (select t.modality from event_evidence t where t.event_id = e.event_id
    and ${inForce(db, 't', view)} order by t.confidence desc, t.known_at, t.document_id limit 1) end as modality`

/** Events by their ids; those the view does not know are absent. */
export async function toldEvents(db: Db, view: View, ids: readonly string[]): Promise<ToldEvent[]> {
  if (ids.length === 0) return []
  return db<ToldEvent[]>`select ${columns(db, view)} from event e
    where e.event_id = any(${db.array(ids as string[])}) and ${inForce(db, 'e', view)}`
}

/** Which events of a span are wanted: of types, none named: of any; of companies, of a theme itself, or all. */
export interface ToldEventFilter {
  from: number
  to: number
  types: readonly string[]
  companies: readonly string[] | null
  themeId: string | null
}

/** Events that became known between two instants (ms), newest first, at most `most`. */
export async function eventsTold(
  db: Db,
  view: View,
  { from, to, types, companies, themeId }: ToldEventFilter,
  most: number,
): Promise<ToldEvent[]> {
  const type = types.length === 0 ? db`` : db`and e.type = any(${db.array(types as string[])})`
  const about =
    companies === null
      ? null
      : db`exists (select from event_company c where c.event_id = e.event_id
    and c.relation = 'direct' and c.company_id = any(${db.array(companies as string[])}) and ${inForce(db, 'c', view)})`
  const itself =
    themeId === null
      ? null
      : db`exists (select from event_evidence t where t.event_id = e.event_id
    and t.subject_kind = 'theme' and t.subject_id = ${themeId} and ${inForce(db, 't', view)})`
  const of = about && itself ? db`and (${about} or ${itself})` : about ? db`and ${about}` : db``
  return db<ToldEvent[]>`select ${columns(db, view)} from event e
    where e.known_at between ${instant(from)} and ${instant(to)} and ${inForce(db, 'e', view)} ${type} ${of}
    order by e.known_at desc, e.event_id desc limit ${most}`
}

/** When the newest event of the market was known (ms); null for none. */
export async function newestEventKnown(db: Db, view: View): Promise<number | null> {
  const [row] = await db<
    { at: number | null }[]
  >`select max(e.known_at) as at from event e where ${inForce(db, 'e', view)}`
  return row?.at ?? null
}
