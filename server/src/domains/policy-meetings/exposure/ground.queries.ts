import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { classInForce, nodeInForce } from '../../../shared/classes.ts'

/** Products that policies are known to name, of some documents. */
export async function namedProducts(db: Db, view: View, ids: readonly string[]): Promise<string[]> {
  const rows = await db<{ entity: string }[]>`
    select distinct l.entity from policy_link l where l.kind = 'product' and ${inForce(db, 'l', view)}
      and l.document_id = any(${db.array(ids as string[])}::text[])
      and exists (select from document d where d.document_id = l.document_id and ${inForce(db, 'd', view)})
    order by l.entity`
  return rows.map((row) => row.entity)
}

/** Whether one of some documents still waits for its products to be found. */
export async function waitsForProducts(db: Db, marketId: number, ids: readonly string[]): Promise<boolean> {
  const [row] = await db<[{ waits: boolean }]>`
    select exists (select from policy_link_due where market_id = ${marketId}
      and document_id = any(${db.array(ids as string[])}::text[])) as waits`
  return row.waits
}

/** A node of the industry tree. */
export interface IndustryRow {
  industry_code: string
  parent_code: string | null
  level: number
  name_zh: string
  name_en: string | null
}

/** The industry tree as the view knows it. */
export async function industryTree(db: Db, view: View): Promise<IndustryRow[]> {
  return db<IndustryRow[]>`
    select i.industry_code, i.parent_code, i.level, i.name_zh, i.name_en from industry i
    where ${nodeInForce(db, 'i', view)} order by i.level, i.industry_code`
}

/** A company and the class it belongs to. */
export interface MemberRow {
  industry_code: string
  company_id: string
}

/** Companies that belong to some classes on the view's day. */
export async function membersOf(db: Db, view: View, codes: readonly string[]): Promise<MemberRow[]> {
  if (codes.length === 0) return []
  return db<MemberRow[]>`
    select m.industry_code, m.company_id from industry_membership m
    where m.industry_code = any(${db.array(codes as string[])}::text[]) and ${classInForce(db, 'm', view)}
    order by m.industry_code, m.company_id`
}

/** Companies with a part of their business called as given, in whatever report. */
export async function sellersOf(
  db: Db,
  view: View,
  dimension: 'product' | 'region',
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db<{ company_id: string }[]>`
    select distinct s.company_id from business_segment s where s.name = any(${db.array(names as string[])}::text[])
      and s.dimension = ${dimension} and ${inForce(db, 's', view)} order by s.company_id`
  return rows.map((row) => row.company_id)
}

/** A part of a company's business in its last yearly report, else its last. */
export interface PartRow {
  company_id: string
  dimension: 'product' | 'industry' | 'region'
  name: string
  name_en: string | null
  revenue: number | null
  revenue_share: number | null
  currency: string
  period_end: string
}

/**
 * Parts of the businesses of some companies. A half-year's revenue is not a year's: yearly reports come first. One walk
 * over the companies' rows: looking up each company's last report on its own takes ten times as long.
 */
export async function partsOf(
  db: Db,
  view: View,
  ids: readonly string[],
  dimensions: readonly string[],
): Promise<PartRow[]> {
  if (ids.length === 0 || dimensions.length === 0) return []
  return db<PartRow[]>`
    select told.company_id, told.dimension, told.name, told.name_en, told.revenue, told.revenue_share, told.currency,
      told.period_end
    from (select s.company_id, s.dimension, s.name, s.name_en, s.revenue, s.revenue_share, s.currency, s.period_end,
        rank() over (partition by s.company_id, s.dimension
          order by extract(month from s.period_end) = 12 desc, s.period_end desc) as place
      from business_segment s where s.company_id = any(${db.array(ids as string[])}::text[])
        and s.dimension = any(${db.array(dimensions as string[])}::text[]) and ${inForce(db, 's', view)}) told
    where told.place = 1
    order by told.company_id, told.dimension, told.revenue desc nulls last, told.name`
}
