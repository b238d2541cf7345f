import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { toldSum } from '../impact/offers/signs.queries.ts'

/** Place in a list of events by time: ms and id. */
export interface Cursor {
  happenedAt: number
  eventId: string
}
interface Asked {
  themeId: string
  companies: readonly string[]
  direction: 'up' | 'down'
  cursor: Cursor | undefined
  limit: number
}

/**
 * Events of some companies and of a theme itself beyond a place in the list, nearest to it first. Of each company only
 * as many as can be on the page are read, from its index; so a theme of 500 companies costs 500 short reads. Of the
 * theme itself all are, by the documents that tell of them: each of those has a time of its own, the event has one.
 */
export async function eventsBeyond(
  db: Db,
  view: View,
  { themeId, companies, direction, cursor, limit }: Asked,
): Promise<{ event_id: string; happened_at: number; company_id: string | null }[]> {
  const order = direction === 'up' && cursor ? db`asc` : db`desc`
  // The index counts microseconds, a cursor milliseconds: bounded roughly by the one, exactly by the other.
  const beyond = (alias: string) => {
    if (!cursor) return db``
    const [at, id] = [db`${db(alias)}.happened_at`, db`${db(alias)}.event_id`]
    const place = db`(date_trunc('milliseconds', ${at}), ${id})`
    const here = db`(${instant(cursor.happenedAt)}::timestamptz, ${cursor.eventId})`
    return direction === 'up'
      ? db`and ${at} >= ${instant(cursor.happenedAt)} and ${place} > ${here}`
      : db`and ${at} < ${instant(cursor.happenedAt + 1)} and ${place} < ${here}`
  }
  return db<{ event_id: string; happened_at: number; company_id: string | null }[]>`
    select found.event_id, found.happened_at, min(found.company_id) as company_id from (
      select own.event_id, own.happened_at, asked.id as company_id
        from unnest(${db.array(companies as string[])}::text[]) asked(id) cross join lateral (
        select c.event_id, date_trunc('milliseconds', c.happened_at) as happened_at from event_company c
          where c.company_id = asked.id and c.relation = 'direct' ${beyond('c')} and ${inForce(db, 'c', view)}
        order by c.happened_at ${order}, c.event_id ${order} limit ${limit}) own
      union all
      (select e.event_id, date_trunc('milliseconds', e.happened_at), null from event e
        where e.event_id in (select told.event_id from event_evidence told where told.subject_kind = 'theme'
          and told.subject_id = ${themeId} and ${inForce(db, 'told', view)}) ${beyond('e')} and ${inForce(db, 'e', view)}
        order by e.happened_at ${order}, e.event_id ${order} limit ${limit})) found
    group by 1, 2 order by found.happened_at ${order}, found.event_id ${order} limit ${limit}`
}

/** An event with what its documents say together: sign and surest telling, stories, and the first document. */
export interface ToldEvent {
  event_id: string
  type: string
  title_zh: string | null
  title_en: string | null
  happened_at: number
  precision: 'instant' | 'day'
  size_class: 'small' | 'medium' | 'large' | null
  line: number
  sum: number | null
  confidence: number | null
  told_size: 'small' | 'medium' | 'large' | null
  documents: number
  stories: number
  first_id: string | null
  first_title: string | null
  first_source: string | null
  first_source_en: string | null
  first_at: number | null
}

/** Events by id, as the view knows them. */
export async function toldEvents(db: Db, view: View, ids: readonly string[]): Promise<Map<string, ToldEvent>> {
  if (ids.length === 0) return new Map()
  const rows = await db<ToldEvent[]>`
    select e.event_id, e.type, e.title_zh, e.title_en, date_trunc('milliseconds', e.happened_at) as happened_at,
      e.precision, e.size_class, e.line, ${toldSum(db, db`e.event_id`, view)} as sum, told.confidence,
      told.size as told_size, told.documents, told.stories,
      d.document_id as first_id, d.title as first_title, d.source_name as first_source,
        d.source_name_en as first_source_en, d.published_at as first_at
    from event e
    cross join lateral (select max(v.confidence) as confidence, max(v.size_class) as size, count(*)::int as documents,
      count(distinct coalesce(v.story_id, v.document_id))::int as stories,
      (array_agg(v.document_id order by v.known_at, v.document_id))[1] as first_id from event_evidence v
        where v.event_id = e.event_id and ${inForce(db, 'v', view)}) told
    left join document d on d.document_id = coalesce(told.first_id, e.document_id) and ${inForce(db, 'd', view)}
    where e.event_id = any(${db.array(ids as string[])}) and ${inForce(db, 'e', view)}`
  return new Map(rows.map((row) => [row.event_id, row]))
}

/** A document of a theme: one that names it, or one that tells of a member's event (`company_id`). */
export interface ThemeDocumentRow {
  document_id: string
  kind: 'news' | 'announcement' | 'policy' | 'post' | 'report'
  language: 'zh' | 'en'
  title: string
  source_name: string
  source_name_en: string | null
  published_at: number
  precision: 'instant' | 'day' | 'year'
  company_id: string | null
  event_id: string | null
}

interface Page {
  themeId: string
  named: readonly string[] | null
  companies: readonly string[]
  limit: number
  offset: number
}

/**
 * Documents of a theme, newest first, each once: of one that names the theme and tells of a member's event the name
 * goes first. Of each company as many as the page and those before it hold, by the same order: pages of any size are
 * parts of one list. `named`: ids of those that name an own theme.
 */
export async function themeDocuments(
  db: Db,
  view: View,
  { themeId, named, companies, limit, offset }: Page,
): Promise<ThemeDocumentRow[]> {
  const most = limit + offset
  const until = view.asOf === null ? db`` : db`and x.published_at <= ${instant(view.asOf)}`
  const naming =
    named === null
      ? db`select x.document_id, x.published_at, null::text as company_id, null::text as event_id from theme_document x
        where x.theme_id = ${themeId} ${until} and ${inForce(db, 'x', view)}
        order by x.published_at desc, x.document_id desc limit ${most}`
      : db`select x.document_id, x.published_at, null::text as company_id, null::text as event_id from document x
        where x.document_id = any(${db.array(named as string[])}) and ${inForce(db, 'x', view)}
        order by x.published_at desc, x.document_id desc limit ${most}`
  return db<ThemeDocumentRow[]>`
    with found as (
      (${naming})
      union all
      select each.document_id, each.published_at, asked.id, each.event_id
        from unnest(${db.array(companies as string[])}::text[]) asked(id)
        cross join lateral (select distinct on (d.published_at, e.document_id) e.document_id, d.published_at, e.event_id
          from event_evidence e
          join document d on d.document_id = e.document_id and d.kind <> 'post' and ${inForce(db, 'd', view)}
          where e.subject_kind = 'company' and e.subject_id = asked.id and ${inForce(db, 'e', view)}
          order by d.published_at desc, e.document_id desc, e.event_id limit ${most}) each),
    page as (select * from (select distinct on (document_id) * from found
      order by document_id, company_id nulls first, event_id) one order by published_at desc, document_id desc
      limit ${limit} offset ${offset})
    select d.document_id, d.kind, d.language, d.title, d.source_name, d.source_name_en, d.published_at, d.precision,
      page.company_id, page.event_id
    from page join document d on d.document_id = page.document_id and ${inForce(db, 'd', view)}
      order by d.published_at desc, d.document_id desc`
}
