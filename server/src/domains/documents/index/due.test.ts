import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../../testing.ts'
import { takeDue, type Taken } from './index.queries.ts'
import { workIndex } from './indexing.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

test('what waits for the index is taken newest first, and once, whatever comes in meanwhile', async () => {
  const wait = (from: number, to: number, name: string) => server.sql`
    insert into document_index_due (market_id, document_id, known_at)
    select 1, ${name} || n, '2020-01-01T00:00:00Z'::timestamptz + n * interval '1 hour'
    from generate_series(${from}::int, ${to}::int) n`
  let before: Taken | null = null
  const next = async (most: number) => {
    before = await server.sql.begin((tx) => takeDue(tx, 1, most, before))
    return before?.ids ?? null
  }
  await wait(1, 10, 'd')
  expect(await next(3)).toEqual(['d10', 'd9', 'd8'])
  // More newer ones than one step takes, then those that were left, then what is older.
  await wait(20, 24, 'e')
  expect(await next(3)).toEqual(['e24', 'e23', 'e22'])
  expect(await next(3)).toEqual(['e21', 'e20', 'd7'])
  await wait(30, 30, 'f')
  // Known at a time that has been passed: it is found once nothing else waits.
  await wait(9, 9, 'late')
  expect(await next(3)).toEqual(['f30', 'd6', 'd5'])
  expect(await next(9)).toEqual(['d4', 'd3', 'd2', 'd1'])
  expect(await next(9)).toBeNull()
  expect(await next(9)).toEqual(['late9'])
  expect(await next(9)).toBeNull()
  await wait(1, 2, 'g')
  expect(await workIndex(server.sql, () => false)).toBe(2)
})
