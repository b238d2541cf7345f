import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { CompanyQuarterRow } from '@pandora/store/generated/schema'
import { unpackAbsences } from './absences.ts'

/**
 * A quarter of a company as in force: single quarter, last four quarters (`_ttm`), balances. Money in single units of
 * `currency`, rates in per cent.
 */
export type QuarterFigures = Omit<CompanyQuarterRow, 'market_id' | 'absences'> & {
  absences: Readonly<Record<string, string>>
}

/** Columns of `QuarterFigures` of the table `alias`. */
function columns(db: Db, alias: string) {
  const q = db(alias)
  return db`${q}.company_id, ${q}.period_end, ${q}.year, ${q}.quarter, ${q}.months, ${q}.currency, ${q}.known_at,
    ${q}.known_by, ${q}.superseded_at, ${q}.recorded_at, ${q}.run_id, ${q}.line,
    ${q}.revenue, ${q}.gross_profit, ${q}.operating_profit, ${q}.total_profit, ${q}.income_tax, ${q}.net_profit,
      ${q}.parent_net_profit, ${q}.interest_expense, ${q}.interest_income, ${q}.investment_income, ${q}.nopat,
    ${q}.gross_margin, ${q}.net_margin, ${q}.revenue_growth, ${q}.profit_growth,
    ${q}.revenue_ttm, ${q}.gross_profit_ttm, ${q}.operating_profit_ttm, ${q}.total_profit_ttm, ${q}.income_tax_ttm,
      ${q}.net_profit_ttm, ${q}.parent_net_profit_ttm, ${q}.interest_expense_ttm, ${q}.interest_income_ttm,
    ${q}.investment_income_ttm, ${q}.nopat_ttm, ${q}.gross_margin_ttm, ${q}.net_margin_ttm, ${q}.revenue_growth_ttm,
      ${q}.profit_growth_ttm, ${q}.roe,
    ${q}.total_assets, ${q}.total_liabilities, ${q}.equity, ${q}.parent_equity, ${q}.stated, ${q}.absences,
      ${q}.restated`
}

/**
 * Quarters of companies as in force for the view, newest first: at most `size` of each (all unless said), by company
 * id. A company without any is absent.
 */
export async function companyQuarters(
  db: Db,
  view: View,
  companyIds: readonly string[],
  { size = 1000 }: { size?: number } = {},
): Promise<Map<string, QuarterFigures[]>> {
  if (companyIds.length === 0) return new Map()
  const rows = await db<Omit<CompanyQuarterRow, 'market_id'>[]>`
    select own.* from unnest(${db.array(companyIds as string[])}::text[]) asked(id) cross join lateral (
      select ${columns(db, 'q')}
      from company_quarter q where q.company_id = asked.id and ${inForce(db, 'q', view)} order by q.period_end desc
        limit ${size}) own`
  return Map.groupBy(
    rows.map((row) => ({ ...row, absences: unpackAbsences(row.absences) })),
    (row) => row.company_id,
  )
}

/** How many quarters of a company are known to the view. */
export async function countQuarters(db: Db, view: View, companyId: string): Promise<number> {
  const [row] = await db<[{ count: number }]>`select count(*)::int as count from company_quarter q
    where q.company_id = ${companyId} and ${inForce(db, 'q', view)}`
  return row.count
}
