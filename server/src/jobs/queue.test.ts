import { emptyDatabase, type TestDatabase } from '@pandora/store/testing'
import { runMigrations } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareJobs, QUEUE_VERSION } from './queue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())

const version = async () =>
  (await database.sql<{ version: number }[]>`select max(id) as version from graphile_worker.migrations`)[0]?.version

test('the version that counts as ready is the one that the installed package makes, of nothing and of a part', async () => {
  await runMigrations({ connectionString: database.url })
  expect(await version()).toBe(QUEUE_VERSION)
  await database.sql`drop schema graphile_worker cascade`
  await prepareJobs(database.url)
  expect(await version()).toBe(QUEUE_VERSION)
  // The last migration not done: it is done, not taken for ready.
  await database.sql`delete from graphile_worker.migrations where id = ${QUEUE_VERSION}`
  await prepareJobs(database.url).catch(() => undefined)
  expect(await version()).toBe(QUEUE_VERSION)
  await prepareJobs(database.url)
  expect(await version()).toBe(QUEUE_VERSION)
})
