import { authors, REPEATER_POSTS } from '@pandora/contract/domains/authors/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../../analysis/testing-work.ts'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'

const maker = 'SHZ-000651'
const MINUTE = 60_000
const begun = Date.parse('2024-03-18T01:00:00Z')
/** Words of their own for each number: no two of them are near to one another. */
const words = (n: number): string =>
  Array.from({ length: 40 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((n * 977 + at * 131 + at * at * n) % 6000)),
  ).join('')
const platformOf = (author: string | null) => (author?.startsWith('d') ? 'df' : 'xq')

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  const made = importedFacts(server).company({ id: maker, short: '格里空调' })
  const post = (id: string, author: string | null, text: string, minute: number) => {
    const at = new Date(begun + minute * MINUTE).toISOString()
    made.document({ id, kind: 'post', title: text.slice(0, 20), body: text, at, companies: [maker], source: '雪球' })
    made.add('post', {
      document_id: id,
      platform: platformOf(author),
      author_id: author,
      reply_count: null,
      like_count: null,
      form: 'article',
      published_at: at,
    })
  }
  for (const author of ['w1', 'w2', 'echo', 'decho', 'half', 'few', 'self', 'after'])
    made.add('author', { author_id: author, platform: platformOf(author), name: `号${author}`, joined_on: null })
  /** So many posts of an account: the first `repeats` of them say what others have said, the rest is its own. */
  let own = 1000
  const wrote = (author: string, posts: number, repeats: number, minute: number) => {
    for (let at = 0; at < posts; at++)
      post(`${author}${at}`, author, at < repeats ? words(at) : words(own++), minute + at)
  }
  for (let n = 0; n < 12; n++) post(`first${n}`, n % 2 ? 'w2' : 'w1', words(n), n)
  wrote('echo', 10, 5, 60)
  wrote('decho', 11, 11, 90)
  wrote('half', 12, 5, 120)
  wrote('few', REPEATER_POSTS - 1, REPEATER_POSTS - 1, 150)
  // What somebody says again is their own, and what nobody signed is not another's.
  for (let at = 0; at < 10; at++) post(`self${at}`, 'self', words(500), 180 + at)
  for (let at = 0; at < 10; at++) {
    post(`unsigned${at}`, null, words(600 + at), 200 + at)
    post(`after${at}`, 'after', words(600 + at), 220 + at)
  }
  await made.save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const repeaters = async (input: object = {}, asOf?: string) =>
  (await server.call(authors.repeaters, input, { as: user, ...(asOf ? { asOf } : {}) })).data

test('accounts of whose posts half or more repeat others are listed with share, sources and their newest pair', async () => {
  const list = await repeaters()
  // half has 5 of 12, few 9 posts in all, self repeats itself, after repeats nobody who is known.
  expect(list.dataList.map((one) => one.id)).toEqual(['decho', 'echo'])
  expect(list.dataList[1]).toEqual({
    id: 'echo',
    name: '号echo',
    platform: 'xq',
    rawNum: 10,
    repeatNum: 5,
    share: 0.5,
    sourceNum: 2,
    lastPostAt: begun + 69 * MINUTE,
    example: {
      newsId: 'echo4',
      newsTimestamp: begun + 64 * MINUTE,
      firstId: 'first4',
      firstTimestamp: begun + 4 * MINUTE,
      firstAuthor: { authorId: 'w1', name: '号w1' },
    },
  })
  expect(list.dataList[0]).toMatchObject({ rawNum: 11, repeatNum: 11, share: 1, sourceNum: 2 })
  // echo, decho, half, self and after wrote ten or more; w1, w2 and few did not.
  expect(list).toMatchObject({ total: 2, lookedAt: 5, fromDay: '2024-02-20', toDay: '2024-03-20' })
})

test('the posts of an account are as many here as in the list of authors', async () => {
  const { dataList } = (await server.call(authors.page, { size: 100 }, { as: user })).data
  const wrote = new Map(dataList.map((one) => [one.id, one.rawNum]))
  for (const one of (await repeaters()).dataList) expect([one.id, wrote.get(one.id)]).toEqual([one.id, one.rawNum])
})

test('by platform, by another order, and a page at a time', async () => {
  const of = async (input: object) => (await repeaters(input)).dataList.map((one) => one.id)
  expect(await of({ platform: 'df' })).toEqual(['decho'])
  expect(await repeaters({ platform: 'df' })).toMatchObject({ total: 1, lookedAt: 1 })
  expect(await of({ platform: 'xq' })).toEqual(['echo'])
  expect(await of({ sort: 'last' })).toEqual(['decho', 'echo'])
  expect([await of({ size: 1 }), await of({ size: 1, page: 1 }), await of({ size: 1, page: 2 })]).toEqual([
    ['decho'],
    ['echo'],
    [],
  ])
})

test('as of an instant only what was written by then counts', async () => {
  const at = (minute: number) => new Date(begun + minute * MINUTE).toISOString()
  // Nine posts of echo are too few, its tenth makes it be looked at; decho has not written yet.
  expect(await repeaters({}, at(68.5))).toMatchObject({ total: 0, lookedAt: 0 })
  const then = await repeaters({}, at(69.5))
  expect(then.dataList.map((one) => one.id)).toEqual(['echo'])
  // A week later nothing was written within seven days.
  server.clock.now += 10 * 24 * 60 * MINUTE
  try {
    expect((await repeaters({ days: '7' })).total).toBe(0)
    expect((await repeaters({ days: '30' })).total).toBe(2)
  } finally {
    server.clock.now -= 10 * 24 * 60 * MINUTE
  }
})

test('what cannot be asked is refused, and so is who is not signed in', async () => {
  for (const input of [{ sort: 'name' }, { platform: 'nowhere' }, { days: '31' }])
    expect((await server.call(authors.repeaters, input as never, { as: user })).status).toBe(400)
  expect((await server.call(authors.repeaters, {})).code).toBe('NOT_SIGNED_IN')
})
