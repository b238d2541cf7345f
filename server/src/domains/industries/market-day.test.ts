import { industries } from '@pandora/contract/domains/industries/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { report, workOut } from '../figures/quarters/testing-figures.ts'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller

const [TODAY, HALTED, DELISTED, QUIET, NEVER, LATE] = [
  'SHZ-000901',
  'SHZ-000902',
  'SHZ-000903',
  'SHZ-000904',
  'SHZ-000905',
  'SHZ-000906',
] as const
const DAY = '2024-06-05'
/** Each cheaper than the one before; the last and cheapest is delisted. */
const PEERS = [1, 2, 3, 4, 5, 6].map((one) => `SHZ-00091${one}`)

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-05T10:00:00Z')
  user = await server.caller()
  const gathered = facts(server.sql)
    .industry('480000', 1, null, '银行', 'Banks')
    .industry('740000', 1, null, '煤炭', 'Coal')
  for (const id of [TODAY, HALTED, DELISTED, QUIET, NEVER, LATE])
    gathered.company({ id, short: `公司${id.slice(-1)}`, industry: { code: '480000', from: '2015-01-01' } })
  for (const [at, id] of [TODAY, HALTED, DELISTED, QUIET, LATE].entries())
    gathered.add('share_count', {
      security_id: id,
      counted_on: id === QUIET ? '2022-01-31' : '2024-03-31',
      total_shares: 10 ** (8 + at),
      float_shares: 1e8,
    })
  gathered
    .bars(TODAY, [
      { date: '2024-06-04', close: 10 },
      { date: DAY, close: 10.2, rate: 2, amount: 5e7 },
    ])
    .bars(HALTED, [{ date: '2024-06-03', close: 20, rate: 9.9, amount: 9e8, turnover: 8 }])
    .bars(DELISTED, [{ date: DAY, close: 3, rate: -50, amount: 9e8 }])
    .bars(QUIET, [{ date: '2022-06-06', close: 7, rate: 10, amount: 9e8 }])
    .bars(LATE, [{ date: DAY, close: 4, rate: -1, amount: 1e7 }])
    .add('listing_status', { security_id: DELISTED, status: 'delisted', seen_on: '2024-06-05' })
    .add('listing_status', { security_id: HALTED, status: 'suspended', seen_on: '2024-06-04' })
    // A class whose only company left the market.
    .company({ id: 'SHZ-000907', short: '旧矿', industry: { code: '740000', from: '2015-01-01' } })
    .bars('SHZ-000907', [{ date: '2022-11-07', close: 5, rate: 3 }])
  gathered.industry('640000', 1, null, '机械设备', 'Machinery')
  for (const id of PEERS)
    gathered
      .company({ id, short: id, industry: { code: '640000', from: '2015-01-01' } })
      .bars(id, [{ date: DAY, close: 10 }])
      .add('share_count', { security_id: id, counted_on: '2024-03-31', total_shares: 1e8, float_shares: null })
  gathered.add('listing_status', { security_id: PEERS.at(-1) ?? '', status: 'delisted', seen_on: '2024-06-05' })
  await gathered.save(deriveFor(1))
  const statements = facts(server.sql)
  for (const [at, id] of PEERS.entries())
    report(
      statements,
      id,
      '2023-12-31',
      12,
      { revenue: 1e9, net_profit: (at + 1) * 1e7, parent_net_profit: (at + 1) * 1e7 },
      { parent_equity: 1e9, total_assets: 4e9 },
    )
  // Growth by a half, of a delisted company tenfold; LATE last reported years ago.
  for (const [id, year, growth] of [
    [TODAY, 2022, 1.5],
    [DELISTED, 2022, 10],
    [LATE, 2015, 20],
  ] as const) {
    for (const [of, times] of [
      [year, 1],
      [year + 1, growth],
    ] as const) {
      const profit = 1e8 * times
      report(
        statements,
        id,
        `${of}-12-31`,
        12,
        {
          revenue: 1e9 * times,
          operating_profit: profit,
          total_profit: profit,
          net_profit: profit,
          parent_net_profit: profit,
        },
        { parent_equity: 1e9, total_assets: 4e9, total_liabilities: 3e9 },
      )
    }
  }
  // Of the halted one its source gives growth of half a year only.
  report(statements, HALTED, '2023-06-30', 6, { revenue_growth: 900, net_profit_growth: 900 })
  await statements.save(deriveFor(1))
  await workOut(server.sql)
})
afterAll(() => server.stop())

const summary = async (id = '480000', options: object = {}) =>
  (await server.call(industries.summary, { id }, { as: user, ...options })).data

test('IND-01 IND-11 only changes of the market’s last day count as rising or falling: a halted stock is without a quote, and who left the market is in nothing', async () => {
  const { node } = await summary()
  expect(node).toMatchObject({ num: 6, day: DAY, gone: 2, rising: 1, falling: 1, flat: 0, withoutQuote: 2 })
  expect(node.change).toBeCloseTo(0.5, 9)
  expect((await server.call(industries.detail, { id: '480000' }, { as: user })).data).toMatchObject({
    day: DAY,
    gone: 2,
    rising: 1,
    falling: 1,
    withoutQuote: 2,
  })
  expect((await summary('740000')).node).toMatchObject({
    num: 1,
    day: DAY,
    gone: 1,
    rising: 0,
    withoutQuote: 0,
    change: null,
    capChange: null,
  })
})

test('IND-11 market value, PE, concentration, leaders and medians are those of companies in the market, growth of periods near enough to its day and of four quarters', async () => {
  const { node, concentration, leaders } = await summary()
  // 10.2 × 1e8 + 20 × 1e9 + 4 × 1e12.
  expect(node).toMatchObject({
    marketCap: 10.2 * 1e8 + 20 * 1e9 + 4 * 1e12,
    capCompanies: 3,
    peCompanies: 1,
    revenueGrowth: 50,
    profitGrowth: 50,
  })
  expect(node.pe).toBeCloseTo((10.2 * 1e8) / 1.5e8, 6)
  expect(concentration).toMatchObject({ marketCap: { companies: 3 }, revenue: { companies: 1 } })
  expect(leaders.map(({ companyId, changeRate }) => [companyId, changeRate])).toEqual([
    [LATE, -1],
    [HALTED, null],
    [TODAY, 2],
  ])
})

test('IND-11 the tree map shows who is in the market, a change only where there is one of its day', async () => {
  const { data } = await server.call(industries.map, { id: '480000' }, { as: user })
  expect(data).toMatchObject({ sizeBy: 'marketCap', day: DAY, gone: 2, withoutSize: 1 })
  expect(data.dataList.map(({ companyId, changeRate }) => [companyId, changeRate])).toEqual([
    [LATE, -1],
    [HALTED, null],
    [TODAY, 2],
  ])
})

test('IND-11 constituents are sorted by what was traded on the market’s day, those with a quote of another day behind them, and last who left the market', async () => {
  const sorted = async (sort: 'change' | 'amount' | 'turnover') =>
    (await server.call(industries.detail, { id: '480000', sort, order: 'down' }, { as: user })).data.constituents
      .dataList
  const byChange = await sorted('change')
  expect(byChange.map((one) => [one.companyId, one.figures.changeRate, one.quote?.date ?? null, one.inMarket])).toEqual(
    [
      [TODAY, 2, DAY, true],
      [LATE, -1, DAY, true],
      [HALTED, null, '2024-06-03', true],
      [NEVER, null, null, true],
      [DELISTED, -50, DAY, false],
      [QUIET, null, '2022-06-06', false],
    ],
  )
  expect((await sorted('amount')).slice(0, 3).map(({ companyId }) => companyId)).toEqual([TODAY, LATE, HALTED])
})

test.each([
  ['code', 'up'],
  ['code', 'down'],
  ['name', 'up'],
  ['name', 'down'],
] as const)('IND-11 by %s, %s, who left the market stands behind the others', async (sort, order) => {
  const { dataList } = (await server.call(industries.detail, { id: '480000', sort, order }, { as: user })).data
    .constituents
  expect(dataList.map((one) => one.inMarket)).toEqual([true, true, true, true, false, false])
})

test('IND-11 as of a day before, that day is the market’s, and a company not yet known as delisted is in it', async () => {
  expect((await summary('480000', { asOf: '2024-06-04' })).node).toMatchObject({
    day: '2024-06-04',
    gone: 1,
    marketCap: 10 * 1e8 + 20 * 1e9,
    withoutQuote: 5,
  })
})

test('COMP-09 the place of a PE within its industry is among companies in the market: the cheapest of them stands lowest, and a delisted one has none', async () => {
  const { dataList } = (
    await server.call(
      screening.companies,
      { filter: { industries: ['640000'], delisted: true }, sort: 'code', order: 'up' },
      { as: user },
    )
  ).data
  expect(dataList.map((one) => [one.companyId, Math.round(one.peTtm ?? 0), one.pePercentileIndustry])).toEqual(
    PEERS.map((id, at) => [id, Math.round(100 / (at + 1)), at === 5 ? null : [90, 70, 50, 30, 10][at]]),
  )
})
