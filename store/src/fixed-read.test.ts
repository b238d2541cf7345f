import { afterAll, beforeAll, expect, test } from 'vitest'
import { inForce } from './as-of.ts'
import { fixedRead } from './fixed-read.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const { sql } = database
  for (const [market, code, value, known, superseded] of [
    [1, 'a', 1, '2024-01-01', '2024-02-01'],
    [1, 'a', 2, '2024-02-01', 'infinity'],
    [1, 'b', 3, '2024-01-01', 'infinity'],
    [2, 'a', 4, '2024-01-01', 'infinity'],
  ] as const)
    await sql`insert into observation (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line,
      series_code, observed_on, value)
      values (${market}, ${known}::timestamptz, 'day', ${superseded}::timestamptz, now(), 1, 1, ${code}, '2024-01-01',
        ${value})`
})
afterAll(() => database.drop())

let built = 0
const values = fixedRead<{ code: string; least: number }, { value: number; tag: string }>(
  (db, view, { code, least }) => {
    built++
    return db`select o.value, ${'it'}::text as tag from ${db('observation')} o
      where o.series_code = ${code} and o.value >= ${least} and ${inForce(db, 'o', view)}
      and (o.series_code = ${code} or o.value < ${least})`
  },
)

test('a fixed read answers as the query it is made of, for every value and market, and is put together once', async () => {
  const { sql } = database
  const now = (marketId: number) => ({ marketId, asOf: null })
  expect(await values(sql, now(1), { code: 'a', least: 0 })).toEqual([{ value: 2, tag: 'it' }])
  expect(await values(sql, now(1), { code: 'b', least: 0 })).toEqual([{ value: 3, tag: 'it' }])
  expect(await values(sql, now(2), { code: 'a', least: 0 })).toEqual([{ value: 4, tag: 'it' }])
  expect(await values(sql, now(1), { code: "'; drop table observation; --", least: 0 })).toEqual([])
  expect(await values(sql, now(1), { code: 'a', least: 9 })).toEqual([])
  expect(built).toBe(1)
})

test('as of a past instant it sees what was known then', async () => {
  const past = { marketId: 1, asOf: Date.parse('2024-01-15T00:00:00Z') }
  expect(await values(database.sql, past, { code: 'a', least: 0 })).toEqual([{ value: 1, tag: 'it' }])
})

test('a part that is neither fragment, name nor plain value is refused when it is put together', async () => {
  const bad = fixedRead<Record<never, never>, object>((db) => db`select ${db.json({ a: 1 })}`)
  await expect(bad(database.sql, { marketId: 1, asOf: null }, {})).rejects.toThrow('fixed read')
})
