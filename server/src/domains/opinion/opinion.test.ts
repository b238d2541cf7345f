import { FEWEST_POSTS, opinion } from '@pandora/contract/domains/opinion/operations'
import { wholePercentages } from '@pandora/intelligence/record/percentages'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { presentPlatforms } from './present.ts'

const maker = 'SHZ-000651'
let server: TestServer
let user: Caller

const bullish = [
  '这票必须加仓，主力抄底，明天涨停',
  '强烈看好，继续买入，目标翻倍',
  '利好来了，大涨在即，满仓干',
  '突破新高，牛股启动，持股待涨',
]
const bearish = ['垃圾股，赶紧跑，要跌停了', '利空不断，割肉清仓，远离', '破位下跌，继续看空，卖出']

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  await secondMarket(server)
  const made = importedFacts(server)
    .company({ id: maker, short: '格里空调' })
    .company({ id: 'SHZ-000652', short: '他山电机' })
    .add('author', { author_id: 'a1', platform: 'xq', name: '老树', joined_on: null })
  const post = (id: string, text: string, at: string, platform: string | null = 'xq') => {
    made.document({ id, kind: 'post', title: text.slice(0, 20), body: text, at, companies: [maker], source: '雪球' })
    if (platform)
      made.add('post', {
        document_id: id,
        platform,
        author_id: platform === 'xq' ? 'a1' : null,
        reply_count: platform === 'xq' ? 3 : null,
        like_count: null,
        published_at: at,
      })
  }
  for (let at = 0; at < 40; at++) {
    const day = new Date(Date.parse('2024-03-01T01:00:00Z') + at * 7 * 3_600_000).toISOString()
    post(
      `p-${String(at).padStart(2, '0')}`,
      `${(at % 4 === 3 ? bearish[at % 3] : bullish[at % 4]) ?? ''}，第${at}次说格里空调，理由见第${at * 7}页和${at * 13}号帖子`,
      day,
      at % 5 === 0 ? 'df' : 'xq',
    )
  }
  post('plain', '格里空调今天开股东大会', '2024-01-05T02:00:00.000Z', null)
  // The same words by three people: one story.
  for (const at of [1, 2, 3])
    post(
      `copy-${at}`,
      '格里空调三季度订单排到明年六月，渠道说出货量比去年同期多出三成，这个价格买入非常划算，坚定持有等待翻倍',
      `2024-03-18T0${at}:00:00.000Z`,
    )
  await made.save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const articles = (input: object = {}, options: object = {}) =>
  server.call(opinion.articles, { companyId: maker, ...input }, { as: user, ...options })
const trend = (input: object = {}, options: object = {}) =>
  server.call(opinion.ratioTrend, { companyId: maker, ...input }, { as: user, ...options })

test('COMP-41 COMP-16 posts come newest first, ten a page; there is more exactly when a page came back full', async () => {
  const pages = await Promise.all([0, 1, 2, 3, 4, 5].map(async (page) => (await articles({ page })).data))
  expect(pages.map((page) => [page.dataList.length, page.hasMore])).toEqual([
    [10, true],
    [10, true],
    [10, true],
    [10, true],
    [4, false],
    [0, false],
  ])
  const ids = pages.flatMap((page) => page.dataList.map((item) => item.newsId))
  expect(new Set(ids).size).toBe(44)
  expect(ids.slice(0, 3)).toEqual(['copy-3', 'copy-2', 'copy-1'])
  const times = pages.flatMap((page) => page.dataList.map((item) => item.newsTimestamp))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(pages[0]?.dataList[0]).toMatchObject({
    platform: 'xq',
    author: { authorId: 'a1', name: '老树' },
    likes: null,
    replies: 3,
    newsDate: 'Mar 18',
    copies: 2,
  })
})

test('COMP-41 COMP-11 each post says how many per cent bullish, bearish, neutral and irrelevant it is: whole numbers that add up to 100', async () => {
  const { data } = await articles({ page: 1 })
  for (const { percentages, stance } of data.dataList) {
    expect(percentages && percentages.many + percentages.empty + percentages.neutral + percentages.irrelevant).toBe(100)
    const largest =
      percentages &&
      Object.entries({
        many: percentages.many,
        empty: percentages.empty,
        neutral: percentages.neutral,
        irrelevance: percentages.irrelevant,
      }).toSorted((a, b) => b[1] - a[1])[0]?.[0]
    expect(largest).toBe(stance)
  }
})

test('COMP-11 whole per cent of any parts add up to exactly 100, none further than one from its share', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 8 }), (parts) => {
      const whole = wholePercentages(parts)
      const sum = parts.reduce((all, one) => all + one, 0)
      expect(whole === null).toBe(sum === 0)
      if (whole) expect(whole.reduce((all, one) => all + one, 0)).toBe(100)
      for (const [at, one] of (whole ?? []).entries())
        expect(Math.abs(one - ((parts[at] ?? 0) / sum) * 100)).toBeLessThan(1 + 1e-9)
    }),
  )
  expect(wholePercentages([1, 1, 1])).toEqual([34, 33, 33])
  expect(() => wholePercentages([1, -1])).toThrow(RangeError)
})

test('COMP-41 posts of a fictional market bear the name of no real forum', () => {
  const days = (['xq', 'df'] as const).map((platform) => ({
    platform,
    stance: 'many' as const,
    stories: 3,
    raw: 3,
  })) as unknown as Parameters<typeof presentPlatforms>[0]
  expect(presentPlatforms(days, true).map(({ nameZh, nameEn }) => [nameZh, nameEn])).toEqual([
    ['虚构社区', 'Fictional community'],
    ['虚构股吧', 'Fictional forum'],
  ])
  expect(presentPlatforms(days, false).map(({ nameZh }) => nameZh)).toEqual(['雪球', '东方财富股吧'])
})

test('COMP-41 COMP-11 platforms are told apart, with their percentages of the last 30 days; a post of no named platform is listed all the same', async () => {
  const { data } = await articles()
  const [xq, df] = data.platforms
  expect(xq).toMatchObject({ platform: 'xq', nameZh: '雪球', raw: 35, posts: 33, read: 33, grey: false })
  expect(df).toMatchObject({ platform: 'df', raw: 8, posts: 8, grey: true })
  expect(xq?.percentages && Object.values(xq.percentages).reduce((all, one) => all + one, 0)).toBe(100)
  expect(xq?.percentages?.many).toBeGreaterThan(xq?.percentages?.empty ?? 100)
  expect((await articles({ platform: 'df' })).data).toMatchObject({
    hasMore: false,
    dataList: expect.arrayContaining([expect.objectContaining({ platform: 'df', author: null })]),
  })
  expect((await articles({ page: 4 })).data.dataList.at(-1)).toMatchObject({ newsId: 'plain', platform: null })
  const bears = (await articles({ stance: 'empty' })).data.dataList
  expect(bears.length).toBeGreaterThan(0)
  expect(bears.every((item) => item.stance === 'empty')).toBe(true)
})

test('COMP-39 bullish against bearish posts over time, copies counted once, with counts beside; grey below thirty', async () => {
  const { data } = await trend({ from: '2024-03-01', unit: 'week' })
  expect(data.time).toEqual(['2024-02-26', '2024-03-04', '2024-03-11', '2024-03-18'])
  const sum = (column: number[]) => column.reduce((all, one) => all + one, 0)
  expect(sum(data.raw)).toBe(43)
  expect([data.many, data.empty, data.neutral, data.irrelevant].map(sum).reduce((all, one) => all + one, 0)).toBe(41)
  expect(data.total).toMatchObject({ raw: 43, unread: 0, grey: false, many: sum(data.many), empty: sum(data.empty) })
  expect(data.total.ratio).toBeCloseTo((sum(data.many) / (sum(data.many) + sum(data.empty))) * 100, 0)
  expect((data.total.low ?? 100) < (data.total.ratio ?? 0) && (data.total.ratio ?? 100) < (data.total.high ?? 0)).toBe(
    true,
  )
  expect(data.grey).toEqual(
    data.time.map(
      (_none, at) =>
        (data.many[at] ?? 0) + (data.empty[at] ?? 0) + (data.neutral[at] ?? 0) + (data.irrelevant[at] ?? 0) <
        FEWEST_POSTS,
    ),
  )
  expect((await trend({ from: '2024-02-01', to: '2024-02-20', unit: 'day' })).data).toMatchObject({
    ratio: Array.from({ length: 20 }, () => null),
    total: { raw: 0, ratio: null, grey: true },
  })
})

test('COMP-39 COMP-41 as of a past day only posts of that time count, by what was read of them', async () => {
  expect((await articles({}, { asOf: '2024-03-02' })).data.dataList.every((item) => item.newsDay <= '2024-03-02')).toBe(
    true,
  )
  const { data } = await trend({ unit: 'month' }, { asOf: '2024-03-10' })
  expect(data.time.at(-1)).toBe('2024-03-01')
  expect(data.raw.at(-1)).toBe((await trend({ unit: 'day', from: '2024-03-01', to: '2024-03-10' })).data.total.raw)
})

test('COMP-39 COMP-41 bad input, a missing session and what the market does not know are refused by name; a company without posts has none', async () => {
  for (const operation of [opinion.articles, opinion.ratioTrend]) {
    expect(await server.call(operation, { companyId: maker })).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    expect(await server.call(operation, { companyId: maker }, { as: user, market: 'other' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await server.call(operation, { companyId: maker, platform: 'weibo' as 'xq' }, { as: user })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field: 'platform' },
    })
  }
  expect(await articles({ page: -1 })).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'page' } })
  expect(await trend({ from: '2024-03-10', to: '2024-03-01' })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    data: { field: 'from' },
  })
  expect((await server.call(opinion.articles, { companyId: 'SHZ-000652' }, { as: user })).data).toEqual({
    dataList: [],
    page: 0,
    hasMore: false,
    platforms: [],
  })
})
