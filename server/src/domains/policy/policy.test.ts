import { companies } from '@pandora/contract/domains/companies/operations'
import { policy } from '@pandora/contract/domains/policy/operations'
import { productFinder } from '@pandora/intelligence/policy/products'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const maker = 'SHZ-000651'
let server: TestServer
let user: Caller
const read = async () => {
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
}

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  await secondMarket(server)
  const segment = (name: string, revenue_share: number | null, dimension = 'product') => ({
    company_id: maker,
    period_end: '2022-12-31',
    dimension,
    name,
    revenue: 1e8,
    revenue_share,
    cost: null,
    gross_margin: null,
    currency: 'CNY',
    published_on: '2023-03-28',
  })
  const made = importedFacts(server)
    .industry('330000', 1, null, '家用电器', 'Home appliances')
    .industry('330100', 2, '330000', '白色家电', 'White goods')
    .industry('330101', 3, '330100', '空调', 'Air conditioners')
    .industry('480000', 1, null, '银行', 'Banks')
    .company({ id: maker, short: '格里空调', en: 'Geli Air', industry: { code: '330100', from: '2021-10-31' } })
    .company({ id: 'SHZ-000652', short: '他山电机' })
    .add('business_segment', segment('离心压缩机', 45))
    .add('business_segment', segment('储能变流器', 27))
    .add('business_segment', segment('其他', 28))
    .add('business_segment', segment('家用电器行业', 72, 'industry'))
  for (let at = 0; at < 11; at++)
    made.document({
      id: `p-${String(at).padStart(2, '0')}`,
      kind: 'policy',
      title: `第${at}号通知`,
      body: `各地应支持离心压缩机更新改造，第${at}批补助按季拨付。`,
      at: `2023-0${1 + Math.floor(at / 2)}-1${at % 9}T02:00:00.000Z`,
      source: '工业主管部门',
    })
  await made
    .document({
      id: 'named',
      kind: 'policy',
      title: '关于格里空调技改项目的批复',
      body: '同意格里空调股份的技改项目，产品包括储能变流器与离心压缩机。',
      at: '2024-02-01T02:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'industry',
      kind: 'policy',
      title: '促进家用电器消费的措施',
      body: '鼓励家用电器以旧换新。',
      at: '2024-01-05T02:00:00.000Z',
    })
    .document({
      id: 'other',
      kind: 'policy',
      title: '银行资本办法',
      body: '银行应当计提资本。其他事项另行通知。',
      at: '2024-01-06T02:00:00.000Z',
    })
    .document({ id: 'news', title: '离心压缩机涨价', at: '2024-01-07T02:00:00.000Z' })
    .save()
  await read()
})
afterAll(() => server.stop())

const policies = (input: object = {}, options: object = {}) =>
  server.call(policy.ofCompany, { companyId: maker, ...input }, { as: user, ...options })

test('COMP-36 policies that name a company, its products or its industries, newest first, each with every way and the share of revenue it touches', async () => {
  const { data } = await policies()
  expect(data.dataList.map((item) => item.newsId).slice(0, 2)).toEqual(['named', 'industry'])
  const [named, industry, product] = data.dataList
  expect(named?.touches.map((one) => [one.kind, one.id, one.revenueShare])).toEqual([
    ['named', maker, 100],
    ['product', '离心压缩机', 45],
    ['product', '储能变流器', 27],
  ])
  expect(named).toMatchObject({
    kind: 'policy',
    revenueShare: 100,
    touches: [{ nameZh: '格里空调', nameEn: 'Geli Air' }, { quote: expect.stringContaining('离心压缩机') }, {}],
  })
  expect(industry).toMatchObject({
    revenueShare: 72,
    touches: [
      {
        kind: 'industry',
        id: '330000',
        nameZh: '家用电器',
        nameEn: 'Home appliances',
        periodEnd: '2022-12-31',
        absence: null,
      },
    ],
  })
  expect(product).toMatchObject({
    touches: [{ kind: 'product', id: '离心压缩机', revenueShare: 45 }],
    source: '工业主管部门',
  })
  expect(data.counts).toEqual({ named: 1, product: 12, industry: 1 })
})

test('COMP-36 COMP-17 total pages are ceil(total / 10); one way may be asked for alone', async () => {
  const { data } = await policies()
  expect([data.dataList.length, data.total, data.totalPages, data.hasMore]).toEqual([10, 13, 2, true])
  const second = (await policies({ page: 1 })).data
  expect([second.dataList.length, second.hasMore, second.total]).toEqual([3, false, 13])
  expect((await policies({ touch: 'product' })).data).toMatchObject({ total: 12, totalPages: 2 })
  expect((await policies({ touch: 'industry' })).data).toMatchObject({
    total: 1,
    totalPages: 1,
    dataList: [{ newsId: 'industry' }],
  })
})

test('the coverage of a company counts the policies that its page of policies shows, now and at a past instant', async () => {
  for (const asOf of [undefined, '2023-03-29']) {
    const options = { as: user, ...(asOf ? { asOf } : {}) }
    const { rows } = (await server.call(companies.coverage, { companyId: maker }, options)).data
    const counted = rows.find((one) => one.kind === 'policy')?.cells.reduce((sum, cell) => sum + cell.count, 0)
    expect(counted).toBe((await policies({}, asOf ? { asOf } : {})).data.total)
    expect(counted).toBeGreaterThan(0)
  }
})

test('COMP-36 as of a past day only policies published by then count; before any segment was known the share is missing, with the reason', async () => {
  const past = (await policies({}, { asOf: '2023-02-28' })).data
  expect(past.dataList.every((item) => item.newsDay <= '2023-02-28')).toBe(true)
  expect(past.counts.product).toBe(0)
  expect((await policies({}, { asOf: '2023-03-29' })).data.counts.product).toBeGreaterThan(0)
  expect((await server.call(policy.ofCompany, { companyId: 'SHZ-000652' }, { as: user })).data).toMatchObject({
    dataList: [],
    total: 0,
    totalPages: 0,
  })
})

test('COMP-36 what a company begins to sell is found in the policies of before', async () => {
  await importedFacts(server)
    .company({ id: 'SHZ-000653', short: '白沙百货' })
    .add('business_segment', {
      company_id: 'SHZ-000653',
      period_end: '2023-06-30',
      dimension: 'product',
      name: '技改项目咨询',
      revenue: null,
      revenue_share: null,
      cost: null,
      gross_margin: null,
      currency: 'CNY',
      published_on: '2023-08-28',
    })
    .document({
      id: 'late',
      kind: 'policy',
      title: '咨询业办法',
      body: '规范技改项目咨询。',
      at: '2024-03-01T02:00:00.000Z',
    })
    .save()
  await read()
  expect((await server.call(policy.ofCompany, { companyId: 'SHZ-000653' }, { as: user })).data).toMatchObject({
    total: 1,
    dataList: [
      { newsId: 'late', revenueShare: null, touches: [{ kind: 'product', revenueShare: null, absence: 'NO_SEGMENT' }] },
    ],
  })
})

test('COMP-36 bad input, a missing session and what the market does not know are refused by name', async () => {
  expect(await server.call(policy.ofCompany, { companyId: maker })).toMatchObject({
    status: 401,
    code: 'NOT_SIGNED_IN',
  })
  expect(await policies({ touch: 'rumour' })).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    data: { field: 'touch' },
  })
  expect(await policies({ page: -1 })).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'page' } })
  expect(await policies({}, { market: 'other' })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('products are found where they stand, Latin ones as whole words, in time that grows with the text alone', () => {
  const find = productFinder(['离心压缩机', '压缩机', 'LED', 'led 灯具'])
  expect(find('高效离心压缩机与压缩机、LED 灯具；ledger 不是。')).toEqual([
    { name: '离心压缩机', start: 2, end: 7 },
    { name: '压缩机', start: 8, end: 11 },
    { name: 'led 灯具', start: 12, end: 18 },
  ])
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.array(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 8 }),
      (text, names) => {
        for (const { name, start, end } of productFinder(names)(text))
          expect(text.slice(start, end).toLowerCase()).toBe(name.toLowerCase())
      },
    ),
  )
})

test('POLICY-49 the industry tree has three levels, each class with its names and the companies in it', async () => {
  const { nodeList } = (await server.call(policy.industryTree, {}, { as: user })).data
  const home = nodeList.find(({ id }) => id === '330000')
  expect(home).toMatchObject({
    nodeName: '家用电器',
    nodeNameEn: 'Home appliances',
    num: 1,
    nodeList: [{ id: '330100', nodeName: '白色家电', num: 1, nodeList: [{ id: '330101', nodeName: '空调', num: 0 }] }],
  })
  expect(nodeList.find(({ id }) => id === '480000')).toMatchObject({ num: 0, nodeList: [] })
})

test('POLICY-50 the policy industry tree holds the classes that policies name, with the policies that name each or one below it', async () => {
  const tree = async (options: object = {}) =>
    (await server.call(policy.policyIndustryTree, {}, { as: user, ...options })).data.nodeList
  expect((await tree()).map(({ id, num }) => [id, num])).toEqual([
    ['330000', 1],
    ['480000', 1],
  ])
  // Nobody had named an industry then.
  expect(await tree({ asOf: '2023-12-31' })).toEqual([])
})

test('POLICY-53 companies that a policy touches stand in groups by how it does, each with why and the share of its revenue', async () => {
  const groups = async (documentId: string) =>
    (await server.call(policy.companies, { documentId }, { as: user })).data.dataList
  const named = await groups('named')
  expect(named.filter(({ total }) => total > 0).map(({ group, total }) => [group, total])).toEqual([
    ['named', 1],
    ['product', 1],
  ])
  expect(named.find(({ group }) => group === 'product')?.companies).toMatchObject([
    { companyId: maker, nameZh: '格里空调', revenueShare: 45, quote: expect.stringContaining('离心压缩机') },
  ])
  const industry = await groups('industry')
  expect(industry.find(({ group }) => group === 'industry')?.companies).toMatchObject([
    { companyId: maker, entityZh: '家用电器' },
  ])
  await expect(server.call(policy.companies, { documentId: 'news' }, { as: user })).resolves.toMatchObject({
    code: 'NOT_A_POLICY',
  })
})
