import { comparedFigures } from '@pandora/contract/domains/changes/operations'
import type { ImpactReceipt } from '@pandora/intelligence/impact/types'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { CompanyQuarterRow } from '@pandora/store/generated/schema'
import { classOf } from '../../shared/classes.ts'
import { originColumns, type Origin } from '../../shared/provenance.ts'
import type { Span } from './subject.ts'

/**
 * A version on one side of a comparison: in force at the first instant and not at the second (`before`), or the other
 * way round.
 */
export type Side<Row> = Row & Origin & { before: boolean; superseded_at: number }

/**
 * Condition that a version of the fact table `alias` tells the two instants apart. Both halves are read from the key's
 * index, by company.
 */
function apart(db: Db, alias: string, { from, to, toView }: Span) {
  const x = db(alias)
  const [first, second] = [instant(from), instant(to)]
  return db`${x}.market_id = ${toView.marketId}
    and ((${x}.known_at <= ${first} and ${x}.superseded_at > ${first} and ${x}.superseded_at <= ${second})
    or (${x}.known_at > ${first} and ${x}.known_at <= ${second} and ${x}.superseded_at > ${second}))`
}
const side = (db: Db, alias: string, { from }: Span) =>
  db`${originColumns(db, alias)}, ${db(alias)}.superseded_at, ${db(alias)}.known_at <= ${instant(from)} as before`

type Figure = (typeof comparedFigures)[number]
export type QuarterSide = Side<Pick<CompanyQuarterRow, 'company_id' | 'period_end' | 'currency' | Figure>>

/** A company's quarter as an instant knows it. */
export type QuarterAt = Origin & Pick<CompanyQuarterRow, 'company_id' | 'period_end' | 'currency' | Figure>
/** Quarters looked through for the last value of a figure: what is reported once a year only stands in one of four. */
const LATEST = 5

/** The latest quarters of companies known to a view, oldest first. */
export async function latestQuarters(db: Db, view: View, companies: readonly string[]): Promise<QuarterAt[]> {
  return db<QuarterAt[]>`
    select q.company_id, q.period_end, q.currency,
      ${comparedFigures.map((one) => db`q.${db(one)}`).reduce((so, one) => db`${so}, ${one}`)},
      ${originColumns(db, 'q')}
    from unnest(${db.array(companies as string[])}::text[]) asked(id)
    cross join lateral (select * from company_quarter v where v.company_id = asked.id and ${inForce(db, 'v', view)}
      order by v.period_end desc limit ${LATEST}) q
    join import_run run on run.run_id = q.run_id order by q.company_id, q.period_end`
}

/** Quarters worked out otherwise. */
export async function quarterSides(db: Db, span: Span, companies: readonly string[]): Promise<QuarterSide[]> {
  return db<QuarterSide[]>`
    select q.company_id, q.period_end, q.currency,
      ${comparedFigures.map((one) => db`q.${db(one)}`).reduce((so, one) => db`${so}, ${one}`)}, ${side(db, 'q', span)}
    from company_quarter q join import_run run on run.run_id = q.run_id
      where q.company_id = any(${db.array(companies as string[])}) and ${apart(db, 'q', span)}
      order by q.company_id, q.period_end`
}

export type EventSide = Side<{ company_id: string; event_id: string; type: string; happened_at: number }>

/**
 * Events of companies that came, went, or are told otherwise; one that a source gave itself in the span, and was told
 * of before it, did neither.
 */
export async function eventSides(db: Db, span: Span, companies: readonly string[]): Promise<EventSide[]> {
  return db<EventSide[]>`
    select c.company_id, c.event_id, c.type, c.happened_at, ${side(db, 'c', span)} from event_company c
      join import_run run on run.run_id = c.run_id
    where c.company_id = any(${db.array(companies as string[])}) and c.relation = 'direct' and ${apart(db, 'c', span)}
      and not exists (select from event_taken_over t
        join event_company f on f.market_id = t.market_id and f.event_id = t.event_id
        and f.known_at <= ${instant(span.from)}
        where t.market_id = ${span.toView.marketId} and c.event_id in (t.event_id, t.into_id)
          and t.known_at > ${instant(span.from)} and t.known_at <= ${instant(span.to)})`
}

/** Events about themes themselves, by the documents that tell of them; when each happened its event says. */
export async function themeEventSides(
  db: Db,
  span: Span,
  themes: readonly string[],
): Promise<Side<{ theme_id: string; event_id: string; type: string; happened_at: number }>[]> {
  return db`
    select distinct on (x.event_id, x.subject_id) x.subject_id as theme_id, x.event_id, x.type,
      coalesce(v.happened_at, x.happened_at) as happened_at,
      ${side(db, 'x', span)} from event_evidence x join import_run run on run.run_id = x.run_id
    left join event v on v.market_id = x.market_id and v.event_id = x.event_id
      and v.known_at <= ${instant(span.to)} and v.superseded_at > ${instant(span.to)}
    where x.subject_kind = 'theme' and x.subject_id = any(${db.array(themes as string[])}) and ${apart(db, 'x', span)}
      and not exists (select from event_evidence o where o.market_id = x.market_id and o.event_id = x.event_id
        and o.superseded_at > ${instant(span.to)} and o.known_at <= ${instant(span.from)})
    order by x.event_id, x.subject_id, x.known_at`
}

/** What events are called, as last known by the second instant. */
export async function titlesOf(
  db: Db,
  { to, toView }: Span,
  events: readonly string[],
): Promise<Map<string, { title_zh: string | null; title_en: string | null }>> {
  if (events.length === 0) return new Map()
  const rows = await db<{ event_id: string; title_zh: string | null; title_en: string | null }[]>`
    select distinct on (e.event_id) e.event_id, e.title_zh, e.title_en from event e
    where e.market_id = ${toView.marketId} and e.event_id = any(${db.array(events as string[])})
      and e.known_at <= ${instant(to)} order by e.event_id, e.known_at desc`
  return new Map(rows.map((row) => [row.event_id, row]))
}

/** The first documents that tell of events, by event. */
export async function tellingOf(db: Db, span: Span, events: readonly string[]): Promise<Map<string, string[]>> {
  if (events.length === 0) return new Map()
  const rows = await db<{ event_id: string; ids: string[] }[]>`
    select e.event_id, (array_agg(e.document_id order by e.known_at, e.document_id))[1:3] as ids from event_evidence e
    where e.market_id = ${span.toView.marketId} and e.event_id = any(${db.array(events as string[])})
      and e.known_at <= ${instant(span.to)} group by 1`
  return new Map(rows.map((row) => [row.event_id, row.ids]))
}

/** Rows of names that began in the span, with where they came from. */
export async function freshNames(
  db: Db,
  span: Span,
  companies: readonly string[],
): Promise<Side<{ company_id: string; name: string }>[]> {
  return db`select n.company_id, n.name, ${side(db, 'n', span)} from company_name n
    join import_run run on run.run_id = n.run_id where n.company_id = any(${db.array(companies as string[])})
    and ${apart(db, 'n', span)} order by n.known_at desc`
}

/** Listing of companies' stocks that is otherwise. */
export async function statusSides(
  db: Db,
  span: Span,
  companies: readonly string[],
): Promise<Side<{ company_id: string; key: string; status: string }>[]> {
  return db`
    select s.company_id, l.security_id as key, l.status, ${side(db, 'l', span)}
      from (select distinct company_id, security_id from security
      where market_id = ${span.toView.marketId} and company_id = any(${db.array(companies as string[])})
      and kind = 'stock') s
    join listing_status l on l.security_id = s.security_id and ${apart(db, 'l', span)}
      join import_run run on run.run_id = l.run_id order by l.known_at desc`
}

export type ProfileSide = Side<{
  company_id: string
  website: string | null
  main_business: string | null
  city: string | null
  region_zh: string | null
  region_en: string | null
}>

/** What companies say of themselves, otherwise. */
export async function profileSides(db: Db, span: Span, companies: readonly string[]): Promise<ProfileSide[]> {
  return db<ProfileSide[]>`
    select p.company_id, p.website, p.main_business, p.city, r.name_zh as region_zh, r.name_en as region_en,
      ${side(db, 'p', span)} from company_profile p join import_run run on run.run_id = p.run_id
      left join region r on r.region_code = p.region_code
    where p.company_id = any(${db.array(companies as string[])}) and ${apart(db, 'p', span)} order by p.known_at desc`
}

export type ClassRow = Origin & {
  company_id: string
  industry_code: string
  name_zh: string | null
  name_en: string | null
}

/** Class of each company at an instant. */
export async function classesAt(db: Db, view: View, companies: readonly string[]): Promise<Map<string, ClassRow>> {
  const rows = await db<ClassRow[]>`
    select asked.id as company_id, m.industry_code, node.name_zh, node.name_en, ${originColumns(db, 'm')}
      from unnest(${db.array(companies as string[])}::text[]) asked(id) cross join ${classOf(db, view, db`asked.id`)}
    join lateral (select * from industry_membership m
      where m.company_id = asked.id and m.industry_code = class.industry_code and ${inForce(db, 'm', view)}
      order by m.valid_from desc limit 1) m on true
    join import_run run on run.run_id = m.run_id
      left join industry node on node.scheme = 'sw2021' and node.industry_code = m.industry_code
      and ${inForce(db, 'node', view)}`
  return new Map(rows.map((row) => [row.company_id, row]))
}

export type LineRow = Origin & {
  company_id: string
  period_end: string
  dimension: 'product' | 'industry' | 'region'
  name: string
  name_en: string | null
  revenue_share: number | null
}

/** Lines of each company's latest report at an instant. */
export async function linesAt(db: Db, view: View, companies: readonly string[]): Promise<LineRow[]> {
  return db<LineRow[]>`
    select b.company_id, b.period_end, b.dimension, b.name, b.name_en, b.revenue_share, ${originColumns(db, 'b')}
      from unnest(${db.array(companies as string[])}::text[]) asked(id)
    cross join lateral (select l.period_end from business_segment l
      where l.company_id = asked.id and ${inForce(db, 'l', view)} order by l.period_end desc limit 1) latest
    join business_segment b on b.company_id = asked.id and b.period_end = latest.period_end
      and ${inForce(db, 'b', view)} join import_run run on run.run_id = b.run_id`
}

/**
 * A company's score at one of the instants, the one that its receipt of that instant adds up to; `receipt` null where
 * nothing weighs.
 */
export interface ScoreSide {
  impactScore: number | null
  riskPoint: number | null
  opportunityPoint: number | null
  day: string
  knownAt: number | null
  receipt: ImpactReceipt | null
}

/** The present scores of companies as they stand, with their receipts. */
export async function presentSides(
  db: Db,
  marketId: number,
  companies: readonly string[],
): Promise<Map<string, ScoreSide>> {
  const rows = await db<
    {
      company_id: string
      scored_on: string
      impact_score: number
      risk_point: number
      opportunity_point: number
      known_at: number | null
      receipt: { receipt: ImpactReceipt } | null
    }[]
  >`
    select company_id, scored_on, impact_score, risk_point, opportunity_point, known_at, receipt from company_score
      where market_id = ${marketId} and company_id = any(${db.array(companies as string[])})`
  return new Map(
    rows.map((row) => [
      row.company_id,
      {
        impactScore: row.impact_score,
        riskPoint: row.risk_point,
        opportunityPoint: row.opportunity_point,
        day: row.scored_on,
        knownAt: row.known_at,
        receipt: row.receipt?.receipt ?? null,
      },
    ]),
  )
}

/** Wordings of themes that are otherwise. */
export async function themeSides(
  db: Db,
  span: Span,
  themes: readonly string[],
): Promise<
  Side<{
    theme_id: string
    name_zh: string
    name_en: string
    description_zh: string | null
    description_en: string | null
  }>[]
> {
  return db`select t.theme_id, t.name_zh, t.name_en, t.description_zh, t.description_en, ${side(db, 't', span)}
    from theme t join import_run run on run.run_id = t.run_id where t.theme_id = any(${db.array(themes as string[])})
    and ${apart(db, 't', span)}`
}

export type DocumentChange = Origin & {
  document_id: string
  company_id: string | null
  theme_id: string | null
  kind: string
  title: string
  changed: boolean
  ended: boolean
  total: number
}
interface DocumentPage {
  companies: readonly string[]
  themes: readonly string[]
  limit: number
  offset: number
}

/**
 * Documents (posts aside) of companies and themes that came, went, or stand in another wording, latest first; with how
 * many there are.
 */
export async function documentChanges(
  db: Db,
  span: Span,
  { companies, themes, limit, offset }: DocumentPage,
): Promise<DocumentChange[]> {
  return db<DocumentChange[]>`
    with found as (
      select x.document_id, x.company_id, null::text as theme_id, x.known_at,
        x.known_at <= ${instant(span.from)} as before from document_company x
        where x.company_id = any(${db.array(companies as string[])}::text[]) and x.kind <> 'post'
        and ${apart(db, 'x', span)}
      union all
      select x.document_id, null, x.theme_id, x.known_at, x.known_at <= ${instant(span.from)} from theme_document x
        where x.theme_id = any(${db.array(themes as string[])}::text[]) and ${apart(db, 'x', span)}),
    one as (select document_id, min(company_id) as company_id, min(theme_id) as theme_id, max(known_at) as last,
      bool_or(before) as was, bool_or(not before) as is_now from found group by 1),
    page as (select *, count(*) over ()::int as total from one order by last desc, document_id desc
      limit ${limit} offset ${offset})
    select page.document_id, page.company_id, page.theme_id, d.kind, d.title, page.was
      and page.is_now as changed, page.was and not page.is_now as ended, page.total, ${originColumns(db, 'd')}
    from page join lateral (select * from document v
      where v.market_id = ${span.toView.marketId} and v.document_id = page.document_id
      and v.known_at <= ${instant(span.to)} order by v.known_at desc limit 1) d on true
    join import_run run on run.run_id = d.run_id order by page.last desc, page.document_id desc`
}
