import { holdings } from '@pandora/contract/domains/holdings/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { pruneHoldings } from './queries.ts'
import { ADJUSTED, BANK, INDEX, loadHoldings, MAKER, record } from './testing-holdings.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await loadHoldings(server)
})
afterAll(() => server.stop())

const listed = async (as: Caller, options: { asOf?: string } = {}, input: { portfolioId?: string } = {}) =>
  (await server.call(holdings.trades, input, { as, ...options })).data

test('a first trade makes the default portfolio; it is kept to the place, changed, deleted and taken back', async () => {
  const user = await server.caller()
  const { data: made } = await record(
    server,
    user,
    { quantity: '100.0001', price: '10.123456', fees: '5.01', taxes: '0', note: '第一笔' },
    { language: 'en' },
  )
  expect(made).toMatchObject({
    quantity: '100.0001',
    price: '10.123456',
    fees: '5.01',
    nameZh: '晨星银行',
    note: '第一笔',
  })
  const { data: portfolios } = await server.call(holdings.portfolios, {}, { as: user })
  expect(portfolios.dataList).toEqual([
    { portfolioId: made.portfolioId, name: 'My holdings', method: 'average', isDefault: true, trades: 1 },
  ])
  const changed = await record(server, user, { tradeId: made.tradeId, quantity: '99', price: '10.5' })
  expect(changed.data).toMatchObject({ tradeId: made.tradeId, quantity: '99', fees: '0', note: '第一笔' })
  await server.call(holdings.deleteTrade, { tradeId: made.tradeId }, { as: user })
  expect((await listed(user)).total).toBe(0)
  expect((await server.call(holdings.deleteTrade, { tradeId: made.tradeId }, { as: user })).code).toBe('NOT_FOUND')
  await server.call(holdings.restoreTrade, { tradeId: made.tradeId }, { as: user })
  expect((await listed(user)).dataList).toEqual([changed.data])
  await server.call(holdings.deleteTrade, { tradeId: made.tradeId }, { as: user })
  await pruneHoldings(server.sql, server.clock.now + 25 * 3_600_000)
  expect((await server.call(holdings.restoreTrade, { tradeId: made.tradeId }, { as: user })).code).toBe('NOT_FOUND')
})

test('a trade says what was paid on its day, as it was known; of adjusted prices, dividends and days without a bar nothing', async () => {
  const user = await server.caller()
  // The bank's only price of the 3rd is 10.1.
  const bought = (await record(server, user, { day: '2024-01-03', quantity: '100', price: '10.9' })).data
  expect(bought.dayRange).toEqual({ low: 10.1, high: 10.1 })
  const others = [
    { kind: 'dividend' as const, day: '2024-01-10', quantity: '1', price: '0.5' },
    { securityId: ADJUSTED, day: '2024-01-03', quantity: '1', price: '5' },
  ]
  for (const words of others) expect((await record(server, user, words)).data.dayRange).toBeNull()
  expect((await listed(user)).dataList.map(({ dayRange }) => dayRange)).toContainEqual({ low: 10.1, high: 10.1 })
  // Before its close nobody knew the day's range.
  const early = await listed(user, { asOf: '2024-01-03T02:00:00.000Z' })
  expect(early.dataList.map(({ tradeId, dayRange }) => [tradeId, dayRange])).toContainEqual([bought.tradeId, null])
})

test('what is wrong with a trade is named, in the language of its user', async () => {
  const user = await server.caller()
  const refused = async (words: Parameters<typeof record>[2], language: 'zh-CN' | 'en' = 'zh-CN') => {
    const { code, message } = await record(server, user, words, { language })
    return [code, message]
  }
  expect(await refused({ day: '2009-12-31' })).toEqual(['BEFORE_LISTING', '2009-12-31 早于上市日 2010-01-04。'])
  expect(await refused({ day: '2199-01-04' }, 'en')).toEqual(['DAY_IN_FUTURE', '2199-01-04 is yet to come.'])
  expect(await refused({ day: '2024-01-06' })).toEqual(['NOT_TRADING_DAY', '2024-01-06 不是 SHZ 的交易日。'])
  // Outside of the known calendar a Sunday is none.
  expect((await refused({ day: '2020-03-01' }))[0]).toBe('NOT_TRADING_DAY')
  expect((await refused({ securityId: INDEX }))[0]).toBe('SECURITY_NOT_HELD')
  expect((await refused({ securityId: 'SHZ-999999' }))[0]).toBe('UNKNOWN_ENTITY')
  expect((await refused({ quantity: '0.0000' }))[0]).toBe('QUANTITY_ZERO')
  expect((await refused({ price: '0' }))[0]).toBe('PRICE_ZERO')
  expect((await refused({ quantity: '1.00001' }))[0]).toBe('BAD_INPUT')
  expect((await refused({ quantity: '-1' }))[0]).toBe('BAD_INPUT')
  expect((await refused({ kind: 'sell', day: '2024-01-03' }))[0]).toBe('SELLS_MORE_THAN_HELD')
  expect((await server.call(holdings.portfolios, {}, { as: user })).data.dataList).toEqual([])
})

test('no sale of more than was held on its day, whichever change would make it one; new shares count', async () => {
  const user = await server.caller()
  const { data: bought } = await record(server, user, { quantity: '1000' })
  const early = await record(server, user, { kind: 'sell', day: '2024-01-09', quantity: '1000.5', price: '11' })
  expect([early.code, early.message]).toEqual([
    'SELLS_MORE_THAN_HELD',
    '2024-01-09 只持有 1000 股，不能转出或卖出 1000.5 股。',
  ])
  const sold = await record(server, user, { kind: 'sell', day: '2024-01-10', quantity: '1100', price: '11' })
  expect(sold.code).toBe('0')
  const lessBought = await record(server, user, { tradeId: bought.tradeId, quantity: '900' }, { language: 'en' })
  expect(lessBought.message).toBe('Only 990 shares were held on 2024-01-10; 1100 cannot be sold or transferred out.')
  for (const refused of [
    await server.call(holdings.deleteTrade, { tradeId: bought.tradeId }, { as: user }),
    await record(server, user, { tradeId: bought.tradeId, securityId: MAKER }),
    await record(server, user, { tradeId: bought.tradeId, day: '2024-01-11' }),
  ])
    expect(refused.code).toBe('SELLS_MORE_THAN_HELD')
  expect((await listed(user)).dataList.map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['sell', '1100'],
    ['buy', '1000'],
  ])
  // Deleting the sale, then the purchase, and taking back the sale alone.
  await server.call(holdings.deleteTrade, { tradeId: sold.data.tradeId }, { as: user })
  await server.call(holdings.deleteTrade, { tradeId: bought.tradeId }, { as: user })
  const restored = await server.call(holdings.restoreTrade, { tradeId: sold.data.tradeId }, { as: user })
  expect(restored.code).toBe('SELLS_MORE_THAN_HELD')
})

test('portfolios: names are one’s own, one is the default, and what is deleted takes its trades along', async () => {
  const user = await server.caller()
  const save = (input: Parameters<typeof server.call<typeof holdings.savePortfolio>>[1]) =>
    server.call(holdings.savePortfolio, input, { as: user })
  const { data: one } = await save({ name: ' 长期 ' })
  const { data: two } = await save({ name: '短期', method: 'fifo' })
  expect([one.name, one.isDefault, two.isDefault, two.method]).toEqual(['长期', true, false, 'fifo'])
  expect((await save({ name: '长期' })).code).toBe('NAME_TAKEN')
  expect((await save({ name: '   ' })).code).toBe('BAD_INPUT')
  expect((await save({ portfolioId: two.portfolioId, name: '短线', isDefault: true })).data).toMatchObject({
    name: '短线',
    isDefault: true,
    method: 'fifo',
  })
  await record(server, user, {})
  await record(server, user, { portfolioId: one.portfolioId, securityId: ADJUSTED })
  expect((await listed(user)).total).toBe(2)
  expect((await listed(user, {}, { portfolioId: two.portfolioId })).dataList.map((row) => row.securityId)).toEqual([
    BANK,
  ])
  await server.call(holdings.deletePortfolio, { portfolioId: two.portfolioId }, { as: user })
  const { data } = await server.call(holdings.portfolios, {}, { as: user })
  expect(data).toMatchObject({ total: 1, trades: 1, dataList: [{ portfolioId: one.portfolioId, isDefault: true }] })
  // Its name has been taken since: it comes back with its trades under a numbered one.
  await save({ name: '短线' })
  const restored = () => server.call(holdings.restorePortfolio, { portfolioId: two.portfolioId }, { as: user })
  expect((await restored()).data).toMatchObject({ name: '短线 2', trades: 1, isDefault: false, method: 'fifo' })
  expect((await restored()).code).toBe('NOT_FOUND')
  expect((await listed(user)).total).toBe(2)
  await server.call(holdings.deletePortfolio, { portfolioId: two.portfolioId }, { as: user })
  for (let at = 1; at < 49; at++) await save({ name: `组合 ${at}` })
  expect((await restored()).code).toBe('LIST_FULL')
  expect((await save({ name: '第五十一' })).code).toBe('LIST_FULL')
})

test('nobody else finds them; at a past instant trades after its day are not there; a guest keeps 200', async () => {
  const [user, other, guest] = [await server.caller(), await server.caller(), await server.caller('guest')]
  const { data: made } = await record(server, user, {})
  await record(server, user, { day: '2024-01-09', quantity: '5' })
  expect((await listed(user, { asOf: '2024-01-08' })).dataList.map(({ day }) => day)).toEqual(['2024-01-02'])
  const { portfolioId, tradeId } = made
  for (const answer of [
    await server.call(holdings.trades, { portfolioId }, { as: other }),
    await server.call(holdings.positions, { portfolioId }, { as: other }),
    await server.call(holdings.course, { portfolioId }, { as: other }),
    await server.call(holdings.exposure, { portfolioId }, { as: other }),
    await server.call(holdings.savePortfolio, { portfolioId, name: '我的' }, { as: other }),
    await server.call(holdings.deletePortfolio, { portfolioId }, { as: other }),
    await server.call(holdings.restorePortfolio, { portfolioId }, { as: other }),
    await record(server, other, { portfolioId }),
    await record(server, other, { tradeId }),
    await server.call(holdings.deleteTrade, { tradeId }, { as: other }),
    await server.call(holdings.restoreTrade, { tradeId }, { as: other }),
  ])
    expect([answer.status, answer.code]).toEqual([404, 'NOT_FOUND'])
  expect((await server.call(holdings.positions, {})).status).toBe(401)
  const [demo] = await server.sql<{ id: number }[]>`select market_id as id from market where key = 'demo'`
  await facts(server.sql, { marketId: demo?.id ?? 0 })
    .company({ id: BANK })
    .save()
  expect((await record(server, guest, {}, { market: 'demo' })).code).toBe('0')
  const [first] = await server.sql<{ id: string }[]>`select p.portfolio_id::text as id from holding_portfolio p
    where p.uid = ${guest.uid}`
  if (!first) throw new Error('a guest makes a portfolio too')
  await server.sql`insert into trade (trade_id, portfolio_id, security_id, kind, day, quantity, price, fees, taxes)
    select gen_random_uuid(), ${first.id}, ${BANK}, 'buy', '2024-01-02', 1, 1, 0, 0 from generate_series(2, 200)`
  expect((await record(server, guest, {}, { market: 'demo' })).code).toBe('GUEST_TRADES')
})
