import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A meeting with what its list shows of its document. */
export interface MeetingRow {
  document_id: string
  series: string
  series_en: string | null
  held_on: string
  field: 'title' | 'body'
  starts_at: number
  ends_at: number
  words: string
  title: string
  letters: number
  source_name: string
  source_name_en: string | null
  url: string | null
  language: 'zh' | 'en'
  published_at: number
}

const columns = (db: Db) => db`m.document_id, m.series, m.series_en, m.held_on, m.field, m.starts_at, m.ends_at,
  m.words, d.title, length(d.body)::int as letters, d.source_name, d.source_name_en, d.url, d.language, d.published_at`
const source = (db: Db, view: View) => db`policy_meeting m join document d on d.document_id = m.document_id
  and ${inForce(db, 'd', view)}`

/** A series with its extent. */
export interface SeriesRow {
  series: string
  series_en: string | null
  meetings: number
  first: string
  last: string
  latest_id: string
}

/** Series of meetings, the one with the newest first. */
export async function seriesRows(db: Db, view: View): Promise<SeriesRow[]> {
  return db<SeriesRow[]>`
    select m.series, max(m.series_en) as series_en, count(*)::int as meetings, min(m.held_on) as first,
      max(m.held_on) as last, (array_agg(m.document_id order by m.held_on desc, m.document_id desc))[1] as latest_id
    from policy_meeting m where ${inForce(db, 'm', view)} group by m.series order by 5 desc, 3 desc, 1`
}

/** What of the meetings is asked for; `before`: earlier ones than this. */
export interface MeetingFilter {
  series?: string | undefined
  search?: string | undefined
  /** Held by the day. */
  until?: string | undefined
  before?: MeetingRow
}

const wanted = (db: Db, view: View, { series, search, until, before }: MeetingFilter) => db`${inForce(db, 'm', view)}
  ${series === undefined ? db`` : db`and m.series = ${series}`}
  ${search ? db`and strpos(lower(d.title), lower(${search})) > 0` : db``}
  ${until === undefined ? db`` : db`and m.held_on <= ${until}`}
  ${before ? db`and m.held_on < ${before.held_on}` : db``}`

/** A page of meetings, the newest first, and how many there are. */
export async function meetingPage(
  db: Db,
  view: View,
  filter: MeetingFilter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: MeetingRow[]; total: number }> {
  const [rows, [count]] = await Promise.all([
    db<MeetingRow[]>`select ${columns(db)} from ${source(db, view)} where ${wanted(db, view, filter)}
      order by m.held_on desc, m.document_id desc limit ${size} offset ${page * size}`,
    db<[{ count: number }]>`select count(*)::int as count from ${source(db, view)}
      where ${wanted(db, view, filter)}`,
  ])
  return { rows, total: count.count }
}

/** One meeting, or none. */
export async function meetingRow(db: Db, view: View, id: string): Promise<MeetingRow | undefined> {
  const [row] = await db<MeetingRow[]>`select ${columns(db)} from ${source(db, view)}
    where m.document_id = ${id} and ${inForce(db, 'm', view)}`
  return row
}

/** The meeting of a series of the same season a year before a day, the latest of them. */
export async function sameSeasonId(db: Db, view: View, of: MeetingRow): Promise<string | null> {
  const [row] = await db<{ document_id: string }[]>`
    select m.document_id from policy_meeting m where ${inForce(db, 'm', view)} and m.series = ${of.series}
      and extract(year from m.held_on) = extract(year from ${of.held_on}::date) - 1
      and extract(quarter from m.held_on) = extract(quarter from ${of.held_on}::date)
    order by m.held_on desc, m.document_id desc limit 1`
  return row?.document_id ?? null
}

/** The text of a meeting, with the instant at which the version was known. */
export interface MeetingTextRow {
  document_id: string
  title: string
  held_on: string
  known_at: number
  body: string
}

/** Texts of some meetings, oldest first. */
export async function meetingTexts(db: Db, view: View, ids: readonly string[]): Promise<MeetingTextRow[]> {
  if (ids.length === 0) return []
  return db<MeetingTextRow[]>`
    select m.document_id, d.title, m.held_on, m.known_at, d.body from ${source(db, view)}
    where ${inForce(db, 'm', view)} and m.document_id = any(${db.array(ids as string[])}::text[])
    order by m.held_on, m.document_id`
}

/** Texts of a series up to a day (all without one), oldest first. */
export async function seriesTexts(
  db: Db,
  view: View,
  series: string,
  before: string | null,
): Promise<MeetingTextRow[]> {
  return db<MeetingTextRow[]>`
    select m.document_id, d.title, m.held_on, m.known_at, d.body from ${source(db, view)}
    where ${inForce(db, 'm', view)} and m.series = ${series}
      ${before === null ? db`` : db`and m.held_on < ${before}`}
    order by m.held_on, m.document_id`
}
