import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { classed } from '../industries/offers/tree.queries.ts'
import type { SegmentRow } from '../business/offers/business.queries.ts'
import type { TouchKind } from './company.queries.ts'

/** Companies of a group that shares are worked out for. */
export const MOST_WEIGHED = 300

/** A company that a document touches in one way; `of` how many it touches so in all. */
export interface InvolvedRow {
  kind: TouchKind
  company_id: string
  entity: string
  quote: string | null
  industry_code: string | null
  of: number
}

/** Companies that a policy document names, that sell a product it names, or that belong to an industry it names. */
export async function involvedCompanies(db: Db, view: View, documentId: string): Promise<InvolvedRow[]> {
  return db<InvolvedRow[]>`
    with recursive link as (
      select l.kind, l.entity, l.quote from policy_link l
      where l.document_id = ${documentId} and ${inForce(db, 'l', view)}),
    below as (
      select l.entity, l.entity as code, l.quote from link l where l.kind = 'industry'
      union select below.entity, i.industry_code, below.quote from below
        join industry i on i.parent_code = below.code and i.scheme = 'sw2021' and ${inForce(db, 'i', view)}),
    member as (${classed(db, view)}),
    touched as (
      select 'named' as kind, m.company_id, m.company_id as entity, null::text as quote, null::numeric as share,
          null::numeric as revenue
        from document_company m
        where m.document_id = ${documentId} and ${inForce(db, 'm', view)}
      union
      select distinct 'product', s.company_id, l.entity, l.quote, s.revenue_share::numeric, s.revenue::numeric from link l
        join business_segment s on s.name = l.entity and s.dimension = 'product' and ${inForce(db, 's', view)}
        where l.kind = 'product' and s.period_end = (select max(last.period_end) from business_segment last
          where last.company_id = s.company_id and last.dimension = 'product' and ${inForce(db, 'last', view)})
      union
      select 'industry', member.company_id, below.entity, below.quote, null, null from below
        join member on member.industry_code = below.code),
    one as (select distinct on (t.kind, t.company_id) t.kind, t.company_id, t.entity, t.quote from touched t
      -- Of several products the one of most revenue, as the company's own page has it.
      order by t.kind, t.company_id, t.share desc nulls last, t.revenue desc nulls last, t.entity),
    counted as (select one.*, count(*) over (partition by one.kind)::int as of,
      row_number() over (partition by one.kind order by one.company_id) as at from one)
    select c.kind, c.company_id, c.entity, c.quote, member.industry_code, c.of from counted c
      left join member on member.company_id = c.company_id
    where c.at <= ${MOST_WEIGHED} order by c.kind, c.company_id`
}

/** What of a segment its share is worked out from. */
export type WeighedSegment = Pick<
  SegmentRow,
  'dimension' | 'name' | 'revenue' | 'revenue_share' | 'currency' | 'period_end'
>

/** Segments of companies, of the latest period of each way of cutting them. */
export async function segmentsOfCompanies(
  db: Db,
  view: View,
  companyIds: readonly string[],
): Promise<(WeighedSegment & { company_id: string })[]> {
  if (companyIds.length === 0) return []
  return db<(WeighedSegment & { company_id: string })[]>`
    select s.company_id, s.dimension, s.name, s.revenue, s.revenue_share, s.currency, s.period_end::text as period_end
    from business_segment s
    join (select l.company_id, l.dimension, max(l.period_end) as period_end from business_segment l
      where l.company_id = any(${db.array(companyIds as string[])}::text[]) and l.dimension in ('industry', 'product')
      and ${inForce(db, 'l', view)} group by 1, 2) last
      on last.company_id = s.company_id and last.dimension = s.dimension and last.period_end = s.period_end
    where ${inForce(db, 's', view)} order by s.company_id, s.dimension, s.revenue desc nulls last, s.name`
}
