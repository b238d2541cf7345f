import { freeEnd } from '@pandora/contract/domains/supply/names'
import { supply } from '@pandora/contract/domains/supply/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { suppliesAmong } from './offers/among.ts'
import { companiesOfRegion, seatsOf } from './offers/seats.ts'

const [mine, smelter, maker, shop, rival] = [
  'SHZ-000801',
  'SHZ-000802',
  'SHZ-000803',
  'SSE-600804',
  'SSE-600805',
] as const
const hidden = freeEnd('海湾贸易行')
let server: TestServer
let user: Caller
let admin: Caller

const edge = (supplier_id: string, customer_id: string, more: object = {}) => ({
  supplier_id,
  customer_id,
  product_zh: '铜杆',
  product_en: 'copper rod',
  revenue_share: null,
  cost_share: null,
  disclosed_by: 'supplier',
  valid_from: '2023-01-01',
  valid_to: null,
  ...more,
})

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  admin = await server.caller('admin')
  const gathered = facts(server.sql)
    .company({ id: mine, short: '北岭矿业', en: 'Beiling Mining' })
    .company({ id: smelter, short: '赤峡冶炼' })
    .company({ id: maker, short: '远川线缆' })
    .company({ id: shop, short: '汇禾电器' })
    .company({ id: rival, short: '白杨线缆' })
    .add('supply_edge', edge(mine, smelter, { product_zh: '铜精矿', revenue_share: 0.4, revenue_share_most: 0.5 }))
    .add('supply_edge', edge(smelter, maker, { cost_share: 0.6, amount: 2e8, valid_from: '2022-06-01' }))
    .add('supply_edge', edge(smelter, maker, { cost_share: 0.7, amount: 3e8 }))
    .add('supply_edge', edge(maker, shop, { product_zh: '', product_en: null, revenue_share: 0.02 }))
    .add('supply_edge', edge(shop, maker, { product_zh: '电表', revenue_share: 0.01, valid_to: '2023-06-30' }))
    .add('supply_edge', edge(hidden, maker, { supplier_name: '海湾贸易行', cost_share: 0.1 }))
    .add('supply_edge', edge(rival, shop, { valid_from: '2024-03-01', revenue_share: 0.3 }))
    .add('corporate_relation', {
      from_id: smelter,
      to_id: rival,
      type: 'subsidiary',
      share: 0.51,
      valid_from: '2023-01-01',
      valid_to: null,
    })
    .add('concentration', concentrated(0, 4e8, 0.65, null))
    .add('concentration', concentrated(1, 3e8, 0.5, '汇禾电器'))
    .add('concentration', concentrated(2, 1e8, 0.15, null))
    .add('business_segment', {
      company_id: rival,
      period_end: '2022-12-31',
      dimension: 'product',
      name: '电力电缆',
      name_en: 'Power cables',
      revenue: null,
      revenue_share: null,
      cost: null,
      gross_margin: null,
      currency: 'CNY',
      published_on: '2023-03-28',
    })
    .add('site', { company_id: shop, region_code: 'CN-SC', place: '绵阳', seen_on: '2023-05-01' })
  for (const [company_id, region_code] of [
    [mine, 'CN-NM'],
    [smelter, 'CN-SC'],
    [maker, 'CN-SC'],
  ])
    gathered.add('company_profile', {
      company_id,
      website: null,
      main_business: null,
      region_code,
      city: '绵阳市',
      seen_on: '2022-01-01',
    })
  const runId = await gathered.save()
  const found = (from: string, to: string, type: string, confidence: number, documentId: string) => server.sql`
    insert into found_relation (market_id, known_at, known_by, superseded_at, recorded_at, run_id, line, document_id,
      from_id, to_id, type, sole, product, confidence, quote, published_at)
    values (1, '2024-02-01T00:00:00Z', 'published', 'infinity', now(), ${runId}, 1, ${documentId}, ${from}, ${to},
      ${type}, false, ${type === 'supplies' ? '电力电缆' : null}, ${confidence}, '原句', '2024-02-01T00:00:00Z')`
  await found(maker, rival, 'supplies', 0.95, 'd1')
  await found(mine, rival, 'supplies', 0.6, 'd1')
  await found(mine, rival, 'supplies', 0.7, 'd2')
  await found(maker, rival, 'competitor', 0.6, 'd2')
})
afterAll(() => server.stop())

function concentrated(rank: number, amount: number, share: number, party_name: string | null) {
  return {
    company_id: maker,
    period_end: '2022-12-31',
    side: 'customers',
    rank,
    party_id: party_name === null ? null : shop,
    party_name,
    amount,
    share,
    page: 25,
  }
}

const around = (companyId: string, more: object = {}, asOf: { asOf?: string } = {}) =>
  server.call(supply.neighbourhood, { companyId, up: 2, down: 2, ...more }, { as: user, ...asOf })

test('CHAIN-04 the neighbourhood has both shares, ranges, evidence, tiers and what is known by name alone', async () => {
  const { data } = await around(maker)
  expect(data.nodes.map((node) => [node.id, node.tier, node.regionCode]).toSorted()).toEqual(
    [
      [maker, 0, 'CN-SC'],
      [smelter, -1, 'CN-SC'],
      [hidden, -1, null],
      [mine, -2, 'CN-NM'],
      [shop, 1, null],
      [rival, 1, null],
    ].toSorted(),
  )
  expect(data.nodes.find((node) => node.id === hidden)).toMatchObject({ companyId: null, nameZh: '海湾贸易行' })
  const link = (from: string, to: string) =>
    data.links.find(({ supplierId, customerId }) => supplierId === from && customerId === to)
  expect(link(mine, smelter)).toMatchObject({
    revenueShare: { low: 0.4, high: 0.5 },
    purchaseShare: null,
    evidence: { file: 'facts.csv' },
    bothWays: false,
  })
  expect(link(smelter, maker)).toMatchObject({
    purchaseShare: { low: 0.7, high: 0.7 },
    amount: 3e8,
    evidenceCount: 2,
    from: '2023-01-01',
  })
  expect(link(maker, shop)).toMatchObject({ productZh: null })
  expect(link(maker, rival)).toMatchObject({
    origin: 'text',
    // A text says it in its own language; companies call it so in English.
    productZh: '电力电缆',
    productEn: 'Power cables',
    confidence: 0.95,
    evidence: { quote: '原句', file: null },
  })
  expect(link(rival, shop)).toBeDefined()
  expect(link(mine, rival)).toBeUndefined()
})

test('as of a past day only what was known then is there; a least share leaves out what is smaller or unsaid', async () => {
  const past = await around(maker, {}, { asOf: '2023-03-01' })
  expect(past.data.links.some((link) => link.supplierId === shop && link.customerId === maker)).toBe(true)
  expect(
    past.data.links
      .filter((link) => link.bothWays)
      .map((link) => link.supplierId)
      .toSorted(),
  ).toEqual([maker, shop].toSorted())
  expect(past.data.nodes.some((node) => node.id === rival)).toBe(false)
  const large = await around(maker, { leastShare: 0.2 })
  expect(large.data.nodes.map((node) => node.id).toSorted()).toEqual([maker, mine, smelter].toSorted())
})

test('suppliers and customers of a company stand by share, with their provenance', async () => {
  const { data } = await server.call(supply.partners, { companyId: maker }, { as: user })
  expect(data.dataList.map((one) => [one.partnerId, one.nameZh])).toEqual([
    [smelter, '赤峡冶炼'],
    [hidden, '海湾贸易行'],
  ])
  expect(data.dataList[0]?.provenance).toMatchObject({ file: 'facts.csv', knownBy: 'observed' })
  const customers = await server.call(supply.partners, { companyId: maker, side: 'customers' }, { as: user })
  expect(customers.data.dataList.map((one) => one.partnerId)).toEqual([shop, rival])
})

test('other relations say on which end a company stands', async () => {
  const one = await server.call(supply.relations, { companyId: smelter }, { as: user })
  expect(one.data.dataList).toMatchObject([{ type: 'subsidiary', as: 'first', otherId: rival, share: 0.51 }])
  const other = await server.call(supply.relations, { companyId: rival }, { as: user })
  expect(other.data.dataList).toMatchObject([{ type: 'subsidiary', as: 'second', otherId: smelter }])
})

test('CHAIN-26 the largest customers stand by year; a hidden name stays hidden', async () => {
  const { data } = await server.call(supply.concentration, { companyId: maker }, { as: user })
  expect(data.dataList).toMatchObject([
    {
      side: 'customers',
      totalShare: 0.65,
      page: 25,
      rows: [
        { rank: 1, name: '汇禾电器', companyId: shop },
        { rank: 2, name: null, companyId: null },
      ],
    },
  ])
  expect(
    (await server.call(supply.concentration, { companyId: maker }, { as: user, asOf: '2023-03-01' })).data,
  ).toEqual({
    dataList: [],
  })
})

test('companies stand in the province of their seat, and where they have sites', async () => {
  const { data } = await server.call(supply.regions, {}, { as: user })
  const row = (code: string) => data.dataList.find((one) => one.regionCode === code)
  expect(row('CN-SC')).toMatchObject({ nameEn: 'Sichuan', companies: 2, sites: 1, links: 3, outward: 1 })
  expect([row('CN-NM')?.companies, data.withoutSeat]).toEqual([1, 2])
  const region = await server.call(supply.region, { regionCode: 'CN-SC' }, { as: user })
  expect(region.data.dataList.map((one) => [one.companyId, one.seat, one.sites, one.city, one.cityEn])).toEqual([
    [smelter, true, [], '绵阳市', 'Mianyang'],
    [maker, true, [], '绵阳市', 'Mianyang'],
    [shop, false, ['绵阳'], null, null],
  ])
  const view = { marketId: 1, asOf: null }
  expect((await companiesOfRegion(server.sql, view, 'CN-NM')).map((one) => one.companyId)).toEqual([mine])
  expect((await seatsOf(server.sql, view, [mine])).get(mine)).toEqual({ regionCode: 'CN-NM', city: '绵阳市' })
  const among = await suppliesAmong(server.sql, view, server.clock.now, [mine, smelter, rival, maker])
  expect(among.map((one) => [one.supplierId, one.customerId])).toEqual([
    [mine, smelter],
    [smelter, maker],
    [maker, rival],
  ])
})

test('what texts say less surely waits; accepted it stands, rejected it is gone, and each can be taken back', async () => {
  const waiting = async (state: 'waiting' | 'accepted' | 'rejected' = 'waiting') =>
    (await server.call(supply.waiting, { state }, { as: user })).data.dataList.map((one) => [
      one.fromId,
      one.type,
      one.evidenceCount,
    ])
  expect(await waiting()).toEqual([
    [mine, 'supplies', 2],
    [maker, 'competitor', 1],
  ])
  const between = { fromId: mine, toId: rival, type: 'supplies' as const }
  const stands = async () => (await around(mine)).data.links.find((one) => one.customerId === rival)
  expect(await stands()).toBeUndefined()
  expect(
    (await server.call(supply.accept, { ...between, note: '年报也这样写' }, { as: user })).data.relation.decision,
  ).toMatchObject({
    verdict: 'accepted',
    mine: true,
  })
  expect(await stands()).toMatchObject({ origin: 'text', accepted: true, evidenceCount: 2 })
  expect((await server.call(supply.reject, between, { as: user })).code).toBe('RELATION_DECIDED')
  expect(await waiting('accepted')).toHaveLength(1)
  const other = await server.caller()
  expect((await server.call(supply.takeBack, between, { as: other })).code).toBe('NOT_ALLOWED')
  expect((await server.call(supply.takeBack, between, { as: user })).data.relation.decision).toBeNull()
  expect(await stands()).toBeUndefined()
  expect((await server.call(supply.takeBack, between, { as: user })).code).toBe('DECISION_TAKEN_BACK')
  const sure = { fromId: maker, toId: rival, type: 'supplies' as const }
  await server.call(supply.reject, sure, { as: user })
  expect((await around(maker)).data.links.some((one) => one.customerId === rival)).toBe(false)
  await server.call(supply.takeBack, sure, { as: admin })
  expect((await around(maker)).data.links.some((one) => one.customerId === rival)).toBe(true)
  expect((await server.call(supply.accept, { ...between, fromId: shop }, { as: user })).code).toBe(
    'RELATION_NOT_FOUND_IN_TEXTS',
  )
  const noted = await server.sql`select action from audit_event where action like 'relation-%' order by 1`
  expect(noted).toHaveLength(4)
})

test('reading a text finds who supplies whom and where a plant is', async () => {
  const own = await testServer()
  const reader = await own.caller()
  await importedFacts(own)
    .company({ id: mine, short: '北岭矿业' })
    .company({ id: smelter, short: '赤峡冶炼' })
    .document({
      id: 'n1',
      title: '铜价走高',
      body: '公告显示，北岭矿业是赤峡冶炼的独家供应商。赤峡冶炼位于四川绵阳的工厂满产。',
      at: '2024-03-01T02:00:00.000Z',
    })
    .save()
  await (await testReading(own)).work()
  const { data } = await own.call(supply.partners, { companyId: smelter }, { as: reader })
  expect(data.dataList).toMatchObject([
    {
      partnerId: mine,
      origin: 'text',
      evidence: { documentId: 'n1', quote: '公告显示，北岭矿业是赤峡冶炼的独家供应商。' },
    },
  ])
  const region = await own.call(supply.region, { regionCode: 'CN-SC' }, { as: reader })
  expect(region.data.dataList).toMatchObject([{ companyId: smelter, seat: false, sites: ['四川绵阳的工厂'] }])
  await own.stop()
})

test('hubs: companies by how many they supply or buy from, texts that stand counted, products once, by pages', async () => {
  const { data } = await server.call(supply.hubs, {}, { as: user })
  const told = new Map(data.dataList.map(({ companyId, ...one }) => [companyId, one]))
  for (const [companyId, { customers, suppliers }] of told)
    for (const [side, count] of [
      ['customers', customers],
      ['suppliers', suppliers],
    ] as const) {
      const own = await server.call(supply.partners, { companyId, side }, { as: user })
      expect(new Set(own.data.dataList.map((one) => one.partnerId)).size, `${companyId} ${side}`).toBe(count)
    }
  expect(told.has(hidden)).toBe(false)
  expect(data.dataList.map((one) => one.customers)).toEqual(
    data.dataList.map((one) => one.customers).toSorted((a, b) => b - a),
  )
  const { data: second } = await server.call(supply.hubs, { by: 'suppliers', size: 2, page: 1 }, { as: user })
  expect([second.dataList.length, second.total]).toEqual([2, told.size])
  const before = await server.call(supply.hubs, {}, { as: user, asOf: '2022-06-30' })
  expect(before.data.total).toBeLessThan(told.size)
})

test('an unknown company is refused, and so is who is not signed in', async () => {
  expect((await around('SHZ-999999')).code).toBe('NOT_FOUND')
  expect((await server.call(supply.partners, { companyId: 'SHZ-999999' }, { as: user })).code).toBe('NOT_FOUND')
  expect((await server.call(supply.neighbourhood, { companyId: maker })).code).not.toBe('0')
})
