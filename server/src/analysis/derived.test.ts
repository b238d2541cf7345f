import { removeRun } from '@pandora/store/runs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveFor } from '../imports/derive.ts'
import { testServer, type TestServer } from '../testing.ts'
import { importedFacts, testReading } from './testing-work.ts'
import { inForce } from '@pandora/store/as-of'

let server: TestServer
const maker = 'SHZ-000651'
const at = (day: string, hour = '02') => `${day}T${hour}:00:00.000Z`
const read = async () => {
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
}
const stories = async (word: string, month: string) =>
  (
    await server.sql<
      { stories: number }[]
    >`select stories from keyword_month where market_id = 1 and word = ${word} and month = ${month}`
  )[0]?.stories ?? null
/** What a policy touches by its present wording, or by the one that was known at an instant (ms). */
const links = async (document: string, asOf: number | null = null) =>
  (
    await server.sql<{ kind: string; entity: string }[]>`select l.kind, l.entity from policy_link l
      where l.document_id = ${document} and ${inForce(server.sql, 'l', { marketId: 1, asOf })} order by 1, 2`
  ).map((row) => `${row.kind} ${row.entity}`)
const due = async () =>
  (
    await server.sql<
      { count: number }[]
    >`select (select count(*)::int from keyword_month_due) + (select count(*)::int from policy_link_due) as count`
  )[0]?.count

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  await importedFacts(server)
    .industry('330000', 1, null, '家用电器', 'Home appliances')
    .company({ id: maker, short: '格里空调', industry: { code: '330000', from: '2021-10-31' } })
    .add('business_segment', {
      company_id: maker,
      period_end: '2022-12-31',
      dimension: 'product',
      name: '离心压缩机',
      revenue: 1e8,
      revenue_share: 45,
      cost: null,
      gross_margin: null,
      currency: 'CNY',
      published_on: '2023-03-28',
    })
    .save()
})
afterAll(() => server.stop())

test('words of a month are counted by story, in the month of Shanghai, and no longer wait', async () => {
  const copied = '港口电池吞吐量创新高，铁路货运班列加密，沿海航线运价回升，仓储企业扩建堆场以应对旺季需求。'
  await importedFacts(server)
    .document({ id: 'a', title: '港口电池', body: copied, at: at('2024-01-10') })
    .document({ id: 'a-copy', title: '港口电池', body: copied, at: at('2024-01-10', '05') })
    .document({ id: 'b', title: '电池船队', body: '船队电池更新。', at: '2024-01-31T15:30:00.000Z' })
    .document({ id: 'c', title: '电池租赁', body: '租赁电池。', at: '2024-01-31T16:30:00.000Z' })
    .document({ id: 'post', kind: 'post', title: '电池', body: '电池', at: at('2024-01-11') })
    .save()
  await read()
  expect([
    await stories('电池', '2024-01-01'),
    await stories('', '2024-01-01'),
    await stories('电池', '2024-02-01'),
    await stories('', '2024-02-01'),
  ]).toEqual([2, 2, 1, 1])
  expect(await due()).toBe(0)
})

test('a text that is removed is counted no more', async () => {
  const runId = await importedFacts(server)
    .document({ id: 'd', title: '电池码头', body: '码头电池。', at: at('2024-01-20') })
    .save()
  await read()
  expect(await stories('电池', '2024-01-01')).toBe(3)
  await removeRun(server.sql, runId, deriveFor(1))
  expect(await due()).toBe(1)
  await read()
  expect(await stories('电池', '2024-01-01')).toBe(2)
})

test('a policy is linked to the products and industries it names; a corrected wording to those of the new one; a removed one to none', async () => {
  const save = (body: string) =>
    importedFacts(server)
      .document({ id: 'p', kind: 'policy', title: '关于设备更新的通知', body, at: at('2024-02-01') })
      .save()
  await save('支持离心压缩机更新，扩大家用电器消费。')
  await read()
  expect(await links('p')).toEqual(['industry 330000', 'product 离心压缩机'])
  server.clock.now += 60_000
  const corrected = server.clock.now
  const runId = await save('扩大家用电器消费。')
  await read()
  expect(await links('p')).toEqual(['industry 330000'])
  // Looked back at from now, the first wording touches what it did: the correction is not known yet.
  expect(await links('p', corrected - 1)).toEqual(['industry 330000', 'product 离心压缩机'])
  expect(await links('p', Date.parse(at('2024-01-31')))).toEqual([])
  await removeRun(server.sql, runId, deriveFor(1))
  await read()
  expect(await links('p')).toEqual(['industry 330000', 'product 离心压缩机'])
})

test('what companies begin to sell is linked in every policy there is', async () => {
  await importedFacts(server)
    .document({
      id: 'q',
      kind: 'policy',
      title: '关于堆场的办法',
      body: '规范自动化堆场起重机的使用。',
      at: at('2024-02-02'),
    })
    .save()
  await read()
  expect(await links('q')).toEqual([])
  await importedFacts(server)
    .add('business_segment', {
      company_id: maker,
      period_end: '2023-06-30',
      dimension: 'product',
      name: '堆场起重机',
      revenue: 1e8,
      revenue_share: 4,
      cost: null,
      gross_margin: null,
      currency: 'CNY',
      published_on: '2023-08-28',
    })
    .save()
  await read()
  expect(await links('q')).toEqual(['product 堆场起重机'])
  expect(await due()).toBe(0)
})
