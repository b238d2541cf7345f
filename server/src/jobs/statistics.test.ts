import { afterAll, beforeAll, expect, test } from 'vitest'
import { renewStatistics } from './statistics.queries.ts'
import { testDatabase, type TestDatabase } from '@pandora/store/testing'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** Rows that the planner expects of one market. */
async function expected(): Promise<number> {
  const [row] = await database.sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }[]>`
    explain (format json) select from event_evidence where market_id = 2`
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** Writes rows, and has the connection tell the server how many at once: left idle it would do so within ten seconds. */
const fill = (market: number, count: number) =>
  database.sql.begin(async (tx) => {
    await tx`
  insert into event_evidence (market_id, known_at, known_by, recorded_at, run_id, line, event_id, document_id, version_id,
    place, subject_kind, subject_id, type, happened_at, sign, modality, confidence)
  select ${market}, now(), 'received', now(), 1, -1, 'e' || n, 'd' || n, 1, 0, 'company', 'c' || n % 10, 'contract-win', now(), 1, 'fact', 1
  from generate_series(1, ${count}::int) n`
    await tx`select pg_stat_force_next_flush()`
  })

test('the planner learns of the first rows of a market before the server would tell it, and of a table once only', async () => {
  await fill(1, 1000)
  await database.sql`analyze event_evidence`
  await fill(2, 3000)
  expect(await expected()).toBeLessThan(10)
  await expect.poll(() => renewStatistics(database.sql)).toContain('event_evidence')
  expect(await expected()).toBeGreaterThan(2000)
  await expect.poll(() => renewStatistics(database.sql)).not.toContain('event_evidence')
})

test('of tables that a role may not take statistics of nothing is taken, and nothing fails', async () => {
  await fill(3, 3000)
  const own = database.sql
  await own`create role no_maintainer`
  await own`grant select on all tables in schema public to no_maintainer`
  await own.begin(async (tx) => {
    await tx`set local role no_maintainer`
    expect(await renewStatistics(tx as unknown as typeof own)).toEqual([])
  })
  // There was something to take.
  await expect.poll(() => renewStatistics(own)).toContain('event_evidence')
  await own`reassign owned by no_maintainer to current_user`
  await own`drop owned by no_maintainer`
  await own`drop role no_maintainer`
})
