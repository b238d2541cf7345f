import { stockReport } from '@pandora/contract/domains/stock-report/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { ACCUSED, rankingWorld, TALKED } from '../ranking/testing-ranking.ts'

let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  await rankingWorld(server)
  user = await server.caller()
})
afterAll(() => server.stop())

const cents = (value: number) => Math.round(value * 100)

test('RANK-30 the stock report holds what is known of a company as of the day, each part with its source', async () => {
  const { data } = await server.call(stockReport.get, { companyId: ACCUSED }, { as: user })
  expect(data.companyId).toBe(ACCUSED)
  expect(data.quote?.date).toBe('2024-08-20')
  expect(data.figures.close).toBe(data.quote?.close)
  expect(data.sources.prices).toMatchObject({ runId: expect.any(Number) })
  expect(data.sources.statements).toBeNull()
  expect(data.quarters).toEqual([])
  expect(data.course[0]).toMatchObject({ close: 100, industry: 100 })
  expect(data.events[0]).toMatchObject({ side: 'risk', newsId: 'case' })
  expect(data.score.parts.reduce((sum, part) => sum + cents(part.points), 5000)).toBe(cents(data.score.score ?? 0))
  const { data: talked } = await server.call(stockReport.get, { companyId: TALKED }, { as: user })
  expect(talked.social?.posts).toBeGreaterThan(0)
})

test('a report of a past day knows nothing that came later; no company, no session are refused', async () => {
  const { data } = await server.call(
    stockReport.get,
    { companyId: ACCUSED },
    { as: user, asOf: '2024-08-01T00:00:00Z' },
  )
  expect(data.quote?.date).toBe('2024-07-31')
  expect(data.events).toEqual([])
  expect(data.course.every(({ day }) => day <= '2024-07-31')).toBe(true)
  expect((await server.call(stockReport.get, { companyId: 'SHZ-999999' }, { as: user })).code).toBe('NOT_FOUND')
  expect((await server.call(stockReport.get, { companyId: ACCUSED })).status).toBe(401)
})
