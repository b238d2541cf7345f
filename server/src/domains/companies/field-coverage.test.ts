import { companies, comparisonFields } from '@pandora/contract/domains/companies/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { workOut } from '../figures/quarters/testing-figures.ts'
import { deriveFor } from '../../imports/derive.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { fieldCoverageOf } from './field-coverage.ts'

const of = (counts: Parameters<typeof fieldCoverageOf>[0], field: string) =>
  fieldCoverageOf(counts, null).find((one) => one.field === field)
const count = (item: string, periods = 8, latest = '2025-12-31') => ({ item, periods, latest })

test('until its quarters are worked out, a field is there when one way to it is complete: of as many periods as its scarcest part, up to the earliest end', () => {
  expect(of([count('revenue'), count('operating_cost', 3, '2025-06-30')], 'grossProfitMargin')).toEqual({
    field: 'grossProfitMargin',
    there: true,
    periods: 3,
    latest: '2025-06-30',
    reason: null,
    missing: [],
    filledBy: [],
  })
  expect(of([count('gross_margin', 5)], 'grossProfitMargin')).toMatchObject({ there: true, periods: 5 })
})

test('a field that lacks a part says which, and names the profiles whose files bring it, the generic one last', () => {
  expect(of([count('operating_profit'), count('total_profit')], 'nopat')).toMatchObject({
    there: false,
    periods: 0,
    latest: null,
    missing: ['income_tax'],
    filledBy: expect.arrayContaining(['statement-items']),
  })
  const revenue = of([], 'revenue')
  expect(revenue?.missing).toEqual(['revenue'])
  expect(revenue?.filledBy.slice(0, 3)).toEqual([
    'a-share-annual-financials',
    'a-share-annual-income',
    'a-share-quarterly-indicators',
  ])
  expect(revenue?.filledBy.slice(-2)).toEqual(['statement-items', 'statement-wide'])
  expect(of([count('price')], 'marketCap')).toMatchObject({
    missing: ['shares'],
    filledBy: expect.arrayContaining(['a-share-stock-basics', 'share-counts']),
  })
})

test('of the mainland, only income statements of annual reports bring interest and tax, beside sheets of one’s own; filings do where a company files with the SEC', () => {
  for (const [field, item] of [
    ['interestExpense', 'interest_expense'],
    ['interestIncome', 'interest_income'],
    ['incomeTax', 'income_tax'],
  ] as const) {
    expect(of([], field)).toMatchObject({
      missing: [item],
      filledBy: expect.not.arrayContaining([
        'sec-companyfacts',
        'a-share-annual-financials',
        'a-share-quarterly-indicators',
      ]),
    })
    expect(of([], field)?.filledBy.at(-2)).toBe('statement-items')
  }
  expect(fieldCoverageOf([], null, 'US').find(({ field }) => field === 'interestExpense')?.filledBy).toContain(
    'sec-companyfacts',
  )
})

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  const year = (end: number) => ({
    company_id: 'SHZ-000901',
    statement: 'income',
    period_end: `${end}-12-31`,
    period_months: 12,
    item: 'revenue',
    value: 1000,
    unit: 'CNY',
    published_on: `${end + 1}-03-01`,
  })
  await facts(server.sql)
    .company({ id: 'SHZ-000901', short: '启明智能', listedOn: '2020-01-01' })
    .add('statement_item', year(2024))
    .add('statement_item', year(2025))
    .save(deriveFor(1))
  await workOut(server.sql)
})
afterAll(() => server.stop())

test('every field of the comparison is told of, as it was known; an unknown company and a missing session are refused', async () => {
  const ask = async (asOf?: string) =>
    (await server.call(companies.fieldCoverage, { companyId: 'SHZ-000901' }, { as: user, ...(asOf ? { asOf } : {}) }))
      .data.dataList
  expect((await ask()).map(({ field }) => field)).toEqual([...comparisonFields])
  expect((await ask()).find(({ field }) => field === 'revenue')).toMatchObject({
    there: true,
    periods: 2,
    latest: '2025-12-31',
  })
  expect((await ask('2025-06-30')).find(({ field }) => field === 'revenue')).toMatchObject({
    there: true,
    periods: 1,
    latest: '2024-12-31',
  })
  expect((await ask('2021-06-30')).find(({ field }) => field === 'revenue')).toMatchObject({
    there: false,
    missing: ['revenue'],
  })
  expect(await server.call(companies.fieldCoverage, { companyId: 'SHZ-999999' }, { as: user })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect(await server.call(companies.fieldCoverage, { companyId: 'SHZ-000901' })).toMatchObject({ status: 401 })
})

test('COMP-06 a field that the comparison never shows is not there, though its items are: prices of another time than the statements, one period for a growth, a loss; and it says why', async () => {
  const id = 'SHZ-000902'
  const gathered = facts(server.sql)
    .company({ id, short: '旧报股份' })
    .add('share_count', { security_id: id, counted_on: '2016-01-04', total_shares: 1e8, float_shares: null })
    .bars(id, [{ date: '2025-06-30', close: 10 }])
  const year = (end: number, items: Readonly<Record<string, number>>) => {
    for (const [item, value] of Object.entries(items))
      gathered.add('statement_item', {
        company_id: id,
        statement: 'income',
        period_end: `${end}-12-31`,
        period_months: 12,
        item,
        value,
        unit: 'CNY',
        published_on: `${end + 1}-03-01`,
      })
  }
  year(2015, { revenue: 1000, parent_net_profit: 100 })
  await gathered.save(deriveFor(1))
  await workOut(server.sql)
  const ask = async () =>
    new Map(
      (await server.call(companies.fieldCoverage, { companyId: id }, { as: user })).data.dataList.map((one) => [
        one.field,
        one,
      ]),
    )
  const before = await ask()
  expect(before.get('peTtm')).toMatchObject({
    there: false,
    periods: 0,
    latest: null,
    missing: [],
    reason: 'PERIODS_DO_NOT_MEET',
  })
  for (const field of ['peg', 'marketCap'] as const)
    expect(before.get(field), field).toMatchObject({ there: false, reason: 'PERIODS_DO_NOT_MEET' })
  expect(before.get('revenue')).toMatchObject({ there: true, periods: 1, latest: '2015-12-31', reason: null })
  expect(before.get('revenueGrowthRate')).toMatchObject({ there: false, missing: [], reason: 'NO_YEAR_BEFORE' })
  expect(before.get('incomeTax')).toMatchObject({ there: false, missing: ['income_tax'], reason: null })
  // A price of the time of a statement, and a second year: then each is there of the one period that it is shown of.
  year(2016, { revenue: 1100, parent_net_profit: 120 })
  gathered.bars(id, [{ date: '2016-12-30', close: 12 }])
  await gathered.save(deriveFor(1))
  await workOut(server.sql)
  const after = await ask()
  for (const field of ['peTtm', 'peg', 'marketCap', 'revenueGrowthRate'] as const)
    expect(after.get(field), field).toMatchObject({ there: true, periods: 1, latest: '2016-12-31', reason: null })
  expect(after.get('revenue')).toMatchObject({ there: true, periods: 2 })
})

test('while its quarters are worked out a company is told of by its items, and says so', async () => {
  const id = 'SHZ-000903'
  await facts(server.sql)
    .company({ id, short: '待算股份' })
    .add('statement_item', {
      company_id: id,
      statement: 'income',
      period_end: '2025-12-31',
      period_months: 12,
      item: 'revenue',
      value: 7,
      unit: 'CNY',
      published_on: '2026-03-01',
    })
    .save(deriveFor(1))
  const ask = async () => (await server.call(companies.fieldCoverage, { companyId: id }, { as: user })).data
  expect(await ask()).toMatchObject({ computing: true })
  expect((await ask()).dataList.find(({ field }) => field === 'revenue')).toMatchObject({ there: true, periods: 1 })
  await workOut(server.sql)
  await expect.poll(async () => (await ask()).computing).toBe(false)
})
