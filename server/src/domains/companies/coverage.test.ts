import { companies } from '@pandora/contract/domains/companies/operations'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts, secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { coverageKinds, filledBy } from './coverage.ts'

const maker = 'SHZ-000651'
let server: TestServer
let user: Caller
const days = ['2021-01-04', '2021-01-05', '2022-01-04', '2022-01-05', '2022-01-06', '2022-01-07']

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2023-05-15T04:00:00Z')
  user = await server.caller()
  await secondMarket(server)
  const made = facts(server.sql).company({
    id: maker,
    short: '格里空调',
    listedOn: '2020-06-01',
    industry: { code: '330101', from: '2021-10-31' },
  })
  for (const trade_date of days) made.add('trading_day', { exchange: 'SHZ', trade_date, session: 'full' })
  for (const [at, month] of ['01', '04', '07', '10'].entries())
    made.document({ id: `n${at}`, title: '消息', at: `2021-${month}-10T02:00:00.000Z`, companies: [maker] })
  await made
    .bars(
      maker,
      days.slice(0, 4).map((date) => ({ date, close: 30 })),
    )
    .document({ id: 'one', title: '一条', at: '2022-03-10T02:00:00.000Z', companies: [maker] })
    .document({ id: 'early', title: '上市前', at: '2019-03-10T02:00:00.000Z', companies: [maker] })
    .save()
})
afterAll(() => server.stop())

const coverage = async (options: object = {}) => {
  const { data } = await server.call(companies.coverage, { companyId: maker }, { as: user, ...options })
  return {
    years: data.years,
    row: (kind: string) => data.rows.find((row) => row.kind === kind),
    kinds: data.rows.map((row) => row.kind),
  }
}
const states = (row: { cells: { state: string; count: number }[] } | undefined) =>
  row?.cells.map((cell) => `${cell.state} ${cell.count}`)

test('the matrix has every kind, from the earliest fact or the listing to this year', async () => {
  const { years, kinds } = await coverage()
  expect(years).toEqual([2019, 2020, 2021, 2022, 2023])
  expect(kinds).toEqual([...coverageKinds])
})

test('prices are full where they cover the trading days, in part where they do not, and not applicable before listing', async () => {
  const { row } = await coverage()
  expect(states(row('price'))).toEqual(['not-applicable 0', 'none 0', 'full 2', 'part 2', 'none 0'])
  expect(row('price')?.latest).toBe('2022-01-05')
})

test('documents are full where every quarter has some; a class holds from its day on', async () => {
  const { row } = await coverage()
  expect(states(row('news'))).toEqual(['part 1', 'none 0', 'full 4', 'part 1', 'none 0'])
  expect(states(row('industry'))).toEqual(['none 0', 'none 0', 'full 1', 'full 0', 'full 0'])
  expect(states(row('profile'))).toEqual(Array.from({ length: 5 }, () => 'none 0'))
})

test('as of a past day the matrix ends there and counts what was known; another market has nothing', async () => {
  const { years, row } = await coverage({ asOf: '2021-06-30' })
  expect(years).toEqual([2019, 2020, 2021])
  expect(states(row('news'))).toEqual(['part 1', 'none 0', 'full 2'])
  expect(states(row('industry'))).toEqual(['none 0', 'none 0', 'none 0'])
  expect((await coverage({ market: 'other' })).row('price')?.cells).toEqual([{ state: 'none', count: 0 }])
})

test('what would fill a gap names profiles that come with the product and give that kind of a company', () => {
  expect(filledBy('price')).toContain('a-share-daily')
  expect(filledBy('price')).not.toContain('cn-index-daily')
  expect(filledBy('news')).toEqual(expect.arrayContaining(['astock-news', 'wind-xueqiu-news']))
  // Documents that name no company fill no company's news.
  expect(filledBy('news')).not.toContain('xwlb-news')
  expect(filledBy('policy')).toEqual([])
  expect([filledBy('profile'), filledBy('industry')].flat()).toEqual(expect.arrayContaining(['a-share-companies']))
  const names = new Set(shippedProfiles().map(({ profile }) => profile.name))
  for (const kind of coverageKinds) for (const name of filledBy(kind)) expect(names).toContain(name)
})
