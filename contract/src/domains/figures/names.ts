import { z } from 'zod'

/** Why a figure is missing. Their words: `figure-words.ts`. */
export const figureAbsences = [
  'NO_STATEMENTS',
  'NOT_REPORTED',
  'ONLY_ANNUAL',
  'ONLY_YEAR_TO_DATE',
  'TAX_UNKNOWN',
  'NO_PRIOR_PERIOD',
  'PERIMETER_CHANGED',
  'NO_FOUR_QUARTERS',
  'NO_YEAR_BEFORE',
  'BASE_NOT_POSITIVE',
  'EQUITY_NOT_POSITIVE',
  'REVENUE_NOT_POSITIVE',
  'NO_PRICE',
  'PRICE_ADJUSTED',
  'AMOUNT_CONTRADICTS',
  'NO_SHARE_COUNT',
  'SHARE_COUNT_OLD',
  'SHARES_CONTRADICT',
  'TURNOVER_TOO_COARSE',
  'CURRENCY_DIFFERS',
  'PERIODS_DO_NOT_MEET',
  'LOSS',
  'NO_GROWTH',
  'TOO_FEW_SAMPLES',
  'NO_CLASS',
  'UNIT_DOUBTFUL',
] as const
export const figureAbsence = z.enum(figureAbsences)
export type FigureAbsence = z.infer<typeof figureAbsence>

/**
 * What a market value rests on: shares counted × the close paid; shares counted × the day's average price (amount ÷
 * volume), where the close is known adjusted only; amount traded ÷ turnover rate.
 */
export const capBasis = z.enum(['shares', 'vwap', 'turnover'])
export type CapBasis = z.infer<typeof capBasis>

/** Figures of a quarter by name. Money in single units of the currency, rates in per cent. */
export const figureNames = [
  'revenue',
  'grossProfit',
  'operatingProfit',
  'totalProfit',
  'incomeTax',
  'netIncomeAfterTax',
  'parentNetProfit',
  'interestExpense',
  'interestIncome',
  'investmentIncome',
  'nopat',
  'grossProfitMargin',
  'netProfitMargin',
  'revenueGrowthRate',
  'profitGrowthRate',
  'roe',
  'totalAssets',
  'totalLiabilities',
  'equity',
  'parentEquity',
  'marketCap',
  'peTtm',
  'peg',
  'pbRatio',
] as const
export const figureName = z.enum(figureNames)
export type FigureName = z.infer<typeof figureName>

/**
 * Amounts for which a neighbouring item may stand in where a source gives only that. Their words: `figure-words.ts`.
 */
export const standInNames = ['netIncomeAfterTax', 'parentNetProfit', 'equity', 'parentEquity', 'paidPrice'] as const
export type StandIn = (typeof standInNames)[number]

/**
 * `quarter`: the single quarter; `ttm`: the four quarters up to its end. Balances and valuations are the same in both.
 */
export const figureBasis = z.enum(['quarter', 'ttm'])
