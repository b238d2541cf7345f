import { expect, test } from 'vitest'
import { barsOfQuarters, windowOf } from './performanceModel.ts'
import type { Performance } from './performanceModel.ts'

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
