import { EVIDENCE_DAYS } from '@pandora/intelligence/themes/membership'
import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { originColumns, type Origin } from '../../shared/provenance.ts'

const DAY = 86_400_000

/** A line of a company's latest reported business, with where it came from. */
export type SegmentOrigin = Origin & {
  period_end: string
  dimension: 'product' | 'industry'
  name: string
  name_en: string | null
  revenue: number | null
  revenue_share: number | null
  currency: string
}

export async function reportedSegments(db: Db, view: View, companyId: string): Promise<SegmentOrigin[]> {
  return db<SegmentOrigin[]>`
    select b.period_end, b.dimension, b.name, b.name_en, b.revenue, b.revenue_share, b.currency,
      ${originColumns(db, 'b')}
    from (select l.period_end from business_segment l
      where l.company_id = ${companyId} and l.dimension in ('product', 'industry') and ${inForce(db, 'l', view)}
      order by l.period_end desc limit 1) latest
    join business_segment b on b.company_id = ${companyId} and b.period_end = latest.period_end
      and b.dimension in ('product', 'industry') and ${inForce(db, 'b', view)}
    join import_run run on run.run_id = b.run_id order by b.dimension desc, b.revenue_share desc nulls last, b.name`
}

/** Weights that sources give a membership, the latest first, with where they came from. */
export type GivenOrigin = Origin & {
  weight: number
  valid_from: string
  valid_to: string | null
  evidence_count: number | null
}

export async function givenOrigins(db: Db, view: View, themeId: string, companyId: string): Promise<GivenOrigin[]> {
  return db<GivenOrigin[]>`
    select m.weight, m.valid_from, m.valid_to, m.evidence_count, ${originColumns(db, 'm')} from theme_membership m
      join import_run run on run.run_id = m.run_id
    where m.theme_id = ${themeId} and m.company_id = ${companyId} and ${inForce(db, 'm', view)}
      order by m.valid_from desc`
}

/** The first document of each story that names a theme and a company, newest first. */
export interface ToldRow {
  document_id: string
  title: string
  source_name: string
  source_name_en: string | null
  published_at: number
  copies: number
  about: boolean
  total: number
}

/** Stories of the year up to an instant (ms): those that name the theme, or, of an own theme, those among `named`. */
export async function toldStories(
  db: Db,
  view: View,
  {
    themeId,
    companyId,
    named,
    at,
    limit,
  }: { themeId: string; companyId: string; named: readonly string[] | null; at: number; limit: number },
): Promise<ToldRow[]> {
  const from =
    named === null
      ? db`(select td.document_id, coalesce(td.story_id, td.document_id) as story from theme_document td
        where td.theme_id = ${themeId} and td.published_at > ${instant(at - EVIDENCE_DAYS * DAY)}
        and td.published_at <= ${instant(at)} and ${inForce(db, 'td', view)})`
      : db`(select asked.id as document_id, coalesce(a.story_id, asked.id) as story
        from unnest(${db.array(named as string[])}::text[]) asked(id)
        left join document_analysis a on a.document_id = asked.id and ${inForce(db, 'a', view)})`
  return db<ToldRow[]>`
    select one.document_id, d.title, d.source_name, d.source_name_en, d.published_at, one.copies, one.about,
      count(*) over ()::int as total
    from (select (array_agg(x.document_id order by dc.published_at, x.document_id))[1] as document_id,
      count(*)::int as copies, bool_or(dc.relation = 'subject') as about
      from ${from} x join document_company dc on dc.company_id = ${companyId} and dc.document_id = x.document_id
        and ${inForce(db, 'dc', view)} group by x.story) one
    join document d on d.document_id = one.document_id and ${inForce(db, 'd', view)}
      order by d.published_at desc, d.document_id desc limit ${limit}`
}
