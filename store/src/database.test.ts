import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
beforeAll(async () => { database = await testDatabase() })
afterAll(() => database.drop())

test('a missing element of a list of numbers, days or instants is missing: no NaN, no invalid instant, no day called NULL', async () => {
  const [row] = await database.sql`
    select array[1.5, null]::float8[] as doubles, array[1.5, null]::real[] as singles, array[1, null]::integer[] as integers, array[1, null]::smallint[] as small, array[1, null]::bigint[] as whole,
      array['2024-03-01', null]::date[] as days, array['2024-03-01T00:00:00Z', null]::timestamptz[] as instants, array[null, null]::float8[] as none`
  const instant = Date.parse('2024-03-01T00:00:00Z')
  expect(row).toEqual({ doubles: [1.5, null], singles: [1.5, null], integers: [1, null], small: [1, null], whole: [1, null], days: ['2024-03-01', null], instants: [instant, null], none: [null, null] })
})
