import { companies, comparisonFields } from '@pandora/contract/companies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { fieldCoverageOf } from './field-coverage.ts'

const of = (counts: Parameters<typeof fieldCoverageOf>[0], field: string) => fieldCoverageOf(counts).find((one) => one.field === field)
const count = (item: string, periods = 8, latest = '2025-12-31') => ({ item, periods, latest })

test('a field is there when one way to it is complete: of as many periods as its scarcest part, up to the earliest end', () => {
  expect(of([count('revenue'), count('operating_cost', 3, '2025-06-30')], 'grossProfitMargin')).toEqual({ field: 'grossProfitMargin', there: true, periods: 3, latest: '2025-06-30', missing: [], filledBy: [] })
  expect(of([count('gross_margin', 5)], 'grossProfitMargin')).toMatchObject({ there: true, periods: 5 })
})

test('a field that lacks a part says which, and names the profiles whose files bring it, the generic one last', () => {
  expect(of([count('operating_profit'), count('total_profit')], 'nopat')).toMatchObject({ there: false, periods: 0, latest: null, missing: ['income_tax'], filledBy: expect.arrayContaining(['statement-items']) })
  const revenue = of([], 'revenue')
  expect(revenue?.missing).toEqual(['revenue'])
  expect(revenue?.filledBy.slice(0, 2)).toEqual(['a-share-annual-financials', 'a-share-quarterly-indicators'])
  expect(revenue?.filledBy.slice(-2)).toEqual(['statement-items', 'statement-wide'])
  expect(of([count('price')], 'marketCap')).toMatchObject({ missing: ['shares'], filledBy: expect.arrayContaining(['a-share-stock-basics', 'share-counts']) })
})

test('no file of the mainland shipped for brings interest and tax: only sheets of one’s own do, and filings where a company files with the SEC', () => {
  for (const [field, item] of [['interestExpense', 'interest_expense'], ['interestIncome', 'interest_income'], ['incomeTax', 'income_tax']] as const) {
    expect(of([], field)).toMatchObject({ missing: [item], filledBy: expect.not.arrayContaining(['sec-companyfacts', 'a-share-annual-financials', 'a-share-quarterly-indicators']) })
    expect(of([], field)?.filledBy.at(-2)).toBe('statement-items')
  }
  expect(fieldCoverageOf([], 'US').find(({ field }) => field === 'interestExpense')?.filledBy).toContain('sec-companyfacts')
})

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  const year = (end: number) => ({ company_id: 'SHZ-000901', statement: 'income', period_end: `${end}-12-31`, period_months: 12, item: 'revenue', value: 1000, unit: 'CNY', published_on: `${end + 1}-03-01` })
  await facts(server.sql).company({ id: 'SHZ-000901', short: '启明智能', listedOn: '2020-01-01' }).add('statement_item', year(2024)).add('statement_item', year(2025)).save()
})
afterAll(() => server.stop())

test('every field of the comparison is told of, as it was known; an unknown company and a missing session are refused', async () => {
  const ask = async (asOf?: string) => (await server.call(companies.fieldCoverage, { companyId: 'SHZ-000901' }, { as: user, ...(asOf ? { asOf } : {}) })).data.dataList
  expect((await ask()).map(({ field }) => field)).toEqual([...comparisonFields])
  expect((await ask()).find(({ field }) => field === 'revenue')).toMatchObject({ there: true, periods: 2, latest: '2025-12-31' })
  expect((await ask('2025-06-30')).find(({ field }) => field === 'revenue')).toMatchObject({ there: true, periods: 1, latest: '2024-12-31' })
  expect((await ask('2021-06-30')).find(({ field }) => field === 'revenue')).toMatchObject({ there: false, missing: ['revenue'] })
  expect(await server.call(companies.fieldCoverage, { companyId: 'SHZ-999999' }, { as: user })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await server.call(companies.fieldCoverage, { companyId: 'SHZ-000901' })).toMatchObject({ status: 401 })
})
