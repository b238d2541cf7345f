import { companies } from '@pandora/contract/domains/companies/operations'
import { figures } from '@pandora/contract/domains/figures/operations'
import { portfolio } from '@pandora/contract/domains/portfolio/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

/** Traded prices end years before adjusted ones go on; both end on one day. */
const [ENDED, BOTH] = ['SHZ-000931', 'SHZ-000932'] as const
const [OLD, NEW] = ['2020-03-02', '2024-05-31'] as const
const SHARES = 1e9

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-03T10:00:00Z')
  user = await server.caller()
  const gathered = facts(server.sql)
  for (const id of [ENDED, BOTH])
    gathered
      .company({ id, short: `新旧${id.slice(-1)}` })
      .add('share_count', { security_id: id, counted_on: '2023-12-31', total_shares: SHARES, float_shares: null })
  gathered.bars(ENDED, [{ date: OLD, close: 50, rate: 1 }]).bars(
    ENDED,
    [
      { date: OLD, close: 40 },
      { date: NEW, close: 12, amount: 2e8, volume: 1e7 },
    ],
    'forward-adjusted',
  )
  gathered
    .bars(BOTH, [
      { date: OLD, close: 50 },
      { date: NEW, close: 20 },
    ])
    .bars(
      BOTH,
      [
        { date: OLD, close: 40 },
        { date: NEW, close: 12 },
      ],
      'forward-adjusted',
    )
  await gathered.save(deriveFor(1))
  for (const companyId of [ENDED, BOTH]) await server.call(watch.add, { companyId }, { as: user })
})
afterAll(() => server.stop())

const quote = async (companyId: string, asOf?: string) =>
  (await server.call(companies.profile, { companyId }, { as: user, ...(asOf ? { asOf } : {}) })).data.quote

test('COMP-02 COMP-25 the newest bar is the price, whatever its basis, and its basis is told; of one day the price paid comes first', async () => {
  expect(await quote(ENDED)).toMatchObject({ date: NEW, close: 12, basis: 'forward-adjusted', basisDate: '2025-12-31' })
  expect(await quote(BOTH)).toMatchObject({ date: NEW, close: 20, basis: 'traded' })
  expect(await quote(ENDED, OLD)).toMatchObject({ date: OLD, close: 50, basis: 'traded' })
  expect((await server.call(companies.stockPrice, { securityId: ENDED }, { as: user })).data).toMatchObject({
    basis: 'forward-adjusted',
    bases: ['forward-adjusted', 'traded'],
    date: [OLD, NEW],
  })
  const udf = await server.web.app.inject({
    url: `/udf/history?symbol=${ENDED}&resolution=1D&from=1577836800&to=1748736000`,
    headers: { authorization: `Bearer ${user.token}` },
  })
  expect(udf.json()).toMatchObject({ s: 'ok', c: [40, 12] })
})

test('COMP-08 COMP-36 every list takes the same day: value by the average price of the newest day, marked, and no value from a price of years ago', async () => {
  const value = { marketCap: 20 * SHARES, capBasis: 'vwap' }
  expect((await server.call(companies.valuation, { companyId: ENDED }, { as: user })).data).toMatchObject({
    ...value,
    priceDate: NEW,
  })
  const held = (await server.call(portfolio.dashboard, {}, { as: user })).data
  expect(held.dataList.find((one) => one.companyId === ENDED)).toMatchObject(value)
  const screened = (await server.call(screening.companies, {}, { as: user })).data.dataList.find(
    (one) => one.companyId === ENDED,
  )
  expect(screened).toMatchObject({ ...value, priceDate: NEW })
  const { data } = await server.call(figures.todayReceipt, { companyId: ENDED, figure: 'close' }, { as: user })
  expect(data).toMatchObject({ value: 12 })
})
