import { figures } from '@pandora/contract/domains/figures/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { report, workOut } from './quarters/testing-figures.ts'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { loadCompanies, annual, first, second, silent, third } from './testing-companies.ts'

let server: TestServer
let user: Caller
const millions = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value / 1e4) / 100

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  server.clock.now = Date.parse('2024-06-05T02:00:00Z')
  await loadCompanies(server)
})
afterAll(() => server.stop())

const performance = (companyId: string, options: object = {}) =>
  server.call(figures.performance, { companyId }, { as: user, ...options })
const versus = (companyIds: string[], options: object = {}) =>
  server.call(figures.companyVs, { companyIds, ...options }, { as: user })

describe('performance by quarter', () => {
  test('COMP-28 COMP-10 cumulated figures become single quarters and four quarters, newest first', async () => {
    const { data } = await performance(first)
    expect(data).toMatchObject({ companyId: first, stockCode: '000901', total: 12, computing: false })
    expect(
      data.dataList
        .slice(0, 4)
        .map((row) => [
          row.year,
          row.quarter,
          millions(row.revenue),
          millions(row.ttm.revenue),
          millions(row.operatingIncome),
          millions(row.netIncomeBeforeTax),
          millions(row.netIncomeAfterTax),
        ]),
    ).toEqual([
      [2023, 4, 484, 1210, 96.8, 121, 96.8],
      [2023, 3, 363, 1166, 72.6, 90.75, 72.6],
      [2023, 2, 242, 1133, 48.4, 60.5, 48.4],
      [2023, 1, 121, 1111, 24.2, 30.25, 24.2],
    ])
    expect(data.dataList[0]).toMatchObject({
      periodEnd: '2023-12-31',
      months: 12,
      currency: 'CNY',
      restated: false,
      absences: {},
      stated: [],
    })
    expect(data.dataList[0]?.grossProfitMargin).toBeCloseTo(40, 6)
    expect(data.dataList[0]?.revenueGrowthRate).toBeCloseTo(10, 6)
    // 0.18 × 1,210 million over the mean of 1,210 and 1,100 million of the parent's equity.
    expect(data.dataList[0]?.roe).toBeCloseTo(((0.18 * 1210) / ((1000 * 1.21 + 1000 * 1.1) / 2)) * 100, 6)
  })

  test('COMP-28 the first quarters known have no year before them, and say so', async () => {
    const { data } = await performance(first)
    expect(data.dataList.at(-1)).toMatchObject({
      year: 2021,
      quarter: 1,
      revenueGrowthRate: null,
      roe: null,
      ttm: { revenue: null },
      absences: { revenueGrowthRate: 'NO_YEAR_BEFORE', roe: 'NO_FOUR_QUARTERS', 'ttm.revenue': 'NO_FOUR_QUARTERS' },
    })
  })

  test('COMP-28 only yearly figures give years and no quarters, with the reason', async () => {
    const { data } = await performance(annual)
    expect(data.dataList[0]).toMatchObject({
      year: 2023,
      quarter: 4,
      revenue: null,
      netIncomeAfterTax: null,
      ttm: { revenue: 2023e6, netIncomeAfterTax: 1e8 },
      absences: { revenue: 'ONLY_ANNUAL', netIncomeAfterTax: 'ONLY_ANNUAL', operatingIncome: 'NOT_REPORTED' },
    })
    expect(data.dataList[0]?.roe).toBeCloseTo(20, 6)
  })

  test('COMP-28 COMP-10 where a source gives a neighbouring item only, the figure and what rests on it are marked, and the receipt says so', async () => {
    const { data } = await performance(annual)
    // It reports net profit and the parent's equity: the parent's profit and all equity are stood in for.
    expect(data.dataList[0]?.standIns).toEqual({
      equity: ['equity'],
      'ttm.parentNetProfit': ['parentNetProfit'],
      'ttm.profitGrowthRate': ['parentNetProfit'],
      roe: ['parentNetProfit'],
    })
    expect(data.dataList[0]?.stated).toEqual([])
    expect((await performance(first)).data.dataList[0]?.standIns).toEqual({})
    const receiptOf = async (figure: 'parentNetProfit' | 'netIncomeAfterTax' | 'roe') =>
      (
        await server.call(
          figures.receipt,
          { companyId: annual, figure, basis: 'ttm', periodEnd: '2023-12-31' },
          { as: user },
        )
      ).data.standIns
    expect([await receiptOf('parentNetProfit'), await receiptOf('roe'), await receiptOf('netIncomeAfterTax')]).toEqual([
      ['parentNetProfit'],
      ['parentNetProfit'],
      [],
    ])
  })

  test('COMP-28 as of a day only what had been published is there', async () => {
    const { data } = await performance(first, { asOf: '2023-09-30' })
    expect(data.dataList[0]).toMatchObject({ year: 2023, quarter: 2 })
    expect((await performance(first, { asOf: '2020-01-01' })).data.dataList).toEqual([])
  })

  test('COMP-28 a company without statements is told apart from one that is not there; bad input and no session are refused', async () => {
    expect((await performance(silent)).data).toMatchObject({ dataList: [], total: 0 })
    expect(await performance('SHZ-999999')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await server.call(figures.performance, { companyId: first, size: 0 }, { as: user })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field: 'size' },
    })
    expect(await server.call(figures.performance, { companyId: first })).toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
  })
})

describe('comparison', () => {
  test('COMP-42 COMP-06 companies quarter by quarter, each by its stock code, with nineteen fields', async () => {
    const { data } = await versus([first, second])
    expect(data.companies).toMatchObject([
      { companyId: first, key: '000901', stockCode: '000901', nameZh: '甲器', currency: 'CNY' },
      { companyId: second, key: '600901' },
    ])
    expect(data.rows.slice(0, 2).map((row) => [row.year, row.quarter, Object.keys(row.companies).sort()])).toEqual([
      [2023, 4, ['000901', '600901']],
      [2023, 3, ['000901', '600901']],
    ])
    const last = data.rows[0]?.companies['000901']
    expect(
      Object.keys(last ?? {})
        .filter((key) => !['absences', 'stated', 'standIns', 'priceDate', 'periodEnd'].includes(key))
        .sort(),
    ).toEqual([
      'equity',
      'grossProfitMargin',
      'incomeTax',
      'interestExpense',
      'interestIncome',
      'investmentIncome',
      'marketCap',
      'netIncomeAfterTax',
      'netProfitMargin',
      'nopat',
      'operatingProfit',
      'peTtm',
      'peg',
      'revenue',
      'revenueGrowthRate',
      'roe',
      'stockCode',
      'totalAssets',
      'totalProfit',
    ])
    expect(last).toMatchObject({
      stockCode: '000901',
      marketCap: 1e10,
      priceDate: '2023-12-29',
      revenue: 484e6,
      equity: 1452e6,
      totalAssets: 2420e6,
    })
    // 10 × 1,000 million shares over 0.18 × 1,210 million of profit, which grew by 10 %.
    expect(last?.peTtm).toBeCloseTo(1e10 / (0.18 * 1210e6), 6)
    expect(last?.peg).toBeCloseTo(1e10 / (0.18 * 1210e6) / 10, 6)
    expect(last?.nopat).toBeCloseTo(96.8e6 * 0.8, 0)
  })

  test('COMP-42 the basis of four quarters; what is missing is null with its reason, never 0', async () => {
    const { data } = await versus([first, third, annual], { basis: 'ttm' })
    expect(data.rows[0]?.companies['000901']?.revenue).toBe(1210e6)
    expect(data.rows[0]?.companies['600902']).toMatchObject({
      peTtm: null,
      peg: null,
      revenue: 4e8,
      absences: { peTtm: 'LOSS', peg: 'LOSS', interestIncome: 'NOT_REPORTED' },
    })
    expect(data.rows[0]?.companies['000911']).toMatchObject({
      revenue: 2023e6,
      marketCap: null,
      absences: { marketCap: 'NO_PRICE', peTtm: 'NO_PRICE' },
    })
    // Two quarters before, this company had reported nothing.
    expect(data.rows.find((row) => row.year === 2023 && row.quarter === 2)?.companies['000911']).toBeUndefined()
  })

  test('COMP-42 COMP-07 up to eight companies; an unknown one is named', async () => {
    expect(await versus([first, 'SHZ-999999'])).toMatchObject({
      status: 400,
      code: 'UNKNOWN_ENTITY',
      data: { entity: 'SHZ-999999' },
    })
    expect(await versus(Array.from({ length: 9 }, () => first))).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field: 'companyIds' },
    })
    expect(await versus([])).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  })

  test('COMP-07 competitors are of the same class, nearest in market value first; of the class above where there are too few', async () => {
    const near = (await server.call(figures.competitors, { companyId: first, size: 2 }, { as: user })).data
    expect(near).toMatchObject({ industryCode: '330101', level: 3, industryZh: '空调' })
    expect(near.dataList.map((one) => one.companyId)).toEqual([second, third])
    const wider = (await server.call(figures.competitors, { companyId: first, size: 4 }, { as: user })).data
    expect(wider).toMatchObject({ industryCode: '330100', level: 2 })
    expect(wider.dataList.map((one) => one.companyId).slice(0, 2)).toEqual([second, third])
    expect(await server.call(figures.competitors, { companyId: 'SHZ-999999' }, { as: user })).toMatchObject({
      status: 404,
    })
  })
})

describe('NOPAT', () => {
  const nopat = (companyId: string) => server.call(figures.nopat, { companyId }, { as: user })

  test('COMP-46 operating profit less tax at the effective rate, by quarter and over four, with its parts', async () => {
    const { data } = await nopat(first)
    expect(data.dataList[0]).toMatchObject({
      year: 2023,
      quarter: 4,
      operatingProfit: 96.8e6,
      incomeTax: 24.2e6,
      totalProfit: 121e6,
      taxRateBasis: 'effective',
      absence: null,
      ttm: { operatingProfit: 242e6, taxRateBasis: 'effective' },
    })
    expect(data.dataList[0]?.taxRate).toBeCloseTo(20, 6)
    expect(data.dataList[0]?.ttm.nopat).toBeCloseTo(242e6 * 0.8, 0)
  })

  test('COMP-46 a loss before tax takes nothing off; without tax reported the rate is derived and says so; without operating profit there is none', async () => {
    expect((await nopat(third)).data.dataList[0]?.ttm).toMatchObject({ nopat: -5e7, taxRate: 0, taxRateBasis: 'loss' })
    expect((await nopat(annual)).data.dataList[0]?.ttm).toMatchObject({
      nopat: null,
      taxRateBasis: 'derived',
      absence: 'NOT_REPORTED',
    })
    expect((await nopat(annual)).data.dataList[0]?.ttm.taxRate).toBeCloseTo((0.3 / 1.3) * 100, 6)
  })
})

test('COMP-28 COMP-42 a company that a merger makes another one within a year: no quarter, no growth and no PE over it, each with its reason; the year so far stands, and the receipt shows both cumulated figures', async () => {
  const merged = 'SHZ-000913'
  const gathered = facts(server.sql)
    .company({ id: merged, short: '壳变股份' })
    .add('share_count', { security_id: merged, counted_on: '2023-01-02', total_shares: 1e8, float_shares: 1e8 })
    .bars(merged, [{ date: '2023-09-28', close: 10 }])
  for (const [year, revenues] of [
    [2022, [2e6, 5e6, 8e6, 11e6]],
    [2023, [3e6, 6e6, 2900e6, 4000e6]],
  ] as const) {
    revenues.forEach((revenue, at) =>
      report(gathered, merged, `${year}-${['03-31', '06-30', '09-30', '12-31'][at] ?? ''}`, (at + 1) * 3, {
        revenue,
        parent_net_profit: revenue / 10,
      }),
    )
  }
  await gathered.save(deriveFor(1))
  await workOut(server.sql)
  const { data } = await performance(merged)
  const over = data.dataList.find((row) => row.year === 2023 && row.quarter === 3)
  expect(over).toMatchObject({
    revenue: null,
    parentNetProfit: null,
    revenueGrowthRate: null,
    ttm: { revenue: null, revenueGrowthRate: null },
    yearToDate: { revenue: 2900e6, parentNetProfit: 290e6, netIncomeAfterTax: 290e6, operatingIncome: null },
  })
  for (const field of [
    'revenue',
    'parentNetProfit',
    'revenueGrowthRate',
    'ttm.revenue',
    'ttm.revenueGrowthRate',
    'netProfitMargin',
  ])
    expect(over?.absences[field], field).toBe('PERIMETER_CHANGED')
  expect(data.dataList[0]).toMatchObject({
    revenue: 1100e6,
    revenueGrowthRate: null,
    ttm: { revenue: 4000e6, revenueGrowthRate: null },
    absences: { revenueGrowthRate: 'PERIMETER_CHANGED' },
  })
  const compared = (await versus([merged])).data.rows.find((row) => row.year === 2023 && row.quarter === 3)?.companies[
    '000913'
  ]
  expect(compared).toMatchObject({
    revenue: null,
    peTtm: null,
    marketCap: 1e9,
    absences: { peTtm: 'PERIMETER_CHANGED', revenue: 'PERIMETER_CHANGED' },
  })
  const receipt = (
    await server.call(
      figures.receipt,
      { companyId: merged, figure: 'revenue', basis: 'quarter', periodEnd: '2023-09-30' },
      { as: user },
    )
  ).data
  expect(receipt).toMatchObject({
    value: null,
    absence: 'PERIMETER_CHANGED',
    formula: 'quarter-difference',
    parts: [
      { role: '+', value: 2900e6, provenance: { file: 'facts.csv' } },
      { role: '-', value: 6e6 },
    ],
  })
})
