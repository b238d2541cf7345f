import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { classInForce, nodeInForce } from '../../../shared/classes.ts'
import { originColumns, type Origin } from '../../../shared/provenance.ts'

/**
 * A part of a company's business in the last period for which its dimension was told. `growth` against the same period
 * of the year before, per cent.
 */
export interface SegmentRow extends Origin {
  dimension: 'industry' | 'product'
  name: string
  name_en: string | null
  revenue: number | null
  revenue_share: number | null
  gross_margin: number | null
  currency: string
  period_end: string
  growth: number | null
}

/**
 * Parts of a company's business by product and industry, of the latest period of each, largest first; `within`: of the
 * latest that ends on a day between two, both included.
 */
export async function latestSegments(
  db: Db,
  view: View,
  companyId: string,
  within: { from: string; to: string } | null = null,
): Promise<SegmentRow[]> {
  const ended = within ? db`and l.period_end between ${within.from} and ${within.to}` : db``
  return db<SegmentRow[]>`
    select s.dimension, s.name, s.name_en, s.revenue, s.revenue_share, s.gross_margin, s.currency,
      s.period_end::text as period_end,
      (select case when before.revenue > 0 and s.revenue is not null then (s.revenue / before.revenue - 1) * 100 end
        from business_segment before where before.company_id = s.company_id and before.dimension = s.dimension
        and before.name = s.name
        and before.currency = s.currency and before.period_end = (s.period_end - interval '1 year')::date
          and ${inForce(db, 'before', view)}) as growth, ${originColumns(db, 's')}
    from business_segment s join import_run run on run.run_id = s.run_id
    where s.company_id = ${companyId} and s.dimension in ('industry', 'product') and ${inForce(db, 's', view)}
      and s.period_end = (select max(l.period_end) from business_segment l
        where l.company_id = s.company_id and l.dimension = s.dimension ${ended}
          and ${inForce(db, 'l', view)})
    order by s.dimension, s.revenue desc nulls last, s.name`
}

/** A good that a company supplies, with how many companies it is known to sell it to. */
export interface SuppliedRow {
  name: string
  name_en: string | null
  customers: number
}

/** Goods that a company supplies on the view's day. */
export async function suppliedGoods(db: Db, view: View, companyId: string, day: string): Promise<SuppliedRow[]> {
  return db<SuppliedRow[]>`
    select e.product_zh as name, max(e.product_en) as name_en, count(distinct e.customer_id)::int as customers
      from supply_edge e
    where e.supplier_id = ${companyId} and e.product_zh <> '' and e.valid_from <= ${day} and (e.valid_to is null or e.valid_to >= ${day})
      and ${inForce(db, 'e', view)} group by 1 order by 3 desc, 1`
}

/** The Shenwan classes of a company on the view's day, the narrowest first. */
export async function classesOf(
  db: Db,
  view: View,
  companyId: string,
): Promise<{ code: string; level: number; name_zh: string; name_en: string | null }[]> {
  return db<{ code: string; level: number; name_zh: string; name_en: string | null }[]>`
    with recursive up as (
      select i.industry_code, i.parent_code, i.level, i.name_zh, i.name_en from industry i
        where ${nodeInForce(db, 'i', view)}
        and i.industry_code in (select m.industry_code from industry_membership m
          where m.company_id = ${companyId} and ${classInForce(db, 'm', view)})
      union
      select i.industry_code, i.parent_code, i.level, i.name_zh, i.name_en from up
        join industry i on i.industry_code = up.parent_code and ${nodeInForce(db, 'i', view)})
    select industry_code as code, level, name_zh, name_en from up order by level desc, 1`
}
