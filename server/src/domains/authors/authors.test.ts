import { authors } from '@pandora/contract/domains/authors/operations'
import { instantOf } from '@pandora/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const maker = 'SHZ-000651'
let server: TestServer
let user: Caller

const iso = (day: string, time = '12:00:00') => new Date(instantOf(day, time)).toISOString()
const bullish = '格里空调必须加仓，主力抄底，明天涨停'
const bearish = '格里空调利空不断，割肉清仓，远离'

beforeAll(async () => {
  server = await testServer()
  server.clock.now = instantOf('2024-03-20', '10:30:00')
  user = await server.caller()
  const made = importedFacts(server).company({ id: maker, short: '格里空调' })
  for (let at = 1; at <= 12; at++)
    made.add('author', { author_id: `a${at}`, platform: at % 2 ? 'xq' : 'df', name: `作者${at}`, joined_on: null })
  made.add('author_count', { author_id: 'a1', observed_on: '2024-03-18', fans: 12_000 })
  made.add('author_count', { author_id: 'a1', observed_on: '2024-03-19', fans: 12_500 })
  // Counted on the first day alone, and one last counted before the days that are asked for.
  made.add('author_count', { author_id: 'a2', observed_on: '2024-03-18', fans: 400 })
  made.add('author_count', { author_id: 'a3', observed_on: '2024-02-01', fans: 70 })
  const post = (id: string, author: string | null, text: string, at: string, more: object = {}) => {
    made.document({ id, kind: 'post', title: text.slice(0, 20), body: text, at, companies: [maker], source: '雪球' })
    made.add('post', {
      document_id: id,
      platform: 'xq',
      author_id: author,
      reply_count: 3,
      like_count: 10,
      read_count: null,
      form: 'article',
      thread_id: null,
      board: null,
      published_at: at,
      ...more,
    })
  }
  for (let at = 0; at < 11; at++)
    post(
      `p${at}`,
      'a1',
      `${bullish}，理由见第${at * 7}页和第${at}封来信`,
      iso('2024-03-18', `1${at % 3}:${10 + at}:00`),
      {
        read_count: 100,
      },
    )
  post('bear', 'a1', bearish, iso('2024-03-19', '21:00:00'), { form: 'comment', like_count: null })
  post('other', 'a2', `${bearish}，我在路边想了很久`, iso('2024-03-19'), { platform: 'df' })
  post('nobody', null, '今天天气很好，适合出门散步', iso('2024-03-19'))
  await made.save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const asked = () => ({ as: user })
const span = { from: '2024-03-17', to: '2024-03-20' }

test('OPINION-18 OPINION-06 the list begins with the overview of id 0, then authors by what they wrote, ten a page', async () => {
  const { data } = await server.call(authors.page, {}, asked())
  expect(data.dataList.map(({ id }) => id).slice(0, 3)).toEqual(['0', 'a1', 'a2'])
  expect(data).toMatchObject({ total: 13, hasMore: true })
  expect(data.dataList[0]).toMatchObject({ name: null, rawNum: 14, fansNum: 12_970 })
  expect(data.dataList[1]).toMatchObject({ name: '作者1', rawNum: 12, articleNum: 11, likeNum: 110, commentNum: 36 })
  const { data: next } = await server.call(authors.page, { page: 1 }, asked())
  expect([next.dataList.length, next.hasMore]).toEqual([3, false])
  const { data: df } = await server.call(authors.page, { platform: 'df' }, asked())
  expect([df.total, df.dataList[1]?.id]).toEqual([7, 'a2'])
})

test('OPINION-20 OPINION-05 an author has an entry of counts for each day', async () => {
  const { data } = await server.call(authors.detail, { authorId: 'a1', ...span }, asked())
  expect(data.days.map(({ day, rawNum, fansNum }) => [day, rawNum, fansNum])).toEqual([
    ['2024-03-17', 0, null],
    ['2024-03-18', 11, 12_000],
    ['2024-03-19', 1, 12_500],
    ['2024-03-20', 0, null],
  ])
  expect(data.days[1]).toMatchObject({ articleNum: 11, commentNum: 33, likeNum: 110, emptyNum: 0 })
  expect(data.days[1]?.dateTimestamp).toBe(instantOf('2024-03-18'))
  expect(data.days[0]?.likeNum).toBeNull()
  expect((await server.call(authors.detail, { authorId: 'nobody' }, asked())).status).toBe(404)
})

test('OPINION-17 OPINION-07 an author’s articles come ten a page, and a page that is not full is the last', async () => {
  const { data } = await server.call(authors.articles, { authorId: 'a1' }, asked())
  expect([data.dataList.length, data.hasMore, data.total]).toEqual([10, true, 11])
  const { data: next } = await server.call(authors.articles, { authorId: 'a1', page: 1 }, asked())
  expect([next.dataList.length, next.hasMore]).toEqual([1, false])
  const { data: comments } = await server.call(authors.articles, { authorId: 'a1', form: 'comment' }, asked())
  expect(comments.dataList.map(({ newsId }) => newsId)).toEqual(['bear'])
})

test('OPINION-21 fans and stances stand beside each other by day', async () => {
  const { data } = await server.call(authors.fansPolarity, { authorId: 'a1', ...span }, asked())
  expect([data.fansNum, data.emptyNum]).toEqual([
    [null, 12_000, 12_500, null],
    [0, 0, 1, 0],
  ])
})

test('OPINION-22 how often an author writes: by week, weekday and hour', async () => {
  const { data } = await server.call(authors.updateFrequency, { authorId: 'a1', ...span }, asked())
  expect(data.weeks.at(-1)).toEqual({ week: '2024-03-18', articleNum: 11, commentNum: 1 })
  expect([data.weekdays[0], data.weekdays[1], data.hours[21], data.activeDays, data.days]).toEqual([11, 1, 1, 2, 4])
  expect(data.perWeek).toBe(21)
})

test('OPINION-23 fans are those that were counted, with what came since; other days are missing', async () => {
  const { data } = await server.call(authors.accumulatedFans, { authorId: 'a1', ...span }, asked())
  expect([data.fansNum, data.gain]).toEqual([
    [null, 12_000, 12_500, null],
    [null, null, 500, null],
  ])
})

test('OPINION-23 fans of all are the sum of the last count of each: who is not counted on a day is not lost', async () => {
  const { data } = await server.call(authors.accumulatedFans, { authorId: '0', ...span }, asked())
  expect([data.fansNum, data.authors, data.gain]).toEqual([
    [null, 12_470, 12_970, null],
    [0, 3, 3, 0],
    [null, null, 500, null],
  ])
})

test('OPINION-24 reads and comments of articles, missing where nobody counts them', async () => {
  const { data } = await server.call(authors.readComment, { authorId: 'a1', ...span }, asked())
  expect([data.readNum, data.commentNum]).toEqual([
    [null, 1100, null, null],
    [null, 33, 3, null],
  ])
})

test('OPINION-25 all authors together, and posts whose author nobody says', async () => {
  const { data } = await server.call(authors.overview, {}, asked())
  expect(data).toMatchObject({ authors: 12, active: 2, nameless: 1, rawNum: 14, fansNum: 12_970 })
  expect(data.platforms.map(({ platform, authors: all, rawNum }) => [platform, all, rawNum])).toEqual([
    ['xq', 6, 12],
    ['df', 6, 1],
  ])
})

test('OPINION-26 how an author’s posts stand: words that were written before count once', async () => {
  const { sql } = server
  const polarity = async () => (await server.call(authors.polarity, { authorId: 'a1', ...span }, asked())).data
  const before = await polarity()
  const percentage = Math.round(((before.manyNum - 1) / (before.manyNum + 1)) * 1000) / 10
  expect(before).toMatchObject({ emptyNum: 1, raw: 12, percentage })
  await sql`update document_analysis set story_id = 'p0' where document_id = 'p1' and story_id = 'p1'`
  const after = await polarity()
  expect([after.raw, before.total - after.total]).toEqual([12, 1])
  await sql`update document_analysis set story_id = 'p1' where document_id = 'p1'`
})

test('as of an evening only what was known then is counted', async () => {
  const { data } = await server.call(
    authors.polarity,
    { authorId: 'a1', ...span },
    {
      ...asked(),
      headers: { 'x-as-of': iso('2024-03-18', '23:00:00') },
    },
  )
  expect([data.raw, data.emptyNum]).toEqual([11, 0])
})

test('calls that no price covers are void, and say so', async () => {
  const { data } = await server.call(authors.record, { authorId: 'a1' }, asked())
  expect(data.calls).toBeGreaterThan(0)
  expect(data.horizons.map(({ horizon, closed, grey, hitRate }) => [horizon, closed, grey, hitRate])).toEqual([
    [1, 0, true, null],
    [5, 0, true, null],
    [20, 0, true, null],
  ])
})
