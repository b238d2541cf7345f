import { testDatabase, type TestDatabase } from '@pandora/store/testing'
import { Logger, run, type Runner } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeLog } from '../log.ts'
import { keepRunning } from './keep-running.ts'
import { prepareJobs } from './queue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await prepareJobs(database.url)
})
afterAll(() => database.drop())

test('a queue whose runner has given up is worked off again, also what the runner had taken and not given back', async () => {
  const [done, runners]: [number[], Runner[]] = [[], []]
  const stopping = new AbortController()
  let failing = 2
  const kept = await keepRunning(
    async (events) => {
      // The second beginning fails as well, as it does while the disk is still full.
      if (runners.length > 0 && failing-- > 0) throw new Error('no room')
      const runner = await run({
        connectionString: database.url,
        concurrency: 1,
        pollInterval: 50,
        noHandleSignals: true,
        events,
        logger: new Logger(() => () => undefined),
        taskList: { note: async (payload) => void done.push((payload as { at: number }).at) },
      })
      runners.push(runner)
      return runner
    },
    { sql: database.sql, log: makeLog('silent', 'test'), stopping: stopping.signal },
  )
  const add = (at: number) =>
    database.sql`select graphile_worker.add_job('note', payload := ${database.sql.json({ at })}::json, queue_name := 'one')`
  await add(1)
  await expect.poll(() => done).toEqual([1])
  const [worker] = await database.sql<
    { id: string }[]
  >`select locked_by as id from graphile_worker._private_jobs where locked_by is not null`
  expect(worker).toBeUndefined()
  await runners[0]?.stop()
  await add(2)
  await expect.poll(() => done, { timeout: 20_000 }).toEqual([1, 2])
  expect(runners).toHaveLength(2)
  stopping.abort()
  await kept.stop()
  await add(3)
  expect(done).toEqual([1, 2])
}, 60_000)

test('a queue that could not be read when its runner began is worked off once it can be', async () => {
  const done: number[] = []
  const stopping = new AbortController()
  // The runner's first statement writes down what it can do.
  await database.sql.unsafe(
    "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no room' using errcode = '53100'; end $$",
  )
  await database.sql.unsafe(
    'create trigger refuse before insert on graphile_worker._private_tasks execute function refuse()',
  )
  let looks = 0
  const kept = await keepRunning(
    (events) =>
      run({
        connectionString: database.url,
        concurrency: 1,
        pollInterval: 20,
        noHandleSignals: true,
        events: events.on('worker:getJob:error', () => {
          looks++
        }),
        logger: new Logger(() => () => undefined),
        taskList: { later: async (payload) => void done.push((payload as { at: number }).at) },
      }),
    { sql: database.sql, log: makeLog('silent', 'test'), stopping: stopping.signal },
  )
  try {
    await expect.poll(() => looks, { timeout: 20_000 }).toBeGreaterThan(0)
    await database.sql`drop trigger refuse on graphile_worker._private_tasks`
    await database.sql`select graphile_worker.add_job('later', payload := '{"at":4}'::json)`
    await expect.poll(() => done, { timeout: 20_000 }).toEqual([4])
  } finally {
    stopping.abort()
    await kept.stop()
  }
}, 60_000)
