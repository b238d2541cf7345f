import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveEvent } from '@pandora/contract/domains/live/operations'
import { removeRun } from '@pandora/store/runs'
import { facts } from '../testing-facts.ts'
import { testServer, type TestServer } from '../testing.ts'
import { deriveFor } from './derive.ts'

let server: TestServer
let heard: LiveEvent[] = []

beforeAll(async () => {
  server = await testServer()
  server.web.services.live.listen({ marketId: 1, uid: 1, admin: false }, (event) => heard.push(event))
})
afterAll(() => server.stop())

test('readers hear once a topic what a merge has changed, the newest document first, and nothing where nothing changed', async () => {
  const gathered = () =>
    facts(server.sql)
      .company({ id: 'SHZ-000901', short: '晨星科技' })
      .document({ id: 'old', title: '旧', at: '2024-03-01T01:00:00Z' })
      .document({ id: 'new', title: '新', at: '2024-03-05T01:00:00Z' })
      .document({ id: 'mid', title: '中', at: '2024-03-03T01:00:00Z' })
      .bars('SHZ-000901', [{ date: '2024-03-04', close: 11 }])
      .series('TEST-1M', '%', { '2024-03-04': 1.5 })
  const runId = await gathered().save(deriveFor(1))
  await expect.poll(() => heard.length).toBe(4)
  const of = (topic: string) => heard.find((event) => event.topic === topic)
  expect(of('documents')).toMatchObject({ ids: ['new', 'mid', 'old'], count: 3 })
  expect([of('prices')?.ids, of('companies')?.ids, of('series')?.ids]).toEqual([
    ['SHZ-000901'],
    ['SHZ-000901'],
    ['TEST-1M'],
  ])

  heard = []
  await gathered().save(deriveFor(1))
  await removeRun(server.sql, runId, deriveFor(1))
  await expect.poll(() => heard.length).toBe(4)
  expect(of('documents')).toMatchObject({ ids: ['new', 'mid', 'old'], count: 3 })
})

test('a merge that fails after its search forms leaves neither facts nor forms, and nobody hears', async () => {
  heard = []
  const failing = facts(server.sql)
    .company({ id: 'SHZ-000902', short: '远山股份' })
    .save(async (tx, changed) => {
      await deriveFor(1)(tx, changed)
      throw new Error('power cut')
    })
  await expect(failing).rejects.toThrow('power cut')
  const [left] =
    await server.sql`select (select count(*)::int from company where company_id = 'SHZ-000902') as facts, (select count(*)::int from search_form where company_id = 'SHZ-000902') as forms`
  expect(left).toEqual({ facts: 0, forms: 0 })
  expect(heard).toEqual([])
})
