import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { portfolio } from '@pandora/contract/domains/portfolio/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { sizesOf } from './present.ts'
import { largestCompanies } from './queries.ts'
import { capOf } from '@pandora/intelligence/fundamentals/valuation'

let server: TestServer
let user: Caller
const dashboard = async (input: Record<string, unknown> = {}, options: Record<string, unknown> = {}) =>
  (await server.call(portfolio.dashboard, input, { as: user, ...options })).data

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-06T02:00:00Z')
  const gathered = facts(server.sql, { startedAt: Date.parse('2024-03-05T12:00:00Z') })
    .industry('270000', 1, null, '电子', 'Electronics')
    .company({
      id: 'SHZ-000901',
      short: '晨星科技',
      en: 'Morning Star Tech Co., Ltd.',
      industry: { code: '270000', from: '2021-10-31' },
    })
    .company({ id: 'SSE-600901', short: '远山银行' })
    .company({ id: 'SHZ-000902', short: '旧河股份' })
    .company({ id: 'SHZ-000903', short: '无价股份' })
    .bars('SHZ-000901', [
      { date: '2024-03-01', close: 10 },
      { date: '2024-03-04', close: 11, previous: 10, rate: 10, turnover: 2.5, amount: 5000 },
    ])
    .bars('SSE-600901', [{ date: '2024-03-04', close: 5, previous: 5, amount: 900_000 }])
    .bars('SHZ-000902', [{ date: '2023-06-01', close: 500, amount: 9_000_000 }])
    .add('share_count', {
      security_id: 'SHZ-000901',
      counted_on: '2023-12-31',
      total_shares: 18_000,
      float_shares: 400,
    })
    .add('share_count', {
      security_id: 'SHZ-000901',
      counted_on: '2024-02-01',
      total_shares: 20_000,
      float_shares: null,
    })
    .document({ id: 'd1', title: '晨星新闻', at: '2024-03-03T02:00:00Z', companies: ['SHZ-000901'] })
    .document({
      id: 'd2',
      title: '晨星公告',
      kind: 'announcement',
      at: '2024-03-04T02:00:00Z',
      companies: ['SHZ-000901'],
    })
    .document({ id: 'd3', title: '晨星帖子', kind: 'post', at: '2024-03-05T02:00:00Z', companies: ['SHZ-000901'] })
  await gathered.save()
})
afterAll(() => server.stop())
beforeEach(async () => {
  user = await server.caller()
})

describe('the dashboard of watched companies', () => {
  test('PORT-01 PORT-03 every watched company comes with its quote, its 20 days, its impact scores (null until there is an analysis) and its newest document, posts apart', async () => {
    await server.call(watch.addAll, { companyIds: ['SSE-600901', 'SHZ-000901'] }, { as: user })
    const {
      dataList: [bank, star],
      ...rest
    } = await dashboard()
    expect(rest).toMatchObject({ total: 2, hasMore: false, suggested: false, suggestedBy: null })
    expect(bank).toMatchObject({ companyId: 'SSE-600901', latestDocument: null, marketCap: null, sharesOn: null })
    expect(star).toMatchObject({
      companyId: 'SHZ-000901',
      companyNameZh: '晨星科技',
      industryEn: 'Electronics',
      is_watching: true,
      companyImpactScoreData: { riskPoint: null, opportunityPoint: null, impactScore: null, impact: null },
      latestDocument: { newsId: 'd2', kind: 'announcement', title: '晨星公告' },
    })
    expect(star?.quote).toMatchObject({ close: 11, changeRate: 10, recent: [10, 11] })
  })

  test('PORT-01 market value is the latest share count by the last close, and the value that can be traded follows from turnover where no count is known', async () => {
    await server.call(watch.addAll, { companyIds: ['SHZ-000901'] }, { as: user })
    const {
      dataList: [star],
    } = await dashboard()
    expect(star).toMatchObject({ marketCap: 220_000, sharesOn: '2024-02-01', floatCap: 200_000, capAbsence: null })
    const {
      dataList: [before],
    } = await dashboard({}, { asOf: '2024-01-31' })
    expect(before).toMatchObject({ quote: null, marketCap: null, floatCap: null, latestDocument: null })
    expect((await dashboard({}, { asOf: '2024-03-03' })).dataList[0]).toMatchObject({
      marketCap: 200_000,
      latestDocument: { newsId: 'd1' },
    })
  })

  test('PORT-01 no value follows from a price that was never paid, and none from missing figures', () => {
    const price = {
      date: '2024-03-04',
      close: 10,
      amount: 100,
      volume: null,
      turnoverRate: 0,
      basis: 'backward-adjusted',
      basisDate: '2025-12-31',
      currency: 'CNY',
      averagesBefore: [],
    } as const
    const shares = { on: '2024-01-01', total: 7, float: 3 }
    expect(sizesOf(capOf(price, shares))).toEqual({
      marketCap: null,
      sharesOn: null,
      floatCap: null,
      floatBasis: null,
      capAbsence: 'PRICE_ADJUSTED',
      floatAbsence: 'TURNOVER_TOO_COARSE',
      capBasis: null,
    })
    expect(sizesOf(capOf({ ...price, basis: 'traded' }, shares))).toEqual({
      marketCap: 70,
      sharesOn: '2024-01-01',
      floatCap: 30,
      floatBasis: 'shares',
      capAbsence: null,
      floatAbsence: null,
      capBasis: 'shares',
    })
    expect(sizesOf(capOf({ ...price, basis: 'traded' }, null))).toEqual({
      marketCap: null,
      sharesOn: null,
      floatCap: null,
      floatBasis: null,
      capAbsence: 'NO_SHARE_COUNT',
      floatAbsence: 'TURNOVER_TOO_COARSE',
      capBasis: null,
    })
    expect(sizesOf(undefined)).toEqual({
      marketCap: null,
      sharesOn: null,
      floatCap: null,
      floatBasis: null,
      capAbsence: 'NO_PRICE',
      floatAbsence: 'NO_PRICE',
      capBasis: null,
    })
  })

  test('PORT-01 a share count older than 15 months, or of fewer shares than trade, gives no market value; where values are not known of all, the largest are ordered by amount alone, as is said', async () => {
    const price = {
      date: '2024-03-04',
      close: 10,
      volume: null,
      amount: 100,
      turnoverRate: 2,
      basis: 'traded',
      basisDate: null,
      currency: 'CNY',
      averagesBefore: [],
    } as const
    const of = (on: string, total: number) => sizesOf(capOf(price, { on, total, float: null }))
    expect(of('2022-12-04', 1000)).toEqual({
      marketCap: 10_000,
      sharesOn: '2022-12-04',
      floatCap: 5000,
      floatBasis: 'turnover',
      capAbsence: null,
      floatAbsence: null,
      capBasis: 'shares',
    })
    expect(of('2022-12-03', 1000)).toEqual({
      marketCap: null,
      sharesOn: null,
      floatCap: 5000,
      floatBasis: 'turnover',
      capAbsence: 'SHARE_COUNT_OLD',
      floatAbsence: null,
      capBasis: 'turnover',
    })
    expect(of('2024-01-01', 300)).toEqual({
      marketCap: null,
      sharesOn: null,
      floatCap: 5000,
      floatBasis: 'turnover',
      capAbsence: 'SHARES_CONTRADICT',
      floatAbsence: null,
      capBasis: 'turnover',
    })
    const other = { marketId: 9, asOf: null }
    await server.sql`insert into market (market_id, key, name_zh, name_en, fictional) values (9, 'ninth', '第九市场', 'Ninth market', true)`
    const gathered = facts(server.sql, { marketId: 9 })
    // The largest by a count of 2016, by one that trade contradicts, and by one of today.
    for (const [id, on, shares, amount] of [
      ['SHZ-000951', '2016-09-30', 9e6, 10],
      ['SHZ-000952', '2024-01-31', 2e6, 1e7],
      ['SHZ-000953', '2022-12-04', 1e6, 20],
    ] as const) {
      gathered
        .company({ id, short: `规模${id.slice(-1)}` })
        .bars(id, [{ date: '2024-03-04', close: 10, amount, turnover: 10 }])
        .add('share_count', { security_id: id, counted_on: on, total_shares: shares, float_shares: null })
    }
    await gathered.save()
    // One of the three has a value: all are told by what was traded, and stand in that order, never one by value before
    // two by trade.
    expect(await largestCompanies(server.sql, other, 3)).toEqual([
      { company_id: 'SHZ-000952', by_cap: false },
      { company_id: 'SHZ-000953', by_cap: false },
      { company_id: 'SHZ-000951', by_cap: false },
    ])
    expect(await largestCompanies(server.sql, other, 1)).toEqual([{ company_id: 'SHZ-000953', by_cap: true }])
  })

  test('PORT-01 a user who watches nothing is shown the largest of the market, or all by what was traded where not all have a value, and told so; those long without a price are not among them', async () => {
    expect(await dashboard()).toMatchObject({
      suggested: true,
      suggestedBy: 'amount',
      total: 2,
      dataList: [
        { companyId: 'SSE-600901', is_watching: false },
        { companyId: 'SHZ-000901', is_watching: false },
      ],
    })
    expect(await largestCompanies(server.sql, { marketId: 1, asOf: null }, 1)).toEqual([
      { company_id: 'SHZ-000901', by_cap: true },
    ])
  })

  test('PORT-01 the list is read by pages, and nobody sees that of another', async () => {
    await server.call(watch.addAll, { companyIds: ['SHZ-000901', 'SSE-600901', 'SHZ-000902'] }, { as: user })
    expect(await dashboard({ size: 2 })).toMatchObject({ total: 3, hasMore: true })
    expect(await dashboard({ size: 2, page: 1 })).toMatchObject({
      total: 3,
      hasMore: false,
      dataList: [{ companyId: 'SHZ-000902' }],
    })
    expect(await dashboard({ size: 2, page: 9 })).toMatchObject({
      total: 3,
      hasMore: false,
      dataList: [],
      suggested: false,
    })
    const other = await server.caller()
    expect((await server.call(portfolio.dashboard, { userId: user.uid } as never, { as: other })).data).toMatchObject({
      suggested: true,
    })
  })

  test('PORT-01 another market has its own: an empty one suggests nothing', async () => {
    await server.sql`insert into market (market_id, key, name_zh, name_en, fictional) values (8, 'eighth', '第八市场', 'Eighth market', true)`
    await server.web.services.markets.reload()
    expect(await dashboard({}, { market: 'eighth' })).toMatchObject({
      dataList: [],
      total: 0,
      suggested: true,
      suggestedBy: null,
    })
  })
})

describe('starring several at once', () => {
  test('WATCH-01 all of them are added in their order, and those there already stay where they are', async () => {
    await server.call(watch.add, { companyId: 'SSE-600901' }, { as: user })
    expect(
      (await server.call(watch.addAll, { companyIds: ['SHZ-000902', 'SSE-600901', 'SHZ-000901'] }, { as: user })).data,
    ).toEqual({ added: ['SHZ-000902', 'SHZ-000901'] })
    expect((await dashboard()).dataList.map(({ companyId }) => companyId)).toEqual([
      'SSE-600901',
      'SHZ-000902',
      'SHZ-000901',
    ])
  })

  test('WATCH-01 one that is not in the market refuses all of them', async () => {
    expect(await server.call(watch.addAll, { companyIds: ['SHZ-000901', 'SHZ-999999'] }, { as: user })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect((await dashboard()).suggested).toBe(true)
  })
})
