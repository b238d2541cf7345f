import { industries } from '@pandora/contract/domains/industries/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller

const [NORTH, SOUTH, LATE, MINE, ODD] = ['SHZ-000901', 'SSE-600901', 'SHZ-000903', 'SSE-600904', 'SHZ-000905'] as const
const dates = ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05']

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-01-08T10:00:00Z')
  user = await server.caller()
  const bar = (place: number, close: number, previous: number | undefined, more: object = {}) => ({
    date: dates[place] ?? '',
    close,
    open: close,
    high: close + 1,
    low: close - 1,
    ...(previous === undefined ? {} : { previous }),
    ...more,
  })
  await facts(server.sql)
    .industry('480000', 1, null, '银行', 'Banks')
    .industry('480300', 2, '480000', '股份制银行Ⅱ', 'Joint-stock Banks II')
    .industry('480301', 3, '480300', '股份制银行Ⅲ', 'Joint-stock Banks III')
    .industry('480401', 3, '480300', '城商行Ⅲ')
    .industry('740000', 1, null, '煤炭')
    .industry('740100', 2, '740000', '煤炭开采')
    .industry('740101', 3, '740100', '动力煤')
    .company({ id: NORTH, short: '北岸银行', en: 'North Shore Bank', industry: { code: '480301', from: '2021-10-31' } })
    .company({ id: SOUTH, short: '南岸银行', industry: { code: '480401', from: '2021-10-31' } })
    .company({ id: LATE, short: '后来银行', industry: { code: '740101', from: '2021-10-31' } })
    .add('industry_membership', {
      company_id: LATE,
      scheme: 'sw2021',
      industry_code: '480301',
      valid_from: '2024-01-04',
      valid_to: null,
    })
    .company({ id: MINE, short: '远矿煤业', industry: { code: '740101', from: '2021-10-31' } })
    .company({ id: ODD, short: '负价煤业', industry: { code: '740101', from: '2021-10-31' } })
    .index('SSE-000300-index', '沪深300', 'CSI 300')
    // Amount ÷ turnover rate: a float value of 1000 against one of 3000.
    .bars(NORTH, [
      bar(0, 10, undefined, { amount: 100, turnover: 10 }),
      bar(1, 11, 10, { rate: 10, amount: 100, turnover: 10 }),
      bar(2, 11, 11, { rate: 0, amount: 110, turnover: 10 }),
      bar(3, 12.1, 11, { rate: 10 }),
    ])
    .bars(SOUTH, [
      bar(0, 20, undefined, { amount: 300, turnover: 10 }),
      bar(1, 19, 20, { rate: -5, amount: 300, turnover: 10 }),
      bar(2, 19, 19, { rate: 0 }),
      bar(3, 19, 19, { rate: 0 }),
    ])
    .bars(LATE, [
      bar(0, 50, undefined),
      bar(1, 100, 50, { rate: 100 }),
      bar(2, 101, 100, { rate: 1 }),
      bar(3, 105.04, 101, { rate: 4 }),
    ])
    .bars(MINE, [bar(0, 8, undefined), bar(1, 8.08, undefined), bar(3, 8.8, undefined)])
    .bars(
      ODD,
      [bar(0, -5, undefined), bar(1, -4, undefined), bar(2, 2, undefined), bar(3, 3, undefined)],
      'forward-adjusted',
    )
    .bars('SSE-000300-index', [
      { date: '2024-01-02', close: 3000 },
      { date: '2024-01-04', close: 3300 },
    ])
    .add('share_count', { security_id: NORTH, counted_on: '2023-12-31', total_shares: 100, float_shares: 50 })
    .add('share_count', { security_id: SOUTH, counted_on: '2023-12-31', total_shares: 20, float_shares: 20 })
    .add('industry_relation', {
      industry_zh: '股份制银行',
      upstream_zh: '动力煤',
      evidence_count: 7,
      seen_on: '2023-12-31',
    })
    .add('industry_relation', {
      industry_zh: '城商行',
      upstream_zh: '煤炭开采',
      evidence_count: 2,
      seen_on: '2023-12-31',
    })
    .add('industry_relation', { industry_zh: '城商行', upstream_zh: '印钞', evidence_count: 1, seen_on: '2023-12-31' })
    .add('industry_relation', {
      industry_zh: '城商行',
      upstream_zh: '股份制银行',
      evidence_count: 99,
      seen_on: '2023-12-31',
    })
    .add('supply_edge', {
      supplier_id: NORTH,
      customer_id: MINE,
      product_zh: '贷款',
      product_en: 'Loans',
      revenue_share: 1,
      cost_share: 1,
      disclosed_by: 'supplier',
      valid_from: '2023-01-01',
      valid_to: null,
    })
    .add('supply_edge', {
      supplier_id: SOUTH,
      customer_id: MINE,
      product_zh: '贷款',
      product_en: 'Loans',
      revenue_share: 1,
      cost_share: 1,
      disclosed_by: 'supplier',
      valid_from: '2023-01-01',
      valid_to: '2023-06-30',
    })
    .add('event', {
      event_id: 'e1',
      type: 'buy-back',
      title_zh: '北岸回购',
      title_en: null,
      happened_at: '2024-01-03T02:00:00Z',
      precision: 'instant',
      size_class: null,
      document_id: null,
    })
    .add('event_company', {
      company_id: NORTH,
      event_id: 'e1',
      relation: 'direct',
      path: null,
      type: 'buy-back',
      happened_at: '2024-01-03T02:00:00Z',
      precision: 'instant',
    })
    .add('event', {
      event_id: 'e2',
      type: 'pledge',
      title_zh: '南岸质押',
      title_en: null,
      happened_at: '2024-01-04T02:00:00Z',
      precision: 'instant',
      size_class: null,
      document_id: null,
    })
    .add('event_company', {
      company_id: SOUTH,
      event_id: 'e2',
      relation: 'direct',
      path: null,
      type: 'pledge',
      happened_at: '2024-01-04T02:00:00Z',
      precision: 'instant',
    })
    .add('event', {
      event_id: 'e3',
      type: 'pledge',
      title_zh: '矿难',
      title_en: null,
      happened_at: '2024-01-04T02:00:00Z',
      precision: 'instant',
      size_class: null,
      document_id: null,
    })
    .add('event_company', {
      company_id: MINE,
      event_id: 'e3',
      relation: 'direct',
      path: null,
      type: 'pledge',
      happened_at: '2024-01-04T02:00:00Z',
      precision: 'instant',
    })
    .save()
})
afterAll(() => server.stop())

const series = async (id: string, options: object = {}) =>
  (await server.call(industries.series, { id, period: 'all' }, { as: user, ...options })).data

describe('index of an industry', () => {
  test('IND-12 IND-03 an entry a day has the mean of lows and of highs, and its price is the mean of the two', async () => {
    const { entries, currency, bases } = await series('480000')
    expect(entries).toEqual({
      date: dates,
      companies: [2, 2, 3, 3],
      dropped: 0,
      minPrice: [14, 14, expect.closeTo(42.667, 3), expect.closeTo(44.38, 3)],
      maxPrice: [16, 16, expect.closeTo(44.667, 3), expect.closeTo(46.38, 3)],
      price: [15, 15, expect.closeTo(43.667, 3), expect.closeTo(45.38, 3)],
    })
    expect([currency, bases]).toEqual(['CNY', [{ basis: 'traded', securities: 3 }]])
  })
  test('IND-12 IND-03 bars whose low is not positive are dropped, and a day with no other has no entry', async () => {
    const { entries, bases } = await series('740101')
    expect([entries.date, entries.companies, entries.dropped]).toEqual([dates, [2, 2, 1, 2], 2])
    expect(entries.minPrice[2]).toBe(1)
    expect(bases.map(({ basis }) => basis).toSorted()).toEqual(['forward-adjusted', 'traded'])
  })
  test('IND-12 the chained index takes the mean return of the members of each day: who joins later brings no jump', async () => {
    const { index } = await series('480000')
    expect([index.date, index.members, index.traded]).toEqual([dates, [2, 2, 3, 3], [0, 2, 3, 3]])
    expect(index.index.map((level) => Number(level.toFixed(4)))).toEqual([100, 102.5, 102.8417, 107.6409])
  })
  test('IND-12 weighted by the float value of the day before it is another index, from amount and turnover rate', async () => {
    // Day 2: (10 × 1000 − 5 × 3000) ÷ 4000 = −1.25 %; day 4: only the one with a weight counts.
    expect(
      (await series('480000')).index.capIndex.map((level) => (level === null ? null : Number(level.toFixed(4)))),
    ).toEqual([100, 98.75, 98.75, 108.625])
  })
  test('IND-11 breadth by day, and the running sum of rising less falling', async () => {
    const { index } = await series('480000')
    expect([index.rising, index.falling, index.advance]).toEqual([
      [0, 1, 1, 2],
      [0, 1, 0, 0],
      [0, 0, 1, 3],
    ])
  })
  test('IND-11 IND-02 strength is the index over the market’s, both 100 on the first day', async () => {
    const { index, marketIndex } = await series('480000')
    expect(marketIndex).toEqual({ securityId: 'SSE-000300-index', nameZh: '沪深300', nameEn: 'CSI 300' })
    expect(index.market.map((level) => level && Math.round(level * 10) / 10)).toEqual([100, 100, 110, 110])
    expect(index.strength.map((level) => level && Number(level.toFixed(2)))).toEqual([100, 102.5, 93.49, 97.86])
  })
  test('IND-12 a return is taken within one basis, over days without trading too, and never against a close that is not positive', async () => {
    const { index } = await series('740101')
    // 2024-01-03: LATE still belongs here (+100 %), MINE +1 %, ODD none; 2024-01-05: MINE +8.91 %, ODD +50 %.
    expect([index.members, index.traded]).toEqual([
      [3, 3, 2, 2],
      [0, 2, 0, 2],
    ])
    expect(index.index.map((level) => Number(level.toFixed(2)))).toEqual([100, 150.5, 150.5, 194.83])
  })
  test('IND-12 as of a past day nothing later is in it; an industry without companies has none; a period begins so many months before its last day', async () => {
    expect((await series('480000', { asOf: '2024-01-03' })).index.date).toEqual(dates.slice(0, 2))
    expect(await series('480000', { asOf: '2023-12-31' })).toMatchObject({
      entries: { date: [] },
      index: { date: [] },
      marketIndex: null,
      knownAt: null,
    })
    expect(
      (await server.call(industries.series, { id: '480000', period: '1m' }, { as: user })).data.index.date,
    ).toEqual(dates)
    expect(await server.call(industries.series, { id: 'none' }, { as: user })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await server.call(industries.series, { id: '480000', period: '2y' as '1y' }, { as: user })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
    })
  })
})

describe('an industry over its companies', () => {
  test('IND-11 the summary sums what is known and says of how many; what is missing takes no part', async () => {
    const { node, concentration, leaders } = (await server.call(industries.summary, { id: '480000' }, { as: user }))
      .data
    expect(node).toMatchObject({
      id: '480000',
      num: 3,
      rising: 2,
      falling: 0,
      flat: 1,
      withoutQuote: 0,
      marketCap: 1590,
      capCompanies: 2,
      pe: null,
      peCompanies: 0,
      impactScore: null,
    })
    expect(node.change).toBeCloseTo(14 / 3, 6)
    expect(node.capChange).toBeCloseTo((10 * 1210) / 1590, 6)
    expect(concentration.marketCap).toMatchObject({ companies: 2, total: 1590, cr3: 100 })
    expect(concentration.marketCap.cr1).toBeCloseTo((1210 / 1590) * 100, 6)
    expect(concentration.revenue).toEqual({ companies: 0, total: null, cr1: null, cr3: null, cr5: null, hhi: null })
    expect(leaders.map((one) => [one.companyId, one.marketCap, Math.round(one.share ?? 0)])).toEqual([
      [NORTH, 1210, 76],
      [SOUTH, 380, 24],
    ])
  })
  test('IND-01 IND-06 the nodes of the first level, and those below any node, come with their figures', async () => {
    const nodes = async (id?: string) =>
      (await server.call(industries.nodes, id === undefined ? {} : { id }, { as: user })).data.dataList
    expect((await nodes()).map((node) => [node.id, node.level, node.num, node.rising, node.falling])).toEqual([
      ['480000', 1, 3, 2, 0],
      ['740000', 1, 2, 2, 0],
    ])
    expect((await nodes('480300')).map((node) => [node.id, node.level, node.num])).toEqual([
      ['480301', 3, 2],
      ['480401', 3, 1],
    ])
    expect(await nodes('480301')).toEqual([])
  })
  test('IND-11 the tree map holds every company by market value; without share counts by the amount traded', async () => {
    const banks = (await server.call(industries.map, { id: '480000' }, { as: user })).data
    expect(banks).toMatchObject({
      sizeBy: 'marketCap',
      withoutSize: 1,
      day: '2024-01-05',
      dataList: [
        { companyId: NORTH, size: 1210, changeRate: 10, industryZh: '股份制银行Ⅲ' },
        { companyId: SOUTH, size: 380 },
      ],
    })
    expect((await server.call(industries.map, { id: '740000' }, { as: user })).data).toMatchObject({
      sizeBy: 'amount',
      withoutSize: 2,
      dataList: [],
    })
  })
  test('IND-11 constituents are sorted by their figures over all pages; those without come last', async () => {
    const codes = async (sort: 'marketCap' | 'pe', order: 'up' | 'down') =>
      (
        await server.call(industries.detail, { id: '480000', sort, order }, { as: user })
      ).data.constituents.dataList.map((one) => one.code)
    expect([await codes('marketCap', 'down'), await codes('marketCap', 'up')]).toEqual([
      ['000901', '600901', '000903'],
      ['600901', '000901', '000903'],
    ])
    const first = (
      await server.call(industries.detail, { id: '480000', sort: 'marketCap', order: 'down' }, { as: user })
    ).data.constituents.dataList[0]
    expect(first?.figures).toMatchObject({
      marketCap: 1210,
      floatCap: 605,
      capBasis: 'shares',
      peTtm: null,
      peAbsence: 'NO_STATEMENTS',
    })
  })
})

describe('up and down the chain', () => {
  const relations = async (id: string, options: object = {}) =>
    (await server.call(industries.relations, { id }, { as: user, ...options })).data
  test('IND-11 files’ relations are shown by nodes of the same level, evidence added up; what the classification lacks by its name; within the industry none', async () => {
    const { upstream } = await relations('480000')
    expect(
      upstream.filter(({ origin }) => origin === 'file').map((link) => [link.id, link.nameZh, link.evidence, link.num]),
    ).toEqual([
      ['740000', '煤炭', 9, 2],
      [null, '印钞', 1, null],
    ])
    expect(
      (await relations('480401')).upstream
        .filter(({ origin }) => origin === 'file')
        .map((link) => [link.id, link.evidence]),
    ).toEqual([
      ['480301', 99],
      ['740100', 2],
      [null, 1],
    ])
    expect(
      (await relations('740000')).downstream
        .filter(({ origin }) => origin === 'file')
        .map((link) => [link.id, link.evidence]),
    ).toEqual([['480000', 9]])
  })
  test('IND-11 links between companies add up to links between their industries, as far as they are valid on the day', async () => {
    const { downstream } = await relations('480000')
    expect(downstream).toMatchObject([
      {
        id: '740000',
        origin: 'supply',
        evidence: 1,
        suppliers: 1,
        customers: 1,
        products: [{ zh: '贷款', en: 'Loans' }],
        num: 2,
      },
    ])
    expect((await relations('740101')).upstream.map((link) => [link.origin, link.id])).toEqual([['supply', '480301']])
    expect((await relations('480000', { asOf: '2022-12-31' })).downstream).toEqual([])
  })
})

test('IND-01 IND-11 related events are those of the industry’s companies, newest first, by pages and as of the day', async () => {
  const events = async (input: object, options: object = {}) =>
    (await server.call(industries.events, { id: '480000', ...input }, { as: user, ...options })).data
  const all = await events({})
  expect(all.dataList.map((one) => [one.eventId, one.companyId, one.effect, one.happenedDay])).toEqual([
    ['e2', SOUTH, 'risk', '2024-01-04'],
    ['e1', NORTH, 'opportunity', '2024-01-03'],
  ])
  expect(all).toMatchObject({ total: 2, hasMore: false })
  expect(await events({ size: 1, page: 1 })).toMatchObject({
    total: 2,
    page: 1,
    hasMore: true,
    dataList: [{ eventId: 'e1' }],
  })
  // Beyond the last page it is still said how many there are.
  expect(await events({ page: 5 })).toMatchObject({ total: 2, dataList: [], hasMore: false })
  expect((await events({}, { asOf: '2024-01-03' })).dataList.map(({ eventId }) => eventId)).toEqual(['e1'])
  expect((await events({ id: '480401' })).dataList.map(({ eventId }) => eventId)).toEqual(['e2'])
})
