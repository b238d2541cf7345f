import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Ends of supplies that have one of some companies at an end, the largest shares first, at most so many. */
export async function endsAround(
  db: Db,
  view: View,
  { ids, day, most }: { ids: readonly string[]; day: string; most: number },
): Promise<{ supplier_id: string; customer_id: string }[]> {
  const list = db.array(ids as string[])
  return db<{ supplier_id: string; customer_id: string }[]>`
    select e.supplier_id, e.customer_id from supply_edge e
    where (e.supplier_id = any(${list}::text[]) or e.customer_id = any(${list}::text[])) and e.valid_from <= ${day}
      and (e.valid_to is null or e.valid_to >= ${day}) and ${inForce(db, 'e', view)}
    order by greatest(e.revenue_share, e.revenue_share_most, e.cost_share, e.cost_share_most) desc nulls last,
      e.supplier_id, e.customer_id limit ${most}`
}

/** Names of the provinces there are. */
export async function regionNames(db: Db): Promise<Map<string, { nameZh: string; nameEn: string }>> {
  const rows = await db<
    { region_code: string; name_zh: string; name_en: string }[]
  >`select r.region_code, r.name_zh, r.name_en from region r`
  return new Map(rows.map((row) => [row.region_code, { nameZh: row.name_zh, nameEn: row.name_en }]))
}

/** Revenue of the last four quarters, single units of its currency, and gross margin, per cent. */
export interface RevenueRow {
  company_id: string
  period_end: string
  currency: string
  revenue_ttm: number
  gross_margin_ttm: number | null
}

/** The last revenue of four quarters of companies; who has none is absent. */
export async function revenuesOf(db: Db, view: View, ids: readonly string[]): Promise<Map<string, RevenueRow>> {
  const rows = await db<RevenueRow[]>`
    select own.* from unnest(${db.array(ids as string[])}::text[]) asked(id) cross join lateral (
      select q.company_id, q.period_end, q.currency, q.revenue_ttm, q.gross_margin_ttm from company_quarter q
      where q.company_id = asked.id and q.revenue_ttm is not null and ${inForce(db, 'q', view)}
      order by q.period_end desc limit 1) own`
  return new Map(rows.map((row) => [row.company_id, row]))
}
