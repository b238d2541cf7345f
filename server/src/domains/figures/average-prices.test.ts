import { companies } from '@pandora/contract/domains/companies/operations'
import { figures } from '@pandora/contract/domains/figures/operations'
import { industries } from '@pandora/contract/domains/industries/operations'
import { portfolio } from '@pandora/contract/domains/portfolio/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { workOut, yearsOf } from './quarters/testing-figures.ts'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const [AVERAGED, PAID, BARE] = ['SHZ-000921', 'SHZ-000922', 'SHZ-000923'] as const
const SHARES = 1e9
/** Fridays of a year and a half. The last day that is adjusted to lies far behind them. */
const weeks = Array.from({ length: 80 }, (_, at) =>
  new Date(Date.parse('2024-05-31T00:00:00Z') - (79 - at) * 7 * 86_400_000).toISOString().slice(0, 10),
)
/** What was paid in a week, and the same after dividends were taken off. */
const paidIn = (week: number): number => 20 + week / 10
const adjusted = (week: number): number => paidIn(week) - 6

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-03T10:00:00Z')
  user = await server.caller()
  const gathered = facts(server.sql).industry('640000', 1, null, '机械设备', 'Machinery')
  for (const id of [AVERAGED, PAID, BARE]) {
    gathered.company({ id, short: `均价${id.slice(-1)}`, industry: { code: '640000', from: '2021-10-31' } })
    for (const on of ['2022-09-30', '2023-12-31'])
      gathered.add('share_count', { security_id: id, counted_on: on, total_shares: SHARES, float_shares: null })
  }
  const volume = 1e7
  gathered.bars(
    AVERAGED,
    weeks.map((date, week) => ({ date, close: adjusted(week), amount: paidIn(week) * volume, volume, turnover: 1 })),
    'forward-adjusted',
  )
  gathered.bars(
    PAID,
    weeks.map((date, week) => ({ date, close: paidIn(week), amount: paidIn(week) * volume, volume, turnover: 1 })),
  )
  gathered.bars(
    BARE,
    weeks.map((date, week) => ({ date, close: adjusted(week) })),
    'forward-adjusted',
  )
  await gathered.save(deriveFor(1))
  for (const id of [AVERAGED, PAID, BARE]) await yearsOf(server.sql, id, [2021, 2022, 2023]).save(deriveFor(1))
  await workOut(server.sql)
})
afterAll(() => server.stop())

const last = paidIn(79)
const today = async (companyId: string, figure: 'marketCap' | 'peTtm' | 'pePercentile', options: object = {}) =>
  (await server.call(figures.todayReceipt, { companyId, figure }, { as: user, ...options })).data

describe('valuations where a source gives adjusted prices only', () => {
  test('COMP-06 COMP-08 COMP-47 every screen values them at the average price paid, as a company with paid closes, and marks it', async () => {
    const rows = (await server.call(screening.companies, { size: 50 }, { as: user })).data.dataList
    const of = (id: string) => rows.find((row) => row.companyId === id)
    expect(of(AVERAGED)).toMatchObject({
      marketCap: last * SHARES,
      capBasis: 'vwap',
      peTtm: of(PAID)?.peTtm,
      pbRatio: of(PAID)?.pbRatio,
      pePercentile: of(PAID)?.pePercentile,
      historyByVwap: true,
    })
    expect(of(PAID)).toMatchObject({ marketCap: last * SHARES, capBasis: 'shares', historyByVwap: false })
    expect(of(PAID)?.pePercentile).toBeGreaterThan(90)
    expect((await server.call(companies.valuation, { companyId: AVERAGED }, { as: user })).data).toMatchObject({
      marketCap: last * SHARES,
      capBasis: 'vwap',
    })
    expect((await server.call(industries.summary, { id: '640000' }, { as: user })).data.node).toMatchObject({
      marketCap: last * SHARES * 2,
      capCompanies: 2,
      capStandIns: 1,
    })
    expect(
      (await server.call(portfolio.dashboard, {}, { as: user })).data.dataList
        .map(({ companyId, marketCap, capBasis }) => [companyId, marketCap, capBasis])
        .toSorted(),
    ).toEqual([
      [AVERAGED, last * SHARES, 'vwap'],
      [PAID, last * SHARES, 'shares'],
      [BARE, null, null],
    ])
    expect(
      (await server.call(figures.competitors, { companyId: PAID, size: 5 }, { as: user })).data.dataList[0],
    ).toMatchObject({ companyId: AVERAGED, marketCap: last * SHARES, capBasis: 'vwap' })
  })

  test('COMP-06 COMP-42 a quarter’s valuation stands in and is marked, and its receipt opens amount and volume', async () => {
    const { rows } = (
      await server.call(figures.companyVs, { companyIds: [AVERAGED, PAID], basis: 'ttm', size: 4 }, { as: user })
    ).data
    const row = rows.find((one) => one.year === 2023 && one.quarter === 4)?.companies
    expect(row?.['000921']).toMatchObject({
      marketCap: row?.['000922']?.marketCap,
      peTtm: row?.['000922']?.peTtm,
      standIns: { marketCap: ['paidPrice'], peTtm: ['paidPrice'] },
    })
    expect(row?.['000922']?.standIns).toEqual({})
    const receipt = (
      await server.call(
        figures.receipt,
        { companyId: AVERAGED, figure: 'peTtm', basis: 'ttm', periodEnd: '2023-12-31' },
        { as: user },
      )
    ).data
    expect(receipt).toMatchObject({ value: row?.['000921']?.peTtm, standIns: ['paidPrice'] })
    const part = (role: string) => receipt.parts.find((one) => one.role === role)
    expect(part('price')).toMatchObject({
      formula: 'average-price',
      value: (part('amount')?.value ?? 0) / (part('volume')?.value ?? 1),
    })
    expect(part('amount')?.provenance).toMatchObject({ file: 'facts.csv' })
  })

  test('COMP-47 today’s receipt says what stands in; without amount and volume there is no value, and the reason is the adjusted price', async () => {
    const cap = await today(AVERAGED, 'marketCap')
    expect(cap).toMatchObject({ value: last * SHARES, standIns: ['paidPrice'], priceDate: weeks[79] })
    expect(cap.parts.map(({ name, value }) => [name, value])).toEqual([
      ['price', last],
      ['amount', last * 1e7],
      ['volume', 1e7],
      ['shares', SHARES],
    ])
    expect((await today(PAID, 'marketCap')).standIns).toEqual([])
    expect(await today(BARE, 'peTtm')).toMatchObject({ value: null, absence: 'PRICE_ADJUSTED', standIns: [] })
  })

  test('COMP-09 a percentile of too few weeks because the others have adjusted prices only says so, not that samples are few', async () => {
    const gathered = facts(server.sql)
    // One week with a paid close gives it a PE; the weeks before have none.
    await gathered.bars(BARE, [{ date: '2024-05-31', close: last }]).save(deriveFor(1))
    await workOut(server.sql)
    expect(await today(BARE, 'pePercentile')).toMatchObject({
      value: null,
      absence: 'PRICE_ADJUSTED',
      sample: { count: 1, adjustedOnly: 79 },
    })
    expect((await today(AVERAGED, 'pePercentile')).sample).toMatchObject({ count: 80, standIns: 80, adjustedOnly: 0 })
  })
})
