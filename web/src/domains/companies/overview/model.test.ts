import { expect, test } from 'vitest'
import { barsUnder, peerRows } from './model.ts'
import type { Comparison, PeerRow } from './model.ts'

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
