import { inForce, instant, supersededFor, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { BusinessTypeRow } from '@pandora/store/generated/schema'
import { originColumns, type Origin } from '../../shared/provenance.ts'

/** A business with how many companies report it. */
export type FoundBusiness = Omit<BusinessTypeRow, 'market_id' | 'searched'> & { companies: number; total: number }

const knownLine = (db: Db, view: View) => (view.asOf === null ? db`` : db`and l.known_at <= ${instant(view.asOf)}`)

/**
 * Every business that some company reported by the view's instant: lines before rests, those of most companies first.
 */
export async function businesses(db: Db, view: View): Promise<(FoundBusiness & { searched: string })[]> {
  return db`
    select t.business_type_id, t.dimension, t.kind, t.name, t.name_en, t.searched, counted.companies
    from (select l.business_type_id, count(*)::int as companies from business_line l
      where l.market_id = ${view.marketId} ${knownLine(db, view)} group by l.business_type_id) counted
    join business_type t on t.market_id = ${view.marketId} and t.business_type_id = counted.business_type_id
    order by t.kind <> 'line', counted.companies desc, t.name, t.business_type_id`
}

/** One business; undefined where no company had reported it by then. */
export async function businessById(db: Db, view: View, businessTypeId: string): Promise<FoundBusiness | undefined> {
  const [row] = await db<FoundBusiness[]>`
    select t.business_type_id, t.dimension, t.kind, t.name, t.name_en,
      (select count(*)::int from business_line l
        where l.market_id = t.market_id and l.business_type_id = t.business_type_id ${knownLine(db, view)})
        as companies, 1 as total
    from business_type t where t.market_id = ${view.marketId} and t.business_type_id = ${businessTypeId}`
  return row && row.companies > 0 ? row : undefined
}

/** A segment as one business has it. */
export interface Segment {
  company_id: string
  business_type_id: string
  period_end: string
  name: string
  revenue: number | null
  revenue_share: number | null
  cost: number | null
  gross_margin: number | null
  currency: string
}

const columns = (db: Db) =>
  db`s.company_id, s.period_end, s.name, s.revenue, s.revenue_share, s.cost, s.gross_margin, s.currency`

/** Segments of a company in force, with the business each counts as. */
export async function companySegments(db: Db, view: View, companyId: string): Promise<Segment[]> {
  return db<Segment[]>`select ${columns(db)}, n.business_type_id from business_segment s
    join business_name n on n.market_id = ${view.marketId} and n.dimension = s.dimension and n.name = s.name
    where s.company_id = ${companyId} and ${inForce(db, 's', view)} order by s.period_end desc`
}

/** What companies call a business. */
async function namesOf(db: Db, view: View, businessTypeId: string): Promise<{ dimension: string; names: string[] }> {
  const rows = await db<{ dimension: string; name: string }[]>`select dimension, name from business_name
    where market_id = ${view.marketId} and business_type_id = ${businessTypeId}`
  return { dimension: rows[0]?.dimension ?? '', names: rows.map((row) => row.name) }
}

/**
 * Newest segments of a business a company that are read for the list: enough to reach the year before, with quarterly
 * reports and two names.
 */
const RECENT = 10

/** Newest segments of one business of every company that reports it, newest first. */
export async function businessSegments(db: Db, view: View, businessTypeId: string): Promise<Segment[]> {
  const { dimension, names } = await namesOf(db, view, businessTypeId)
  return db<Segment[]>`
    select ${columns(db)}, ${businessTypeId} as business_type_id from business_line l
    join lateral (select * from business_segment s where s.company_id = l.company_id and s.dimension = ${dimension}
      and s.name = any(${db.array(names)}) and ${inForce(db, 's', view)}
      order by s.period_end desc limit ${RECENT}) s on true
    where l.market_id = ${view.marketId} and l.business_type_id = ${businessTypeId} ${knownLine(db, view)}
    order by s.company_id, s.period_end desc`
}

/** Segments of one business at the end of one report, of every company that reports it then. */
export async function segmentsAt(db: Db, view: View, businessTypeId: string, periodEnd: string): Promise<Segment[]> {
  const { dimension, names } = await namesOf(db, view, businessTypeId)
  return db<Segment[]>`
    select ${columns(db)}, ${businessTypeId} as business_type_id from business_line l
    join business_segment s on s.company_id = l.company_id and s.period_end = ${periodEnd}
      and s.dimension = ${dimension} and s.name = any(${db.array(names)}) and ${inForce(db, 's', view)}
    where l.market_id = ${view.marketId} and l.business_type_id = ${businessTypeId} ${knownLine(db, view)}`
}

/** A version of a segment of one business of one company, with where it came from. */
export type SegmentVersion = Segment & Origin & { superseded_at: number }

/** Every version of a company's segments of one business that was known by the view's instant, oldest first. */
export async function segmentVersions(
  db: Db,
  view: View,
  companyId: string,
  businessTypeId: string,
): Promise<SegmentVersion[]> {
  const { dimension, names } = await namesOf(db, view, businessTypeId)
  return db<SegmentVersion[]>`
    select ${columns(db)}, ${businessTypeId} as business_type_id, ${supersededFor(db, 's', view)} as superseded_at,
      ${originColumns(db, 's')} from business_segment s join import_run run on run.run_id = s.run_id
    where s.market_id = ${view.marketId} and s.company_id = ${companyId} and s.dimension = ${dimension}
      and s.name = any(${db.array(names)}) ${view.asOf === null ? db`` : db`and s.known_at <= ${instant(view.asOf)}`}
    order by s.period_end desc, s.known_at`
}
