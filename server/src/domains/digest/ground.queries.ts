import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { ListedDocument } from '../documents/offers/documents.queries.ts'
import { listedColumns } from '../documents/offers/documents.queries.ts'
import type { Span } from './span.ts'

const DAY = 86_400_000
/** How long before a span a text may be published that became known within it, ms. */
const LATE = 2 * DAY
/** Characters of a body that are read to tell stories apart and to weigh them. */
const READ = 1500

/**
 * Condition that a document `d` became known within a span; the days of publication bound it too, for the index. Posts
 * are the forum's and no news.
 */
const within = (db: Db, view: View, { from, to }: Span) => db`${inForce(db, 'd', view)} and d.kind <> 'post'
  and d.known_at > ${instant(from)} and d.known_at <= ${instant(to)}
  and d.published_at > ${instant(from - LATE)} and d.published_at <= ${instant(to)}`

/** That a document leads its story: copies are counted once. */
const leads = (db: Db, view: View) => db`not exists (select from document_analysis a
  where a.document_id = d.document_id and a.story_id <> a.document_id and ${inForce(db, 'a', view)})`

/** A text of a span with what was read in it. */
export interface GroundText {
  document_id: string
  title: string
  body: string
  language: 'zh' | 'en'
  source_name: string
  published_at: number
  story_id: string | null
  subjects: string[]
  mentions: string[]
  events: string[]
  event_types: string[]
}

/** Texts that became known within a span, in order of time, the newest where there are more than `most`. */
export async function textsWithin(db: Db, view: View, span: Span, most: number): Promise<GroundText[]> {
  const rows = await db<GroundText[]>`
    with chosen as materialized (select d.document_id, d.title, left(d.body, ${READ}::int) as body, d.language,
        d.source_name, d.published_at, d.known_at
      from document d where ${within(db, view, span)} order by d.known_at desc, d.document_id desc limit ${most}),
    named as (select c.document_id,
        coalesce(array_agg(c.company_id order by c.company_id) filter (where c.relation = 'subject'), '{}') as subjects,
        coalesce(array_agg(c.company_id order by c.company_id) filter (where c.relation <> 'subject'), '{}') as mentions
      from document_company c join chosen on chosen.document_id = c.document_id where ${inForce(db, 'c', view)} group by 1),
    told as (select e.document_id, array_agg(distinct e.event_id) as events, array_agg(distinct e.type) as event_types
      from event_evidence e join chosen on chosen.document_id = e.document_id where ${inForce(db, 'e', view)} group by 1)
    select chosen.document_id, chosen.title, chosen.body, chosen.language, chosen.source_name, chosen.published_at,
      a.story_id, coalesce(named.subjects, '{}') as subjects, coalesce(named.mentions, '{}') as mentions,
      coalesce(told.events, '{}') as events, coalesce(told.event_types, '{}') as event_types
    from chosen left join document_analysis a on a.document_id = chosen.document_id and ${inForce(db, 'a', view)}
    left join named on named.document_id = chosen.document_id left join told on told.document_id = chosen.document_id
    order by chosen.known_at, chosen.document_id`
  return [...rows]
}

/** Texts that became known within a span, or without one all that were published by then. */
const listed = (db: Db, view: View, span: Span | null) =>
  span === null
    ? db`${inForce(db, 'd', view)} and d.kind <> 'post'
        ${view.asOf === null ? db`` : db`and d.published_at <= ${instant(view.asOf)}`}`
    : within(db, view, span)

/** How many texts became known within a span, or there are of all, copies counted once. */
export async function countNews(db: Db, view: View, span: Span | null): Promise<number> {
  const [row] = await db<[{ count: number }]>`
    select count(*)::int as count from document d where ${listed(db, view, span)} and ${leads(db, view)}`
  return row.count
}

/** When the newest text became known (ms), by what was published last; null where there is none. */
export async function newestNews(db: Db, view: View): Promise<number | null> {
  const [row] = await db<{ at: number }[]>`select d.known_at as at from document d where ${listed(db, view, null)}
    order by d.published_at desc limit 1`
  return row?.at ?? null
}

/** A page of the texts that became known within a span, or of all, the newest first; copies stand behind their first. */
export async function newsPage(
  db: Db,
  view: View,
  span: Span | null,
  { page, size }: { page: number; size: number },
): Promise<(ListedDocument & { copies: number })[]> {
  return db<(ListedDocument & { copies: number })[]>`
    select ${listedColumns(db, 'd')}, (select count(*)::int from document_analysis c where c.story_id = d.document_id
        and c.document_id <> d.document_id and ${inForce(db, 'c', view)}) as copies
    from document d where ${listed(db, view, span)} and ${leads(db, view)}
    order by d.published_at desc, d.document_id desc limit ${size} offset ${page * size}`
}

/** Which of some texts are a theme's. */
export async function textsOfThemes(
  db: Db,
  view: View,
  themeIds: readonly string[],
  { from, to }: Span,
): Promise<Set<string>> {
  if (themeIds.length === 0) return new Set()
  const rows = await db<{ document_id: string }[]>`select distinct t.document_id from theme_document t
    where t.theme_id = any(${db.array(themeIds as string[])}) and ${inForce(db, 't', view)}
      and t.published_at > ${instant(from - LATE)} and t.published_at <= ${instant(to)}`
  return new Set(rows.map((row) => row.document_id))
}
