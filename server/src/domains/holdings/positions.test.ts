import { holdings } from '@pandora/contract/domains/holdings/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { ADJUSTED, BANK, HONG_KONG, INDEX, loadHoldings, MAKER, record, tradingDays } from './testing-holdings.ts'

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  await loadHoldings(server)
  user = await server.caller()
  await record(server, user, { fees: '5' })
  await record(server, user, { securityId: MAKER, day: '2024-01-03', quantity: '500', price: '20' })
  await record(server, user, { securityId: ADJUSTED, day: '2024-01-04', quantity: '100', price: '5' })
  await record(server, user, {
    kind: 'sell',
    day: '2024-01-11',
    quantity: '100',
    price: '10.7',
    fees: '5',
    taxes: '0.54',
  })
})
afterAll(() => server.stop())

const asked = async (asOf?: string) =>
  (await server.call(holdings.positions, {}, { as: user, ...(asOf ? { asOf } : {}) })).data

test('positions in two currencies: each is summed, weighed and drawn by itself, and none stands for the other', async () => {
  const owner = await server.caller()
  await record(server, owner)
  await record(server, owner, { securityId: HONG_KONG, quantity: '200', price: '30' })
  const { totals, dataList } = (await server.call(holdings.positions, {}, { as: owner })).data
  expect(totals.map(({ currency, positions, value }) => [currency, positions, value])).toEqual([
    ['CNY', 1, 11_880],
    ['HKD', 1, 7600],
  ])
  expect(dataList.map(({ securityId, currency, weight }) => [securityId, currency, weight])).toEqual([
    [BANK, 'CNY', 100],
    [HONG_KONG, 'HKD', 100],
  ])
  for (const operation of [holdings.course, holdings.exposure]) {
    const of = async (currency?: string) => (await server.call(operation, { currency }, { as: owner })).data
    expect(await of()).toMatchObject({ currency: 'CNY', currencies: ['CNY', 'HKD'] })
    expect(await of('HKD')).toMatchObject({ currency: 'HKD', currencies: ['CNY', 'HKD'] })
  }
  const course = async (currency: string) => (await server.call(holdings.course, { currency }, { as: owner })).data
  expect((await course('CNY')).benchmark).toMatchObject({ securityId: INDEX })
  // The market's index is in another currency: no rate joins them.
  expect(await course('HKD')).toMatchObject({
    benchmark: null,
    benchmarkRate: null,
    days: { length: tradingDays.length },
  })
  const exposed = (await server.call(holdings.exposure, { currency: 'HKD' }, { as: owner })).data
  expect(exposed.value).toBe(7600)
  // One more of the Hong Kong exchange: its currency then leads, by the number of positions and not by amounts.
  await record(server, owner, { kind: 'sell', day: '2024-01-12', quantity: '1100', price: '10.8' })
  expect(
    (await server.call(holdings.positions, {}, { as: owner })).data.totals.map(({ currency }) => currency),
  ).toEqual(['HKD', 'CNY'])
})

test('quantity, cost, profit and dividends are those worked out by hand', async () => {
  const { day, totals, dataList } = await asked()
  expect(day).toBe('2024-01-12')
  // 1000 for 10005; on the 10th 500 of dividends and 100 new shares; 100 sold of a cost of 10005 ÷ 11 = 909.5455 for
  // 1064.46; 1000 left at 10.80.
  expect(dataList[0]).toMatchObject({
    securityId: BANK,
    nameZh: '晨星银行',
    quantity: 1000,
    cost: 9095.4545,
    averageCost: 9.095455,
    value: 10_800,
    weight: 54,
    dayProfit: 100,
    unrealised: 1704.5455,
    realised: 154.9145,
    dividends: 500,
    dividendBases: ['before-tax'],
    profit: 2359.46,
    absence: null,
    shortfall: null,
    companyImpactScoreData: { impactScore: null },
  })
  expect(dataList[1]).toMatchObject({ securityId: MAKER, value: 9200, weight: 46, dayProfit: -100, profit: -800 })
  // No price was paid that is known: no value is shown, and none is summed.
  expect(dataList[2]).toMatchObject({
    securityId: ADJUSTED,
    value: null,
    absence: 'PRICE_ADJUSTED',
    weight: null,
    cost: 500,
  })
  expect(totals).toEqual([
    {
      currency: 'CNY',
      positions: 3,
      value: 20_000,
      cost: 19_095.4545,
      costUnvalued: 500,
      dayProfit: 0,
      dayRate: 0,
      unrealised: 904.5455,
      realised: 154.9145,
      dividends: 500,
      profit: 1559.46,
      putIn: 20_005,
      profitRate: 7.795351,
      unvalued: 1,
    },
  ])
  const contributions = dataList.reduce((sum, one) => sum + (one.contribution ?? 0), 0)
  expect(contributions).toBeCloseTo(7.795351, 4)
})

test('at a past instant only its trades, prices and actions are there', async () => {
  const { day, dataList } = await asked('2024-01-09')
  expect(day).toBe('2024-01-09')
  expect(dataList[0]).toMatchObject({ quantity: 1000, value: 10_500, dividends: 0, realised: 0 })
  expect((await asked('2024-01-10')).dataList[0]).toMatchObject({ quantity: 1100, value: 11_660, dividends: 500 })
  expect((await asked('2024-01-01')).dataList).toEqual([])
})

test('first in, first out is the portfolio’s choice, and portfolios are shown together or one by one', async () => {
  const other = await server.caller()
  const { data: portfolio } = await server.call(
    holdings.savePortfolio,
    { name: '先进先出', method: 'fifo' },
    { as: other },
  )
  await record(server, other, { quantity: '100', price: '10' })
  await record(server, other, { day: '2024-01-03', quantity: '100', price: '11' })
  await record(server, other, { kind: 'sell', day: '2024-01-04', quantity: '100', price: '12' })
  const { data: second } = await server.call(holdings.savePortfolio, { name: '另一个' }, { as: other })
  await record(server, other, { portfolioId: second.portfolioId, quantity: '50' })
  const of = async (portfolioId?: string) =>
    (await server.call(holdings.positions, { portfolioId }, { as: other })).data.dataList.map(
      ({ quantity, realised, cost }) => [quantity, realised, cost],
    )
  expect(await of(portfolio.portfolioId)).toEqual([[110, 200, 1100]])
  expect(await of()).toEqual([[165, 200, 1600]])
})

test('the course is time-weighted beside the market’s index; what has no price paid is named and left out', async () => {
  const { data } = await server.call(holdings.course, {}, { as: user })
  expect(data).toMatchObject({ currency: 'CNY', benchmark: { securityId: INDEX, nameZh: '海上三百' } })
  expect(data.leftOut.map((one) => one.securityId)).toEqual([ADJUSTED])
  expect(data.days.map(({ date, value }) => [date, value]).slice(0, 2)).toEqual([
    ['2024-01-02', 10_000],
    ['2024-01-03', 20_000],
  ])
  expect(data.days.at(-1)).toMatchObject({ date: '2024-01-12', value: 20_000, benchmark: 101 })
  // 10000 of 10005; then 20000 of 10000 + 10000.
  expect(data.days[1]?.index).toBeCloseTo((10_000 / 10_005) * 100, 5)
  expect(data.benchmarkRate).toBe(1)
  // The 10th: 500 paid, 1100 × 10.6 and 500 × 18.8, of 1000 × 10.5 and 500 × 19.
  const [ninth, tenth] = ['2024-01-09', '2024-01-10'].map((date) => data.days.find((one) => one.date === date))
  expect((tenth?.index ?? 0) / (ninth?.index ?? 1)).toBeCloseTo((11_660 + 9400 + 500) / 20_000, 6)
})

test('exposure by industry, and points of those that were read about', async () => {
  const { data } = await server.call(holdings.exposure, {}, { as: user })
  expect(data).toMatchObject({
    currency: 'CNY',
    currencies: ['CNY'],
    value: 20_000,
    industries: [{ id: '480000', nameZh: '银行', weight: 54, positions: 1 }],
    withoutClass: 46,
    themes: [],
    withoutTheme: 100,
    risk: { riskPoint: null, opportunityPoint: null, covered: 0, leftOut: 2 },
    unvalued: 1,
  })
})

test('who holds nothing is told so, and files hold what is shown', async () => {
  const nobody = await server.caller()
  expect((await server.call(holdings.positions, {}, { as: nobody })).data).toEqual({
    day: null,
    totals: [],
    dataList: [],
    total: 0,
  })
  expect((await server.call(holdings.course, {}, { as: nobody })).data).toMatchObject({ currency: null, days: [] })
  expect((await server.call(holdings.exposure, {}, { as: nobody })).data).toMatchObject({ value: null, industries: [] })
  const { raw } = await server.call(holdings.exportPositions, {}, { as: user, language: 'en' })
  const [head, first] = raw.body.split('\r\n')
  expect(head).toContain('Symbol,Exchange,Name,Currency,Quantity,Average cost')
  expect(first).toContain('000001,SHZ,Morning Star Bank,CNY,1000,9.095455,9095.4545,10.8,2024-01-12,10800,')
  // Columns that the reader chose follow, with what they are of.
  const chosen = await server.call(holdings.exportPositions, { columns: ['floatCap'] }, { as: user, language: 'en' })
  const [heads = '', line = ''] = chosen.raw.body.split('\r\n')
  expect(heads.startsWith(`${head},`)).toBe(true)
  expect(heads.split(',')).toEqual(expect.arrayContaining(['Float value', 'Float value by', 'Priced on']))
  const cells = (text: string) => text.replaceAll(/"[^"]*"/g, 'quoted').split(',').length
  expect(cells(line)).toBe(cells(heads))
  expect(head).not.toContain('Float value')
  const trades = await server.call(holdings.exportTrades, {}, { as: user })
  expect(trades.raw.body.split('\r\n')[1]).toBe('2024-01-11,000001,SHZ,晨星银行,卖出,100,10.7,5,0.54,CNY,')
})
