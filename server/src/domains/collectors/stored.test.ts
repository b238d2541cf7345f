import { removeRun } from '@pandora/store/runs'
import { collectedSource, COLLECTED_PROFILE } from '@pandora/sources/posts/collected-source'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveFor } from '../../imports/derive.ts'
import { runAtOnce } from '../../imports/run-at-once.ts'
import { testServer, type TestServer } from '../../testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

const post = (id: number, own: object = {}) => ({
  id: String(id),
  platform: 'xq',
  author_id: `u${id % 7}`,
  published_at: new Date(Date.parse('2024-03-01T02:00:00Z') + id * 3_600_000).toISOString(),
  text: `第 ${id} 条`,
  likes: id,
  stocks: 'SZ000001',
  ...own,
})
const deliver = (posts: readonly unknown[], at: string) =>
  runAtOnce({
    sql: server.sql,
    run: {
      marketId: 1,
      source: 'collectors',
      profile: COLLECTED_PROFILE,
      profileText: null,
      file: 'collector',
      path: 'collector',
      dryRun: false,
      startedBy: 'collector:test',
    },
    source: collectedSource(posts),
    now: () => Date.parse(at),
  })
const kinds = ['author', 'document', 'post', 'document_company'] as const
/** Versions begun and ended by kind, run and day, as they are kept and as the tables hold them. */
const summaries = async () => {
  const day = (column: string) => `(${column} at time zone 'Asia/Shanghai')::date::text`
  const told = kinds.map(
    (kind) => `select '${kind}' as kind, run_id, day, sum(begun)::int as begun, sum(ended)::int as ended from (
      select run_id, ${day('known_at')} as day, 1 as begun, 0 as ended from ${kind} where line <> -1
      union all select run_id, ${day('superseded_at')}, 0, 1 from ${kind}
        where line <> -1 and superseded_at <> 'infinity') one group by 1, 2, 3`,
  )
  const kept = await server.sql`select kind, run_id, known_on::text as day, begun, ended from fact_summary
    where kind = any(${[...kinds]}) order by 1, 2, 3`
  return { kept: [...kept], counted: [...(await server.sql.unsafe(`${told.join(' union all ')} order by 1, 2, 3`))] }
}
const state = async () =>
  (
    await server.sql<{ posts: number; companies: number }[]>`
    select (select count(*)::int from post) as posts, (select count(*)::int from document_company) as companies`
  )[0]

test('what data health counts of posts is what the tables hold, after new posts, corrections and one taken back', async () => {
  const posts = Array.from({ length: 30 }, (_, at) => post(at))
  await deliver(posts, '2024-03-10T02:00:00Z')
  const corrected = await deliver(
    [...posts.slice(0, 10).map((_, at) => post(at, { likes: 900 + at })), post(99)],
    '2024-03-11T02:00:00Z',
  )
  expect(corrected.tally.kinds.post).toMatchObject({ new: 1, updated: 10 })
  // The same again changes nothing, and one correction follows another.
  const same = await deliver(posts.slice(20), '2024-03-12T02:00:00Z')
  expect(same.tally.kinds.post).toMatchObject({ new: 0, updated: 0, unchanged: 10 })
  await deliver([post(0, { likes: 5000, text: '改过' })], '2024-03-13T02:00:00Z')
  const { kept, counted } = await summaries()
  expect(kept).toEqual(counted)
  await removeRun(server.sql, corrected.runId, deriveFor(1))
  const after = await summaries()
  expect(after.kept).toEqual(after.counted)
  const [first] = await server.sql<{ likes: number; versions: number }[]>`
    select (array_agg(p.like_count order by p.known_at desc))[1] as likes, count(*)::int as versions
    from post p join document d on d.document_id = p.document_id and d.superseded_at = 'infinity'
    where d.external_id like '%0' and d.title = '改过'`
  expect(first).toEqual({ likes: 5000, versions: 2 })
})

test('a delivery that the database refuses leaves nothing but its run, told as failed, and can be sent again', async () => {
  const before = await state()
  await server.sql`alter table document_company add constraint no_bank check (company_id <> 'SSE-600036')`
  const posts = [post(200), post(201, { stocks: 'SH600036' })]
  await expect(deliver(posts, '2024-03-14T02:00:00Z')).rejects.toThrow()
  expect(await state()).toEqual(before)
  const [run] = await server.sql<{ state: string; error_code: string | null; rows_read: number }[]>`
    select state, error_code, rows_read from import_run order by run_id desc limit 1`
  expect(run).toMatchObject({ state: 'failed', rows_read: 2 })
  expect(run?.error_code).not.toBeNull()
  await server.sql`alter table document_company drop constraint no_bank`
  expect((await deliver(posts, '2024-03-14T02:01:00Z')).tally.kinds.post).toMatchObject({ new: 2 })
})

test('two deliveries at once of the same posts store each once, and one of them says so', async () => {
  const posts = Array.from({ length: 300 }, (_, at) => post(1000 + at, { published_at: '2024-03-14T02:00:00Z' }))
  const both = await Promise.all([deliver(posts, '2024-03-15T02:00:00Z'), deliver(posts, '2024-03-15T02:00:01Z')])
  expect(both.map(({ tally }) => tally.kinds.post?.new).toSorted((a = 0, b = 0) => a - b)).toEqual([0, 300])
  const { kept, counted } = await summaries()
  expect(kept).toEqual(counted)
})
