import { authors } from '@pandora/contract/domains/authors/operations'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { densest } from './bursts.ts'
import type { ToldPost } from './bursts.queries.ts'

const maker = 'SHZ-000651'
const words = '格里空调三季报超出预期，渠道库存已经见底，外资连续五天买入，目标价上看六十元，错过这次再等一年'
let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  const made = importedFacts(server).company({ id: maker, short: '格里空调' })
  const post = (id: string, author: string, text: string, at: string) => {
    made.document({ id, kind: 'post', title: text.slice(0, 30), body: text, at, companies: [maker], source: '雪球' })
    made.add('post', {
      document_id: id,
      platform: author.startsWith('d') ? 'df' : 'xq',
      author_id: author,
      reply_count: null,
      like_count: null,
      form: 'article',
      published_at: at,
    })
  }
  for (const author of ['x1', 'x2', 'd3', 'x4', 'x5'])
    made.add('author', {
      author_id: author,
      platform: author.startsWith('d') ? 'df' : 'xq',
      name: `号${author}`,
      joined_on: null,
    })
  post('own1', 'x2', '今天去看了格里的门店，销售说安装要排到下周三', '2024-03-17T02:00:00Z')
  post('first', 'x1', words, '2024-03-18T02:00:00Z')
  post('again1', 'x2', words, '2024-03-18T02:20:00Z')
  post('again2', 'd3', `${words}！`, '2024-03-18T03:00:00Z')
  // Two days later somebody says it once more: another story, not of the burst.
  post('late', 'x4', words, '2024-03-20T01:00:00Z')
  post('other', 'x5', '格里今天成交清淡，没有什么可说的，先去吃饭了', '2024-03-18T04:00:00Z')
  await made.save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const bursts = async (input: object = {}, asOf?: string) =>
  (await server.call(authors.bursts, input, { as: user, ...(asOf ? { asOf } : {}) })).data

test('the same words by several accounts within a day are told: who, when, how alike, who only repeats', async () => {
  const list = await bursts()
  expect(list.dataList).toHaveLength(1)
  expect(list.dataList[0]).toMatchObject({
    newsId: 'first',
    accounts: 3,
    posts: 3,
    fromTimestamp: Date.parse('2024-03-18T02:00:00Z'),
    toTimestamp: Date.parse('2024-03-18T03:00:00Z'),
    seen: 'coordinated',
    heat: { rawNum: 4, heatNum: 2 },
    // x2 wrote something of its own, x1 was the first: only d3 has nothing but words of others.
    onlyRepeat: 1,
    platforms: ['xq', 'df'],
    companies: [{ companyId: maker, nameZh: '格里空调' }],
  })
  expect(list.dataList[0]?.likeness.mean).toBeGreaterThan(0.9)
  expect(list).toMatchObject({ rawNum: 6, repeatNum: 2 })
})

test('every post with the words is listed, the first of them first, whichever of them is asked by', async () => {
  for (const newsId of ['first', 'again2']) {
    const { data } = await server.call(authors.burst, { newsId }, { as: user })
    expect(data.dataList.map((one) => one.newsId)).toEqual(['first', 'again1', 'again2'])
    expect(data.dataList[0]).toMatchObject({ likeness: 1, author: { authorId: 'x1', name: '号x1' } })
  }
  expect((await server.call(authors.burst, { newsId: 'other' }, { as: user })).data.total).toBe(1)
  expect((await server.call(authors.burst, { newsId: 'nothing' }, { as: user })).code).toBe('NOT_FOUND')
})

test('by least accounts, and as of an hour in which two had written', async () => {
  expect((await bursts({ least: '5' })).total).toBe(0)
  expect((await bursts({ least: '3' })).total).toBe(1)
  const then = await bursts({ least: '2' }, '2024-03-18T02:30:00Z')
  expect(then.dataList.map((one) => [one.newsId, one.accounts])).toEqual([['first', 2]])
  expect((await bursts({ days: '7', least: '2' }, '2024-03-18T02:10:00Z')).total).toBe(0)
})

test('what cannot be asked is refused, and so is who is not signed in', async () => {
  expect((await server.call(authors.bursts, { least: '4' } as never, { as: user })).status).toBe(400)
  expect((await server.call(authors.bursts, {})).code).toBe('NOT_SIGNED_IN')
  expect((await server.call(authors.burst, { newsId: 'first' })).code).toBe('NOT_SIGNED_IN')
})

test('the densest 24 hours hold as many accounts as any 24 hours do', () => {
  const HOUR = 3_600_000
  const posts = fc.array(fc.tuple(fc.nat(6), fc.nat(96)), { minLength: 1, maxLength: 24 }).map((list) =>
    list
      .map(([author, hour], at): ToldPost => ({
        story_id: 's',
        document_id: String(at),
        author_id: `a${author}`,
        platform: 'xq',
        published_at: hour * HOUR,
      }))
      .toSorted((a, b) => a.published_at - b.published_at),
  )
  fc.assert(
    fc.property(posts, (told) => {
      const within = (from: number) =>
        new Set(
          told
            .filter((one) => one.published_at >= from && one.published_at < from + 24 * HOUR)
            .map((one) => one.author_id),
        ).size
      const most = Math.max(...told.map((one) => within(one.published_at)))
      const found = densest(told)
      expect(new Set(found.map((one) => one.author_id)).size).toBe(most)
      expect((found.at(-1)?.published_at ?? 0) - (found[0]?.published_at ?? 0)).toBeLessThan(24 * HOUR)
    }),
  )
})
