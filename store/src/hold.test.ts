import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from './database.ts'
import { holdLock } from './hold.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('one holds at a time; given back, the next one may', async () => {
  const release = await holdLock(database.sql, 1, 2)
  const other = await holdLock(database.sql, 1, 3)
  expect([typeof release, await holdLock(database.sql, 1, 2), typeof other]).toEqual(['function', null, 'function'])
  await release?.()
  const again = await holdLock(database.sql, 1, 2)
  expect(typeof again).toBe('function')
  await Promise.all([again?.(), other?.()])
})

test('a lock whose connection is killed is free for others, and giving it back then ends at once: it neither hangs nor ends the process', async () => {
  const own = connect(database.url, { max: 2, name: 'holder' })
  const release = await holdLock(own, 5, 5)
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'holder'`
  await expect
    .poll(async () => {
      const other = await holdLock(database.sql, 5, 5)
      await other?.()
      return other !== null
    })
    .toBe(true)
  await release?.()
  // The pool goes on with a connection of its own.
  expect(await own`select 1 as one`).toEqual([{ one: 1 }])
  await own.end({ timeout: 1 })
})
