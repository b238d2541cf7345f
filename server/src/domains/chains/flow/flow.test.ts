import { chains } from '@pandora/contract/domains/chains/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveFor } from '../../../imports/derive.ts'
import { facts } from '../../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { readTables } from '../excel/read-tables.ts'
import { edge, just, node, saved } from '../testing-chains.ts'

let server: TestServer
let own: Caller
let chainId: string
const [ore, cell, car] = ['SHZ-300900', 'SHZ-300901', 'SSE-600902']

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-20T02:00:00Z')
  const happened = (event_id: string, company_id: string, type: string, day: string) => ({
    event_id,
    company_id,
    type,
    day,
  })
  const store = facts(server.sql)
    .company({ id: ore, short: '曜川锂业', en: 'Yaochuan Lithium' })
    .company({ id: cell, short: '澄岳电芯', en: 'Chengyue Cells' })
    .company({ id: car, short: '鸣野汽车', en: 'Mingye Motors' })
    .document({ id: 'd1', title: '曜川锂业停产整改', at: '2024-06-18T06:41:00Z', companies: [ore] })
    .document({ id: 'd2', title: '鸣野汽车销量增长', at: '2024-06-19T06:41:00Z', companies: [car] })
    .add('supply_edge', {
      supplier_id: ore,
      supplier_name: null,
      customer_id: cell,
      customer_name: null,
      product_zh: '碳酸锂',
      product_en: 'Lithium carbonate',
      revenue_share: 0.3,
      revenue_share_most: null,
      cost_share: 0.5,
      cost_share_most: null,
      amount: null,
      disclosed_by: 'supplier',
      confidence: null,
      document_id: null,
      quote: null,
      valid_from: '2023-01-01',
      valid_to: null,
    })
    .add('supply_edge', {
      supplier_id: cell,
      supplier_name: null,
      customer_id: car,
      customer_name: null,
      product_zh: '电芯',
      product_en: 'Cells',
      revenue_share: 0.05,
      revenue_share_most: null,
      cost_share: null,
      cost_share_most: null,
      amount: null,
      disclosed_by: 'customer',
      confidence: null,
      document_id: null,
      quote: null,
      valid_from: '2023-01-01',
      valid_to: null,
    })
  for (const one of [
    happened('x1', ore, 'pledge', '2024-06-18'),
    happened('x2', car, 'buy-back', '2024-06-19'),
    happened('x3', ore, 'pledge', '2024-03-01'),
  ])
    store
      .add('event', {
        event_id: one.event_id,
        type: one.type,
        happened_at: `${one.day}T06:00:00Z`,
        precision: 'instant',
        title_zh: one.event_id,
        title_en: null,
        size_class: 'large',
        document_id: null,
      })
      .add('event_company', {
        event_id: one.event_id,
        company_id: one.company_id,
        relation: 'direct',
        path: null,
        type: one.type,
        happened_at: `${one.day}T06:00:00Z`,
        precision: 'instant',
      })
  await store.save(deriveFor(1))
  own = await server.caller()
  chainId = (
    await saved(server, own, '锂电', {
      nodes: [
        node('ore', { name: '曜川锂业', companyId: ore, region: 'CN-QH' }),
        node('cell', { name: '澄岳电芯', companyId: cell }),
        node('car', { name: '鸣野汽车', companyId: car }),
      ],
      edges: [
        edge('ore>cell', { product: '碳酸锂', purchaseShare: just(0.5), revenueShare: { low: 0.2, high: 0.3 } }),
        edge('cell>car', { product: '电芯', purchaseShare: just(0.4) }),
      ],
    })
  ).chainId
})
afterAll(() => server.stop())

describe('what flows along a chain', () => {
  test('CHAIN-03 news of everyone on the chain come newest first, with the path to the chosen node', async () => {
    const { data } = await server.call(chains.flowNews, { chainId, nodeId: 'car' }, { as: own })
    expect(data.dataList).toMatchObject([
      {
        newsId: 'd2',
        nodeId: 'car',
        path: [{ nodeId: 'car' }],
        direction: 'neutral',
        strength: null,
        effect: null,
        reposts: 0,
      },
      {
        newsId: 'd1',
        nodeId: 'ore',
        path: [{ nodeId: 'ore' }, { nodeId: 'cell', share: just(0.5) }, { nodeId: 'car', share: just(0.4) }],
      },
    ])
    expect(
      (await server.call(chains.flowNews, { chainId, nodeId: 'ore' }, { as: own })).data.dataList.map(
        ({ newsId }) => newsId,
      ),
    ).toEqual(['d2', 'd1'])
  })

  test('CHAIN-03 opportunities and risks carry what is left of them at the chosen node; a missing share tells none', async () => {
    const flow = async (input: object) =>
      (await server.call(chains.flowOpportunities, { chainId, ...input }, { as: own })).data.dataList
    expect(await flow({ direction: 'all', nodeId: 'car' })).toMatchObject([
      { eventId: 'x2', direction: 'opportunity', strength: 10, effect: just(10) },
      { eventId: 'x1', direction: 'risk', strength: -10, effect: just(-2), riskTypeId: 'finance.pledge' },
    ])
    // Back from the car to the ore: of the cells' revenue no part is known.
    expect(await flow({ nodeId: 'ore' })).toMatchObject([
      { eventId: 'x2', effect: null, path: [{}, { share: null }, { share: { low: 0.2, high: 0.3 } }] },
    ])
    expect(await flow({ direction: 'all', riskTypes: ['finance'] })).toMatchObject([{ eventId: 'x1' }])
    expect(await flow({ direction: 'all', days: 200 })).toHaveLength(3)
  })

  test('CHAIN-03 of a past instant nothing later is told', async () => {
    const { data } = await server.call(
      chains.flowOpportunities,
      { chainId, direction: 'all' },
      { as: own, asOf: '2024-06-18' },
    )
    expect(data.dataList.map(({ eventId }) => eventId)).toEqual(['x1'])
  })

  test('CHAIN-11 CHAIN-25 the event risk report ranks events and exposures, concentration, single points and regions', async () => {
    const { data } = await server.call(chains.reportEventRisk, { chainId }, { as: own })
    expect(data).toMatchObject({
      day: '2024-06-20',
      nodes: 3,
      edges: 2,
      risks: 1,
      opportunities: 1,
      eventsTotal: 2,
      edgesWithoutShare: 0,
    })
    // Both are as strong: a risk comes before an opportunity, though that is the newer one.
    expect(data.events.map(({ eventId }) => eventId)).toEqual(['x1', 'x2'])
    expect(data.events.find(({ eventId }) => eventId === 'x1')).toMatchObject({
      reached: 2,
      known: 2,
      reaches: [{ effect: just(-5) }, { effect: just(-2) }],
    })
    expect(data.exposures[0]).toMatchObject({ nodeId: 'ore', ownRisk: -10 })
    expect(data.exposures.find(({ nodeId }) => nodeId === 'cell')).toMatchObject({
      events: 0,
      along: 2,
      unknown: 1,
      alongRisk: just(-5),
    })
    expect(data.concentration).toContainEqual(
      expect.objectContaining({ nodeId: 'cell', of: 'suppliers', hhi: { low: 2500, high: 5000 } }),
    )
    expect(data.singlePoints[0]).toMatchObject({
      nodeId: 'ore',
      cut: 2,
      only: [{ product: '碳酸锂', customer: '澄岳电芯' }],
    })
    expect(data.regions).toContainEqual(expect.objectContaining({ region: 'CN-QH', nodes: 1, events: 1, risk: -10 }))
    expect(data.byRiskType).toEqual([{ riskTypeId: 'finance.pledge', events: 1, risk: -10 }])
    const before = (await server.call(chains.reportEventRisk, { chainId, day: '2024-03-05' }, { as: own })).data
    expect(before.events.map(({ eventId }) => eventId)).toEqual(['x3'])
  })

  test('CHAIN-11 the report comes as a workbook with a sheet a chapter', async () => {
    const { raw } = await server.call(chains.downloadReport, { chainId }, { as: own, language: 'en' })
    const tables = await readTables('x.xlsx', raw.rawPayload)
    expect(tables.map(({ name }) => name)).toEqual([
      'Risk report',
      'Events',
      'Hazards of places',
      'Exposure',
      'Concentration',
      'Single points',
      'Regions',
    ])
    expect(tables[1]?.rows).toHaveLength(3)
    const regions = tables[6]?.rows.map(([first]) => first)
    expect(regions).toContain('Qinghai')
    expect(regions).not.toContain('CN-QH')
  })

  test('CHAIN-11 refused: another’s chain, a node that is not there, not signed in', async () => {
    const other = await server.caller()
    expect(await server.call(chains.flowNews, { chainId }, { as: other })).toMatchObject({ status: 404 })
    expect(await server.call(chains.reportEventRisk, { chainId }, { as: other })).toMatchObject({ status: 404 })
    expect(await server.call(chains.downloadReport, { chainId }, { as: other })).toMatchObject({ status: 404 })
    expect(await server.call(chains.flowNews, { chainId, nodeId: 'z' }, { as: own })).toMatchObject({
      code: 'BAD_INPUT',
      data: { field: 'nodeId' },
    })
    expect((await server.call(chains.flowNews, { chainId })).status).toBe(401)
  })
})

describe('what facts say', () => {
  test('CHAIN-18 CHAIN-05 the tree of risk types counts the events of the last 30 days, of the chain or of the market', async () => {
    const counts = async (input: object) => {
      const { data } = await server.call(chains.riskTypes, input, { as: own })
      return Object.fromEntries(data.counts.filter(({ events }) => events > 0).map(({ id, events }) => [id, events]))
    }
    expect(await counts({ chainId })).toEqual({ finance: 1, 'finance.pledge': 1 })
    expect(await counts({})).toEqual({ finance: 1, 'finance.pledge': 1 })
    expect(await counts({ companyId: car })).toEqual({})
  })

  test('CHAIN-01 a graph is drafted from the facts around a company, as far and as strong as asked for', async () => {
    const draft = async (input: object) =>
      (await server.call(chains.draft, { companyId: cell, ...input }, { as: own })).data
    const whole = await draft({ tiers: 1 })
    expect(whole).toMatchObject({ name: '澄岳电芯', found: 2, cut: false })
    expect(whole.supplyChainGraph.nodes.map(({ data }) => data.companyId).sort()).toEqual([ore, cell, car].sort())
    expect(whole.supplyChainGraph.edges.map((one) => one.data)).toContainEqual(
      expect.objectContaining({
        product: '碳酸锂',
        revenueShare: just(0.3),
        purchaseShare: just(0.5),
        origin: 'fact',
        disclosedBy: 'supplier',
      }),
    )
    expect((await draft({ leastShare: 0.2 })).supplyChainGraph.edges).toHaveLength(1)
    expect((await draft({ direction: 'downstream' })).supplyChainGraph.nodes).toHaveLength(2)
    // What is drafted can be saved.
    expect((await saved(server, own, '稿', whole.supplyChainGraph)).problems).toEqual([])
    expect(await server.call(chains.draft, {}, { as: own })).toMatchObject({ code: 'BAD_INPUT' })
    expect(await server.call(chains.draft, { companyId: 'SHZ-999999' }, { as: own })).toMatchObject({ status: 404 })
    expect(await server.call(chains.draft, { companyId: cell }, { as: own, asOf: '2022-06-01' })).toMatchObject({
      status: 404,
    })
  })

  test('CHAIN-22 companies are found by name, code and sound, with their suppliers, customers and products', async () => {
    const found = async (text: string) => (await server.call(chains.searchCompany, { text }, { as: own })).data.dataList
    expect(await found('澄岳')).toMatchObject([{ companyId: cell, suppliers: 1, customers: 1, products: ['电芯'] }])
    expect(await found('300900')).toMatchObject([{ companyId: ore, nameEn: 'Yaochuan Lithium', customers: 1 }])
    expect(await found('；')).toEqual([])
  })

  test('CHAIN-26 what a company makes', async () => {
    const { data } = await server.call(chains.companyParts, { companyId: ore }, { as: own })
    expect(data).toMatchObject({
      companyId: ore,
      companyParts: [{ name: '碳酸锂', nameEn: 'Lithium carbonate', origin: 'supply', customers: 1 }],
    })
    expect(await server.call(chains.companyParts, { companyId: 'SHZ-999999' }, { as: own })).toMatchObject({
      status: 404,
    })
  })
})
