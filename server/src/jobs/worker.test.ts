import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shippedProfiles } from '@pandora/sources/files/shipped'
import { testDatabase, type TestDatabase } from '@pandora/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { enqueueRun } from '../imports/job.queries.ts'
import { profileNamed } from '../imports/plan.ts'
import { createRun } from '../imports/queries.ts'
import { testWorker } from '../testing.ts'
import { prepareJobs } from './queue.ts'

let database: TestDatabase
let home: string
beforeAll(async () => {
  database = await testDatabase()
  home = await mkdtemp(join(tmpdir(), 'pandora-worker-'))
  await prepareJobs(database.url)
})
afterAll(async () => {
  await database.drop()
  await rm(home, { recursive: true, force: true })
})

const profile = 'daily-prices-traded'
async function queue(name: string, days: number): Promise<number> {
  const path = join(home, name)
  const lines = Array.from(
    { length: days },
    (_, day) =>
      `${String(600_000 + (day % 700))},${new Date(Date.UTC(2015, 0, 1 + Math.floor(day / 700))).toISOString().slice(0, 10)},10,100,1,10,100,1000`,
  )
  await writeFile(path, `code,date,open,high,low,close,volume,amount\n${lines.join('\n')}\n`)
  const { text } = profileNamed(shippedProfiles(), profile)
  const runId = await createRun(database.sql, {
    marketId: 1,
    source: 'files',
    profile,
    profileText: text,
    file: name,
    path,
    dryRun: false,
    startedBy: 'test',
  })
  await enqueueRun(database.sql, runId)
  return runId
}
const stateOf = async (runId: number) =>
  (
    await database.sql<
      { state: string; rows_read: number }[]
    >`select state, rows_read from import_run where run_id = ${runId}`
  )[0]

/** Rows that take seconds to be read and merged. */
const MANY = 100_000

test('a worker killed half-way: the next one does its import once in the end, and the imports behind it are not held up', async () => {
  const [first, second] = [await queue('many.csv', MANY), await queue('few.csv', 10)]
  const killed = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      PANDORA_ROLE: 'worker',
      DATABASE_URL: database.url,
      PANDORA_HOME: home,
      PANDORA_LOG: 'silent',
      PANDORA_DEMO: 'off',
    },
    stdio: 'ignore',
  })
  await expect.poll(async () => (await stateOf(first))?.rows_read, { interval: 20, timeout: 20_000 }).toBeGreaterThan(0)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect((await stateOf(first))?.state).toMatch(/reading|merging/)
  // Its connections end a moment after it.
  await expect
    .poll(
      async () =>
        database.sql`select 1 from pg_stat_activity where datname = current_database() and application_name = 'pandora-worker'`,
      { timeout: 10_000 },
    )
    .toHaveLength(0)
  const worker = await testWorker(
    readConfig({ PANDORA_LOG: 'silent', PANDORA_HOME: home, PANDORA_DEMO: 'off' }),
    database.url,
  )
  try {
    await expect.poll(() => stateOf(first), { timeout: 40_000 }).toEqual({ state: 'done', rows_read: MANY })
    await expect.poll(() => stateOf(second), { timeout: 10_000 }).toEqual({ state: 'done', rows_read: 10 })
  } finally {
    await worker.stop()
  }
  expect((await database.sql<{ bars: number }[]>`select count(*)::int as bars from daily_price`)[0]?.bars).toBe(MANY)
}, 90_000)

test('a job whose worker died before its run began, or after it ended, does not hold the queue', async () => {
  const runId = await queue('held.csv', 5)
  await database.sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', locked_by = 'worker-gone', attempts = 1`
  await database.sql`update graphile_worker._private_job_queues set locked_at = now() - interval '1 minute', locked_by = 'worker-gone' where queue_name = 'imports'`
  const worker = await testWorker(
    readConfig({ PANDORA_LOG: 'silent', PANDORA_HOME: home, PANDORA_DEMO: 'off' }),
    database.url,
  )
  try {
    await expect.poll(() => stateOf(runId), { timeout: 10_000 }).toEqual({ state: 'done', rows_read: 5 })
  } finally {
    await worker.stop()
  }
}, 30_000)
