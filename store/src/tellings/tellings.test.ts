import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../testing.ts'
import { watchTellings } from './tellings.ts'

const tellings = watchTellings(([channel]) => channel === 'marks')
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.sql`create table note (text text)`
})
afterAll(() => database.drop())

/** Whether something may have been told while `work` was done, and when it was done. */
async function told(work: () => Promise<unknown>): Promise<[boolean, boolean]> {
  const before = tellings.count()
  const doing = work()
  // A statement is sent when it is waited for.
  await Promise.resolve()
  const meanwhile = tellings.since(before)
  await doing
  return [meanwhile, tellings.since(before)]
}

test('what only reads, and a mark of one’s own, tell nothing', async () => {
  const { sql } = database
  expect(await told(async () => sql`select text from note`)).toEqual([false, false])
  expect(await told(async () => sql.unsafe(' select 1'))).toEqual([false, false])
  expect(await told(async () => sql`select pg_notify(${'marks'}, ${'one'})`)).toEqual([false, false])
})

test.each([
  ['a statement that writes', (sql: TestDatabase['sql']) => sql`insert into note values ('a')`],
  ['one that writes within a read', (sql) => sql`with one as (delete from note returning text) select text from one`],
  ['one that notifies', (sql) => sql`select pg_notify('others', 'one')`],
  ['one that fails', (sql) => sql`insert into nothing values (1)`.catch(() => null)],
  ['a transaction', (sql) => sql.begin((tx) => tx`select 1`)],
  ['a text that writes', (sql) => sql.unsafe('truncate note')],
] satisfies [string, (sql: TestDatabase['sql']) => PromiseLike<unknown>][])('%s may tell', async (_what, work) => {
  expect(await told(async () => work(database.sql))).toEqual([true, true])
  expect(tellings.since(tellings.count())).toBe(false)
})

test('a statement counts until it is answered, though the count was taken after it began', async () => {
  const { sql } = database
  const long =
    sql`with one as (insert into note values ('b') returning text) select pg_sleep(0.3), text from one`.execute()
  const during = tellings.count()
  expect(tellings.since(during)).toBe(true)
  await long
  expect(tellings.since(during)).toBe(false)
})

test.each([
  ['a process', () => [spawn(process.execPath, ['-e', '']), 'close'] as const],
  ['a process that is talked with', () => [fork('-e', [], { execArgv: ['-e', 'process.exit()'] }), 'close'] as const],
  ['a thread', () => [new Worker('', { eval: true }), 'exit'] as const],
])('%s may tell as long as it lives', async (_what, begin) => {
  const before = tellings.count()
  const [other, end] = begin()
  const after = tellings.count()
  expect([tellings.since(before), tellings.since(after)]).toEqual([true, true])
  await once(other, end)
  expect([tellings.since(before), tellings.since(after)]).toEqual([true, false])
})
