import type { FigureAbsence } from '@pandora/contract/figures'
import type { Books } from './books.ts'
import { figuresOf, type StatementFigure } from './figures.ts'
import { quarterOf } from './months.ts'
import type { Basis } from './types.ts'

/** Columns of a quarter's row: figure and basis. Their order is that of `QuarterRow.values`. */
export const quarterColumns = {
  revenue: ['revenue', 'quarter'], gross_profit: ['grossProfit', 'quarter'], operating_profit: ['operatingProfit', 'quarter'], total_profit: ['totalProfit', 'quarter'], income_tax: ['incomeTax', 'quarter'],
  net_profit: ['netIncomeAfterTax', 'quarter'], parent_net_profit: ['parentNetProfit', 'quarter'], interest_expense: ['interestExpense', 'quarter'], interest_income: ['interestIncome', 'quarter'],
  investment_income: ['investmentIncome', 'quarter'], nopat: ['nopat', 'quarter'], gross_margin: ['grossProfitMargin', 'quarter'], net_margin: ['netProfitMargin', 'quarter'],
  revenue_growth: ['revenueGrowthRate', 'quarter'], profit_growth: ['profitGrowthRate', 'quarter'],
  revenue_ttm: ['revenue', 'ttm'], gross_profit_ttm: ['grossProfit', 'ttm'], operating_profit_ttm: ['operatingProfit', 'ttm'], total_profit_ttm: ['totalProfit', 'ttm'], income_tax_ttm: ['incomeTax', 'ttm'],
  net_profit_ttm: ['netIncomeAfterTax', 'ttm'], parent_net_profit_ttm: ['parentNetProfit', 'ttm'], interest_expense_ttm: ['interestExpense', 'ttm'], interest_income_ttm: ['interestIncome', 'ttm'],
  investment_income_ttm: ['investmentIncome', 'ttm'], nopat_ttm: ['nopat', 'ttm'], gross_margin_ttm: ['grossProfitMargin', 'ttm'], net_margin_ttm: ['netProfitMargin', 'ttm'],
  revenue_growth_ttm: ['revenueGrowthRate', 'ttm'], profit_growth_ttm: ['profitGrowthRate', 'ttm'], roe: ['roe', 'ttm'],
  total_assets: ['totalAssets', 'ttm'], total_liabilities: ['totalLiabilities', 'ttm'], equity: ['equity', 'ttm'], parent_equity: ['parentEquity', 'ttm'],
} as const satisfies Record<string, readonly [StatementFigure, Basis]>
export type QuarterColumn = keyof typeof quarterColumns
export const quarterColumnNames = Object.keys(quarterColumns) as QuarterColumn[]

/** Everything of a company's quarter. Money in single units of `currency`, rates in per cent. */
export interface QuarterRow {
  year: number
  quarter: number
  /** Months of its cumulated figures; null where only balances or ratios are known. */
  months: number | null
  currency: string | null
  values: Record<QuarterColumn, number | null>
  /** Columns that are not worked out as their name says: ratios as the source gives them; amounts for which another item stands in. */
  stated: QuarterColumn[]
  /** Why each missing one is missing. */
  absences: Partial<Record<QuarterColumn, FigureAbsence>>
}

const yearly = ['revenue', 'net_profit', 'parent_net_profit', 'total_profit', 'operating_profit'] as const

/** Works out a quarter from the books. */
export function quarterRow(books: Books, month: number): QuarterRow {
  const figure = figuresOf(books)
  const row: QuarterRow = { ...quarterOf(month), months: null, currency: null, values: {} as QuarterRow['values'], stated: [], absences: {} }
  for (const months of [12, 9, 6, 3]) if (row.months === null && yearly.some((item) => books.get(item, month, months))) row.months = months
  for (const column of quarterColumnNames) {
    const [name, basis] = quarterColumns[column]
    const { value, absence, unit, formula, standIn } = figure(name, basis, month)
    const finite = value !== null && Number.isFinite(value)
    row.values[column] = finite ? value : null
    if (finite && unit !== null && unit !== 'percent') row.currency ??= unit
    if (formula === 'stated' || (finite && standIn)) row.stated.push(column)
    if (!finite) row.absences[column] = absence ?? 'NOT_REPORTED'
  }
  return row
}
