import { financing } from '@pandora/contract/domains/financing/operations'
import { research } from '@pandora/contract/domains/research/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importedFacts, testReading } from '../../analysis/testing-work.ts'
import { secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const maker = 'SHZ-000651'
const [RIDGE, REED] = ['SSE-600901', 'SHZ-000902'] as const
let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-03-20T02:00:00Z')
  user = await server.caller()
  await secondMarket(server)
  const round = (round_id: string, company_zh: string, announced_on: string, rest: object = {}) => ({
    round_id,
    company_zh,
    company_en: null,
    round: 'B',
    amount: 2e8,
    currency: 'CNY',
    investors_zh: ['松柏创投', '远岭重工'],
    investors_en: ['Pine Ventures', 'Ridge Heavy'],
    industry_zh: null,
    industry_en: null,
    region_code: null,
    announced_on,
    ...rest,
  })
  const cash = (period_end: string, value: number) => ({
    company_id: maker,
    statement: 'cash-flow',
    period_end,
    period_months: 12,
    item: 'investing_cash_flow',
    value,
    unit: 'CNY',
    published_on: `${Number(period_end.slice(0, 4)) + 1}-03-10`,
  })
  await importedFacts(server)
    .company({ id: maker, short: '格里空调', full: '格里空调股份有限公司', en: 'Geli Air' })
    .company({ id: RIDGE, short: '远岭重工', en: 'Ridge Heavy' })
    .company({ id: REED, short: '青芦电气' })
    .add('financing_round', round('r1', '格里空调股份有限公司', '2022-05-10'))
    .add(
      'financing_round',
      round('r2', '格里空调', '2023-06-01', {
        round: 'strategic',
        amount: null,
        currency: null,
        investors_zh: ['松柏创投'],
        investors_en: [],
      }),
    )
    .add('financing_round', round('r3', '无关科技', '2023-07-01'))
    .add('statement_item', cash('2022-12-31', -3e8))
    .add('statement_item', cash('2023-12-31', -4.5e8))
    .document({
      id: 'buy',
      kind: 'announcement',
      title: '格里空调拟以5亿元收购青芦电气控股权',
      body: '格里空调公告，拟以5亿元收购青芦电气控股权。交易完成后将并表。',
      at: '2023-09-11T08:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'buy-news',
      title: '格里空调拟5亿元收购青芦电气',
      body: '据公告，格里空调拟以5亿元收购青芦电气控股权，业内关注。',
      at: '2023-09-11T12:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'plant',
      kind: 'announcement',
      title: '格里空调投资12亿元建设压缩机新产能',
      body: '格里空调宣布投资12亿元扩建压缩机产能，项目两年建成投产。',
      at: '2024-01-15T08:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'holder',
      kind: 'announcement',
      title: '远岭重工增持格里空调股份',
      body: '远岭重工增持格里空调股份200万股。',
      at: '2024-02-20T08:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'risk',
      kind: 'report',
      title: '格里空调深度报告',
      body: '格里空调是行业龙头。\n风险提示\n格里空调收购白桦压缩机后整合缓慢。',
      at: '2024-02-01T08:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'off',
      kind: 'announcement',
      title: '格里空调终止收购松脂科技',
      body: '格里空调公告，决定终止收购松脂科技100%股权。',
      at: '2024-02-05T08:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'rumour',
      title: '传格里空调将收购北桥电机',
      body: '市场传闻称，格里空调可能收购北桥电机。',
      at: '2024-02-06T08:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'english',
      kind: 'announcement',
      language: 'en',
      title: 'Geli Air to acquire 60% stake in Brook Motors for $80 million',
      body: 'Geli Air agreed to acquire a 60% stake in Brook Motors for $80 million.',
      at: '2024-02-08T08:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'english-off',
      kind: 'announcement',
      language: 'en',
      title: 'Geli Air terminates acquisition of Harbour Pumps',
      body: 'Geli Air terminated its acquisition of Harbour Pumps after regulators objected.',
      at: '2024-02-09T08:00:00.000Z',
      companies: [maker],
    })
    .document({
      id: 'holder-off',
      kind: 'announcement',
      title: '远岭重工终止增持格里空调股份',
      body: '远岭重工决定终止增持格里空调股份计划。',
      at: '2024-02-25T08:00:00.000Z',
      companies: [maker],
    })
    .save()
  const reading = await testReading(server)
  await reading.work()
  if (reading.faults.length > 0) throw reading.faults[0]?.error
})
afterAll(() => server.stop())

const orgs = (companyId = maker, options: object = {}) =>
  server.call(financing.orgs, { companyId }, { as: user, ...options })
const investments = (input: object = {}, options: object = {}) =>
  server.call(research.investment, { companyId: maker, ...input }, { as: user, ...options })

test("COMP-44 investors of a company's rounds, and who events name as buying or holding its shares, each with its evidence", async () => {
  const { data } = await orgs()
  const pine = data.dataList.find((one) => one.nameZh === '松柏创投')
  expect(pine).toMatchObject({
    nameEn: 'Pine Ventures',
    companyId: null,
    latest: '2023-06-01',
    parts: [
      { part: 'round', roundId: 'r2', round: 'strategic', amount: null, unit: null, ofZh: '格里空调' },
      { roundId: 'r1', amount: 2e8, unit: 'CNY', provenance: { knownBy: 'day' } },
    ],
  })
  const ridge = data.dataList.find((one) => one.nameZh === '远岭重工')
  expect(ridge).toMatchObject({
    parts: expect.arrayContaining([expect.objectContaining({ part: 'round', roundId: 'r1' })]),
  })
  expect(data).toMatchObject({
    rounds: 2,
    absence: null,
    sources: [
      { kind: 'financing-round', inMarket: true, ofCompany: true },
      { kind: 'event', inMarket: true },
    ],
  })
  expect(
    data.dataList.flatMap((one) => one.parts).some((one) => one.part === 'buys' && one.document?.newsId === 'holder'),
  ).toBe(true)
})

test('COMP-44 a list without anybody says why: no such source in the market, or none that names the company', async () => {
  expect((await orgs(maker, { asOf: '2022-06-01' })).data.dataList.map((one) => one.nameZh)).toEqual([
    '松柏创投',
    '远岭重工',
  ])
  expect((await orgs(maker, { asOf: '2022-01-01' })).data).toMatchObject({
    dataList: [],
    absence: 'NO_SOURCE',
    sources: [{ inMarket: false }, { inMarket: false }],
  })
  expect((await orgs(RIDGE, { asOf: '2022-06-01' })).data).toMatchObject({ dataList: [], absence: 'NOT_NAMED' })
})

test("COMP-34 what a company's texts say it invests in: kind, amount and the sentence of the text nearest to it, beside the cash it spent", async () => {
  const { data } = await investments()
  const bought = data.dataList.find((one) => one.document.newsId === 'buy')
  expect(bought).toMatchObject({
    kind: 'acquisition',
    type: 'merger',
    modality: 'plan',
    amount: { value: 5e8, unit: 'CNY' },
    happenedDay: '2023-09-11',
    document: { kind: 'announcement' },
    sentence: { page: null, text: expect.stringContaining('5亿元') },
  })
  expect(bought?.counterparts).toContainEqual({ text: '青芦电气', companyId: REED })
  const plant = data.dataList.find((one) => one.document.newsId === 'plant')
  expect(plant).toMatchObject({
    kind: expect.stringMatching(/capacity|investment/),
    amount: { value: 1.2e9, unit: 'CNY' },
  })
  expect(data.years).toContainEqual({ year: 2023, kind: 'acquisition', count: 1, told: 1, sum: 5e8 })
  expect(data.cashFlow.map((one) => [one.item, one.periodEnd, one.months, one.value, one.unit])).toEqual([
    ['investing_cash_flow', '2023-12-31', 12, -4.5e8, 'CNY'],
    ['investing_cash_flow', '2022-12-31', 12, -3e8, 'CNY'],
  ])
  expect(data).toMatchObject({ total: data.dataList.length, hasMore: false, totalPages: 1, cashFlowAbsence: null })
})

test('COMP-34 COMP-44 risks that are warned of, rumours and deals called off are no investments, in either language; what was announced is', async () => {
  const { data } = await investments({ size: 50 })
  const ids = data.dataList.map((one) => one.document.newsId)
  expect(ids).toEqual(expect.arrayContaining(['buy', 'plant', 'english']))
  for (const none of ['risk', 'off', 'rumour', 'english-off', 'holder', 'holder-off']) expect(ids).not.toContain(none)
  expect(data.years.reduce((sum, one) => sum + one.count, 0)).toBe(data.total)
  const parts = (await orgs()).data.dataList.flatMap((one) => one.parts)
  expect(parts.some((one) => one.document?.newsId === 'holder')).toBe(true)
  expect(parts.some((one) => one.document?.newsId === 'holder-off')).toBe(false)
})

test('COMP-34 investments of a year, of a kind, and as of a past day; missing cash flow says why', async () => {
  expect((await investments({ year: 2023 })).data.dataList.map((one) => one.document.newsId)).toEqual(['buy'])
  expect((await investments({ kinds: ['acquisition'] })).data.dataList.map((one) => one.document.newsId)).toEqual([
    'english',
    'buy',
  ])
  expect((await investments({ kinds: ['stake'] })).data).toMatchObject({ total: 0, dataList: [] })
  expect((await investments({}, { asOf: '2023-01-01' })).data).toMatchObject({
    total: 0,
    cashFlow: [],
    cashFlowAbsence: 'NOT_KNOWN_YET',
  })
  expect((await server.call(research.investment, { companyId: RIDGE }, { as: user })).data).toMatchObject({
    cashFlow: [],
    cashFlowAbsence: 'NO_SOURCE',
  })
})

test('COMP-34 COMP-44 bad input, a missing session and what the market does not know are refused by name', async () => {
  expect(await server.call(financing.orgs, { companyId: maker })).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  expect(await orgs('')).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'companyId' } })
  expect(await orgs(maker, { market: 'other' })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await investments({ kinds: ['gambling'] })).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  expect(await investments({ year: 1 })).toMatchObject({ status: 400, code: 'BAD_INPUT', data: { field: 'year' } })
})
