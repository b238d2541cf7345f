import { comparedFigures } from '@pandora/contract/domains/figures/shapes'
import { expect, test } from 'vitest'
import { COMPARED, moved, withIn, withText } from './companies.ts'
import { comparable, comparedFields, coursesOf, keysOf, latestOf, lengthsOf, unitOf } from './model.ts'
import type { Compared, Comparison } from './model.ts'

const values = (marketCap: number | null): Compared => ({
  stockCode: '',
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
const company = (key: string, currency = 'CNY') => ({
  companyId: `SHZ-${key}`,
  key,
  stockCode: key,
  nameZh: key,
  nameEn: null,
  currency,
})
const data: Comparison = {
  basis: 'ttm',
  computing: [],
  companies: [company('1'), company('2')],
  rows: [
    { year: 2025, quarter: 2, companies: { '2': values(9) } },
    { year: 2025, quarter: 1, companies: { '1': values(4), '2': values(8) } },
    { year: 2024, quarter: 4, companies: { '1': values(3), '2': values(null) } },
  ],
}

test('COMP-06 every field of a comparison row has its place, beside the stock code that heads the column', () => {
  const inContract = Object.keys(comparedFigures.shape).filter(
    (key) => !['periodEnd', 'absences', 'stated', 'standIns', 'priceDate'].includes(key),
  )
  expect(inContract).toHaveLength(19)
  expect(new Set(['stockCode', ...comparedFields])).toEqual(new Set(inContract))
  expect([unitOf('roe', 'CNY'), unitOf('peg', 'CNY'), unitOf('revenue', 'USD'), unitOf('revenue', null)]).toEqual([
    'percent',
    'times',
    'USD',
    '',
  ])
})

test('COMP-04 the slider starts at the latest quarter that the company itself has', () => {
  expect(keysOf(data)).toEqual(['2024Q4', '2025Q1', '2025Q2'])
  expect([
    latestOf(data, 'SHZ-1'),
    latestOf(data, 'SHZ-2'),
    latestOf(data, 'SHZ-9'),
    latestOf({ companies: [], rows: [] }, 'SHZ-1'),
  ]).toEqual(['2025Q1', '2025Q2', '2025Q2', undefined])
})

test('COMP-07 the companies stand in the address in their order, eight at most, the own one apart; emptied stays empty', () => {
  expect(withIn('', 'SHZ-1')).toBeNull()
  expect(withIn(withText([]), 'SHZ-1')).toEqual([])
  expect(withIn('SSE-600001,SHZ-000001,SSE-600001,nonsense,SHZ-1', 'SHZ-1')).toEqual(['SSE-600001', 'SHZ-000001'])
  const many = Array.from({ length: 12 }, (_, at) => `SHZ-00000${at}`)
  expect(withIn(withText(many), 'X')).toHaveLength(COMPARED - 1)
})

test('COMP-07 a company is moved by places and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 2, -2)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a'], 4, 1)).toEqual(['a'])
})

test('the courses of the companies have a place for every quarter, empty where one is missing', () => {
  expect(coursesOf(data, 'marketCap', (one) => one.stockCode)).toEqual([
    { key: 'SHZ-1', name: '1', values: [3, 4, null] },
    { key: 'SHZ-2', name: '2', values: [null, 8, 9] },
  ])
})

test('money of several currencies is not drawn on one axis; ratios are', () => {
  const mixed = { ...data, companies: [company('1'), company('2', 'USD')] }
  expect([
    comparable(data, 'revenue'),
    comparable(mixed, 'revenue'),
    comparable(mixed, 'roe'),
    comparable(mixed, 'peTtm'),
  ]).toEqual([true, false, true, true])
  expect(lengthsOf([4, null, -8])).toEqual([0.5, 0, 1])
})
