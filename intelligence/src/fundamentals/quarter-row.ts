import type { FigureAbsence } from '@pandora/contract/domains/figures/names'
import type { Books } from './books.ts'
import { figuresOf, type Figures, type StatementFigure } from './figures.ts'
import { quarterOf } from './months.ts'
import { isRestated } from '../statements/restated.ts'
import type { Basis, Part } from './types.ts'

/** Columns of a quarter's row: figure and basis. Their order is that of `QuarterRow.values`. */
export const quarterColumns = {
  revenue: ['revenue', 'quarter'],
  gross_profit: ['grossProfit', 'quarter'],
  operating_profit: ['operatingProfit', 'quarter'],
  total_profit: ['totalProfit', 'quarter'],
  income_tax: ['incomeTax', 'quarter'],
  net_profit: ['netIncomeAfterTax', 'quarter'],
  parent_net_profit: ['parentNetProfit', 'quarter'],
  interest_expense: ['interestExpense', 'quarter'],
  interest_income: ['interestIncome', 'quarter'],
  investment_income: ['investmentIncome', 'quarter'],
  nopat: ['nopat', 'quarter'],
  gross_margin: ['grossProfitMargin', 'quarter'],
  net_margin: ['netProfitMargin', 'quarter'],
  revenue_growth: ['revenueGrowthRate', 'quarter'],
  profit_growth: ['profitGrowthRate', 'quarter'],
  revenue_ttm: ['revenue', 'ttm'],
  gross_profit_ttm: ['grossProfit', 'ttm'],
  operating_profit_ttm: ['operatingProfit', 'ttm'],
  total_profit_ttm: ['totalProfit', 'ttm'],
  income_tax_ttm: ['incomeTax', 'ttm'],
  net_profit_ttm: ['netIncomeAfterTax', 'ttm'],
  parent_net_profit_ttm: ['parentNetProfit', 'ttm'],
  interest_expense_ttm: ['interestExpense', 'ttm'],
  interest_income_ttm: ['interestIncome', 'ttm'],
  investment_income_ttm: ['investmentIncome', 'ttm'],
  nopat_ttm: ['nopat', 'ttm'],
  gross_margin_ttm: ['grossProfitMargin', 'ttm'],
  net_margin_ttm: ['netProfitMargin', 'ttm'],
  revenue_growth_ttm: ['revenueGrowthRate', 'ttm'],
  profit_growth_ttm: ['profitGrowthRate', 'ttm'],
  roe: ['roe', 'ttm'],
  total_assets: ['totalAssets', 'ttm'],
  total_liabilities: ['totalLiabilities', 'ttm'],
  equity: ['equity', 'ttm'],
  parent_equity: ['parentEquity', 'ttm'],
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
  /**
   * Columns that are not worked out as their name says: a quarter's ratios as the source gives them; amounts for which another item
   * stands in.
   */
  stated: QuarterColumn[]
  /** Why each missing one is missing. */
  absences: Partial<Record<QuarterColumn, FigureAbsence>>
}

const yearly = ['revenue', 'net_profit', 'parent_net_profit', 'total_profit', 'operating_profit'] as const

/** Columns by which a row is said to be corrected. */
const correctable = [
  'revenue',
  'parent_net_profit',
  'revenue_ttm',
  'operating_profit_ttm',
  'parent_net_profit_ttm',
  'total_assets',
  'equity',
] as const satisfies readonly QuarterColumn[]
/** What a row says in those columns, and by how much each may be off for the units that its sources round to. */
export type Said = Readonly<Record<(typeof correctable)[number], { value: number | null; rounding: number }>>

/** What a quarter's row says, as a later version of it is held against it. */
export function saidOf(figure: Figures, month: number): Said {
  return Object.fromEntries(
    correctable.map((column) => {
      const [name, basis] = quarterColumns[column]
      const one = figure(name, basis, month)
      return [column, { value: one.value, rounding: roundingOf(one.parts) }]
    }),
  ) as Said
}

/** Half a unit of each figure reported that is added or taken off. */
const roundingOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { of }) => sum + ('item' in of ? (of.granule ?? 0) / 2 : roundingOf(of.parts)), 0)

/**
 * Whether a row says otherwise than an earlier version of it: what was added later corrects nothing, nor does what only
 * rounds differently.
 */
export function saysOtherwise(earlier: Said, now: Said): boolean {
  return correctable.some((column) => {
    const [was, is] = [earlier[column], now[column]]
    return was.value !== null && is.value !== null && isRestated(was.value, is.value, was.rounding + is.rounding)
  })
}

/** Works out a quarter from the books. */
export function quarterRow(books: Books, month: number, figure: Figures = figuresOf(books)): QuarterRow {
  const row: QuarterRow = {
    ...quarterOf(month),
    months: null,
    currency: null,
    values: {} as QuarterRow['values'],
    stated: [],
    absences: {},
  }
  for (const months of [12, 9, 6, 3])
    if (row.months === null && yearly.some((item) => books.get(item, month, months))) row.months = months
  for (const column of quarterColumnNames) {
    const [name, basis] = quarterColumns[column]
    const { value, absence, unit, formula, standIn } = figure(name, basis, month)
    const finite = value !== null && Number.isFinite(value)
    row.values[column] = finite ? value : null
    if (finite && unit !== null && unit !== 'percent') row.currency ??= unit
    // Four quarters' ratio as a source gives it is that of the whole year: nothing else than its name says.
    if ((formula === 'stated' && basis === 'quarter') || (finite && standIn)) row.stated.push(column)
    if (!finite) row.absences[column] = absence ?? 'NOT_REPORTED'
  }
  return row
}
