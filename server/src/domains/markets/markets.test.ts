import { markets } from '@pandora/contract/domains/markets/operations'
import { emitLive } from '@pandora/store/live-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts, secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await secondMarket(server)
  await facts(server.sql)
    .index('SHZ-399001-index', '深综指', null)
    .index('SSE-000001-index', '海上综指', 'Haishang Composite')
    .index('US-SPX-index', '美股指', 'US 500')
    .index('SSE-000300-index', '无价', null)
    .bars('SSE-000001-index', [
      { date: '2024-01-02', close: 3000 },
      { date: '2024-01-03', close: 3030, previous: 3000, rate: 1 },
    ])
    .bars('SHZ-399001-index', [{ date: '2024-01-03', close: 9000 }])
    .bars('US-SPX-index', [{ date: '2024-01-03', close: 4700, rate: -0.8 }])
    .add('trading_day', { exchange: 'SSE', trade_date: '2024-01-02', session: 'full' })
    .add('trading_day', { exchange: 'SSE', trade_date: '2024-01-03', session: 'full' })
    .bars(
      'SHZ-000001',
      [
        { date: '2024-01-02', close: 10 },
        { date: '2024-01-03', close: 11 },
      ],
      'forward-adjusted',
    )
    .bars('SSE-600901', [
      { date: '2024-01-02', close: 10, rate: -1 },
      { date: '2024-01-03', close: 9, rate: -10 },
    ])
    .bars('SSE-600902', [{ date: '2024-01-03', close: 5, rate: 0 }])
    .bars('SSE-600903', [{ date: '2024-01-02', close: 7, rate: 2 }])
    .document({ id: 'd1', title: '早', at: '2024-01-02T01:00:00.000Z' })
    .document({ id: 'd2', title: '晚', at: '2024-01-03T09:30:00.000Z' })
    .save()
})
afterAll(() => server.stop())

const status = (options: object = {}) => server.call(markets.status, {}, { as: user, ...options })

test('the markets are listed with both names, and whether there is anything in them', async () => {
  expect((await server.call(markets.list, {}, { as: user })).data.dataList).toEqual([
    { key: 'real', nameZh: '真实市场', nameEn: 'Real market', fictional: false, empty: false },
    { key: 'demo', nameZh: '演示市场', nameEn: 'Demo market', fictional: true, empty: true },
    { key: 'other', nameZh: '另一市场', nameEn: 'Another market', fictional: true, empty: true },
  ])
  expect(await server.call(markets.list, {})).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
})

test('the status gives the indexes with a known bar, the composite first, and the breadth of the last day', async () => {
  const { data } = await status()
  expect(data.indexes.map((one) => [one.securityId, one.nameZh, one.date, one.close, one.changeRate])).toEqual([
    ['SSE-000001-index', '海上综指', '2024-01-03', 3030, 1],
    ['SHZ-399001-index', '深综指', '2024-01-03', 9000, null],
    ['US-SPX-index', '美股指', '2024-01-03', 4700, -0.8],
  ])
  expect(data.indexes[0]?.recent).toEqual([3000, 3030])
  // 600903 has no bar on that day, and indexes are no stocks.
  expect(data).toMatchObject({
    tradeDate: '2024-01-03',
    breadthDate: '2024-01-03',
    rising: 1,
    falling: 1,
    flat: 1,
    latestDocumentAt: '2024-01-03T09:30:00.000Z',
  })
})

test('as of a past day the status is that of the day; in an empty market everything is missing', async () => {
  expect((await status({ asOf: '2024-01-02' })).data).toMatchObject({
    tradeDate: '2024-01-02',
    breadthDate: '2024-01-02',
    rising: 1,
    falling: 1,
    flat: 0,
    indexes: [{ close: 3000 }],
    latestDocumentAt: '2024-01-02T01:00:00.000Z',
  })
  expect((await status({ market: 'other' })).data).toEqual({
    tradeDate: null,
    indexes: [],
    rising: 0,
    falling: 0,
    flat: 0,
    breadthDate: null,
    latestDocumentAt: null,
    waiting: 0,
  })
})

test('the status says how many documents wait to be read, known by the day asked for', async () => {
  const [{ count: before }] = await server.sql<
    [{ count: number }]
  >`select count(*)::int as count from analysis_waiting where market_id = 1`
  await server.sql`insert into analysis_waiting (market_id, known_at, document_id) values (1, '2024-01-02T01:00:00Z', 'w1'), (1, '2024-01-03T01:00:00Z', 'w2')`
  await emitLive(server.sql, { topic: 'analysis', ids: [], marketId: 1 })
  await expect.poll(async () => (await status()).data.waiting).toBe(before + 2)
  expect((await status({ asOf: '2024-01-02' })).data.waiting).toBe(
    (await server.sql`select 1 from analysis_waiting where market_id = 1 and known_at < '2024-01-02T16:00:00Z'`).length,
  )
  expect((await status({ market: 'other' })).data.waiting).toBe(0)
})

test('when prices change the breadth changes with them', async () => {
  await facts(server.sql)
    .bars('SSE-600904', [{ date: '2024-01-03', close: 5, rate: 4 }])
    .save()
  await emitLive(server.sql, { topic: 'prices', ids: ['SSE-600904'], marketId: 1 })
  await expect.poll(async () => (await status()).data.rising).toBe(2)
})

test('a bad as-of date, an unknown market and a missing session are refused by name', async () => {
  expect(await status({ asOf: 'yesterday' })).toMatchObject({ status: 400, code: 'BAD_AS_OF' })
  expect(await status({ market: 'nowhere' })).toMatchObject({ status: 404, code: 'NO_SUCH_MARKET' })
  expect(await server.call(markets.status, {})).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
})
