import { randomUUID } from 'node:crypto'
import { headerNames } from '@pandora/contract/constants'
import { collectors, COLLECT_PATH, MOST_BYTES, MOST_POSTS } from '@pandora/contract/domains/collectors/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { pruneNonces } from './queries.ts'
import { CLOCK_MS, NONCE_MS, signatureOf } from './signature.ts'

let server: TestServer
let admin: Caller
let user: Caller
let key: { keyId: string; secret: string }
beforeAll(async () => {
  server = await testServer()
  ;[admin, user] = [await server.caller('admin'), await server.caller()]
  key = (await server.call(collectors.create, { name: '雪球采集' }, { as: admin })).data
})
afterAll(() => server.stop())

const post = (id: string, own: object = {}) => ({
  id,
  platform: 'xq',
  author_id: 'u1',
  published_at: '2026-03-02T10:00:00+08:00',
  text: `第 ${id} 条`,
  ...own,
})

interface Sent {
  body?: string
  by?: { keyId: string; secret: string }
  at?: number
  nonce?: string
  headers?: Record<string, string>
}
interface Answer {
  runId: number
  received: number
  new: number
  changed: number
  unchanged: number
  refused: number
  refusals: { at: number; field: string; reason: string; message: string }[]
}

/** Sends a delivery as a collector does; what is given stands in for what would be right. */
async function send(posts: readonly unknown[], { body, by = key, at, nonce = randomUUID(), headers }: Sent = {}) {
  const payload = body ?? JSON.stringify({ posts })
  const timestamp = String(Math.floor((at ?? server.clock.now) / 1000))
  const answer = await server.web.app.inject({
    method: 'POST',
    url: COLLECT_PATH,
    payload,
    headers: {
      'content-type': 'application/json',
      [headerNames.language]: 'en',
      'pandora-key': by.keyId,
      'pandora-timestamp': timestamp,
      'pandora-nonce': nonce,
      'pandora-signature': signatureOf(by.secret, { timestamp, nonce }, Buffer.from(payload)),
      ...headers,
    },
  })
  return { status: answer.statusCode, ...answer.json<{ code: string; message: string; data: Answer }>() }
}
const stored = async () =>
  (await server.sql<{ count: number }[]>`select count(*)::int as count from post where superseded_at = 'infinity'`)[0]
    ?.count

test('posts that are sent are stored before the answer; the same again changes nothing, another text corrects', async () => {
  const posts = [post('1', { likes: 3, stocks: 'SZ000001' }), post('2', { form: 'comment', thread_id: '1' })]
  expect(await send(posts)).toMatchObject({ status: 200, data: { received: 2, new: 2, refused: 0, refusals: [] } })
  expect(await stored()).toBe(2)
  expect((await send(posts)).data).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
  expect((await send([post('1', { likes: 9, stocks: 'SZ000001' })])).data).toMatchObject({ new: 0, changed: 1 })
  expect(await stored()).toBe(2)
})

test('a post that is refused is named with its place and reason in the reader’s language, the others are stored', async () => {
  const sent = [
    post('ok'),
    post('future', { published_at: '2099-01-01T00:00:00Z' }),
    'no object',
    post('early', { author_joined_on: '2026-03-03' }),
    post('nobody', { author_id: undefined }),
    post('smile', { text: '😀' }),
  ]
  const { data } = await send(sent)
  expect(data).toMatchObject({ received: 6 })
  const reasons = new Map(data.refusals.map((one) => [one.at, one.reason]))
  expect([reasons.get(2), reasons.get(3), reasons.get(4)]).toEqual([
    'FUTURE_DATE',
    'NOT_AN_OBJECT',
    'BEFORE_ITS_AUTHOR',
  ])
  expect(data.refusals.find((one) => one.at === 2)?.message).toBe('The date lies in the future')
  // Nobody's post counts all the same, and one of a single face.
  expect(data.new).toBe(3)
  const zh = await send([post('future', { published_at: '2099-01-01T00:00:00Z' })], {
    headers: { [headerNames.language]: 'zh-CN' },
  })
  expect(zh.data.refusals[0]?.message).toBe('日期在未来')
})

test('the same id with another text is a correction; a stock that is none, or that nobody lists, costs no post', async () => {
  await send([post('text', { text: '先看成交量' })])
  expect((await send([post('text', { text: '不看了' })])).data).toMatchObject({
    new: 0,
    changed: 1,
    unchanged: 0,
    refused: 0,
  })
  // Text and counts at once are one post that changed.
  server.clock.now += 1000
  const both = await send([post('text', { text: '再看看', likes: 4 }), post('1', { likes: 9, stocks: 'SZ000001' })])
  expect(both.data).toMatchObject({ new: 0, changed: 1, unchanged: 1 })
  const versions = await server.sql<{ body: string }[]>`
    select body from document where external_id like '%text' order by known_at, superseded_at`
  expect(versions.map(({ body }) => body)).toEqual(['先看成交量', '不看了', '再看看'])
  const { data } = await send([post('no-stock', { stocks: 'NOWHERE' }), post('unlisted', { stocks: 'SZ000999' })])
  expect([data.new, data.refusals.map(({ at, reason }) => [at, reason])]).toEqual([2, [[1, 'UNKNOWN_CODE_RANGE']]])
})

test('what is not signed by a key in force is refused, whoever it is, and stores nothing', async () => {
  const before = await stored()
  const other = { keyId: key.keyId, secret: `${key.secret}x` }
  for (const sent of [
    { by: other },
    { by: { keyId: randomUUID(), secret: key.secret } },
    { headers: { 'pandora-signature': '0'.repeat(64) } },
    { headers: { 'pandora-signature': 'nonsense' } },
    { headers: { 'pandora-nonce': 'short' } },
    { headers: { 'pandora-key': "'; drop table account" } },
  ])
    expect(await send([post('9')], sent)).toMatchObject({ status: 401, code: 'COLLECT_NOT_SIGNED' })
  // A body that was changed on its way.
  const nonce = randomUUID()
  const timestamp = String(Math.floor(server.clock.now / 1000))
  const signature = signatureOf(key.secret, { timestamp, nonce }, Buffer.from(JSON.stringify({ posts: [post('9')] })))
  expect(await send([post('8')], { nonce, headers: { 'pandora-signature': signature } })).toMatchObject({ status: 401 })
  expect(await stored()).toBe(before)
})

test('a delivery is taken once: the same nonce again is refused, and a stranger cannot use one up', async () => {
  const nonce = randomUUID()
  expect(await send([post('r')], { nonce, by: { ...key, secret: 'guessed' } })).toMatchObject({ status: 401 })
  expect(await send([post('r')], { nonce })).toMatchObject({ status: 200 })
  expect(await send([post('r2')], { nonce })).toMatchObject({ status: 409, code: 'COLLECT_REPLAYED' })
  // Two at once with one nonce: one of them.
  const same = randomUUID()
  const both = await Promise.all([send([post('p1')], { nonce: same }), send([post('p2')], { nonce: same })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('an old delivery is refused by its timestamp, also after its nonce was forgotten', async () => {
  const at = server.clock.now
  const nonce = randomUUID()
  expect(await send([post('old')], { at, nonce })).toMatchObject({ status: 200 })
  await pruneNonces(server.sql, at + NONCE_MS + 1 - NONCE_MS)
  server.clock.now = at + CLOCK_MS + 2000
  try {
    const late = await send([post('old')], { at, nonce })
    expect(late).toMatchObject({ status: 401, code: 'COLLECT_CLOCK' })
    expect(late.message).toContain('5 minutes')
  } finally {
    server.clock.now = at
  }
  // What forgets nonces keeps each longer than its timestamp is good.
  expect(NONCE_MS).toBeGreaterThan(2 * CLOCK_MS)
})

test('no JSON, no posts, too many, too large: each by name', async () => {
  for (const body of ['', '{', '[]', '{"posts":[]}', '{"posts":{}}', 'null', '\u0000'])
    expect(await send([], { body })).toMatchObject({ status: 400, code: 'COLLECT_NOT_POSTS' })
  const many = Array.from({ length: MOST_POSTS + 1 }, (_, at) => post(String(at)))
  expect(await send(many)).toMatchObject({ status: 400, code: 'COLLECT_NOT_POSTS' })
  expect(await send([post('big', { text: '长'.repeat(MOST_BYTES / 3) })])).toMatchObject({
    status: 413,
    code: 'COLLECT_TOO_LARGE',
  })
  expect(
    (await send([post('long', { text: '长'.repeat(2_100_000) })])).data.refusals.map((one) => one.reason),
  ).toContain('CELL_TOO_LONG')
})

test('keys are listed with what they brought and never with their secret; a revoked one is as good as none', async () => {
  const { data: own } = await server.call(collectors.create, { name: '股吧采集' }, { as: admin })
  await send([post('k1'), post('k2'), post('k3', { platform: 'nowhere' })], { by: own })
  const list = async () => (await server.call(collectors.list, {}, { as: admin })).data.dataList
  const listed = (await list()).find((one) => one.keyId === own.keyId)
  expect(listed).toMatchObject({
    name: '股吧采集',
    hint: own.secret.slice(-4),
    deliveries: 1,
    newPosts: 2,
    refusedPosts: 1,
    revokedAt: null,
    usedAt: new Date(server.clock.now).toISOString(),
  })
  const kept = JSON.stringify([await list(), await server.sql`select * from collector_key`])
  expect(kept).not.toContain(own.secret)
  expect(await server.call(collectors.revoke, { keyId: own.keyId }, { as: admin })).toMatchObject({ status: 200 })
  expect(await send([post('k4')], { by: own })).toMatchObject({ status: 401, code: 'COLLECT_NOT_SIGNED' })
  expect(await server.call(collectors.revoke, { keyId: own.keyId }, { as: admin })).toMatchObject({ code: 'NOT_FOUND' })
  expect((await list()).find((one) => one.keyId === own.keyId)?.revokedAt).not.toBeNull()
})

test('keys are made by administrators alone, and in the market they were made in', async () => {
  expect(await server.call(collectors.create, { name: 'x' }, { as: user })).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await server.call(collectors.list, {}, { as: user })).toMatchObject({ code: 'NOT_ALLOWED' })
  expect(await server.call(collectors.create, { name: 'x' })).toMatchObject({ code: 'NOT_SIGNED_IN' })
  expect((await server.call(collectors.create, { name: '  ' }, { as: admin })).status).toBe(400)
})
