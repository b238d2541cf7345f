import { dayOf } from '@pandora/contract/time'
import { EVIDENCE_DAYS } from '@pandora/intelligence/themes/membership'
import { narrowingPatterns, type WordQuery } from '@pandora/intelligence/themes/words'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../../shared/provenance.ts'

const DAY = 86_400_000
/** Most documents that words of a user's own theme are looked for in: the newest. */
const MOST_TEXTS = 200_000

/** A theme as its source gives it. */
export type ThemeRow = Origin & {
  theme_id: string
  name_zh: string
  name_en: string
  description_zh: string | null
  description_en: string | null
  words_zh: string[] | null
  words_en: string[] | null
}

/** Themes of the market. */
export async function themeRows(db: Db, view: View): Promise<ThemeRow[]> {
  return db<ThemeRow[]>`
    select t.theme_id, t.name_zh, t.name_en, t.description_zh, t.description_en, t.words_zh, t.words_en,
      ${originColumns(db, 't')}
    from theme t join import_run run on run.run_id = t.run_id where ${inForce(db, 't', view)} order by t.theme_id`
}

/** A weight that a source gives, valid on the view's day. */
export interface GivenRow {
  theme_id: string
  company_id: string
  weight: number
  valid_from: string
  known_at: number
}

export async function givenRows(db: Db, view: View, now: number): Promise<GivenRow[]> {
  const day = dayOf(view.asOf ?? now)
  return db<GivenRow[]>`
    select distinct on (m.theme_id, m.company_id) m.theme_id, m.company_id, m.weight, m.valid_from, m.known_at
      from theme_membership m
    where m.valid_from <= ${day} and (m.valid_to is null or m.valid_to >= ${day}) and ${inForce(db, 'm', view)}
      order by m.theme_id, m.company_id, m.valid_from desc`
}

/** A line of business of a company's latest report. */
export interface SegmentRow {
  company_id: string
  period_end: string
  dimension: 'product' | 'industry'
  name: string
  name_en: string | null
  revenue: number | null
  revenue_share: number | null
  known_at: number
}

/**
 * Products and industries of every company's latest report known to the view; of the companies asked for, or of all.
 */
export async function latestSegments(db: Db, view: View, companies: readonly string[] | null): Promise<SegmentRow[]> {
  const asked =
    companies === null
      ? db`(select distinct s.company_id as id from security s
        where s.company_id is not null and ${inForce(db, 's', view)}) asked`
      : db`unnest(${db.array(companies as string[])}::text[]) asked(id)`
  return db<SegmentRow[]>`
    select b.company_id, b.period_end, b.dimension, b.name, b.name_en, b.revenue, b.revenue_share, b.known_at from ${asked}
    cross join lateral (select l.period_end from business_segment l where l.company_id = asked.id and l.dimension in ('product', 'industry') and ${inForce(db, 'l', view)} order by l.period_end desc limit 1) latest
    -- Fenced: of a whole market too each company's report is read by its key, not all reports of all years.
    cross join lateral (select s.* from business_segment s where s.company_id = asked.id and s.period_end = latest.period_end and s.dimension in ('product', 'industry') and ${inForce(db, 's', view)} offset 0) b
    order by b.company_id, b.dimension, b.name`
}

/**
 * Stories that name a theme and a company, of the year up to the view: about the company, or naming it among others;
 * copies once.
 */
export interface EvidenceCount {
  theme_id: string
  company_id: string
  about: number
  mentions: number
  known_at: number
}

export async function evidenceCounts(db: Db, view: View, now: number): Promise<EvidenceCount[]> {
  const at = view.asOf ?? now
  return db<EvidenceCount[]>`
    select told.theme_id, told.company_id, count(*) filter (where told.about)::int as about,
      count(*) filter (where not told.about)::int as mentions, max(told.known_at) as known_at
    from (select td.theme_id, dc.company_id, coalesce(td.story_id, td.document_id) as story,
      bool_or(dc.relation = 'subject') as about, max(greatest(td.known_at, dc.known_at)) as known_at
      from theme_document td join document_company dc on dc.document_id = td.document_id and ${inForce(db, 'dc', view)}
      where td.published_at > ${instant(at - EVIDENCE_DAYS * DAY)} and td.published_at <= ${instant(at)}
        and ${inForce(db, 'td', view)} group by 1, 2, 3) told
    group by 1, 2`
}

/** A document that names themes; `events` those it tells of. */
export interface NamedRow {
  theme_id: string
  document_id: string
  story: string
  at: number
  events: string[] | null
}

/** Documents that name themes between two instants (ms), of one theme or of all; events of those after `eventsFrom`. */
export async function namedRows(
  db: Db,
  view: View,
  { from, to, eventsFrom, themeId }: { from: number; to: number; eventsFrom: number; themeId: string | null },
): Promise<NamedRow[]> {
  return db<NamedRow[]>`
    select td.theme_id, td.document_id, coalesce(td.story_id, td.document_id) as story, td.published_at as at,
      case when td.published_at >= ${instant(eventsFrom)} then array(select e.event_id from event_evidence e
        where e.document_id = td.document_id and ${inForce(db, 'e', view)}) end as events
    from theme_document td where td.published_at between ${instant(from)} and ${instant(to)}
      ${themeId === null ? db`` : db`and td.theme_id = ${themeId}`} and ${inForce(db, 'td', view)}
    order by td.theme_id, td.published_at, td.document_id`
}

/** A document whose text holds what was asked for, with the companies it names. */
export interface TextRow {
  document_id: string
  story: string
  at: number
  known_at: number
  title: string
  body: string
  companies: { id: string; about: boolean }[] | null
  events: string[] | null
}

/** Documents (posts aside) of a span that may hold words: the words themselves are still to be looked for. */
export async function textsWith(
  db: Db,
  view: View,
  words: WordQuery,
  { from, to }: { from: number; to: number },
): Promise<TextRow[]> {
  const { any, all } = narrowingPatterns(words)
  if (any.length === 0 && all.length === 0) return []
  const some = any.length === 0 ? db`` : db`and (d.title ~* ${any.join('|')} or d.body ~* ${any.join('|')})`
  const every = all.map((pattern) => db`and (d.title ~* ${pattern} or d.body ~* ${pattern})`)
  return db<TextRow[]>`
    select d.document_id, coalesce(a.story_id, d.document_id) as story, d.published_at as at, d.known_at, d.title,
      d.body,
      (select jsonb_agg(jsonb_build_object('id', dc.company_id, 'about', dc.relation = 'subject'))
        from document_company dc where dc.document_id = d.document_id and ${inForce(db, 'dc', view)}) as companies,
      array(select e.event_id from event_evidence e
        where e.document_id = d.document_id and ${inForce(db, 'e', view)}) as events
    from (select * from document d where d.kind <> 'post' and d.published_at > ${instant(from)}
      and d.published_at <= ${instant(to)} and ${inForce(db, 'd', view)} order by d.published_at desc
      limit ${MOST_TEXTS}) d
    left join document_analysis a on a.document_id = d.document_id and ${inForce(db, 'a', view)}
    where true ${some} ${every.length === 0 ? db`` : every.reduce((so, one) => db`${so} ${one}`)}`
}

/**
 * When the first document that has been read was published (ms); null where none has, or where those of the last days
 * still wait: then nothing is known of how hot a theme is.
 */
export async function readingSince(db: Db, view: View, now: number): Promise<number | null> {
  const [row] = await db<{ since: number | null }[]>`
    select case when exists (select from document_analysis a where a.market_id = ${view.marketId})
        and not exists (select from analysis_waiting w where w.market_id = ${view.marketId} and not w.again
          and w.known_at <= ${instant((view.asOf ?? now) - DAY)})
      then (select d.published_at from document d where d.kind <> 'post' and ${inForce(db, 'd', view)}
        and exists (select from document_analysis a where a.market_id = d.market_id and a.document_id = d.document_id)
        order by d.published_at limit 1) end as since`
  return row?.since ?? null
}
