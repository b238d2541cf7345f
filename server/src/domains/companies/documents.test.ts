import { companies } from '@pandora/contract/domains/companies/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts, secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const maker = 'SHZ-000651'
let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await secondMarket(server)
  const made = facts(server.sql, { file: 'news.jsonl' }).company({ id: maker, short: '格里空调', en: 'Geli Air' })
  for (let at = 0; at < 23; at++)
    made.document({
      id: `news-${String(at).padStart(2, '0')}`,
      title: `第${at}条`,
      at: `2019-0${1 + Math.floor(at / 10)}-${10 + (at % 10)}T02:00:00.000Z`,
      companies: [maker],
    })
  await made
    .document({
      id: 'mention',
      title: '行业综述',
      at: '2020-02-01T02:00:00.000Z',
      companies: [{ id: maker, relation: 'mention' }],
    })
    .document({
      id: 'notice',
      title: '年度报告',
      kind: 'announcement',
      at: '2019-04-30T08:00:00.000Z',
      companies: [maker],
      url: 'https://notice.example.test/1',
    })
    .document({ id: 'post', title: '论坛', kind: 'post', at: '2019-04-30T08:00:00.000Z', companies: [maker] })
    .document({ id: 'elsewhere', title: '别家', at: '2020-03-01T02:00:00.000Z', companies: ['SSE-600100'] })
    .save()
})
afterAll(() => server.stop())

const news = (input: object = {}, options: object = {}) =>
  server.call(companies.news, { companyId: maker, ...input }, { as: user, ...options })

test('COMP-23 news of a company come newest first, ten a page, with the names of the companies', async () => {
  const { data } = await news()
  expect(data.dataList.map((item) => item.newsId).slice(0, 3)).toEqual(['mention', 'news-22', 'news-21'])
  expect([data.dataList.length, data.total, data.page, data.hasMore]).toEqual([10, 24, 0, true])
  expect(data.dataList[1]?.companies).toEqual([
    {
      companyId: maker,
      code: '000651',
      nameZh: '格里空调',
      nameEn: 'Geli Air',
      changeRate: null,
      changeOn: null,
      changeAdjusted: false,
    },
  ])
})

test('COMP-17 COMP-23 total pages are the total by the size, rounded up; a page that is not full is the last', async () => {
  expect((await news()).data.totalPages).toBe(3)
  const last = (await news({ page: 2 })).data
  expect([last.dataList.length, last.hasMore, last.dataList.at(-1)?.newsId]).toEqual([4, false, 'news-00'])
  expect((await news({ size: 24 })).data).toMatchObject({ totalPages: 1, hasMore: true })
  expect((await news({ page: 9 })).data).toMatchObject({ dataList: [], total: 24, hasMore: false })
})

test('COMP-23 news about a company are told from news that mention it; announcements and posts are no news', async () => {
  expect((await news({ relation: 'mention' })).data.dataList.map((item) => item.newsId)).toEqual(['mention'])
  expect((await news({ relation: 'subject' })).data.total).toBe(23)
})

test('COMP-23 as of a past day only what was published by then is listed and counted; another market has none', async () => {
  const { data } = await news({}, { asOf: '2019-01-12' })
  expect([data.dataList.map((item) => item.newsId), data.total]).toEqual([['news-02', 'news-01', 'news-00'], 3])
  expect((await news({}, { market: 'other' })).data).toMatchObject({ dataList: [], total: 0, totalPages: 0 })
})

test('COMP-22 announcements carry their time as publishTime and their day as newsDate', async () => {
  const { data } = await server.call(companies.announcements, { companyId: maker }, { as: user })
  expect(data).toMatchObject({
    total: 1,
    totalPages: 1,
    dataList: [{ newsId: 'notice', kind: 'announcement', publishTime: '2019-04-30T08:00:00.000Z', newsDate: 'Apr 30' }],
  })
  expect(
    (await server.call(companies.announcements, { companyId: maker }, { as: user, asOf: '2019-04-29' })).data.total,
  ).toBe(0)
})

test('COMP-22 COMP-23 a list is narrowed to a source, a class or a tone, with how many there are of each', async () => {
  const facets = (kind: 'news' | 'announcement') =>
    server.call(companies.documentFacets, { companyId: maker, kind }, { as: user })
  const { sources, categories } = (await facets('news')).data
  expect(sources.map(({ count }) => count)).toEqual([24])
  expect(categories).toEqual([])
  const source = sources[0]?.source ?? ''
  expect((await news({ source })).data.total).toBe(24)
  expect((await news({ source: '没有的来源' })).data).toMatchObject({ dataList: [], total: 0 })
  expect((await news({ relation: 'mention', source })).data.total).toBe(1)
  expect((await news({ tone: 'risk' })).data.total).toBe(0)
  expect(await news({ tone: 'angry' })).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'tone' } })
  expect(
    (await server.call(companies.announcements, { companyId: maker, category: 'none' }, { as: user })).data.total,
  ).toBe(0)
})

test('COMP-24 a news item opens with its text and its origin; what is unknown, or was then, is not found', async () => {
  const open = (newsId: string, options: object = {}) =>
    server.call(companies.newsDetail, { newsId }, { as: user, ...options })
  expect((await open('notice')).data).toMatchObject({
    newsId: 'notice',
    content: '年度报告。正文。',
    url: 'https://notice.example.test/1',
    provenance: { file: 'news.jsonl', knownBy: 'published' },
  })
  for (const answer of [
    await open('none'),
    await open('mention', { asOf: '2019-12-31' }),
    await open('notice', { market: 'other' }),
  ])
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('COMP-22 COMP-23 COMP-24 bad input and a missing session are refused by name', async () => {
  for (const operation of [companies.news, companies.announcements]) {
    expect(await server.call(operation, { companyId: maker, page: -1 }, { as: user })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field: 'page' },
    })
    expect(await server.call(operation, { companyId: maker })).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  }
  expect(await server.call(companies.newsDetail, { newsId: '' }, { as: user })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
  })
})
