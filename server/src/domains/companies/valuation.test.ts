import { companies } from '@pandora/contract/domains/companies/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts, secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const maker = 'SHZ-000921'
let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2022-06-30T04:00:00Z')
  user = await server.caller()
  await secondMarket(server)
  await facts(server.sql)
    .company({ id: maker, short: '远岭机械' })
    .bars(maker, [
      { date: '2022-06-28', close: 10, turnover: 1.5, amount: 3000 },
      { date: '2022-06-29', close: 12, turnover: 2.5, amount: 4800 },
    ])
    .add('share_count', {
      security_id: maker,
      counted_on: '2021-12-31',
      total_shares: 1_000_000,
      float_shares: 400_000,
    })
    .save()
})
afterAll(() => server.stop())

const valuation = async (options: object = {}) =>
  (await server.call(companies.valuation, { companyId: maker }, { as: user, ...options })).data

test('market value is the last close by all shares, of its day; without statements the PE is missing with its reason', async () => {
  expect(await valuation()).toMatchObject({
    companyId: maker,
    priceDate: '2022-06-29',
    currency: 'CNY',
    marketCap: 12_000_000,
    turnoverRate: 2.5,
    peTtm: null,
    peg: null,
  })
  expect((await valuation()).peAbsence).toBe('NO_STATEMENTS')
})

test('COMP-06 shares counted over 15 months before the price give no market value: it says so, and what trades is valued by amount and turnover', async () => {
  const stale = 'SHZ-000922'
  await facts(server.sql)
    .company({ id: stale, short: '久数机械' })
    .bars(stale, [{ date: '2022-06-29', close: 12, turnover: 2.5, amount: 4800 }])
    .add('share_count', {
      security_id: stale,
      counted_on: '2016-09-30',
      total_shares: 1_000_000,
      float_shares: 400_000,
    })
    .save()
  const of = async (companyId: string) => (await server.call(companies.valuation, { companyId }, { as: user })).data
  expect(await of(stale)).toMatchObject({
    marketCap: null,
    floatCap: 192_000,
    floatBasis: 'turnover',
    capBasis: 'turnover',
    countedOn: null,
    capAbsence: 'SHARE_COUNT_OLD',
    priceDate: '2022-06-29',
  })
  expect(await of(maker)).toMatchObject({ capBasis: 'shares', countedOn: '2021-12-31', capAbsence: null })
})

test('as of a past day the price of that day counts; a company that the market does not know has nothing', async () => {
  expect(await valuation({ asOf: '2022-06-28' })).toMatchObject({ priceDate: '2022-06-28', marketCap: 10_000_000 })
  expect(await valuation({ market: 'other' })).toMatchObject({ marketCap: null, priceDate: null, peAbsence: null })
})
