import { afterAll, beforeAll, expect, test } from 'vitest'
import { figures } from '@pandora/contract/domains/figures/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { workOut, yearsOf } from '../figures/quarters/testing-figures.ts'

let server: TestServer
let user: Caller
const ids = ['SSE-600901', 'SSE-600902', 'SSE-600903', 'SSE-600904'] as const
/** Without a bar: it has no figure of a price, and stands last either way. */
const bare = 'SSE-600904'

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-04-20T02:00:00Z')
  user = await server.caller()
  const market = facts(server.sql)
  for (const [at, id] of ids.entries()) {
    const rise = [3, 1, 2, 0][at] ?? 0
    market.company({ id, short: `星${at}科技`, en: `Star ${at}` })
    if (id !== bare)
      market.bars(id, [
        { date: '2024-04-18', close: 10 },
        { date: '2024-04-19', close: 10 + rise, previous: 10, rate: 10 * rise },
      ])
    await market.save(deriveFor(1))
    await yearsOf(server.sql, id, [2021, 2022, 2023], 1 + at).save(deriveFor(1))
  }
  await workOut(server.sql)
  for (const companyId of ids) await server.call(watch.add, { companyId }, { as: user })
})
afterAll(() => server.stop())

const listed = async (input: Record<string, unknown>) =>
  (await server.call(watch.list, input, { as: user })).data.dataList.map((one: { companyId: string }) => one.companyId)

test('a watch list is sorted by any field over all of it, a page at a time; who lacks it stands last either way', async () => {
  expect(await listed({ sort: 'changeRate', order: 'down' })).toEqual([ids[0], ids[2], ids[1], bare])
  expect(await listed({ sort: 'changeRate', order: 'up' })).toEqual([ids[1], ids[2], ids[0], bare])
  expect(await listed({ sort: 'changeRate', order: 'down', page: 1, size: 2 })).toEqual([ids[1], bare])
  expect(await listed({ sort: 'name', order: 'down' })).toEqual(ids.toReversed())
  expect(await listed({})).toEqual([...ids])
})

test('the order is that of the screening by the same field', async () => {
  for (const sort of ['revenue', 'roe', 'close', 'code'] as const) {
    const { data } = await server.call(
      screening.companies,
      { sort, order: 'up', filter: { oldPeriods: false } },
      { as: user },
    )
    const order = data.dataList.map((one: { companyId: string }) => one.companyId)
    expect((await listed({ sort, order: 'up' })).filter((id: string) => id !== bare)).toEqual(
      order.filter((id: string) => id !== bare),
    )
  }
})

test('a sort that there is not is refused by name', async () => {
  expect(await server.call(watch.list, { sort: 'luck' as 'name' }, { as: user })).toMatchObject({ code: 'BAD_INPUT' })
})

test('figures of companies are those of the screening, missing ones with their reasons; strangers are refused', async () => {
  const { data } = await server.call(figures.fields, { companyIds: [...ids, 'SSE-699999'] }, { as: user })
  const screened = await server.call(screening.companies, { filter: { delisted: true } }, { as: user })
  const star = (one: { companyId: string }) => ({ ...one, is_watching: true })
  expect(data.dataList.map(star).toSorted(byId)).toEqual(
    screened.data.dataList
      .filter((one: { companyId: string }) => ids.some((id) => id === one.companyId))
      .toSorted(byId),
  )
  expect(data).toMatchObject({ day: '2024-04-19', currency: 'CNY' })
  const past = await server.call(figures.fields, { companyIds: [ids[0]] }, { as: user, asOf: '2024-04-18T16:00:00Z' })
  expect(past.data.dataList[0]).toMatchObject({ close: 10, priceDate: '2024-04-18' })
  expect((await server.call(figures.fields, { companyIds: [ids[0]] })).code).not.toBe('0')
  expect(await server.call(figures.fields, { companyIds: [] }, { as: user })).toMatchObject({ code: 'BAD_INPUT' })
})

test('the file holds the fields asked for, in their order, with what they are of', async () => {
  const { raw } = await server.call(watch.exportCsv, { columns: ['roe', 'close'] }, { as: user, language: 'en' })
  const [head = '', first = ''] = raw.body.slice(1).split('\r\n')
  const columns = head.split(',')
  expect(columns.indexOf('Return on equity (%)')).toBe(columns.indexOf('Close') - 1)
  expect(columns).toContain('Priced on')
  expect(first.split(',')[columns.indexOf('Close')]).toBe('13')
  const plain = await server.call(watch.exportCsv, {}, { as: user, language: 'en' })
  expect(plain.raw.body).not.toContain('Return on equity')
})

const byId = (one: { companyId: string }, other: { companyId: string }) => (one.companyId < other.companyId ? -1 : 1)
