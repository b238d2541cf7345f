import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../../testing.ts'
import { importedFacts } from '../../../analysis/testing-work.ts'
import { companyMoves } from './figures.queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await importedFacts(server)
    .company({ id: 'SHZ-000901', short: '晨星科技', en: 'Morning Star Tech' })
    .company({ id: 'SHZ-000902', short: '云帆药业', en: 'Cloud Sail Pharma' })
    .bars('SHZ-000901', [
      { date: '2024-03-01', close: 20 },
      { date: '2024-03-04', close: 20.4, previous: 20 },
      { date: '2024-03-05', close: 10.3, previous: 10.2 },
    ])
    .bars('SHZ-000902', [
      { date: '2024-03-01', close: 20 },
      { date: '2024-03-05', close: 19, previous: 20 },
    ])
    .save()
})
afterAll(() => server.stop())

const span = { from: Date.parse('2024-03-03T16:00:00Z') - 1, to: Date.parse('2024-03-06T16:00:00Z') }
const fallers = async () => {
  const [market] = await server.sql<[{ market_id: number }]>`select market_id from security limit 1`
  const rows = await companyMoves(server.sql, { marketId: market.market_id, asOf: null }, span, -1, 5)
  return rows.map((row) => [row.security_id, row.moved, row.basis])
}

test('a split is no fall: the adjusted basis tells the move, and where there is none nothing does', async () => {
  expect(await fallers()).toEqual([['SHZ-000902', -5, 'traded']])
  await importedFacts(server)
    .bars(
      'SHZ-000901',
      [
        { date: '2024-03-01', close: 10 },
        { date: '2024-03-04', close: 10.2, previous: 10 },
        { date: '2024-03-05', close: 9.8, previous: 10.2 },
      ],
      'forward-adjusted',
    )
    .save()
  expect(await fallers()).toEqual([
    ['SHZ-000902', -5, 'traded'],
    ['SHZ-000901', -2, 'forward-adjusted'],
  ])
})
