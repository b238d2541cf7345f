import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { portfolio } from '@pandora/contract/portfolio'
import { watch } from '@pandora/contract/watch'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { sizesOf } from './present.ts'
import { largestCompanies } from './queries.ts'

let server: TestServer
let user: Caller
const dashboard = async (input: Record<string, unknown> = {}, options: Record<string, unknown> = {}) => (await server.call(portfolio.dashboard, input, { as: user, ...options })).data

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-06T02:00:00Z')
  const gathered = facts(server.sql, { startedAt: Date.parse('2024-03-05T12:00:00Z') })
    .industry('270000', 1, null, '电子', 'Electronics')
    .company({ id: 'SHZ-000901', short: '晨星科技', en: 'Morning Star Tech Co., Ltd.', industry: { code: '270000', from: '2021-10-31' } })
    .company({ id: 'SSE-600901', short: '远山银行' })
    .company({ id: 'SHZ-000902', short: '旧河股份' })
    .company({ id: 'SHZ-000903', short: '无价股份' })
    .bars('SHZ-000901', [{ date: '2024-03-01', close: 10 }, { date: '2024-03-04', close: 11, previous: 10, rate: 10, turnover: 2.5, amount: 5000 }])
    .bars('SSE-600901', [{ date: '2024-03-04', close: 5, previous: 5, amount: 900_000 }])
    .bars('SHZ-000902', [{ date: '2023-06-01', close: 500, amount: 9_000_000 }])
    .add('share_count', { security_id: 'SHZ-000901', counted_on: '2023-12-31', total_shares: 900, float_shares: 400 })
    .add('share_count', { security_id: 'SHZ-000901', counted_on: '2024-02-01', total_shares: 1000, float_shares: null })
    .document({ id: 'd1', title: '晨星新闻', at: '2024-03-03T02:00:00Z', companies: ['SHZ-000901'] })
    .document({ id: 'd2', title: '晨星公告', kind: 'announcement', at: '2024-03-04T02:00:00Z', companies: ['SHZ-000901'] })
    .document({ id: 'd3', title: '晨星帖子', kind: 'post', at: '2024-03-05T02:00:00Z', companies: ['SHZ-000901'] })
  await gathered.save()
})
afterAll(() => server.stop())
beforeEach(async () => { user = await server.caller() })

describe('the dashboard of watched companies', () => {
  test('PORT-01 PORT-03 every watched company comes with its quote, its 20 days, its impact scores (null until there is an analysis) and its newest document, posts apart', async () => {
    await server.call(watch.addAll, { companyIds: ['SSE-600901', 'SHZ-000901'] }, { as: user })
    const { dataList: [bank, star], ...rest } = await dashboard()
    expect(rest).toMatchObject({ total: 2, hasMore: false, suggested: false, suggestedBy: null })
    expect(bank).toMatchObject({ companyId: 'SSE-600901', latestDocument: null, marketCap: null, sharesOn: null })
    expect(star).toMatchObject({
      companyId: 'SHZ-000901', companyNameZh: '晨星科技', industryEn: 'Electronics', is_watching: true,
      companyImpactScoreData: { riskPoint: null, opportunityPoint: null, impactScore: null, impact: null },
      latestDocument: { newsId: 'd2', kind: 'announcement', title: '晨星公告' },
    })
    expect(star?.quote).toMatchObject({ close: 11, changeRate: 10, recent: [10, 11] })
  })

  test('PORT-01 market value is the latest share count by the last close, and the value that can be traded follows from turnover where no count is known', async () => {
    await server.call(watch.addAll, { companyIds: ['SHZ-000901'] }, { as: user })
    const { dataList: [star] } = await dashboard()
    expect(star).toMatchObject({ marketCap: 11_000, sharesOn: '2024-02-01', floatCap: 200_000 })
    const { dataList: [before] } = await dashboard({}, { asOf: '2024-01-31' })
    expect(before).toMatchObject({ quote: null, marketCap: null, floatCap: null, latestDocument: null })
    expect((await dashboard({}, { asOf: '2024-03-03' })).dataList[0]).toMatchObject({ marketCap: 10_000, latestDocument: { newsId: 'd1' } })
  })

  test('PORT-01 no value follows from a price that was never paid, and none from missing figures', () => {
    const quote = { securityId: 'x', date: '2024-03-04', close: 10, change: null, changeRate: null, volume: null, amount: 100, turnoverRate: 0, basis: 'backward-adjusted', basisDate: '2025-12-31', currency: 'CNY', recent: [] } as const
    const shares = { security_id: 'x', counted_on: '2024-01-01', total_shares: 7, float_shares: 3 }
    expect(sizesOf({ ...quote, recent: [] }, shares)).toEqual({ marketCap: null, sharesOn: null, floatCap: null })
    expect(sizesOf({ ...quote, recent: [], basis: 'traded' }, shares)).toEqual({ marketCap: 70, sharesOn: '2024-01-01', floatCap: 30 })
    expect(sizesOf({ ...quote, recent: [], basis: 'traded' }, undefined)).toEqual({ marketCap: null, sharesOn: null, floatCap: null })
    expect(sizesOf(undefined, shares)).toEqual({ marketCap: null, sharesOn: null, floatCap: null })
  })

  test('PORT-01 a user who watches nothing is shown the largest of the market, and told so; those long without a price are not among them', async () => {
    expect(await dashboard()).toMatchObject({ suggested: true, suggestedBy: 'amount', total: 2, dataList: [{ companyId: 'SHZ-000901', is_watching: false }, { companyId: 'SSE-600901', is_watching: false }] })
    expect(await largestCompanies(server.sql, { marketId: 1, asOf: null }, 1)).toEqual([{ company_id: 'SHZ-000901', by_cap: true }])
  })

  test('PORT-01 the list is read by pages, and nobody sees that of another', async () => {
    await server.call(watch.addAll, { companyIds: ['SHZ-000901', 'SSE-600901', 'SHZ-000902'] }, { as: user })
    expect(await dashboard({ size: 2 })).toMatchObject({ total: 3, hasMore: true })
    expect(await dashboard({ size: 2, page: 1 })).toMatchObject({ total: 3, hasMore: false, dataList: [{ companyId: 'SHZ-000902' }] })
    expect(await dashboard({ size: 2, page: 9 })).toMatchObject({ total: 3, hasMore: false, dataList: [], suggested: false })
    const other = await server.caller()
    expect((await server.call(portfolio.dashboard, { userId: user.uid } as never, { as: other })).data).toMatchObject({ suggested: true })
  })

  test('PORT-01 another market has its own: an empty one suggests nothing', async () => {
    await server.sql`insert into market (market_id, key, name_zh, name_en, fictional) values (8, 'eighth', '第八市场', 'Eighth market', true)`
    await server.web.services.markets.reload()
    expect(await dashboard({}, { market: 'eighth' })).toMatchObject({ dataList: [], total: 0, suggested: true, suggestedBy: null })
  })
})

describe('starring several at once', () => {
  test('WATCH-01 all of them are added in their order, and those there already stay where they are', async () => {
    await server.call(watch.add, { companyId: 'SSE-600901' }, { as: user })
    expect((await server.call(watch.addAll, { companyIds: ['SHZ-000902', 'SSE-600901', 'SHZ-000901'] }, { as: user })).data).toEqual({ added: ['SHZ-000902', 'SHZ-000901'] })
    expect((await dashboard()).dataList.map(({ companyId }) => companyId)).toEqual(['SSE-600901', 'SHZ-000902', 'SHZ-000901'])
  })

  test('WATCH-01 one that is not in the market refuses all of them', async () => {
    expect(await server.call(watch.addAll, { companyIds: ['SHZ-000901', 'SHZ-999999'] }, { as: user })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await dashboard()).suggested).toBe(true)
  })
})
