import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { fixedRead } from '@pandora/store/fixed-read'
import type { BusinessSegmentRow, StatementItemRow } from '@pandora/store/generated/schema'
import { classInForce, classOf, nodeInForce, SHENWAN } from '../../shared/classes.ts'
import { originColumns, type Origin } from '../../shared/provenance.ts'

/** A part of a business as a report gives it, with where it came from. */
export type SegmentRow = Pick<
  BusinessSegmentRow,
  | 'period_end'
  | 'dimension'
  | 'name'
  | 'name_en'
  | 'revenue'
  | 'revenue_share'
  | 'cost'
  | 'gross_margin'
  | 'currency'
  | 'published_on'
  | 'report_id'
  | 'page'
> &
  Origin
/** A figure of a statement over three, six, nine or twelve months. */
export type ItemRow = Pick<StatementItemRow, 'period_end' | 'period_months' | 'item' | 'value' | 'unit'> & Origin

/** Every part of a company's business in every report known to the view, newest first. */
export const segmentsOf = fixedRead<{ companyId: string }, SegmentRow>(
  (db, view, { companyId }) => db`
  select b.period_end, b.dimension, b.name, b.name_en, b.revenue, b.revenue_share, b.cost, b.gross_margin, b.currency,
    b.published_on, b.report_id, b.page, ${originColumns(db, 'b')}
  from business_segment b join import_run run on run.run_id = b.run_id
  where b.company_id = ${companyId} and ${inForce(db, 'b', view)}
    order by b.period_end desc, b.dimension, b.revenue desc nulls last, b.name`,
)

/** Whether parts are known at any time. */
export async function anySegments(db: Db, { marketId }: View, companyId: string): Promise<boolean> {
  const [row] =
    await db`select 1 from business_segment where market_id = ${marketId} and company_id = ${companyId} limit 1`
  return row !== undefined
}

/** Revenue and profits of a company's reports over three, six, nine or twelve months, newest first. */
export const incomeOf = fixedRead<{ companyId: string }, ItemRow>(
  (db, view, { companyId }) => db`
  select i.period_end, i.period_months, i.item, i.value, i.unit, ${originColumns(db, 'i')}
  from sound_item i join import_run run on run.run_id = i.run_id
  where i.company_id = ${companyId} and i.item in ('revenue', 'operating_profit', 'net_profit', 'parent_net_profit')
    and i.period_months in (3, 6, 9, 12) and ${inForce(db, 'i', view)}
  order by i.period_end desc, i.item, i.period_months desc`,
)

export interface ClassRow {
  code: string
  name_zh: string
  name_en: string | null
}

/** The Shenwan class of a company on a level: its own or one above it; undefined where it has none so deep. */
export async function classAt(db: Db, view: View, companyId: string, level: number): Promise<ClassRow | undefined> {
  const [row] = await db<ClassRow[]>`
    with recursive up as (
      select i.industry_code, i.parent_code, i.level, i.name_zh, i.name_en
      from (select 1) one cross join ${classOf(db, view, db`${companyId}`)}
        join industry i on i.industry_code = class.industry_code and ${nodeInForce(db, 'i', view)}
      union all select i.industry_code, i.parent_code, i.level, i.name_zh, i.name_en from up
        join industry i on i.industry_code = up.parent_code and ${nodeInForce(db, 'i', view)})
    select up.industry_code as code, up.name_zh, up.name_en from up where up.level = ${level}`
  return row
}

export interface RevenueRow {
  company_id: string
  revenue: number | null
  unit: string | null
}

/** Companies of a class with their revenue of a report period; null where it is not known. */
export async function revenuesOfClass(
  db: Db,
  view: View,
  code: string,
  { periodEnd, months }: { periodEnd: string; months: number },
): Promise<RevenueRow[]> {
  return db<RevenueRow[]>`
    with recursive below as (
      select ${code}::text as industry_code
      union select i.industry_code from below join industry i on i.parent_code = below.industry_code
        and i.scheme = ${SHENWAN} and ${inForce(db, 'i', view)})
    select one.company_id, i.value as revenue, i.unit
    from (select distinct m.company_id from below join industry_membership m on m.industry_code = below.industry_code
      and ${classInForce(db, 'm', view)}) one
    cross join ${classOf(db, view, db`one.company_id`)}
    left join sound_item i on i.company_id = one.company_id and i.period_end = ${periodEnd}
      and i.period_months = ${months} and i.item = 'revenue' and ${inForce(db, 'i', view)}
    where class.industry_code in (select industry_code from below)`
}
