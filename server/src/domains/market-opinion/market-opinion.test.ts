import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import { instantOf } from '@pandora/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { dueDays, forumDays, forumTotals, makeForumDay } from './offers/forum-days.queries.ts'

const maker = 'SHZ-000651'
let server: TestServer
let user: Caller

const iso = (day: string, time: string) => new Date(instantOf(day, time)).toISOString()
const bullish = ['这票必须加仓，主力抄底，明天涨停', '强烈看好，继续买入，目标翻倍', '利好来了，大涨在即，满仓干']
const bearish = ['垃圾股，赶紧跑，要跌停了', '利空不断，割肉清仓，远离', '破位下跌，继续看空，卖出']

beforeAll(async () => {
  server = await testServer()
  server.clock.now = instantOf('2024-03-20', '10:30:00')
  user = await server.caller()
  const made = importedFacts(server)
    .company({ id: maker, short: '格里空调' })
    .company({ id: 'SHZ-000652', short: '他山电机' })
    .add('author', { author_id: 'a1', platform: 'xq', name: '老树', joined_on: null })
  for (const day of ['2024-03-12', '2024-03-13', '2024-03-14', '2024-03-15', '2024-03-18', '2024-03-19'])
    made.add('trading_day', { exchange: 'SHZ', trade_date: day, session: 'full' })
  const post = (id: string, text: string, at: string, more: object = {}, companies = [maker]) => {
    made.document({ id, kind: 'post', title: text.slice(0, 20), body: text, at, companies, source: '雪球' })
    made.add('post', {
      document_id: id,
      platform: 'xq',
      author_id: null,
      reply_count: null,
      like_count: null,
      read_count: null,
      form: 'article',
      thread_id: null,
      board: null,
      published_at: at,
      ...more,
    })
  }
  // The session before, the night, the day; of one platform and the other, articles and comments.
  for (const [at, time] of ['09:40:00', '11:00:00', '14:00:00'].entries())
    post(`past-${at}`, `${bullish[at] ?? ''}，第${at}次说格里空调，见第${at * 7}页`, iso('2024-03-19', time), {
      read_count: 100,
    })
  post('night', `${bearish[0] ?? ''}，昨晚说格里空调的理由见第9页`, iso('2024-03-19', '20:00:00'), {
    platform: 'df',
    form: 'comment',
  })
  post('today', `${bearish[1] ?? ''}，今早说格里空调的理由见第5页`, iso('2024-03-20', '10:00:00'), {
    platform: 'df',
    board: 'bk1',
  })
  post('macro', '大盘今天放量，北向资金流入，市场情绪好转', iso('2024-03-19', '12:00:00'), {}, [])
  const topic = (day: string, id: string, rank: number, title: string, views: number | null) =>
    made.add('hot_topic', {
      platform: 'df',
      observed_on: day,
      topic_id: id,
      rank,
      title,
      view_count: views,
      talk_count: null,
    })
  topic('2024-03-18', 't1', 1, '格里空调再涨价，谁受益？', 1000)
  topic('2024-03-19', 't1', 2, '格里空调再涨价，谁受益？', 1600)
  topic('2024-03-19', 't2', 1, '另一个话题', null)
  topic('2024-03-16', 't3', 1, '两天以前的话题', 5)
  await made.save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const asked = { as: () => ({ as: user }) }
const view = (asOf: string | null = null) => ({ marketId: 1, asOf: asOf === null ? null : Date.parse(asOf) })
const between = { from: '2024-03-01', to: '2024-03-31' }

test('OPINION-41 OPINION-09 posts stand in the window of the calendar that they were written in, by form and platform', async () => {
  const { data } = await server.call(marketOpinion.postStatistics, { companyId: maker }, asked.as())
  expect(data.today).toMatchObject({ day: '2024-03-20', session: 'expected' })
  expect(data.pastOneDays.article).toMatchObject({ total: 3, xqTotal: 3, dfTotal: 0, many: 3, xqMany: 3, empty: 0 })
  expect(data.pastFiveDays.article.total).toBe(3)
  expect(data.yesterdayCloseToTodayOpen.comment).toMatchObject({ total: 1, dfTotal: 1, dfEmpty: 1, xqTotal: 0 })
  expect(data.yesterdayCloseToTodayOpen.article.total).toBe(0)
  expect(data.todayOpenToNowTime.article).toMatchObject({ total: 1, dfTotal: 1, dfEmpty: 1 })
})

test('OPINION-30 OPINION-12 OPINION-34 the heat of each day, and how much of the day before’s is still there', async () => {
  const span = { companyId: maker, from: '2024-03-17', to: '2024-03-20' }
  const { data: heat } = await server.call(marketOpinion.heatCurve, span, asked.as())
  expect(heat.dataList.map(({ time, number }) => [time, number])).toEqual([
    ['2024-03-17', 0],
    ['2024-03-18', 0],
    ['2024-03-19', 4],
    ['2024-03-20', 1],
  ])
  const { data } = await server.call(marketOpinion.persistenceCurve, span, asked.as())
  expect(data.persistence).toEqual([null, null, null, 25])
})

test('what is kept of days is what their posts say, now and as of any instant', async () => {
  const { sql } = server
  const ask = async (asOf: string | null) => ({
    days: await forumDays(sql, view(asOf), { subjects: [maker, 'macro', 'board:df:bk1'], ...between }),
    all: await forumTotals(sql, view(asOf), { subjects: 'companies', ...between }),
  })
  const instants = [null, '2024-03-19T03:30:00Z', '2024-03-19T15:59:59.999Z', '2024-03-20T02:30:00Z']
  expect(await dueDays(sql, 1)).toEqual([])
  const [kept] = await sql`select count(*)::int as rows from forum_day where market_id = 1`
  expect(kept?.['rows']).toBe(5)
  const held = await Promise.all(instants.map(ask))
  await sql`update forum_day_state set due = true`
  expect(await Promise.all(instants.map(ask))).toEqual(held)
  expect(held.map(({ all }) => all[0]?.total)).toEqual([5, 2, 4, 5])
  await makeForumDay(sql, 1, '2024-03-19')
  await makeForumDay(sql, 1, '2024-03-20')
  expect(await ask(null)).toEqual(held[0])
})

test('a post whose words were read before is heat once, and raw heat twice', async () => {
  const { sql } = server
  const day = { from: '2024-03-19', to: '2024-03-19' }
  const total = async () => (await forumTotals(sql, view(), { subjects: [maker], ...day }))[0]
  await sql`update document_analysis set story_id = 'past-0' where document_id = 'past-1'`
  expect(await dueDays(sql, 1)).toEqual(['2024-03-19'])
  expect(await total()).toMatchObject({ raw: 4, total: 3, many: 2 })
  await makeForumDay(sql, 1, '2024-03-19')
  expect(await total()).toMatchObject({ raw: 4, total: 3, many: 2 })
  await sql`update document_analysis set story_id = 'past-1' where document_id = 'past-1'`
  await makeForumDay(sql, 1, '2024-03-19')
  expect(await total()).toMatchObject({ raw: 4, total: 4, many: 3 })
})

test('OPINION-38 OPINION-11 OPINION-42 a company stands with its bulls and bears', async () => {
  const { data } = await server.call(marketOpinion.companyDetail, { companyId: maker }, asked.as())
  expect(data).toMatchObject({ companyId: maker, stockCode: '000651', commentManyNum: 3, commentEmptyNum: 2, heat: 5 })
  expect(data.commentManyEmptyPercentage).toBe(20)
  expect(data.polarity).toMatchObject({ many: 3, empty: 2, total: 5 })
  const { data: found } = await server.call(marketOpinion.companySearch, { text: '格里' }, asked.as())
  expect(found.dataList.map(({ companyId, heat }) => [companyId, heat])).toEqual([[maker, 5]])
  const { data: map } = await server.call(marketOpinion.heatGraph, {}, asked.as())
  // Nobody knows the shares of either: no rectangle can be drawn.
  expect([map.total, map.withoutSize]).toEqual([0, 2])
  const unknown = await server.call(marketOpinion.companyDetail, { companyId: 'SHZ-999999' }, asked.as())
  expect(unknown.status).toBe(404)
})

test('OPINION-16 OPINION-19 OPINION-29 OPINION-36 top stocks, bars and what is about no company', async () => {
  const { data: top } = await server.call(marketOpinion.topStock, {}, asked.as())
  expect(top.dataList.map(({ companyId, rank, before }) => [companyId, rank, before])).toEqual([[maker, 1, 0]])
  const { data: bars } = await server.call(marketOpinion.industryBar, {}, asked.as())
  expect(bars.dataList.map(({ barId, total }) => [barId, total])).toEqual([
    ['macro', 1],
    ['board:df:bk1', 1],
  ])
  const { data: macro } = await server.call(marketOpinion.macroPolarity, { from: '2024-03-19' }, asked.as())
  expect(macro.total).toEqual([1, 0])
  const { data: posts } = await server.call(marketOpinion.barPosts, { barId: 'board:df:bk1' }, asked.as())
  expect(posts.dataList.map(({ newsId, form, board }) => [newsId, form, board])).toEqual([['today', 'article', 'bk1']])
  expect((await server.call(marketOpinion.barPosts, { barId: 'board:df:none' }, asked.as())).status).toBe(404)
  expect((await server.call(marketOpinion.barPolarity, { barId: 'industry:none' }, asked.as())).status).toBe(404)
})

test('OPINION-27 a topic’s heat is the difference to the day before; a missing day and a missing count are missing', async () => {
  const { data } = await server.call(marketOpinion.hotTopics, {}, asked.as())
  expect(data.day).toBe('2024-03-19')
  expect(data.dataList.map(({ topicId, heat, viewCount, days }) => [topicId, heat, viewCount, days])).toEqual([
    ['t2', null, null, 1],
    ['t1', 600, 1600, 2],
  ])
  expect(data.dataList[1]?.companies.map(({ companyId }) => companyId)).toEqual([maker])
  const { data: missing } = await server.call(marketOpinion.hotTopics, { day: '2024-03-17' }, asked.as())
  expect([missing.missing, missing.total]).toEqual([true, 0])
  const { data: trend } = await server.call(marketOpinion.hotTrend, { companyId: maker }, asked.as())
  expect(trend.topics.map(({ day, heat }) => [day, heat])).toEqual([
    ['2024-03-19', 600],
    ['2024-03-18', null],
  ])
  expect(trend.rank.at(-2)).toBe(1)
})

test('OPINION-37 words of the posts lead to the posts that have them, of each platform', async () => {
  const { data: cloud } = await server.call(marketOpinion.wordCloud, { companyId: maker }, asked.as())
  expect(cloud.posts).toBe(5)
  const [word] = cloud.dataList
  expect(word).toBeDefined()
  const of = (platform: 'dc' | 'xq') =>
    server.call(marketOpinion.wordCloudDetail, { companyId: maker, word: word?.name ?? '', platform }, asked.as())
  const [dc, xq] = [(await of('dc')).data, (await of('xq')).data]
  expect(dc.dcTotal + dc.xqTotal).toBe(word?.num)
  expect(dc.total).toBe(dc.dcTotal)
  expect(xq.total).toBe(xq.xqTotal)
})

test('platforms stand beside each other, and two posts are no parting', async () => {
  const { data } = await server.call(marketOpinion.platformsApart, { companyId: maker }, asked.as())
  expect([data.xq.percentage.at(-1), data.df.percentage.at(-1), data.apart.at(-1)]).toEqual([100, -100, false])
  const { data: worth } = await server.call(marketOpinion.extremes, { companyId: maker }, asked.as())
  expect(worth.market.map(({ horizon, base }) => [horizon, base.n, base.grey])).toEqual([
    [1, 0, true],
    [5, 0, true],
    [20, 0, true],
  ])
})

test('OPINION-31 OPINION-28 OPINION-40 other curves, and a board by day and by window', async () => {
  const span = { from: '2024-03-19', to: '2024-03-20' }
  const { data: curves } = await server.call(marketOpinion.otherCurves, { companyId: maker, ...span }, asked.as())
  expect(curves).toMatchObject({ articles: [3, 1], comments: [1, 0], xq: [3, 0], df: [1, 1], reads: [300, null] })
  const board = { barId: 'board:df:bk1' }
  const { data: days } = await server.call(marketOpinion.barPolarity, { ...board, ...span }, asked.as())
  expect([days.total, days.empty, days.percentage]).toEqual([
    [0, 1],
    [0, 1],
    [null, -100],
  ])
  const { data: windows } = await server.call(marketOpinion.barStatistics, board, asked.as())
  expect(windows.todayOpenToNowTime.article.dfTotal + windows.yesterdayCloseToTodayOpen.article.dfTotal).toBe(1)
})

test('OPINION-32 OPINION-39 who a company is; of one nobody knows it is refused', async () => {
  const { data: profile } = await server.call(marketOpinion.companyProfile, { companyId: maker }, asked.as())
  expect(profile).toMatchObject({ companyId: maker, stockCode: '000651', currentMarket: null })
  const { data: detail } = await server.call(marketOpinion.heatGraphDetail, { companyId: maker }, asked.as())
  expect(detail).toMatchObject({ companyId: maker, commentManyNum: 3, commentEmptyNum: 2 })
  const { status } = await server.call(marketOpinion.companyProfile, { companyId: 'SHZ-999999' }, asked.as())
  expect(status).toBe(404)
})

test('OPINION-33 OPINION-35 without prices volume and price are nothing, not 0', async () => {
  const { data: volume } = await server.call(marketOpinion.tradingVolume, { companyId: maker }, asked.as())
  const { data: price } = await server.call(marketOpinion.transactionPrice, { companyId: maker }, asked.as())
  expect([volume.volume, price.close, price.basis]).toEqual([[], [], null])
})
