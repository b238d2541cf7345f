import { defaultExchanges } from '@pandora/contract/constants'
import { industries } from '@pandora/contract/domains/industries/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { facts, secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await secondMarket(server)
  const since = (code: string, from = '2021-10-31') => ({ code, from })
  await facts(server.sql)
    .industry('480000', 1, null, '银行', 'Banks')
    .industry('480300', 2, '480000', '股份制银行')
    .industry('480301', 3, '480300', '股份制银行Ⅲ', 'Joint-stock Banks III')
    .industry('480400', 2, '480000', '城商行')
    .industry('480401', 3, '480400', '城商行Ⅲ')
    .industry('330000', 1, null, '家用电器')
    .industry('330100', 2, '330000', '白色家电')
    .industry('330101', 3, '330100', '空调')
    .company({ id: 'SHZ-000001', short: '晨星银行', en: 'Morning Star Bank', industry: since('480301') })
    .company({ id: 'SSE-600901', short: '安河银行', en: 'Zhe River Bank', industry: since('480401') })
    .company({ id: 'SSE-600902', short: '波江银行', industry: since('480400') })
    .company({ id: 'SHZ-000903', short: '东湖银行', en: 'East Lake Bank', industry: since('480000') })
    .company({ id: 'SHZ-000651', short: '格里空调', industry: since('330101') })
    .company({ id: 'SSE-600777', short: '无类实业' })
    .company({ id: 'SSE-600778', short: '未知类', industry: since('999999') })
    // Moved from appliances to banks in 2023.
    .company({ id: 'SHZ-000905', short: '转行集团', industry: since('330101') })
    .add('industry_membership', {
      company_id: 'SHZ-000905',
      scheme: 'sw2021',
      industry_code: '480301',
      valid_from: '2023-01-01',
      valid_to: null,
    })
    .bars('SHZ-000001', [
      { date: '2024-01-02', close: 10, amount: 50, turnover: 1 },
      { date: '2024-01-03', close: 11, amount: 60, turnover: 0.4 },
    ])
    .bars('SSE-600901', [
      { date: '2024-01-02', close: 10 },
      { date: '2024-01-03', close: 9, previous: 10, amount: 90, turnover: 0.1 },
    ])
    .bars('SSE-600902', [{ date: '2024-01-03', close: 5, rate: 0, amount: 10, turnover: 3 }])
    .save()
})
afterAll(() => server.stop())

test('IND-08 IND-04 exchanges come with their code and both names, and how many companies are listed there', async () => {
  const { data } = await server.call(industries.exchanges, {}, { as: user })
  expect(data.dataList[0]).toEqual({
    id: 'SHZ',
    exchangeZh: '深圳证券交易所',
    exchangeEn: 'SHZ',
    exchangeNeo4jId: 'SHZ',
    nameEn: 'Shenzhen Stock Exchange',
    companies: 4,
    // Of four one is traded: it rose from 10 to 11. Nobody tells its shares, but the amount of 60 at .4 % tells those
    // that trade, which is no value of all.
    day: '2024-01-03',
    gone: 0,
    rising: 1,
    falling: 0,
    flat: 0,
    withoutQuote: 3,
    change: expect.closeTo(10, 9) as number,
    capChange: null,
    marketCap: null,
    capCompanies: 0,
    capStandIns: 0,
    pe: null,
    peCompanies: 0,
    revenueGrowth: null,
    profitGrowth: null,
    roe: null,
    impactScore: null,
  })
  // One of its two traded fell by 10 %, the other stood where it was.
  expect(data.dataList[1]).toMatchObject({ id: 'SSE', rising: 0, falling: 1, flat: 1, change: expect.closeTo(-5, 9) })
  expect(data.total).toBe(7)
  expect((await server.call(industries.exchanges, { size: 2, page: 1 }, { as: user })).data).toMatchObject({
    page: 1,
    hasMore: true,
    total: 7,
    dataList: [{ id: 'BSE', companies: 0 }, { id: 'HKEX' }],
  })
})

test('IND-11 the map of an exchange holds the companies listed there alone, that of the market all; an industry may be asked with it', async () => {
  const map = async (input: { id?: string; exchange?: string }) =>
    (await server.call(industries.map, input, { as: user })).data.dataList.map((one) => [one.companyId, one.size])
  // Nobody tells their shares: the amounts of the day count.
  const [anhe, chen, bo] = [
    ['SSE-600901', 90],
    ['SHZ-000001', 60],
    ['SSE-600902', 10],
  ]
  expect(await map({})).toEqual([anhe, chen, bo])
  expect(await map({ exchange: 'SSE' })).toEqual([anhe, bo])
  expect(await map({ exchange: 'SHZ' })).toEqual([chen])
  expect(await map({ exchange: 'SSE', id: '480401' })).toEqual([anhe])
  expect(await map({ exchange: 'HKEX' })).toEqual([])
  expect(await server.call(industries.map, { id: '999999', exchange: 'SSE' }, { as: user })).toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('IND-05 the exchanges chosen by default are Shenzhen and Shanghai, by exactly these codes', async () => {
  const { data } = await server.call(industries.exchanges, {}, { as: user })
  expect(data.dataList.slice(0, 2).map((one) => one.exchangeEn)).toEqual([...defaultExchanges])
  expect([...defaultExchanges]).toEqual(['SHZ', 'SSE'])
})

test('IND-08 as of a day before the listings no company is counted; another market has no exchanges', async () => {
  expect(
    (await server.call(industries.exchanges, {}, { as: user, asOf: '2009-12-31' })).data.dataList[0]?.companies,
  ).toBe(0)
  expect((await server.call(industries.exchanges, {}, { as: user, market: 'other' })).data).toMatchObject({
    dataList: [],
    total: 0,
    hasMore: false,
  })
})

test('IND-09 IND-06 the tree has three levels; a number counts the companies in the node and below', async () => {
  const { data } = await server.call(industries.tree, {}, { as: user })
  expect(data.scheme).toBe('sw2021')
  expect(data.nodeList).toMatchObject([
    {
      id: '330000',
      nodeName: '家用电器',
      num: 1,
      nodeList: [{ id: '330100', num: 1, nodeList: [{ id: '330101', nodeName: '空调', num: 1 }] }],
    },
    {
      id: '480000',
      nodeName: '银行',
      nodeNameEn: 'Banks',
      num: 5,
      nodeList: [
        { id: '480300', num: 2, nodeList: [{ id: '480301', num: 2 }] },
        { id: '480400', num: 2, nodeList: [{ id: '480401', num: 1 }] },
      ],
    },
  ])
})

test('IND-09 companies without a class, or with one that the tree lacks, are counted as unclassified', async () => {
  expect((await server.call(industries.tree, {}, { as: user })).data.unclassified).toBe(2)
})

test('IND-09 IND-07 as of a past day companies stand in the class of that time; before it was known, in none', async () => {
  const then = (await server.call(industries.tree, {}, { as: user, asOf: '2022-06-30' })).data
  expect(then.nodeList.map((node) => [node.id, node.num])).toEqual([
    ['330000', 2],
    ['480000', 4],
  ])
  const before = (await server.call(industries.tree, {}, { as: user, asOf: '2020-06-30' })).data
  expect([before.nodeList.map((node) => node.num), before.unclassified]).toEqual([[0, 0], 8])
  expect((await server.call(industries.tree, {}, { as: user, market: 'other' })).data).toMatchObject({
    nodeList: [],
    unclassified: 0,
  })
})

test('IND-10 nodes are found by a part of their name in either language, or of their code', async () => {
  const search = async (text: string) => (await server.call(industries.search, { text }, { as: user })).data.dataList
  expect((await search('城商行')).map((node) => [node.id, node.level, node.num, node.path])).toEqual([
    ['480400', 2, 2, ['银行', '城商行']],
    ['480401', 3, 1, ['银行', '城商行', '城商行Ⅲ']],
  ])
  expect((await search('bank')).map((node) => node.id)).toEqual(['480000', '480301'])
  expect((await search('3301')).map((node) => node.id)).toEqual(['330100', '330101'])
  expect(await search('没有')).toEqual([])
  expect(await search('%')).toEqual([])
  expect((await server.call(industries.search, { text: '银行' }, { as: user, market: 'other' })).data.dataList).toEqual(
    [],
  )
})

const detail = (input: object = {}, options: object = {}) =>
  server.call(industries.detail, { id: '480000', ...input }, { as: user, ...options })

test('IND-11 a node shows its path, its companies with their last quotes, and how many rose and fell', async () => {
  const { data } = await detail()
  expect(data).toMatchObject({
    id: '480000',
    level: 1,
    nameZh: '银行',
    nameEn: 'Banks',
    path: [{ id: '480000' }],
    rising: 1,
    falling: 1,
    flat: 1,
    withoutQuote: 2,
  })
  expect(data.constituents).toMatchObject({ total: 5, page: 0, hasMore: false })
  expect(
    data.constituents.dataList.map((one) => [one.code, one.nameZh, one.industryZh, one.quote?.close ?? null]),
  ).toEqual([
    ['000001', '晨星银行', '股份制银行Ⅲ', 11],
    ['000903', '东湖银行', '银行', null],
    ['000905', '转行集团', '股份制银行Ⅲ', null],
    ['600901', '安河银行', '城商行Ⅲ', 9],
    ['600902', '波江银行', '城商行', 5],
  ])
  expect(data.constituents.dataList.map((one) => one.industryEn)).toEqual([
    'Joint-stock Banks III',
    'Banks',
    'Joint-stock Banks III',
    null,
    null,
  ])
  expect((await detail({ id: '480401' })).data.path.map((one) => one.nameZh)).toEqual(['银行', '城商行', '城商行Ⅲ'])
})

test('IND-11 companies are sorted before they are paged; what is missing comes last either way', async () => {
  const codes = async (sort: 'change' | 'amount' | 'turnover' | 'name', order: 'up' | 'down', options: object = {}) =>
    (await detail({ sort, order }, options)).data.constituents.dataList.map((one) => one.code)
  expect(await codes('change', 'down')).toEqual(['000001', '600902', '600901', '000903', '000905'])
  expect(await codes('change', 'up')).toEqual(['600901', '600902', '000001', '000903', '000905'])
  expect((await codes('amount', 'down')).slice(0, 3)).toEqual(['600901', '000001', '600902'])
  expect((await codes('turnover', 'up')).slice(0, 3)).toEqual(['600901', '000001', '600902'])
  // 安 bo 波 chen 晨 dong 东 zhuan 转
  expect(await codes('name', 'up')).toEqual(['600901', '600902', '000001', '000903', '000905'])
  expect((await codes('name', 'up', { language: 'en' })).slice(0, 3)).toEqual(['000903', '000001', '600901'])
  const page = (await detail({ sort: 'change', order: 'down', size: 2, page: 1 })).data
  expect(page.constituents).toMatchObject({
    total: 5,
    page: 1,
    hasMore: true,
    dataList: [{ code: '600901' }, { code: '000903' }],
  })
  expect([page.rising, page.withoutQuote]).toEqual([1, 2])
  expect((await detail({ page: 9 })).data.constituents).toMatchObject({ dataList: [], total: 5, hasMore: false })
})

test('IND-11 as of a past day the companies and quotes of that time are shown', async () => {
  const { data } = await detail({}, { asOf: '2024-01-02' })
  expect(data.constituents.dataList.map((one) => one.quote?.close ?? null)).toEqual([10, null, null, 10, null])
  expect((await detail({}, { asOf: '2022-06-30' })).data.constituents.dataList.map((one) => one.code)).toEqual([
    '000001',
    '000903',
    '600901',
    '600902',
  ])
})

test('IND-08 IND-09 IND-10 IND-11 bad input, an unknown node and a missing session are refused by name', async () => {
  for (const answer of [await detail({ id: 'nowhere' }), await detail({}, { market: 'other' })])
    expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await server.call(industries.search, { text: '' }, { as: user })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    data: { field: 'text' },
  })
  expect(await detail({ sort: 'size' })).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'sort' } })
  expect(await server.call(industries.exchanges, { size: 0 }, { as: user })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
  })
  for (const answer of [
    await server.call(industries.tree, {}),
    await server.call(industries.exchanges, {}),
    await server.call(industries.search, { text: 'x' }),
    await server.call(industries.detail, { id: 'x' }),
  ]) {
    expect(answer).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  }
})
