import { expect, test } from 'vitest'
import { cellOf, cumulated, isStated, receiptBasis, rowsIn, usualBasis } from './model.ts'
import type { Performance } from './model.ts'

const blank = { grossProfitMargin: null, netProfitMargin: null, revenueGrowthRate: null, profitGrowthRate: null }
const nothing = {
  revenue: null,
  operatingIncome: null,
  netIncomeBeforeTax: null,
  netIncomeAfterTax: null,
  parentNetProfit: null,
  ...blank,
}
const quarter = (
  year: number,
  number: number,
  revenue: number | null,
  more: Partial<Performance> = {},
): Performance => ({
  year,
  quarter: number,
  periodEnd: '',
  months: null,
  currency: 'CNY',
  revenue,
  operatingIncome: null,
  netIncomeBeforeTax: null,
  netIncomeAfterTax: revenue === null ? null : revenue / 10,
  parentNetProfit: null,
  ...blank,
  roe: null,
  equity: null,
  totalAssets: null,
  totalLiabilities: null,
  ttm: {
    revenue: null,
    operatingIncome: null,
    netIncomeBeforeTax: null,
    netIncomeAfterTax: null,
    parentNetProfit: null,
    ...blank,
  },
  yearToDate: nothing,
  absences: {},
  stated: [],
  standIns: {},
  knownAt: null,
  restated: false,
  ...more,
})

test('COMP-28 the year so far is the sum of its single quarters, within the fiscal year only', () => {
  const rows = [
    quarter(2025, 2, 30, { grossProfitMargin: 20 }),
    quarter(2025, 1, 10, { grossProfitMargin: 40 }),
    quarter(2024, 4, 99),
    quarter(2024, 2, 25),
    quarter(2024, 1, 7),
  ]
  const [now] = rows
  if (!now) throw new Error('no row')
  expect(cumulated(rows, now, 'revenue')).toBe(40)
  expect(cellOf(rows, now, 'revenueGrowthRate', 'cumulative').value).toBeCloseTo(25, 9)
  expect(cellOf(rows, now, 'grossProfitMargin', 'cumulative').value).toBeCloseTo((30 * 0.2 + 10 * 0.4) / 0.4, 9)
  expect(cellOf(rows, now, 'netProfitMargin', 'cumulative').value).toBeCloseTo(10, 9)
})

test('COMP-10 a ratio that the source gives since the year’s beginning stands in the year so far only, marked, and under no other way of counting', () => {
  const row = quarter(2016, 1, null, {
    yearToDate: { ...nothing, revenueGrowthRate: 1718 },
    absences: { 'ttm.revenueGrowthRate': 'ONLY_YEAR_TO_DATE' },
  })
  expect(cellOf([row], row, 'revenueGrowthRate', 'ttm')).toEqual({ value: null, absence: 'ONLY_YEAR_TO_DATE' })
  expect(cellOf([row], row, 'revenueGrowthRate', 'cumulative')).toEqual({ value: 1718, absence: null })
  expect(
    (['quarter', 'cumulative', 'ttm'] as const).map((basis) => isStated([row], row, 'revenueGrowthRate', basis)),
  ).toEqual([false, true, false])
  // What its figures give is shown first, and is none of the source's.
  const worked = [quarter(2016, 1, 30, { yearToDate: { ...nothing, revenueGrowthRate: 160 } }), quarter(2015, 1, 10)]
  const [now] = worked
  if (!now) throw new Error('no row')
  expect([
    cellOf(worked, now, 'revenueGrowthRate', 'cumulative').value,
    isStated(worked, now, 'revenueGrowthRate', 'cumulative'),
  ]).toEqual([200, false])
})

test('COMP-10 a quarter that a merger leaves without figures keeps its place; one of balances alone has none', () => {
  const balances = quarter(2025, 1, null, { equity: 9 })
  expect([
    rowsIn([balances], 'quarter').length,
    rowsIn([{ ...balances, absences: { revenue: 'PERIMETER_CHANGED' } }], 'quarter').length,
  ]).toEqual([0, 1])
})

test('COMP-28 years without quarters are shown as years, beside the quarters of other years, and alone where there are no others', () => {
  const year = quarter(2025, 4, null, {
    yearToDate: { ...nothing, revenue: 100 },
    ttm: { ...blank, ...nothing, revenue: 100 },
    absences: { revenue: 'ONLY_ANNUAL' },
  })
  const rows = [year, quarter(2023, 1, 5)]
  expect(
    (['quarter', 'cumulative', 'ttm'] as const).map((basis) => rowsIn(rows, basis).map((row) => row.year)),
  ).toEqual([[2023], [2025, 2023], [2025]])
  expect([usualBasis(rows), usualBasis([year]), usualBasis([])]).toEqual(['quarter', 'cumulative', 'quarter'])
})

test('COMP-28 a missing quarter leaves the year so far missing with its reason; the whole year is then the last four quarters', () => {
  const rows = [
    quarter(2025, 4, 5, { ttm: { ...quarter(2025, 4, 5).ttm, revenue: 77 } }),
    quarter(2025, 3, 4),
    quarter(2025, 1, 2),
  ]
  const [fourth, third] = rows
  if (!fourth || !third) throw new Error('no rows')
  expect(cellOf(rows, third, 'revenue', 'cumulative')).toEqual({ value: null, absence: 'NO_PRIOR_PERIOD' })
  expect(cellOf(rows, fourth, 'revenue', 'cumulative')).toEqual({ value: 77, absence: null })
  expect([receiptBasis(fourth, 'cumulative'), receiptBasis(third, 'cumulative'), receiptBasis(third, 'ttm')]).toEqual([
    'ttm',
    'quarter',
    'ttm',
  ])
})

test('COMP-10 where the company became another one within the year, the year so far stands as reported and its growth says why it is missing', () => {
  const rows = [
    quarter(2015, 3, null, {
      yearToDate: { ...nothing, revenue: 2916.6 },
      absences: { revenue: 'PERIMETER_CHANGED', 'ttm.revenueGrowthRate': 'PERIMETER_CHANGED' },
    }),
    quarter(2015, 2, 2.6, { yearToDate: { ...nothing, revenue: 5.6 } }),
    quarter(2015, 1, 3),
    quarter(2014, 3, 2.9, { yearToDate: { ...nothing, revenue: 8 } }),
  ]
  const [third] = rows
  if (!third) throw new Error('no row')
  expect(cellOf(rows, third, 'revenue', 'quarter')).toEqual({ value: null, absence: 'PERIMETER_CHANGED' })
  expect(cellOf(rows, third, 'revenue', 'cumulative')).toEqual({ value: 2916.6, absence: null })
  expect(cellOf(rows, third, 'revenueGrowthRate', 'cumulative')).toEqual({ value: null, absence: 'PERIMETER_CHANGED' })
})

test('COMP-10 a missing figure keeps the reason of its own way of counting; balances are the same in all', () => {
  const row = quarter(2025, 1, null, {
    equity: 8,
    absences: { revenue: 'ONLY_ANNUAL', 'ttm.revenue': 'NO_FOUR_QUARTERS' },
  })
  expect(cellOf([row], row, 'revenue', 'quarter')).toEqual({ value: null, absence: 'ONLY_ANNUAL' })
  expect(cellOf([row], row, 'revenue', 'ttm')).toEqual({ value: null, absence: 'NO_FOUR_QUARTERS' })
  expect(cellOf([row], row, 'equity', 'cumulative')).toEqual({ value: 8, absence: null })
})
