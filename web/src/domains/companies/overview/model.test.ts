import { expect, test } from 'vitest'
import { barsOfQuarters, barsUnder, peerRows, windowOf } from './model.ts'
import type { Comparison, PeerRow, Performance } from './model.ts'

const none = {
  grossProfitMargin: null,
  netProfitMargin: null,
  revenueGrowthRate: null,
  profitGrowthRate: null,
  parentNetProfit: null,
}
const performance = (year: number, quarter: number, revenue: number | null): Performance => ({
  year,
  quarter,
  periodEnd: '',
  months: null,
  currency: 'CNY',
  revenue,
  operatingIncome: 2,
  netIncomeBeforeTax: 2,
  netIncomeAfterTax: 1,
  ...none,
  roe: null,
  equity: null,
  totalAssets: null,
  totalLiabilities: null,
  ttm: { revenue: null, operatingIncome: null, netIncomeBeforeTax: null, netIncomeAfterTax: null, ...none },
  yearToDate: {
    revenue: null,
    operatingIncome: null,
    netIncomeBeforeTax: null,
    netIncomeAfterTax: null,
    parentNetProfit: null,
    grossProfitMargin: null,
    netProfitMargin: null,
    revenueGrowthRate: null,
    profitGrowthRate: null,
  },
  absences: {},
  stated: [],
  standIns: {},
  knownAt: null,
  restated: false,
})

test('COMP-10 quarters come newest first and are drawn oldest first; a missing revenue stays missing', () => {
  expect(barsOfQuarters([performance(2025, 1, 9), performance(2024, 4, null)])).toEqual([
    { key: '2024Q4', left: null, right: 2, line: 1 },
    { key: '2025Q1', left: 9, right: 2, line: 1 },
  ])
})

test('COMP-10 of a company that only years are known of, years are drawn', () => {
  const year = { ...performance(2024, 4, null), ttm: { ...performance(2024, 4, null).ttm, revenue: 40 } }
  expect(barsOfQuarters([year], 'ttm')).toEqual([{ key: '2024Q4', left: 40, right: null, line: null }])
})

test('COMP-04 the chart ends with the latest quarter, and goes back only where an earlier one is chosen', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key }))
  const keys = (chosen: string | undefined) =>
    windowOf(all, chosen, 3)
      .map((one) => one.key)
      .join('')
  expect([keys(undefined), keys('f'), keys('d'), keys('c'), keys('a'), windowOf(all, 'a', 9).length]).toEqual([
    'def',
    'def',
    'def',
    'abc',
    'abc',
    6,
  ])
})

const figuresOf = (marketCap: number | null) => ({
  stockCode: '1',
  periodEnd: '',
  equity: null,
  grossProfitMargin: null,
  incomeTax: null,
  interestExpense: null,
  interestIncome: null,
  investmentIncome: null,
  marketCap,
  netIncomeAfterTax: null,
  netProfitMargin: null,
  nopat: null,
  operatingProfit: null,
  peTtm: null,
  peg: null,
  revenue: null,
  revenueGrowthRate: null,
  roe: null,
  totalAssets: null,
  totalProfit: null,
  absences: {},
  stated: [],
  standIns: {},
  priceDate: null,
})
const company = (key: string) => ({
  companyId: `SHZ-${key}`,
  key,
  stockCode: key,
  nameZh: key,
  nameEn: null,
  currency: 'CNY',
})

test('COMP-07 a company without the quarter stands in the table without figures', () => {
  const data: Comparison = {
    basis: 'ttm',
    computing: [],
    companies: [company('1'), company('2')],
    rows: [{ year: 2025, quarter: 4, companies: { '1': figuresOf(5) } }],
  }
  expect(peerRows(data, '2025Q4').map((row) => [row.companyId, row.figures?.marketCap])).toEqual([
    ['SHZ-1', 5],
    ['SHZ-2', undefined],
  ])
  expect(peerRows(data, '2019Q1').every((row) => row.figures === undefined)).toBe(true)
})

test('bars under figures are by the largest; missing and negative have none, nor money in different currencies', () => {
  const row = (value: number | null, currency = 'CNY'): PeerRow => ({
    companyId: '',
    key: '',
    nameZh: null,
    nameEn: null,
    currency,
    figures: figuresOf(value),
  })
  expect(barsUnder([row(10), row(5), row(null), row(-3)], 'marketCap')).toEqual([100, 50, null, null])
  expect(barsUnder([row(10), row(5, 'USD')], 'marketCap')).toEqual([null, null])
})
