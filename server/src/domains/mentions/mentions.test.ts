import { mentions } from '@pandora/contract/domains/mentions/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const maker = 'SHZ-000651'
let server: TestServer
let user: Caller

const day = (from: string, days: number, hour = '02:00:00') =>
  `${new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)}T${hour}.000Z`
const places = [
  '港口',
  '高铁',
  '矿山',
  '酒店',
  '学校',
  '医院',
  '机场',
  '农场',
  '渔业',
  '林业',
  '剧院',
  '球场',
  '邮局',
  '茶园',
  '盐场',
  '码头',
  '车站',
  '公园',
  '商场',
  '牧场',
]

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  await secondMarket(server)
  const segment = (
    period_end: string,
    name: string,
    revenue: number,
    revenue_share: number,
    dimension = 'product',
  ) => ({
    company_id: maker,
    period_end,
    dimension,
    name,
    revenue,
    revenue_share,
    cost: null,
    gross_margin: 30,
    currency: 'CNY',
    published_on: `${Number(period_end.slice(0, 4)) + 1}-03-28`,
  })
  const made = importedFacts(server)
    .company({ id: maker, short: '格里空调', full: '格里空调股份有限公司', en: 'Geli Air' })
    .company({ id: 'SHZ-000652', short: '他山电机' })
    .company({ id: 'SHZ-000653', short: '白沙百货' })
    .add('business_segment', segment('2021-12-31', '离心压缩机', 4e8, 40))
    .add('business_segment', segment('2022-12-31', '离心压缩机', 5e8, 45))
    .add('business_segment', segment('2022-12-31', '储能变流器', 3e8, 27))
    .add('business_segment', segment('2022-12-31', '其他业务', 3e8, 28))
    .add('supply_edge', {
      supplier_id: maker,
      customer_id: 'SHZ-000652',
      product_zh: '磁悬浮轴承',
      product_en: 'magnetic bearing',
      revenue_share: 0.1,
      cost_share: null,
      disclosed_by: 'supplier',
      valid_from: '2023-01-01',
      valid_to: null,
    })
  // Texts of the market over a year, so that there is a background.
  for (let at = 0; at < 260; at++)
    made.document({
      id: `m-${String(at).padStart(3, '0')}`,
      title: `${places[at % 20] ?? ''}客流第${at}周统计`,
      body: `${places[at % 20] ?? ''}${places[(at * 7) % 20] ?? ''}游客 门票 天气 交通，序号${at}。`,
      at: day('2023-06-01', at),
    })
  for (let at = 0; at < 30; at++)
    made.document({
      id: `own-${String(at).padStart(2, '0')}`,
      title: `格里空调固态电池储能项目第${at}期进展`,
      body: `格里空调披露，固态电池与储能变流器项目已到第${at}期，${places[at % 20] ?? ''}示范。人工智能用于调度。`,
      at: day('2023-12-01', at * 3),
      companies: [maker],
    })
  // A burst of a new word in the last two weeks.
  for (let at = 0; at < 8; at++)
    made.document({
      id: `new-${at}`,
      title: `格里空调推出卫星通信样机${at}`,
      body: `格里空调的卫星通信样机${at}送${places[at] ?? ''}测试，离心压缩机照常出货。`,
      at: day('2024-03-12', Math.floor(at / 2), `0${1 + at}:00:00`),
      companies: [maker],
    })
  const copied =
    '格里空调与三家电网公司商定在沿海五市合建虚拟电厂调度中心，首期工程将于秋季动工，预计服务两百万户居民的夏季用电高峰。'
  await made
    .document({
      id: 'first',
      title: '沿海五市合建虚拟电厂',
      body: copied,
      at: '2024-03-10T02:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'copy',
      title: '沿海五市合建虚拟电厂',
      body: copied,
      at: '2024-03-10T05:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'passing',
      title: '家电行业综述',
      body: '行业平稳，格里空调等公司参会。',
      at: '2024-03-11T02:00:00.000Z',
      companies: [{ id: maker, relation: 'mention' }],
    })
    .document({
      id: 'post',
      kind: 'post',
      title: '闲聊',
      body: '格里空调股价不错',
      at: '2024-03-12T02:00:00.000Z',
      companies: [maker],
    })
    .save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const as = (asOf?: string) => ({ as: user, ...(asOf ? { asOf } : {}) })

test("COMP-38 the word cloud shows what tells a company's texts from the market's, with both shares; neither its own name nor what all write of", async () => {
  const { data } = await server.call(mentions.wordCloud, { companyId: maker }, as())
  const words = data.dataList.map((one) => one.word)
  expect(data.background).toMatchObject({ to: '2024-03-01', documents: expect.any(Number) })
  expect(data.background?.documents).toBeGreaterThan(200)
  expect(words.slice(0, 8)).toContain('电池')
  for (const none of ['格里', '格里空调', '空调', '游客', '门票', '天气']) expect(words).not.toContain(none)
  expect(data.dataList[0]).toMatchObject({ weight: 1, score: expect.any(Number) })
  const scores = data.dataList.map((one) => one.score ?? 0)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  for (const one of data.dataList) expect(one.share).toBeGreaterThan(one.marketShare ?? 100)
  expect(data).toMatchObject({ documents: 41, stories: 40, hasMore: false })
})

test('COMP-38 as of a past day only texts known by then count, those of its month too; without enough texts of the market the counts weigh, and that is said', async () => {
  const { data } = await server.call(mentions.wordCloud, { companyId: maker }, as('2024-03-11'))
  expect(data.background?.to).toBe('2024-03-01')
  expect(data.dataList.map((one) => one.word)).not.toContain('卫星')
  const early = (await server.call(mentions.wordCloud, { companyId: maker }, as('2023-12-03'))).data
  expect(early.background).toBeNull()
  expect(early.dataList[0]).toMatchObject({ weight: 1, score: null, marketCount: null, marketShare: null })
})

test('COMP-43 keywords week by week, with bursts, when each was first and last seen, and its latest text', async () => {
  const { data } = await server.call(mentions.keywords, { companyId: maker, days: 182 }, as())
  const fresh = data.dataList.find((one) => one.word.includes('卫星'))
  expect(fresh).toMatchObject({
    firstSeen: '2024-03-12',
    isNew: true,
    lastSeen: '2024-03-15',
    count: 8,
    latest: { newsId: expect.stringMatching(/^new-/) },
  })
  expect(fresh?.bursts).toMatchObject([{ peak: data.time.indexOf('2024-03-11'), count: 8 }])
  expect(fresh?.counts.reduce((all, one) => all + one, 0)).toBe(8)
  const old = data.dataList.find((one) => one.word === '电池')
  expect(old).toMatchObject({ isNew: false, firstSeen: '2023-12-01' })
  expect(data.time.every((start) => new Date(start).getUTCDay() === 1)).toBe(true)
  expect(data.stories.length).toBe(data.time.length)
})

test('COMP-40 how often a company is written about and mentioned, stories once and every copy, posts beside', async () => {
  const { data } = await server.call(mentions.trend, { companyId: maker, from: '2024-03-04', unit: 'week' }, as())
  expect(data.time).toEqual(['2024-03-04', '2024-03-11', '2024-03-18'])
  expect(data).toMatchObject({
    about: [1, 8, 0],
    aboutRaw: [2, 8, 0],
    mentions: [0, 1, 0],
    mentionsRaw: [0, 1, 0],
    posts: [0, 1, 0],
    unread: 0,
    firstOn: '2023-12-01',
  })
  expect(
    (await server.call(mentions.trend, { companyId: maker, from: '2024-03-10', unit: 'day' }, as('2024-03-11'))).data,
  ).toMatchObject({ time: ['2024-03-10', '2024-03-11'], aboutRaw: [2, 0], mentionsRaw: [0, 1] })
  expect(
    (await server.call(mentions.trend, { companyId: maker, unit: 'month', kinds: ['announcement'] }, as())).data,
  ).toMatchObject({ firstOn: null })
})

test('COMP-37 products with their share of revenue and growth, and technologies, each with the texts that name them', async () => {
  const { data } = await server.call(mentions.technologyProduct, { companyId: maker }, as())
  expect(data.products.map((one) => [one.name, one.origin, one.revenueShare, one.growth, one.stories])).toEqual([
    ['离心压缩机', 'segment', 45, 25, 8],
    ['储能变流器', 'segment', 27, null, 30],
    ['磁悬浮轴承', 'supply', null, null, 0],
  ])
  expect(data.products[0]).toMatchObject({
    periodEnd: '2022-12-31',
    currency: 'CNY',
    firstSeen: '2024-03-12',
    evidence: [{ newsId: expect.stringMatching(/^new-/), sentence: expect.stringContaining('离心压缩机') }, {}, {}],
    provenance: { knownBy: 'day' },
  })
  expect(data.products[2]).toMatchObject({ nameEn: 'magnetic bearing', customers: 1, firstSeen: null, evidence: [] })
  const ai = data.technologies.find((one) => one.id === 'technology:ai')
  expect(ai).toMatchObject({
    nameZh: '人工智能',
    stories: 30,
    share: 75,
    evidence: [{ sentence: expect.stringContaining('人工智能') }, {}, {}],
  })
  expect(data).toMatchObject({ documents: 41, stories: 40, hasMore: false })
  const past = (await server.call(mentions.technologyProduct, { companyId: maker }, as('2022-12-31'))).data
  expect(past).toMatchObject({
    products: [{ name: '离心压缩机', revenueShare: 40, periodEnd: '2021-12-31', stories: 0, lastSeen: null }],
    technologies: [],
    documents: 0,
  })
})

test('COMP-37 COMP-38 COMP-40 COMP-43 bad input, a missing session and what the market does not know are refused by name; a company without texts has none', async () => {
  for (const operation of [mentions.technologyProduct, mentions.wordCloud, mentions.trend, mentions.keywords]) {
    expect(await server.call(operation, { companyId: maker })).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    expect(await server.call(operation, { companyId: maker }, { as: user, market: 'other' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await server.call(operation, { companyId: '' }, as())).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field: 'companyId' },
    })
  }
  expect(await server.call(mentions.wordCloud, { companyId: maker, days: 3 }, as())).toMatchObject({
    code: 'BAD_INPUT',
    data: { field: 'days' },
  })
  expect(
    await server.call(mentions.trend, { companyId: maker, from: '2024-03-02', to: '2024-03-01' }, as()),
  ).toMatchObject({ code: 'BAD_INPUT', data: { field: 'from' } })
  expect((await server.call(mentions.wordCloud, { companyId: 'SHZ-000653' }, as())).data).toMatchObject({
    dataList: [],
    stories: 0,
  })
  expect((await server.call(mentions.keywords, { companyId: 'SHZ-000653' }, as())).data.dataList).toEqual([])
})
