import { companies } from '@pandora/contract/companies'
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
    .bars(maker, [{ date: '2022-06-28', close: 10, turnover: 1.5, amount: 3000 }, { date: '2022-06-29', close: 12, turnover: 2.5, amount: 4800 }])
    .add('share_count', { security_id: maker, counted_on: '2021-12-31', total_shares: 1_000_000, float_shares: 400_000 })
    .save()
})
afterAll(() => server.stop())

const valuation = async (options: object = {}) => (await server.call(companies.valuation, { companyId: maker }, { as: user, ...options })).data

test('market value is the last close by all shares, of its day; without statements the PE is missing with its reason', async () => {
  expect(await valuation()).toMatchObject({ companyId: maker, priceDate: '2022-06-29', currency: 'CNY', marketCap: 12_000_000, turnoverRate: 2.5, peTtm: null, peg: null })
  expect((await valuation()).peAbsence).toBe('NO_STATEMENTS')
})

test('as of a past day the price of that day counts; a company that the market does not know has nothing', async () => {
  expect(await valuation({ asOf: '2022-06-28' })).toMatchObject({ priceDate: '2022-06-28', marketCap: 10_000_000 })
  expect(await valuation({ market: 'other' })).toMatchObject({ marketCap: null, priceDate: null, peAbsence: null })
})
