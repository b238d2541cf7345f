import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneConnectionEach, SecondConnection } from './one-connection.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.drop())

const throwing = (error: Error): never => {
  throw error
}

test('whoever holds a transaction and asks the pool for more fails by name, however it asks', async () => {
  const { sql, outside } = oneConnectionEach(database.sql, throwing)
  const ways: readonly (() => unknown)[] = [
    () => sql`select 1`,
    () => sql.unsafe('select 1'),
    () => sql.begin(async (tx) => tx`select 1`),
    () => sql.reserve(),
    () => sql.notify('a', 'b'),
    () => outside('what is held'),
  ]
  for (const ask of ways) await expect(sql.begin(async () => ask())).rejects.toThrow(SecondConnection)
  // Deep in what it awaits as well.
  await expect(
    sql.begin(async (tx) => {
      await tx`select 1`
      await Promise.all([tx`select 2`, (async () => sql`select 3`)()])
    }),
  ).rejects.toThrow(SecondConnection)
})

test('names, values and the transaction itself take no connection; before and after a transaction the pool is free', async () => {
  const { sql } = oneConnectionEach(database.sql, throwing)
  let late: Promise<unknown> | undefined
  const ended = Promise.withResolvers<void>()
  const [row] = await sql.begin(async (tx) => {
    late = ended.promise.then(() => sql`select 4 as n`)
    await tx.savepoint((inner) => inner`select 1`)
    return tx<{ n: number }[]>`select 1 as ${sql('n')} where 1 = any(${sql.array([1])}::int[])`
  })
  ended.resolve()
  expect(row).toEqual({ n: 1 })
  expect(await late).toEqual([{ n: 4 }])
  expect(await sql`select 5 as n`).toEqual([{ n: 5 }])
})

test('without a fault that throws the work goes on, and is told of', async () => {
  const told: string[] = []
  const { sql } = oneConnectionEach(database.sql, (error) => void told.push(error.message))
  await sql.begin(async () => sql`select 1`)
  expect(told).toEqual([
    'a query of the pool is asked for while a transaction is held: do it before the transaction, or on it',
  ])
})
