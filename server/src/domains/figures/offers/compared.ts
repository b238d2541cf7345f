import type { FigureAbsence } from '@pandora/contract/domains/figures/names'
import { capOf, peOf, pegOf, type Earnings, type Ratio } from '@pandora/intelligence/fundamentals/valuation'
import { countOf, priceOf } from './caps.queries.ts'
import type { PricedDay } from './prices-at.queries.ts'
import type { QuarterFigures } from './quarters.queries.ts'

type Column = keyof QuarterFigures & string

/** Why a column of a row is missing. */
export const absenceOf = (row: QuarterFigures, column: string): FigureAbsence =>
  (row.absences[column] ?? 'NOT_REPORTED') as FigureAbsence

const alike = { equity: 'equity', roe: 'roe', totalAssets: 'total_assets' } as const satisfies Record<string, Column>
/** Columns of a comparison's fields, by its way of counting. */
export const compared = {
  quarter: {
    ...alike,
    grossProfitMargin: 'gross_margin',
    incomeTax: 'income_tax',
    interestExpense: 'interest_expense',
    interestIncome: 'interest_income',
    investmentIncome: 'investment_income',
    netIncomeAfterTax: 'net_profit',
    netProfitMargin: 'net_margin',
    nopat: 'nopat',
    operatingProfit: 'operating_profit',
    revenue: 'revenue',
    revenueGrowthRate: 'revenue_growth',
    totalProfit: 'total_profit',
  },
  ttm: {
    ...alike,
    grossProfitMargin: 'gross_margin_ttm',
    incomeTax: 'income_tax_ttm',
    interestExpense: 'interest_expense_ttm',
    interestIncome: 'interest_income_ttm',
    investmentIncome: 'investment_income_ttm',
    netIncomeAfterTax: 'net_profit_ttm',
    netProfitMargin: 'net_margin_ttm',
    nopat: 'nopat_ttm',
    operatingProfit: 'operating_profit_ttm',
    revenue: 'revenue_ttm',
    revenueGrowthRate: 'revenue_growth_ttm',
    totalProfit: 'total_profit_ttm',
  },
} as const satisfies Record<string, Record<string, Column>>

/** What valuations of a quarter rest on. */
export function earningsOf(row: QuarterFigures): Earnings {
  return {
    periodEnd: row.period_end,
    profit: row.parent_net_profit_ttm,
    profitAbsence: absenceOf(row, 'parent_net_profit_ttm'),
    growth: row.profit_growth_ttm,
    equity: row.parent_equity,
    currency: row.currency,
  }
}

/** Market value at the end of a quarter, by the price paid last up to then. */
export function capAt(priced: PricedDay | undefined) {
  const price = priced && priced.close !== null ? priceOf(priced, priced.currency) : null
  return { price, cap: capOf(price, priced ? countOf(priced) : null) }
}

/** Valuations of a quarter in the comparison, each with why it is missing (COMP-06). */
export function valuedAt(
  row: QuarterFigures,
  priced: PricedDay | undefined,
): { priceDate: string | null; byVwap: boolean; marketCap: Ratio; peTtm: Ratio; peg: Ratio } {
  const { price, cap } = capAt(priced)
  const earnings = earningsOf(row)
  // The quarter's own end counts as the price's day: both tell of the same time.
  const pe = peOf(cap, price && { ...price, date: row.period_end }, earnings)
  const peg = pegOf(pe, earnings.growth, absenceOf(row, 'profit_growth_ttm'))
  const reason = cap.absence ?? 'NO_SHARE_COUNT'
  // Without a price at all the reason is that of the price, not that there is none for the ratio.
  const told = ({ value, absence }: Ratio): Ratio => ({
    value,
    absence: value === null && absence === 'NO_PRICE' ? reason : absence,
  })
  return {
    priceDate: price?.date ?? null,
    byVwap: cap.basis === 'vwap',
    marketCap: { value: cap.marketCap, absence: cap.marketCap === null ? reason : null },
    peTtm: told(pe),
    peg: told(peg),
  }
}
