import { companies } from '@pandora/contract/domains/companies/operations'
import { events } from '@pandora/contract/domains/events/operations'
import { impact } from '@pandora/contract/domains/impact/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const [maker, supplier, buyer, peer, mate] = [
  'SHZ-000651',
  'SHZ-000652',
  'SSE-600653',
  'SHZ-000654',
  'SHZ-000655',
] as const
let server: TestServer
let user: Caller
const at = (day: string, hour = '02') => `2024-${day}T${hour}:00:00.000Z`

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  await secondMarket(server)
  const edge = (supplier_id: string, customer_id: string, product_zh: string, shares: object) => ({
    supplier_id,
    customer_id,
    product_zh,
    product_en: null,
    revenue_share: null,
    cost_share: null,
    disclosed_by: 'supplier',
    valid_from: '2022-01-01',
    valid_to: null,
    ...shares,
  })
  const copied = '他山电机与三家主机厂签署供货备忘录，约定自下季度起交付高效电机，首批数量与价格由各方另行商定后披露。'
  await importedFacts(server)
    .industry('330000', 1, null, '家用电器', 'Home appliances')
    .company({ id: maker, short: '格里空调', en: 'Geli Air', industry: { code: '330000', from: '2021-10-31' } })
    .company({ id: supplier, short: '他山电机', en: 'Tashan Motor' })
    .company({ id: buyer, short: '白沙百货' })
    .company({ id: peer, short: '青禾冰箱', industry: { code: '330000', from: '2021-10-31' } })
    .company({ id: mate, short: '远帆智能' })
    .company({ id: 'SHZ-000656', short: '无缘股份' })
    .add('supply_edge', edge(supplier, maker, '高效电机', { cost_share: 0.3 }))
    .add('supply_edge', edge(maker, buyer, '空调整机', { revenue_share: 0.125 }))
    .add('supply_edge', edge('SHZ-000656', maker, '旧件', { valid_to: '2023-01-01' }))
    .add('theme', {
      theme_id: 'green',
      name_zh: '绿色家电',
      name_en: 'Green appliances',
      description_zh: null,
      description_en: null,
    })
    .add('theme_membership', {
      theme_id: 'green',
      company_id: maker,
      weight: 0.8,
      valid_from: '2022-01-01',
      valid_to: null,
      evidence_count: 3,
    })
    .add('theme_membership', {
      theme_id: 'green',
      company_id: mate,
      weight: 0.6,
      valid_from: '2022-01-01',
      valid_to: null,
      evidence_count: 2,
    })
    .add('theme_membership', {
      theme_id: 'green',
      company_id: supplier,
      weight: 0.05,
      valid_from: '2022-01-01',
      valid_to: null,
      evidence_count: null,
    })
    .document({ id: 'own', title: '格里空调发布新品', at: at('03-01'), companies: [maker] })
    .document({ id: 'both', title: '格里空调与他山电机签约', at: at('03-02'), companies: [maker, supplier] })
    .document({ id: 'supply', title: '他山电机签署供货备忘录', body: copied, at: at('03-03'), companies: [supplier] })
    .document({
      id: 'supply-copy',
      title: '他山电机签署供货备忘录',
      body: copied,
      at: at('03-03', '05'),
      companies: [supplier],
    })
    .document({ id: 'shop', title: '白沙百货开业促销', at: at('03-04'), companies: [buyer] })
    .document({ id: 'fridge', title: '青禾冰箱扩产', at: at('03-05'), companies: [peer] })
    .document({ id: 'smart', title: '远帆智能获奖', at: at('03-06'), companies: [mate] })
    .document({ id: 'passing', title: '百货业周报', at: at('03-07'), companies: [{ id: buyer, relation: 'mention' }] })
    .document({ id: 'gone', title: '无缘股份公告', at: at('03-08'), companies: ['SHZ-000656'] })
    .document({ id: 'long-ago', title: '白沙百货旧闻', at: '2023-05-01T02:00:00.000Z', companies: [buyer] })
    .document({ id: 'order', title: '青禾冰箱中标12亿元采购项目', at: at('03-10'), companies: [peer] })
    .document({
      id: 'order-note',
      kind: 'announcement',
      title: '青禾冰箱中标12亿元采购项目',
      body: '青禾冰箱公告，公司中标12亿元采购项目，工期两年。',
      at: at('03-10', '09'),
      companies: [peer],
      url: 'https://notice.example.test/9',
    })
    .save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const news = (input: object, options: object = {}) =>
  server.call(companies.news, { companyId: maker, ...input }, { as: user, ...options })
const ids = (items: readonly { newsId: string }[]) => items.map((item) => item.newsId)

test("COMP-23 news of a company's whole chain: suppliers, customers, industry and themes, each with the way it came, without what names the company itself", async () => {
  const { data } = await news({ relation: 'chain' })
  expect(ids(data.dataList)).toEqual(['order', 'smart', 'fridge', 'shop', 'supply-copy', 'supply'])
  expect([data.total, data.totalPages, data.hasMore]).toEqual([6, 1, false])
  const way = (id: string) => data.dataList.find((item) => item.newsId === id)?.way
  expect(way('supply')).toEqual([
    {
      kind: 'supplier',
      companyId: supplier,
      nameZh: '他山电机',
      nameEn: 'Tashan Motor',
      viaId: null,
      viaZh: '高效电机',
      viaEn: null,
      share: 30,
    },
  ])
  expect(way('shop')).toMatchObject([{ kind: 'customer', companyId: buyer, viaZh: '空调整机', share: 12.5 }])
  expect(way('smart')).toMatchObject([
    { kind: 'theme', companyId: mate, viaId: 'green', viaZh: '绿色家电', viaEn: 'Green appliances', share: 60 },
  ])
  expect(way('fridge')).toMatchObject([
    { kind: 'industry', companyId: peer, viaId: '330000', viaZh: '家用电器', share: null },
  ])
  expect(data.dataList.every((item) => item.relation === 'chain')).toBe(true)
})

test('COMP-23 copies of a story are counted beside it, and may be left out', async () => {
  const { data } = await news({ relation: 'chain', once: true })
  expect(ids(data.dataList)).toEqual(['order', 'smart', 'fridge', 'shop', 'supply'])
  expect(data).toMatchObject({ total: 5 })
  expect(data.dataList.find((item) => item.newsId === 'supply')?.copies).toBe(1)
  expect((await server.call(companies.news, { companyId: supplier, once: true }, { as: user })).data).toMatchObject({
    total: 2,
    dataList: [
      { newsId: 'supply', relation: 'subject', copies: 1, way: [] },
      { newsId: 'both', copies: 0 },
    ],
  })
})

test('COMP-23 pages of a chain go on where the one before ended; as of a past day its ties and news are those of that day', async () => {
  const first = (await news({ relation: 'chain', size: 4 })).data
  const second = (await news({ relation: 'chain', size: 4, page: 1 })).data
  expect([ids(first.dataList), ids(second.dataList)]).toEqual([
    ['order', 'smart', 'fridge', 'shop'],
    ['supply-copy', 'supply'],
  ])
  expect([first.hasMore, second.hasMore, second.totalPages]).toEqual([true, false, 2])
  expect(ids((await news({ relation: 'chain' }, { asOf: '2024-03-05' })).data.dataList)).toEqual([
    'fridge',
    'shop',
    'supply-copy',
    'supply',
  ])
  expect((await news({ relation: 'chain' }, { asOf: '2021-12-31' })).data).toMatchObject({ dataList: [], total: 0 })
})

test('COMP-23 by event: the news that tell of it; neither announcements nor what the view does not know', async () => {
  const { data: own } = await server.call(events.ofCompany, { companyId: peer }, { as: user })
  const eventId = own.dataList.find((event) => event.type === 'contract-win')?.eventId ?? ''
  expect((await server.call(companies.news, { eventId }, { as: user })).data).toMatchObject({
    total: 1,
    totalPages: 1,
    dataList: [{ newsId: 'order', relation: null }],
  })
  expect(await server.call(companies.news, { eventId: 'none' }, { as: user })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect(await server.call(companies.news, { eventId }, { as: user, asOf: '2024-03-01' })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect(await server.call(companies.news, { eventId, companyId: peer }, { as: user })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    data: { field: 'companyId' },
  })
  expect(await server.call(companies.news, {}, { as: user })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    data: { field: 'companyId', reason: 'required' },
  })
})

test('COMP-22 COMP-12 an announcement carries publishTime, newsDate, title, id and its address at the source', async () => {
  const { data } = await server.call(companies.announcements, { companyId: peer }, { as: user })
  expect(data.dataList).toMatchObject([
    {
      newsId: 'order-note',
      title: '青禾冰箱中标12亿元采购项目',
      publishTime: at('03-10', '09'),
      newsDate: 'Mar 10',
      url: 'https://notice.example.test/9',
      category: null,
    },
  ])
})

test('COMP-20 COMP-21 COMP-26 COMP-27 insights by type up to an instant, ten from page 0 unless said otherwise; their types, events and one event', async () => {
  const types = (await server.call(events.types, { companyId: peer }, { as: user })).data.dataList
  expect(types).toContainEqual({ type: 'contract-win', sign: 1, count: 1 })
  const insights = (input: object) => server.call(events.insights, { companyId: peer, ...input }, { as: user })
  const usual = (await insights({})).data
  expect(usual).toMatchObject({ page: 0, hasMore: false })
  expect((await insights({ insightType: 'contract-win' })).data.dataList).toMatchObject([
    { type: 'contract-win', reached: { companyId: peer } },
  ])
  expect(
    (await insights({ endTimestamp: Date.parse(at('03-09')) })).data.dataList.every(
      (one) => one.happenedAt <= Date.parse(at('03-09')),
    ),
  ).toBe(true)
  expect((await insights({ insightType: 'no-such-type' })).data).toMatchObject({ dataList: [], total: 0 })
  const eventId = usual.dataList.find((one) => one.type === 'contract-win')?.eventId ?? ''
  expect((await server.call(events.detail, { eventId }, { as: user })).data).toMatchObject({
    eventId,
    companyId: peer,
    entityGraph: expect.arrayContaining([expect.objectContaining({ entityId: peer, master: true })]),
    documents: 2,
  })
  for (const operation of [events.types, events.ofCompany, events.insights])
    expect(await server.call(operation, { companyId: 'SHZ-999999' }, { as: user })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
})

test('COMP-21 every type that is listed gives as many as it says when it is chosen, and no other is there: of insights, and of each list of events', async () => {
  for (const companyId of [peer, maker, supplier]) {
    const typesOf = async (reach: 'insights' | 'direct' | 'indirect' | 'both') =>
      (await server.call(events.types, { companyId, reach }, { as: user })).data.dataList
    const insights = async (input: object) =>
      (await server.call(events.insights, { companyId, size: 100, ...input }, { as: user })).data
    const listed = await typesOf('insights')
    expect(listed.reduce((sum, one) => sum + one.count, 0)).toBe((await insights({})).total)
    for (const { type, count } of listed) {
      const found = await insights({ insightType: type })
      expect([type, found.total, new Set(found.dataList.map((one) => one.type))]).toEqual([
        type,
        count,
        new Set([type]),
      ])
    }
    for (const reach of ['direct', 'indirect', 'both'] as const) {
      const all = async (input: object) =>
        (await server.call(events.ofCompany, { companyId, reach, size: 100, ...input }, { as: user })).data
      const types = await typesOf(reach)
      expect([reach, types.reduce((sum, one) => sum + one.count, 0)]).toEqual([reach, (await all({})).total])
      for (const { type, count } of types)
        expect([reach, type, (await all({ types: [type] })).total]).toEqual([reach, type, count])
    }
  }
})

test('WATCH-07 a watched event is found again, newest first and with its star; one that the as-of instant does not know is not shown, and one that is no event is refused', async () => {
  const reader = await server.caller()
  const list = async (options: object = {}) => (await server.call(events.watched, {}, { as: reader, ...options })).data
  const { dataList } = (await server.call(events.ofCompany, { companyId: peer }, { as: reader })).data
  for (const { eventId } of dataList) await server.call(watch.toggleEntry, { entryId: eventId }, { as: reader })
  const watched = await list()
  expect([watched.total, watched.hasMore, watched.dataList.map((one) => one.eventId)]).toEqual([
    dataList.length,
    false,
    dataList.map((one) => one.eventId),
  ])
  expect(watched.dataList.every((one) => one.is_watching)).toBe(true)
  expect((await list({ asOf: '2024-03-01' })).dataList).toEqual([])
  await server.call(watch.toggleEntry, { entryId: dataList[0]?.eventId ?? '' }, { as: reader })
  expect((await list()).dataList.map((one) => one.eventId)).toEqual(dataList.slice(1).map((one) => one.eventId))
  expect(await server.call(watch.toggleEntry, { entryId: 'no-such-event' }, { as: reader })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect((await server.call(events.watched, {}, { as: user })).data).toMatchObject({ dataList: [], total: 0 })
})

test('COMP-18 while documents wait to be read the profile and the score say how many', async () => {
  const waiting = async (options: object = {}) => [
    (await server.call(companies.profile, { companyId: maker }, { as: user, ...options })).data.waiting,
    (await server.call(impact.receipt, { companyId: maker }, { as: user, ...options })).data.waiting,
  ]
  expect(await waiting()).toEqual([0, 0])
  await importedFacts(server)
    .document({ id: 'fresh-1', title: '格里空调新消息', at: at('03-18') })
    .document({ id: 'fresh-2', title: '格里空调又一消息', at: at('03-19') })
    .save()
  expect(await waiting()).toEqual([2, 2])
  expect(await waiting({ asOf: '2024-03-18' })).toEqual([1, 1])
})
