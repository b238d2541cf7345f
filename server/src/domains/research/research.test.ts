import { research } from '@pandora/contract/domains/research/operations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { facts, secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { body, loadReports, maker } from './testing-research.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  await secondMarket(server)
  await loadReports(server)
})
afterAll(() => server.stop())

const as = (asOf?: string, market?: string) => ({ as: user, ...(asOf ? { asOf } : {}), ...(market ? { market } : {}) })

test('COMP-29 years with reports: what statements, segments, research reports and announcements there are of each', async () => {
  const { data } = await server.call(research.years, { companyId: maker }, as())
  expect(data.years).toEqual([2024, 2023, 2022])
  expect(data.dataList).toEqual([
    { year: 2024, statements: [], segments: [], research: 4, announcements: 1 },
    { year: 2023, statements: ['2023-12-31'], segments: ['2023-12-31'], research: 12, announcements: 0 },
    { year: 2022, statements: ['2022-12-31'], segments: [], research: 0, announcements: 0 },
  ])
  expect((await server.call(research.years, { companyId: maker }, as('2023-03-31'))).data).toMatchObject({
    years: [2023, 2022],
    dataList: [
      { year: 2023, statements: [], research: 6 },
      { year: 2022, statements: ['2022-12-31'] },
    ],
  })
})

test('COMP-35 COMP-17 research reports come newest first, ten a page, with rating and target price as their text says them', async () => {
  const { data } = await server.call(research.list, { companyId: maker }, as())
  expect([data.total, data.totalPages, data.hasMore, data.dataList.length]).toEqual([16, 2, true, 10])
  expect(data.dataList.map((item) => item.reportId).slice(0, 4)).toEqual(['passing', 'annual', 'other-house', 'older'])
  expect(data.dataList[0]).toMatchObject({
    relation: 'mention',
    rating: null,
    targetPrice: null,
    pages: null,
    url: null,
  })
  expect(data.dataList[1]).toMatchObject({
    reportId: 'annual',
    source: '南山证券',
    sourceEn: 'Southhill',
    relation: 'subject',
    pages: 2,
    rating: { class: 'buy', text: '买入', change: 'up' },
    targetPrice: { value: 45.5, currency: 'CNY' },
    newsDay: '2024-04-20',
  })
  expect(data.dataList[5]).toMatchObject({
    rating: { class: 'outperform', change: 'keep' },
    targetPrice: { value: 42.5, close: 36.2 },
  })
  expect((await server.call(research.list, { companyId: maker, page: 1 }, as())).data).toMatchObject({
    hasMore: false,
    page: 1,
  })
})

test('COMP-35 reports of a year, of a relation, and as of a past day', async () => {
  const total = async (input: object, ...rest: [string?, string?]) =>
    (await server.call(research.list, { companyId: maker, ...input }, as(...rest))).data.total
  expect([
    await total({ year: 2023 }),
    await total({ year: 2024 }),
    await total({ relation: 'mention' }),
    await total({}, '2024-04-15'),
    await total({ year: 2024 }, '2023-12-31'),
  ]).toEqual([12, 4, 1, 14, 0])
})

test('COMP-31 the address of a report at its source and in the product, with the page; null and why where the source gives none', async () => {
  expect((await server.call(research.url, { reportId: 'annual', page: 2 }, as())).data).toMatchObject({
    url: 'https://reports.example.test/annual.pdf#page=2',
    absence: null,
    path: '/index/flash/annual?page=2',
    page: 2,
    pages: 2,
    provenance: { file: 'reports.jsonl' },
  })
  // A page that the report does not have is no place in it.
  expect(await server.call(research.url, { reportId: 'annual', page: 3 }, as())).toMatchObject({
    status: 400,
    code: 'BAD_INPUT',
    data: { field: 'page', reason: 'too-large', limit: 2 },
  })
  expect((await server.call(research.url, { reportId: 'older' }, as())).data).toMatchObject({
    url: null,
    absence: 'NO_SOURCE',
    path: '/index/flash/older',
    page: null,
    pages: null,
  })
  expect(await server.call(research.url, { reportId: 'annual' }, as('2024-01-01'))).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
})

describe('CHAT-09 report analysis', () => {
  const analyse = (input: { reportId: string; companyId?: string }, ...rest: [string?, string?]) =>
    server.call(research.analysis, input, as(...rest))

  test('CHAT-09 success is the numeric code 0; every figure, claim and change lies where its span says, with its page', async () => {
    const { code, data } = await analyse({ reportId: 'annual' })
    expect(code).toBe(0)
    expect(data).toMatchObject({
      companyId: maker,
      nameZh: '格里空调',
      nameEn: 'Geli Air',
      pages: 2,
      refused: null,
      limits: [],
      rating: { class: 'buy' },
      targetPrice: { value: 45.5 },
    })
    for (const { text, span, sentence } of data.figures) {
      expect(data[span.field].slice(span.start, span.end)).toBe(text)
      expect(data[sentence.field].slice(sentence.start, sentence.end)).toBe(sentence.text)
    }
    expect(data.figures.filter((one) => one.sentence.field === 'body').map((one) => one.sentence.page)).toContain(2)
    expect(data.figures).toContainEqual(
      expect.objectContaining({
        subject: 'revenue',
        value: 1.05e9,
        unit: 'CNY',
        period: expect.objectContaining({ end: '2023-12-31', months: 12 }),
        forecast: false,
      }),
    )
    expect(data.figures).toContainEqual(
      expect.objectContaining({ subject: 'parent_net_profit', value: 2.2e8, forecast: true }),
    )
    expect(data.changes).toContainEqual(
      expect.objectContaining({
        subject: 'parent_net_profit',
        direction: 'down',
        rate: -10,
        against: 'year',
        good: false,
      }),
    )
    expect(new Set(data.claims.map((one) => one.kind))).toEqual(new Set(['fact', 'forecast', 'judgement', 'risk']))
    expect(data.claims.find((one) => one.kind === 'forecast')).toMatchObject({
      modality: 'plan',
      why: [{ code: 'claim-forecast' }, { code: 'claim-figures' }],
    })
  })

  test('CHAT-09 figures are held against stored ones: agree, differ, or nothing to compare, with the reason and where the stored one came from', async () => {
    const { data } = await analyse({ reportId: 'annual' })
    const check = (about: 'value' | 'rate', subject: string, months = 12) =>
      data.checks.find((one) => one.about === about && one.subject === subject && one.period?.months === months)
    expect(check('value', 'revenue')).toMatchObject({
      verdict: 'agrees',
      said: 1.05e9,
      stored: 1.05e9,
      difference: 0,
      provenance: { file: 'reports.jsonl' },
    })
    expect(check('rate', 'revenue')).toMatchObject({ verdict: 'agrees', said: 5, stored: 5, unit: 'percent' })
    // The text says it fell by a tenth; by the statements it rose by an eighth.
    expect(check('rate', 'parent_net_profit')).toMatchObject({
      verdict: 'differs',
      said: -10,
      stored: 12.5,
      difference: -22.5,
    })
    expect(check('value', 'gross_margin')).toMatchObject({ verdict: 'agrees', stored: expect.closeTo(31.43, 1) })
    expect(check('value', 'revenue', 9)).toMatchObject({
      verdict: 'no-fact',
      reason: 'NO_SOURCE',
      stored: null,
      provenance: null,
    })
    expect(data.checks.find((one) => one.reason === 'FORECAST')).toMatchObject({ verdict: 'no-fact', said: 2.2e8 })
    expect(data.counts).toEqual({
      agrees: data.checks.filter((one) => one.verdict === 'agrees').length,
      differs: 1,
      noFact: data.checks.filter((one) => one.verdict === 'no-fact').length,
    })
  })

  test('CHAT-09 as of a past day figures that became known later are not compared with, and that is said', async () => {
    const { data } = await analyse({ reportId: 'older' }, '2024-03-15')
    expect(data.checks).toMatchObject([{ verdict: 'no-fact', reason: 'NOT_KNOWN_YET', subject: 'revenue' }])
    expect(await analyse({ reportId: 'annual' }, '2024-03-15')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('CHAT-09 a figure that agreed when the text came out and was restated since says so', async () => {
    const told = (value: number, published_on: string) =>
      facts(server.sql, { file: 'later.csv' })
        .add('statement_item', {
          company_id: maker,
          statement: 'income',
          period_end: '2023-06-30',
          period_months: 6,
          item: 'revenue',
          value,
          unit: 'CNY',
          published_on,
        })
        .save()
    await told(5e8, '2023-08-20')
    await facts(server.sql)
      .document({
        id: 'half',
        kind: 'news',
        title: '格里空调半年报',
        body: '2023年上半年营业收入5.00亿元。',
        at: '2023-08-20T09:00:00.000Z',
        companies: [maker],
      })
      .document({
        id: 'wrong',
        kind: 'news',
        title: '格里空调半年报',
        body: '2023年上半年营业收入4.00亿元。',
        at: '2023-08-20T09:00:00.000Z',
        companies: [maker],
      })
      .save()
    expect((await analyse({ reportId: 'half' })).data.checks).toMatchObject([{ verdict: 'agrees', restated: false }])
    await told(5.4e8, '2023-10-30')
    expect((await analyse({ reportId: 'half' })).data.checks).toMatchObject([
      { verdict: 'differs', restated: true, stored: 5.4e8, provenance: { file: 'later.csv' } },
    ])
    expect((await analyse({ reportId: 'half' }, '2023-09-01')).data.checks).toMatchObject([
      { verdict: 'agrees', restated: false, stored: 5e8 },
    ])
    expect((await analyse({ reportId: 'wrong' })).data.checks).toMatchObject([{ verdict: 'differs', restated: false }])
  })

  test('CHAT-09 what is new against the report before of the same house: figures changed, sentences that came and went, rating and target', async () => {
    const { data } = await analyse({ reportId: 'annual' })
    expect(data.previous).toMatchObject({
      newsId: 'older',
      samePublisher: true,
      rating: { before: 'outperform', after: 'buy' },
      target: { before: 40, after: 45.5 },
      changed: [{ subject: 'revenue', before: 1e9, after: 1.05e9 }],
    })
    expect(data.previous?.dropped.map((one) => one.text)).toEqual(['我们看好新产品放量的前景。'])
    expect(data.previous?.added.map((one) => one.text)).toContain('公司在行业中保持领先优势。')
    expect((await analyse({ reportId: 'other-house' })).data.previous).toMatchObject({
      newsId: 'r-11',
      samePublisher: true,
    })
  })

  test('CHAT-09 works on any document; of what is no text it says so; a company that it is not about may be named', async () => {
    expect((await analyse({ reportId: 'notice' })).data).toMatchObject({
      kind: 'announcement',
      previous: null,
      rating: null,
      refused: null,
    })
    expect((await analyse({ reportId: 'noise' })).data).toMatchObject({
      refused: 'binary',
      figures: [],
      claims: [],
      checks: [],
    })
    expect((await analyse({ reportId: 'annual', companyId: 'SHZ-000652' })).data).toMatchObject({
      companyId: 'SHZ-000652',
      counts: { agrees: 0, differs: 0 },
    })
    expect(await analyse({ reportId: 'annual', companyId: 'SHZ-999999' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })

  test('CHAT-03 CHAT-09 a report that is not taken apart in time is refused by name, and that code is not numeric 0', async () => {
    const hurried = await testServer({ PANDORA_REPORT_MS: '0' })
    try {
      await facts(hurried.sql)
        .company({ id: maker, short: '格里空调' })
        .document({
          id: 'annual',
          kind: 'report',
          title: '年报点评',
          body,
          at: '2024-04-20T02:00:00.000Z',
          companies: [maker],
        })
        .save()
      const answer = await hurried.call(research.analysis, { reportId: 'annual' }, { as: await hurried.caller() })
      expect(answer).toMatchObject({ status: 408, code: 'REPORT_OVERTIME', data: { seconds: 0 } })
      expect(answer.code).not.toBe(0)
    } finally {
      await hurried.stop()
    }
  })
})

test('COMP-29 COMP-31 COMP-34 COMP-35 CHAT-09 bad input, a missing session, and what the market does not know are refused by name', async () => {
  for (const operation of [research.years, research.list, research.investment]) {
    expect(await server.call(operation, { companyId: maker })).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    expect(await server.call(operation, { companyId: '' }, as())).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field: 'companyId' },
    })
    expect(await server.call(operation, { companyId: maker }, as(undefined, 'other'))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  }
  for (const operation of [research.url, research.analysis]) {
    expect(await server.call(operation, { reportId: 'annual' })).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    expect(await server.call(operation, { reportId: 'annual' }, as(undefined, 'other'))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    expect(await server.call(operation, { reportId: '' }, as())).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field: 'reportId' },
    })
  }
  expect(await server.call(research.list, { companyId: maker, size: 51 }, as())).toMatchObject({
    code: 'BAD_INPUT',
    data: { field: 'size' },
  })
  expect(await server.call(research.url, { reportId: 'annual', page: 0 }, as())).toMatchObject({
    code: 'BAD_INPUT',
    data: { field: 'page' },
  })
})
