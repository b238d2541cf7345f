import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing.ts'
import { storyBook } from './stories.ts'
import { importedFacts, testReading } from '../testing-work.ts'

const HOUR = 3_600_000
const begun = Date.parse('2024-03-01T00:00:00Z')
const line = '岚海重工这波订单排到后年了，目标价先看三十，错过这次再等三年，懂的都懂，'

let server: TestServer
/** Sixty posts and texts over fifty days: of each three in a row tell the same, the third a day and a half later. */
const said = Array.from({ length: 60 }, (_, at) => ({
  id: `s${String(at).padStart(2, '0')}`,
  at: begun + (Math.floor(at / 3) * 60 + ([0, 2, 36][at % 3] ?? 0)) * HOUR,
  post: Math.floor(at / 3) % 2 === 0,
  text: `${line}第${Math.floor(at / 3)}次说这句话`,
}))

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-20T02:00:00Z')
  const gathered = importedFacts(server)
  for (const { id, at, post, text } of said)
    gathered.document({ id, kind: post ? 'post' : 'news', title: text, at: new Date(at).toISOString() })
  await gathered.save()
  await (await testReading(server)).work()
})
afterAll(() => server.stop())

test('a memory that is trimmed at every text tells the same leaders as one that keeps all, and stays small', async () => {
  const [kept, trimmed] = [storyBook(server.sql, 1), storyBook(server.sql, 1, 0)]
  let [trims, copies] = [0, 0]
  for (const { id, at, post, text } of said) {
    const asked = { id, at, known: at, title: text, body: text, post, companies: [] }
    if (trimmed.isFull()) {
      trimmed.trim(at)
      trims++
    }
    await kept.reach(asked)
    await trimmed.reach(asked)
    const { leader, later } = kept.leaderOf(asked)
    if (leader !== id) copies++
    expect(trimmed.leaderOf(asked)).toMatchObject({ leader, later })
  }
  expect(trims).toBeGreaterThan(0)
  // The second of each three, and the third where it is no post: ten posts, ten other texts.
  expect(copies).toBe(10 + 2 * 10)
})
