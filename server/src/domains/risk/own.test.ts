import { chains } from '@pandora/contract/domains/chains/operations'
import { holdings } from '@pandora/contract/domains/holdings/operations'
import { risk } from '@pandora/contract/domains/risk/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { node, saved } from '../chains/testing-chains.ts'
import { presentHeld } from './present-portfolio.ts'
import { DOCK, floods, loadCompanies, MILL, NOW, readTexts, YARD } from './testing-risk.ts'

const mill = { companyId: MILL, name: '工厂', share: null }
let server: TestServer
let user: Caller
beforeAll(async () => {
  server = await testServer()
  await loadCompanies(server)
  await readTexts(server, floods)
})
afterAll(() => server.stop())
beforeEach(async () => {
  server.clock.now = NOW
  user = await server.caller()
})

const keep = (input = {}, as = user) =>
  server.call(
    risk.saveEntry,
    {
      riskType: 'flood',
      subject: 'CN-GX',
      state: 'watched',
      owner: '王',
      note: '看库存',
      reviewOn: '2024-03-20',
      ...input,
    },
    { as },
  )
const register = async (as = user) => (await server.call(risk.register, {}, { as })).data

test('RISK-08 what is watched and what is held is told with what reaches it, by which way and how much', async () => {
  expect((await server.call(risk.portfolioRisk, {}, { as: user })).data).toMatchObject({ dataList: [], looked: 0 })
  await server.call(watch.add, { companyId: DOCK }, { as: user })
  await server.call(
    holdings.saveTrade,
    { securityId: YARD, kind: 'buy', day: '2024-01-10', quantity: '100', price: '5' },
    { as: user },
  )
  const { data } = await server.call(risk.portfolioRisk, {}, { as: user })
  expect(data.looked).toBe(2)
  const of = (id: string) => data.dataList.find(({ companyId }) => companyId === id)
  expect(of(DOCK)).toMatchObject({ watched: true, heldList: [] })
  expect(of(DOCK)?.topics[0]).toMatchObject({
    riskType: 'flood',
    parts: [{ reason: 'supplier', viaId: MILL, share: 0.5 }],
  })
  expect(of(YARD)).toMatchObject({ watched: false, heldList: [{ currency: 'CNY' }] })
  expect(of(YARD)?.topics[0]).toMatchObject({ riskType: 'shareholder_reduction', parts: [{ reason: 'subject' }] })
  const held = (await server.call(risk.portfolioRisk, { of: 'held' }, { as: user })).data
  expect(held.dataList.map(({ companyId }) => companyId)).toEqual([YARD])
})

test('of a company held in two currencies each is told by itself, and what has no price is counted', () => {
  const of = (currency: string, value: number | null) => ({ companyId: YARD, currency, value })
  expect(presentHeld([])).toEqual([])
  expect(presentHeld([of('CNY', 500), of('HKD', 7000), of('CNY', 20), of('HKD', null), of('USD', null)])).toEqual([
    { currency: 'CNY', value: 520, unvalued: 0 },
    { currency: 'HKD', value: 7000, unvalued: 1 },
    { currency: 'USD', value: null, unvalued: 1 },
  ])
})

test("RISK-08 companies on the user's own saved chains are told with the chains that they are on; a deleted chain counts no more", async () => {
  const graph = { nodes: [node('a', { companyId: DOCK }), node('b', { kind: 'part', companies: [mill] })], edges: [] }
  const { chainId } = await saved(server, user, '港口链', graph)
  const ask = async (as = user) => (await server.call(risk.portfolioRisk, { of: 'chains' }, { as })).data
  const { dataList, looked } = await ask()
  expect(looked).toBe(2)
  const dock = dataList.find(({ companyId }) => companyId === DOCK)
  expect(dock).toMatchObject({ watched: false, chainList: [{ chainId, name: '港口链' }] })
  expect(dock?.topics[0]?.parts).toMatchObject([{ reason: 'supplier', viaId: MILL, share: 0.5 }])
  expect((await ask(await server.caller())).looked).toBe(0)
  expect((await server.call(risk.portfolioRisk, { of: 'watched' }, { as: user })).data.looked).toBe(0)
  await server.call(chains.delete, { chainId }, { as: user })
  expect((await ask()).looked).toBe(0)
})

test('a risk is kept, changed, taken out and back; a second of the same is refused', async () => {
  const { entryId } = (await keep()).data
  expect(await keep()).toMatchObject({ code: 'RISK_ALREADY_KEPT' })
  expect((await register()).dataList).toEqual([
    expect.objectContaining({
      entryId,
      riskType: 'flood',
      subject: { kind: 'place', id: 'CN-GX', nameZh: '广西', nameEn: 'Guangxi' },
      state: 'watched',
      owner: '王',
      reviewDue: true,
      news: 0,
      topicId: 'flood~CN-GX~2024-03-12',
    }),
  ])
  await server.call(risk.saveEntry, { entryId, state: 'mitigated' }, { as: user })
  expect((await register()).dataList[0]).toMatchObject({ state: 'mitigated', owner: '', reviewOn: null })
  await server.call(risk.deleteEntry, { entryId }, { as: user })
  expect((await register()).dataList).toEqual([])
  await server.call(risk.restoreEntry, { entryId }, { as: user })
  expect((await register()).dataList).toHaveLength(1)
})

test('what becomes known of an entry is told until it is seen', async () => {
  server.clock.now = Date.parse('2024-03-19T12:00:00Z')
  const { entryId } = (await keep()).data
  expect((await register()).withNews).toBe(0)
  server.clock.now = NOW
  await readTexts(server, [{ id: 'late', day: '20', title: '广西再现超警洪水' }])
  const { dataList, withNews } = await register()
  expect(withNews).toBe(1)
  expect(dataList[0]).toMatchObject({ news: 1, newsTitle: '广西再现超警洪水' })
  await server.call(risk.markSeen, { entryId }, { as: user })
  expect((await register()).withNews).toBe(0)
})

test('what is wrong with an entry is named, and another user has none', async () => {
  expect(await keep({ subject: 'XX-YY' })).toMatchObject({ code: 'RISK_SUBJECT_UNKNOWN' })
  expect(await keep({ riskType: 'lawsuit', subject: 'SSE-999999' })).toMatchObject({ code: 'RISK_SUBJECT_UNKNOWN' })
  expect(await keep({ subject: undefined })).toMatchObject({ code: 'BAD_INPUT' })
  const { entryId } = (await keep()).data
  const other = await server.caller()
  expect((await register(other)).dataList).toEqual([])
  for (const operation of [risk.markSeen, risk.deleteEntry])
    expect(await server.call(operation, { entryId }, { as: other })).toMatchObject({ code: 'NOT_FOUND' })
})
