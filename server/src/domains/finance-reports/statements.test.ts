import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { endOfDay } from '@pandora/contract/time'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { loadStatements, LANTERN, names, STAR } from './testing-statements.ts'

const SHELL = 'SHZ-000902'
let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-06T02:00:00Z')
  await loadStatements(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  user = await server.caller()
})

const statements = async (input: Record<string, unknown>, options: Record<string, unknown> = {}) =>
  (await server.call(financeReports.statements, { companyId: STAR, ...input }, { as: user, ...options })).data
const row = async (item: string, input: Record<string, unknown>) =>
  (await statements(input)).rows.find((one) => one.item === item)?.cells

describe('statements over their periods', () => {
  test('FINREP-11 cumulative as reported, newest first, with growth on the year before and the share of revenue', async () => {
    const data = await statements({})
    expect(data.columns.map((one) => [one.periodEnd, one.months])).toEqual([
      ['2024-03-31', 3],
      ['2023-12-31', 12],
      ['2023-09-30', 9],
      ['2023-06-30', 6],
      ['2023-03-31', 3],
      ['2022-12-31', 12],
    ])
    expect(data.rows.map((one) => one.item)).toEqual([...names])
    expect(data.rows[0]).toMatchObject({ nameZh: '营业收入', nameEn: 'Revenue', unit: 'CNY' })
    expect(data.rows[0]?.cells.map((one) => [one.value, one.growth, one.share])).toEqual([
      [260, 30, 100],
      [1200, 26.32, 100],
      [750, null, 100],
      [450, null, 100],
      [200, null, 100],
      [950, null, 100],
    ])
    expect(data.rows[1]?.cells[1]).toMatchObject({ value: 744, share: 62 })
    expect(data.counts).toEqual({ income: 30, balance: 2, 'cash-flow': 0, indicator: 1 })
    expect(data.sources.map((one) => one.file)).toEqual(['items.csv', 'restated.csv'])
  })

  test('as first published and as restated side by side, with when each was known; the past knows only the first', async () => {
    const data = await statements({ yearly: true })
    expect(data.columns[1]).toMatchObject({
      periodEnd: '2022-12-31',
      publishedOn: '2023-03-20',
      knownAt: new Date(endOfDay('2023-03-20')).toISOString(),
      restatedAt: new Date(endOfDay('2024-03-20')).toISOString(),
    })
    expect(data.rows[0]?.cells[1]).toMatchObject({ value: 950, first: 1000 })
    expect(data.columns[0]?.restatedAt).toBeNull()
    const past = await statements({ yearly: true }, { asOf: '2023-06-01' })
    expect(past.columns.map((one) => one.periodEnd)).toEqual(['2022-12-31'])
    expect(past.rows[0]?.cells[0]).toMatchObject({ value: 1000, first: null })
  })

  test('quarters alone and twelve months are made within fiscal years only, and a missing one says why', async () => {
    expect((await row('revenue', { basis: 'quarter' }))?.map((one) => [one.value, one.derived, one.absence])).toEqual([
      [260, false, null],
      [450, true, null],
      [300, true, null],
      [250, true, null],
      [200, false, null],
      [null, true, 'NO_EARLIER_PERIOD'],
    ])
    expect((await row('revenue', { basis: 'ttm' }))?.map((one) => [one.value, one.absence])).toEqual([
      [1260, null],
      [1200, null],
      [null, 'NOT_FOUR_QUARTERS'],
      [null, 'NOT_FOUR_QUARTERS'],
      [null, 'NOT_FOUR_QUARTERS'],
      [950, null],
    ])
    expect((await row('cash', { statement: 'balance', basis: 'ttm' }))?.map((one) => [one.value, one.share])).toEqual([
      [1250, 25],
    ])
    expect((await row('roe', { statement: 'indicator' }))?.[0]).toMatchObject({ value: 8.5, share: null })
  })

  test('FINREP-11 over a merger within the year no quarter is taken and no growth told: the year so far stands as reported, and the receipt shows both cumulated figures', async () => {
    const of = async (basis: string) =>
      (await statements({ companyId: SHELL, basis })).rows
        .find((one) => one.item === 'net_profit')
        ?.cells.slice(0, 3)
        .map((one) => [one.value, one.growth, one.absence])
    expect(await of('quarter')).toEqual([
      [109.34, null, null],
      [null, null, 'PERIMETER_CHANGED'],
      [0.26, -3.7, null],
    ])
    expect(await of('ttm')).toEqual([
      [401, null, null],
      [null, null, 'PERIMETER_CHANGED'],
      [1.15, null, null],
    ])
    expect(await of('cumulative')).toEqual([
      [401, null, null],
      [291.66, null, null],
      [0.56, 9.8, null],
    ])
    const { data } = await server.call(
      financeReports.figure,
      { companyId: SHELL, item: 'net_profit', periodEnd: '2023-09-30', months: 3, basis: 'quarter' },
      { as: user },
    )
    expect(data).toMatchObject({
      value: null,
      absence: 'PERIMETER_CHANGED',
      formula: 'difference',
      inputs: [
        { sign: 1, value: 291.66 },
        { sign: -1, value: 0.56 },
      ],
    })
    expect(
      (
        await server.call(
          financeReports.bridge,
          { companyId: SHELL, periodEnd: '2023-09-30', basis: 'quarter' },
          { as: user },
        )
      ).data,
    ).toMatchObject({ steps: [], absence: 'PERIMETER_CHANGED' })
  })

  test('periods come a few at a time, and before a day', async () => {
    const two = await statements({ periods: 2 })
    expect([two.columns.length, two.hasMore]).toEqual([2, true])
    expect((await statements({ periods: 2, before: '2023-06-30' })).columns.map((one) => one.periodEnd)).toEqual([
      '2023-03-31',
      '2022-12-31',
    ])
    expect((await server.call(financeReports.statements, { companyId: 'SHZ-999999' }, { as: user })).code).toBe(
      'NOT_FOUND',
    )
  })

  test('a figure opens its receipt: what it is made of, each input with file and line, and every version', async () => {
    const { data } = await server.call(
      financeReports.figure,
      { companyId: STAR, item: 'revenue', periodEnd: '2023-12-31', months: 3, basis: 'quarter' },
      { as: user },
    )
    expect(data).toMatchObject({
      value: 450,
      formula: 'difference',
      months: 3,
      unit: 'CNY',
      knownAt: new Date(endOfDay('2024-03-20')).toISOString(),
      versions: [],
    })
    expect(data.inputs.map((one) => [one.sign, one.periodEnd, one.value, one.provenance.file])).toEqual([
      [1, '2023-12-31', 1200, 'items.csv'],
      [-1, '2023-09-30', 750, 'items.csv'],
    ])
    const restated = (
      await server.call(
        financeReports.figure,
        { companyId: STAR, item: 'revenue', periodEnd: '2022-12-31', months: 12 },
        { as: user },
      )
    ).data
    expect(restated.versions.map((one) => [one.value, one.provenance.file, one.supersededAt])).toEqual([
      [1000, 'items.csv', new Date(endOfDay('2024-03-20')).toISOString()],
      [950, 'restated.csv', null],
    ])
    expect(
      (
        await server.call(
          financeReports.figure,
          { companyId: STAR, item: 'nothing', periodEnd: '2023-12-31', months: 12 },
          { as: user },
        )
      ).code,
    ).toBe('NOT_FOUND')
  })
})

describe('why the profit differs from the year before', () => {
  test('FINREP-11 steps and the unexplained part add up to the difference, in every basis', async () => {
    for (const basis of ['cumulative', 'quarter', 'ttm'] as const) {
      const { data } = await server.call(financeReports.bridge, { companyId: STAR, basis }, { as: user })
      expect(
        data.steps.reduce((sum, one) => sum + one.change, data.unexplained ?? 0),
        basis,
      ).toBe((data.to?.value ?? 0) - (data.from?.value ?? 0))
    }
    const { data } = await server.call(
      financeReports.bridge,
      { companyId: STAR, periodEnd: '2023-12-31' },
      { as: user },
    )
    // Revenue and cost of 2022 were restated, its profit was not: what they leave is told, not hidden.
    expect(data).toMatchObject({
      target: 'net_profit',
      from: { periodEnd: '2022-12-31', value: 225 },
      to: { value: 250 },
      unexplained: -10 - 10 + 10,
    })
    expect(data.steps.map((one) => [one.step, one.change])).toEqual([
      ['revenue', 250],
      ['cost', -194],
      ['selling', -10],
      ['tax', -11],
    ])
    expect(data.periods).toEqual(['2024-03-31', '2023-12-31'])
  })

  test('a period that cannot be compared says so', async () => {
    expect(
      (await server.call(financeReports.bridge, { companyId: STAR, periodEnd: '2022-12-31' }, { as: user })).data,
    ).toMatchObject({ from: null, steps: [], unexplained: null, absence: 'NOT_REPORTED' })
    expect((await server.call(financeReports.bridge, { companyId: LANTERN }, { as: user })).data).toMatchObject({
      periods: [],
      absence: 'NOT_REPORTED',
    })
  })
})

describe('a company of the SEC', () => {
  test('is found by its name, its figures are known from the day of filing, and each names its filing with its address', async () => {
    expect(
      (await server.call(financeReports.searchCompany, { text: 'lantern' }, { as: user })).data.dataList,
    ).toMatchObject([
      { companyId: LANTERN, nameEn: 'Lantern Cloud Inc.', exchangeCode: 'US', latestPeriod: '2023-07-31' },
    ])
    const data = await statements({ companyId: LANTERN, basis: 'quarter' })
    expect(data.columns[1]).toMatchObject({
      periodEnd: '2023-04-30',
      filing: '10-Q 0000001234-23-000001',
      filingUrl: 'https://www.sec.gov/Archives/edgar/data/1234/000000123423000001/0000001234-23-000001-index.htm',
      knownAt: '2023-06-01T03:59:59.999Z',
      restatedAt: '2024-06-04T03:59:59.999Z',
    })
    expect(data.rows[0]?.cells.map((one) => [one.value, one.first, one.derived, one.growth])).toEqual([
      [140, 130, true, null],
      [90, 100, false, 12.5],
      [80, null, false, null],
    ])
    expect(
      (await statements({ companyId: LANTERN }, { asOf: '2023-06-01T03:00:00Z' })).columns.map((one) => one.periodEnd),
    ).toEqual(['2022-04-30'])
    const other = await statements({ companyId: LANTERN, statement: 'indicator' })
    expect(other.rows.map((one) => [one.item, one.nameEn, one.cells[0]?.value])).toEqual([
      ['us-gaap:DeferredRevenueCurrent', 'Deferred Revenue Current', 7],
    ])
  })
})
