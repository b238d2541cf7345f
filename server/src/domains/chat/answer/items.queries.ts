import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { StatementItemRow } from '@pandora/store/generated/schema'
import { originColumns, type Origin } from '../../../shared/provenance.ts'

/** A figure of a statement as reported, with where it is from. */
export type ItemRow = Pick<
  StatementItemRow,
  'company_id' | 'statement' | 'period_end' | 'period_months' | 'item' | 'value' | 'unit'
> &
  Origin & { restated: boolean; /** Its unit is in doubt. */ unit_doubtful: boolean }

/** Items of companies whose periods end within some days, the latest first. */
export async function itemsOf(
  db: Db,
  view: View,
  {
    companyIds,
    items,
    from,
    to,
  }: { companyIds: readonly string[]; items: readonly string[]; from: string; to: string },
): Promise<ItemRow[]> {
  return db<ItemRow[]>`
    select s.company_id, s.statement, s.period_end, s.period_months, s.item, s.value, s.unit,
      s.unit_doubtful, exists (select from statement_item o where o.market_id = s.market_id and o.company_id = s.company_id
        and o.period_end = s.period_end and o.period_months = s.period_months and o.item = s.item
        and o.superseded_at <= s.known_at and o.value <> s.value) as restated, ${originColumns(db, 's')}
    from told_item s join import_run run on run.run_id = s.run_id
    where s.company_id = any(${db.array(companyIds as string[])}::text[]) and s.item = any(${db.array(items as string[])}::text[])
      and s.period_end between ${from} and ${to} and ${inForce(db, 's', view)}
    order by s.period_end desc, s.company_id, s.item, s.period_months`
}

/** Items of all companies whose periods, of some lengths (months; balances always), end within some days. */
export async function itemsOfAll(
  db: Db,
  view: View,
  {
    items,
    from,
    to,
    months = [12],
  }: { items: readonly string[]; from: string; to: string; months?: readonly number[] },
): Promise<Omit<ItemRow, 'restated'>[]> {
  return db<Omit<ItemRow, 'restated'>[]>`
    select s.company_id, s.statement, s.period_end, s.period_months, s.item, s.value, s.unit, s.unit_doubtful,
      ${originColumns(db, 's')}
    from told_item s join import_run run on run.run_id = s.run_id
    where s.item = any(${db.array(items as string[])}::text[]) and s.period_end between ${from} and ${to}
      and s.period_months = any(${db.array([0, ...months])}::int[]) and ${inForce(db, 's', view)}
    order by s.company_id, s.item, s.period_end desc, s.period_months desc`
}

/** The latest year-end of which an item of the market is held by at least a tenth of the companies that ever had it. */
export async function latestYear(db: Db, view: View, item: string): Promise<number | null> {
  const rows = await db<{ year: number; companies: number }[]>`
    select extract(year from s.period_end)::int as year, count(distinct s.company_id)::int as companies
    from statement_item s where s.item = ${item} and s.period_months in (0, 12)
      and to_char(s.period_end, 'MM') = '12' and ${inForce(db, 's', view)} group by 1 order by 1 desc limit 40`
  const most = Math.max(0, ...rows.map((row) => row.companies))
  return rows.find((row) => row.companies * 10 >= most)?.year ?? null
}
