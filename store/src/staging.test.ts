import { Refusal } from '@pandora/contract/errors'
import type { KindName } from '@pandora/contract/records/kinds'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { copyIn } from './copy.ts'
import { connect, type Sql } from './database.ts'
import { openStaging, type Staging } from './staging.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
let sql: Sql
beforeAll(async () => {
  database = await testDatabase()
  sql = database.sql
  await sql`create table copied (value integer)`
})
afterAll(() => database.drop())
beforeEach(() => sql`truncate post, observation, import_run, copied restart identity cascade`)

const published = { at: Date.parse('2024-03-01T00:00:00Z'), by: 'published' } as const

async function staging(): Promise<{ staging: Staging; runId: number }> {
  const [row] = await sql<
    { run_id: number }[]
  >`insert into import_run (market_id, source, file, state, started_by) values (1, 'test', 'f', 'reading', 'test')
    returning run_id`
  const runId = row?.run_id ?? 0
  return {
    runId,
    staging: await openStaging(sql, { runId, marketId: 1, startedAt: Date.parse('2025-01-01T00:00:00Z') }),
  }
}
const post = (line: number, likes: number): [KindName, Record<string, unknown>, typeof published, number] => [
  'post',
  {
    document_id: `d${line}`,
    platform: 'xq',
    author_id: null,
    reply_count: 0,
    like_count: likes,
    form: 'article',
    published_at: '2024-03-01T00:00:00Z',
  },
  published,
  line,
]
const refused = (running: Promise<unknown>): Promise<unknown> =>
  running.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? { code: error.code, data: error.data } : error),
  )

test('COPY answers how many rows the server took', async () => {
  expect(await copyIn(sql, 'copy copied from stdin', ['1\n2\n', '3\n'])).toBe(3)
  expect(await copyIn(sql, 'copy copied from stdin', [])).toBe(0)
  expect(await sql`select value from copied order by 1`).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }])
})

test('an error that COPY tells after the last byte is thrown, in a pool and in a transaction, and the connection goes on', async () => {
  await expect(copyIn(sql, 'copy copied from stdin', ['1\n', 'three\n'])).rejects.toMatchObject({ code: '22P02' })
  await expect(copyIn(sql, 'copy copied (value, value) from stdin', ['1\n'])).rejects.toMatchObject({ code: '42701' })
  await expect(sql.begin(async (tx) => copyIn(tx, 'copy copied from stdin', ['3000000000\n']))).rejects.toMatchObject({
    code: '22003',
  })
  // Far more than the socket holds: the server refuses while the rest is still being written.
  await expect(
    copyIn(
      sql,
      'copy copied from stdin',
      Array.from({ length: 400 }, (_, at) => (at === 3 ? 'x\n' : '1\n'.repeat(20_000))),
    ),
  ).rejects.toMatchObject({ code: '22P02' })
  expect(await sql`select count(*)::int as count from copied`).toEqual([{ count: 0 }])
})

test('what breaks off in the middle of a COPY stores nothing and is thrown as it is', async () => {
  const rows = function* (): Iterable<string> {
    yield '1\n'
    throw new RangeError('no more')
  }
  await expect(copyIn(sql, 'copy copied from stdin', rows())).rejects.toThrow('no more')
  expect(await sql`select count(*)::int as count from copied`).toEqual([{ count: 0 }])
})

test('a COPY whose connection is killed is an error, not an end', async () => {
  const own = connect(database.url, { max: 1 })
  const [{ pid = 0 } = {}] = await own<{ pid: number }[]>`select pg_backend_pid() as pid`
  const rows = function* (): Iterable<string> {
    yield '1\n'
    void sql`select pg_terminate_backend(${pid})`.execute()
    for (let at = 0; at < 4000; at++) yield '1\n'.repeat(4000)
  }
  await expect(copyIn(own, 'copy copied from stdin', rows())).rejects.toMatchObject({
    code: expect.stringMatching(/^57P01$|CONNECTION|ECONN|EPIPE/),
  })
  await own.end({ timeout: 1 })
  expect(await sql`select count(*)::int as count from copied`).toEqual([{ count: 0 }])
})

test('one value that its column does not hold among 60,000 fails the run by line and field: not “done” with rows missing', async () => {
  const { staging: one } = await staging()
  for (let line = 2; line < 60_002; line++) {
    one.add(...post(line, line === 31_000 ? 3_000_000_000 : 1))
    if (line % 1000 === 0) await one.drain().catch(() => undefined)
  }
  expect(await refused(one.merge())).toEqual({
    code: 'IMPORT_NOT_STORABLE',
    data: { kind: 'post', line: 31_000, field: 'like_count', reason: '22003' },
  })
  await one.discard()
  expect(await sql`select count(*)::int as count from post`).toEqual([{ count: 0 }])
})

test('the last COPY of a run is waited for as the first: its error is no end of the run either', async () => {
  const { staging: one } = await staging()
  for (let line = 2; line < 60; line++) one.add(...post(line, line === 59 ? -3_000_000_000 : 1))
  expect(await refused(one.merge())).toMatchObject({ code: 'IMPORT_NOT_STORABLE', data: { line: 59 } })
  await one.discard()
})

test('staged rows that are gone when they are merged (a server that crashed empties such tables) are told, and nothing is merged', async () => {
  const { staging: one, runId } = await staging()
  for (let line = 2; line < 30_002; line++)
    one.add('observation', { series_code: 's', observed_on: '2024-03-01', value: line }, published, line)
  await one.drain()
  await expect
    .poll(async () => (await sql.unsafe(`select 1 from stage.r${runId}_observation limit 1`).catch(() => [])).length)
    .toBe(1)
  await sql.unsafe(`delete from stage.r${runId}_observation where line % 3 = 0`)
  expect(await refused(one.merge())).toEqual({
    code: 'IMPORT_ROWS_LOST',
    data: { kind: 'observation', sent: 30_000, stored: 20_000 },
  })
  await one.discard()
  expect(await sql`select count(*)::int as count from observation`).toEqual([{ count: 0 }])
})

test.each([
  ['halves of characters', 'd\ud800', 'd\ud801'],
  ['a NUL that is dropped', 'e', 'e\0'],
])('keys that are written differently and stored alike are one fact, told twice: %s', async (_what, ...ids) => {
  const { staging: run } = await staging()
  for (const [at, id] of ids.entries()) {
    const [kind, values, known, line] = post(at + 1, 7)
    run.add(kind, { ...values, document_id: id }, known, line)
  }
  expect((await run.merge()).get('post')).toMatchObject({ new: 1, updated: 0, unchanged: 0, duplicate: 1 })
})

test('runs one after the other on a connection leave each other nothing, one that fails neither', async () => {
  const one = connect(database.url, { max: 1 })
  const merged = async (lines: readonly number[], likes: number, fails = false) => {
    const run = openStaging(one, { runId: likes, marketId: 1, startedAt: Date.parse('2025-01-01T00:00:00Z') + likes })
    for (const line of lines) run.add(...post(line, likes))
    const counts = await run.merge(
      async (tx) => {
        const [touched] = await tx<{ count: number }[]>`select count(*)::int as count from touched_post`
        if (fails) throw new Error(`touched ${touched?.count}`)
      },
      { current: true },
    )
    return counts.get('post')
  }
  try {
    expect(await merged([1, 2], 1)).toMatchObject({ new: 2, updated: 0, unchanged: 0 })
    await expect(merged([3, 4, 5], 2, true)).rejects.toThrow('touched 3')
    expect(await merged([2, 3], 3)).toMatchObject({ new: 1, updated: 1, unchanged: 0, duplicate: 0 })
    expect(await merged([2, 3], 3)).toMatchObject({ new: 0, updated: 0, unchanged: 2, duplicate: 0 })
    expect(
      await one`select to_regclass('pg_temp.touched_post') as touched, to_regclass('pg_temp.candidate_post') as candidate,
      (select count(*)::int from held_post) as held`,
    ).toMatchObject([{ touched: null, candidate: null, held: 0 }])
  } finally {
    await one.end()
  }
})
