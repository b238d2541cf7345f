import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  COMMENT_LIMIT,
  COMMENTS_OF_ONE,
  financeReports,
  reportKey,
  WHOLE_COMPANY,
} from '@pandora/contract/finance-reports'
import { endOfDay } from '@pandora/contract/time'
import { removeRun } from '@pandora/store/runs'
import { businessTypeId } from '../../shared/businesses.ts'
import { fillReports } from '../../shared/fill-reports.ts'
import { deriveFor } from '../../imports/derive.ts'
import { facts, type Facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const STAR = 'SHZ-000901'
const HILL = 'SSE-600901'
const BAY = 'BSE-920001'
const battery = businessTypeId('product', '动力电池')
const elimination = businessTypeId('product', '分部间抵销')
let server: TestServer
let user: Caller

interface Part {
  revenue: number | null
  cost?: number | null
  share?: number | null
  margin?: number | null
  currency?: string
  dimension?: string
  on?: string
}
const segment = (
  gathered: Facts,
  company_id: string,
  period_end: string,
  name: string,
  {
    revenue,
    cost = null,
    share = null,
    margin = null,
    currency = 'CNY',
    dimension = 'product',
    on = `${Number(period_end.slice(0, 4)) + 1}-03-20`,
  }: Part,
) =>
  gathered.add('business_segment', {
    company_id,
    period_end,
    dimension,
    name,
    revenue,
    revenue_share: share,
    cost,
    gross_margin: margin,
    currency,
    published_on: on,
  })

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-06T02:00:00Z')
  const gathered = facts(server.sql, { file: 'segments.csv', startedAt: Date.parse('2024-06-05T12:00:00Z') })
    .company({
      id: STAR,
      short: '晨星科技',
      en: 'Morning Star Tech Co., Ltd.',
      former: { name: '旧星股份', seenOn: '2019-12-31' },
    })
    .company({ id: HILL, short: '远山能源', en: 'Far Hill Energy Co., Ltd.' })
    .company({ id: BAY, short: '海湾材料' })
    .index('SSE-000901-index', '晨星指数', 'Star Index')
  segment(gathered, STAR, '2022-12-31', '动力电池', { revenue: 80, cost: 60, share: 80, margin: 25 })
  segment(gathered, STAR, '2023-12-31', '动力电池', { revenue: 120, cost: 78, share: 80, margin: 35 })
  segment(gathered, STAR, '2023-12-31', '储能系统', { revenue: 40, cost: 30, share: 26.67, margin: 25 })
  segment(gathered, STAR, '2022-12-31', '储能系统', { revenue: 20, cost: 15, share: 20, margin: 25 })
  segment(gathered, STAR, '2023-12-31', '分部间抵销', { revenue: -10, cost: -10, share: -6.67 })
  segment(gathered, STAR, '2023-12-31', '国内', { revenue: 150, share: 100, dimension: 'region' })
  segment(gathered, HILL, '2023-12-31', '动力电池业务', { revenue: 200, cost: 170, share: 101.2, margin: 15 })
  segment(gathered, HILL, '2022-12-31', '动力电池业务', { revenue: 250, cost: 200, share: 101, margin: 20 })
  segment(gathered, BAY, '2023-12-31', '动力电池', { revenue: 50, cost: 45, share: 90, margin: 10 })
  segment(gathered, BAY, '2023-12-31', '其他（补充）', { revenue: 5 })
  await gathered.save(deriveFor(1))
  // The battery revenue of 2022 is restated a year later.
  const later = facts(server.sql, { file: 'restated.csv', startedAt: Date.parse('2024-06-05T13:00:00Z') })
  later.add('business_segment', {
    company_id: STAR,
    period_end: '2022-12-31',
    dimension: 'product',
    name: '动力电池',
    revenue: 75,
    revenue_share: 78.9,
    cost: 57,
    gross_margin: 24,
    currency: 'CNY',
    published_on: '2024-03-20',
  })
  const item = (period_end: string, period_months: number, name: string, value: number, on: string) =>
    later.add('statement_item', {
      company_id: STAR,
      statement: 'income',
      period_end,
      period_months,
      item: name,
      value,
      unit: 'CNY',
      published_on: on,
    })
  for (const [end, months, revenue, cost, on] of [
    ['2022-12-31', 12, 100, 75, '2023-03-20'],
    ['2023-06-30', 6, 60, 40, '2023-08-20'],
    ['2023-12-31', 12, 150, 98, '2024-03-20'],
  ] as const) {
    item(end, months, 'revenue', revenue, on)
    item(end, months, 'operating_cost', cost, on)
  }
  await later.save(deriveFor(1))
})
afterAll(() => server.stop())
beforeEach(async () => {
  user = await server.caller()
})

const report = async (companyId: string, businessTypeId_: string, options: Record<string, unknown> = {}) =>
  (await server.call(financeReports.report, { companyId, businessTypeId: businessTypeId_ }, { as: user, ...options }))
    .data
const add = (input: Record<string, unknown>, as = user) =>
  server.call(
    financeReports.addComment,
    { companyId: STAR, businessTypeId: battery, body: '毛利率为何上升？', ...input },
    { as },
  )

describe('browsing by company or by business', () => {
  test('FINREP-07 companies are found by name, code, sound and former name, each with its newest report; indexes are not', async () => {
    for (const text of ['晨星', '000901', 'chenxing', '旧星', 'morning']) {
      const { data } = await server.call(financeReports.searchCompany, { text }, { as: user })
      expect(
        data.dataList.map((one) => one.companyId),
        text,
      ).toEqual([STAR])
    }
    const { data } = await server.call(financeReports.searchCompany, { text: '晨星' }, { as: user })
    expect(data.dataList[0]).toMatchObject({
      nameZh: '晨星科技',
      stockCode: '000901',
      exchangeCode: 'SHZ',
      latestPeriod: '2023-12-31',
      businesses: 4,
    })
    expect((await server.call(financeReports.searchCompany, { text: '！？' }, { as: user })).data).toMatchObject({
      dataList: [],
      total: 0,
    })
  })

  test('FINREP-07 without a text those that reported last come first, as known at the as-of instant', async () => {
    expect(
      (await server.call(financeReports.searchCompany, {}, { as: user })).data.dataList.map((one) => one.companyId),
    ).toEqual([STAR])
    expect(
      (await server.call(financeReports.searchCompany, { text: '晨星' }, { as: user, asOf: '2023-09-01' })).data
        .dataList[0]?.latestPeriod,
    ).toBe('2023-06-30')
    expect(
      (await server.call(financeReports.searchCompany, {}, { as: user, asOf: '2023-01-01' })).data.dataList,
    ).toEqual([])
  })

  test('FINREP-08 businesses come sixty at a time, are found by name, sound and initials, and count the companies that report them', async () => {
    const { data, raw } = await server.call(financeReports.searchBusiness, { text: '电池' }, { as: user })
    expect(financeReports.searchBusiness.input.parse({}).size).toBe(60)
    expect(raw.statusCode).toBe(200)
    expect(data.dataList).toMatchObject([
      { businessTypeId: battery, name: '动力电池', dimension: 'product', kind: 'line', companies: 3 },
    ])
    for (const text of ['donglidianchi', 'dldc', '动力'])
      expect(
        (await server.call(financeReports.searchBusiness, { text }, { as: user })).data.dataList[0]?.businessTypeId,
        text,
      ).toBe(battery)
    const all = (await server.call(financeReports.searchBusiness, {}, { as: user })).data
    expect(all.dataList.map((one) => one.kind)).toEqual(
      ['line', 'line', 'line', 'other', 'elimination'].toSorted((a, b) => Number(a !== 'line') - Number(b !== 'line')),
    )
    expect(
      (await server.call(financeReports.searchBusiness, { dimension: 'region' }, { as: user })).data.dataList.map(
        (one) => one.name,
      ),
    ).toEqual(['国内'])
  })

  test('FINREP-09 businesses of a company: the largest line first, rests and eliminations last, each with its newest figures', async () => {
    const { data } = await server.call(financeReports.companyBusinesses, { companyId: STAR }, { as: user })
    expect(data.dataList.map((one) => [one.name, one.figures.revenue])).toEqual([
      ['国内', 150],
      ['动力电池', 120],
      ['储能系统', 40],
      ['抵销', -10],
    ])
    expect(data.dataList[1]?.figures).toMatchObject({
      periodEnd: '2023-12-31',
      grossMargin: 35,
      grossProfit: 42,
      revenueGrowth: 60,
      marginChange: 11,
    })
    expect((await server.call(financeReports.companyBusinesses, { companyId: 'SHZ-999999' }, { as: user })).code).toBe(
      'NOT_FOUND',
    )
  })

  test('FINREP-10 companies of a business under whatever name they report it, by revenue or as asked, missing last', async () => {
    const { data } = await server.call(financeReports.companiesByBusiness, { businessTypeId: battery }, { as: user })
    expect(data.dataList.map((one) => [one.companyId, one.figures.revenue])).toEqual([
      [HILL, 200],
      [STAR, 120],
      [BAY, 50],
    ])
    const byGrowth = (
      await server.call(
        financeReports.companiesByBusiness,
        { businessTypeId: battery, sort: 'revenueGrowth' },
        { as: user },
      )
    ).data
    expect(byGrowth.dataList.map((one) => [one.companyId, one.figures.revenueGrowth])).toEqual([
      [STAR, 60],
      [HILL, -20],
      [BAY, null],
    ])
    expect(byGrowth.business.companies).toBe(3)
    expect(
      (await server.call(financeReports.companiesByBusiness, { businessTypeId: 'product-000000000000' }, { as: user }))
        .code,
    ).toBe('NOT_FOUND')
    expect(
      (
        await server.call(
          financeReports.companiesByBusiness,
          { businessTypeId: battery },
          { as: user, asOf: '2023-01-01' },
        )
      ).code,
    ).toBe('NOT_FOUND')
  })

  test('FINREP-10 only what can be compared is ranked together: one report’s end, one currency; who has no figure of both is counted, and others may be asked for', async () => {
    const gathered = facts(server.sql, { file: 'lines.csv', startedAt: Date.parse('2024-06-05T12:30:00Z') })
    const line = businessTypeId('product', '海缆')
    const companies = ['SHZ-000941', 'SHZ-000942', 'SHZ-000943', 'SHZ-000944', 'SHZ-000945'] as const
    for (const [at, id] of companies.entries()) gathered.company({ id, short: `海缆${at}号` })
    const [a, b, c, d, e] = companies
    segment(gathered, a, '2023-12-31', '海缆', { revenue: 10 })
    segment(gathered, b, '2023-12-31', '海缆', { revenue: 30 })
    segment(gathered, c, '2023-12-31', '海缆', { revenue: 20 })
    // A first quarter that only one has given yet, a report of long ago, and dollars.
    segment(gathered, c, '2024-03-31', '海缆', { revenue: 4, on: '2024-04-20' })
    segment(gathered, d, '2015-12-31', '海缆', { revenue: 900 })
    segment(gathered, e, '2023-12-31', '海缆', { revenue: 500, currency: 'USD' })
    const runId = await gathered.save(deriveFor(1))
    const ask = async (input: object = {}) =>
      (await server.call(financeReports.companiesByBusiness, { businessTypeId: line, ...input }, { as: user })).data
    const ranked = (data: Awaited<ReturnType<typeof ask>>) =>
      data.dataList.map((one) => [one.companyId, one.figures.revenue])
    const data = await ask()
    expect(ranked(data)).toEqual([
      [b, 30],
      [c, 20],
      [a, 10],
    ])
    expect(data).toMatchObject({
      period: '2023-12-31',
      currency: 'CNY',
      total: 3,
      leftOut: 2,
      currencies: [
        { currency: 'CNY', companies: 4 },
        { currency: 'USD', companies: 1 },
      ],
    })
    expect(data.periods).toEqual([
      { periodEnd: '2024-03-31', companies: 1 },
      { periodEnd: '2023-12-31', companies: 3 },
      { periodEnd: '2015-12-31', companies: 1 },
    ])
    expect(ranked(await ask({ period: '2024-03-31' }))).toEqual([[c, 4]])
    expect(ranked(await ask({ period: 'newest' }))).toEqual([
      [d, 900],
      [b, 30],
      [a, 10],
      [c, 4],
    ])
    expect(await ask({ currency: 'USD' })).toMatchObject({ period: '2023-12-31', total: 1, leftOut: 4 })
    expect(await ask({ currency: 'EUR' })).toMatchObject({ dataList: [], period: null, total: 0, leftOut: 5 })
    expect(
      (
        await server.call(
          financeReports.companiesByBusiness,
          { businessTypeId: line, period: 'often' as never },
          { as: user },
        )
      ).code,
    ).toBe('BAD_INPUT')
    await removeRun(server.sql, runId, deriveFor(1))
  })

  test('FINREP-11 two names of one business are added up only where each has its amount and all are in one currency; else the amount is missing, with why', async () => {
    const gathered = facts(server.sql, { file: 'names.csv', startedAt: Date.parse('2024-06-05T12:40:00Z') })
    const id = 'SHZ-000946'
    gathered.company({ id, short: '双名股份' })
    segment(gathered, id, '2021-12-31', '光缆', { revenue: 10, cost: 6, share: 40 })
    segment(gathered, id, '2021-12-31', '光缆业务', { revenue: 5, cost: 2, share: 20 })
    segment(gathered, id, '2022-12-31', '光缆', { revenue: 12, cost: 7, share: 40 })
    segment(gathered, id, '2022-12-31', '光缆业务', { revenue: null, cost: 2, share: null })
    segment(gathered, id, '2023-12-31', '光缆', { revenue: 14, cost: 8, share: 40 })
    segment(gathered, id, '2023-12-31', '光缆业务', { revenue: 3, cost: 1, share: 9, currency: 'USD' })
    const runId = await gathered.save(deriveFor(1))
    const { periods } = await report(id, businessTypeId('product', '光缆'))
    expect(
      periods.map((one) => [
        one.periodEnd,
        one.revenue,
        one.revenueShare,
        one.cost,
        one.grossProfit,
        one.revenueGrowth,
        one.notes,
      ]),
    ).toEqual([
      ['2023-12-31', null, 49, null, null, null, ['CURRENCIES_DIFFER']],
      ['2022-12-31', null, null, 9, null, null, ['PART_WITHOUT_REVENUE']],
      ['2021-12-31', 15, 60, 8, 7, null, []],
    ])
    await removeRun(server.sql, runId, deriveFor(1))
  })
})

describe('the report of a company on a business', () => {
  test('a report whose ids read like a search is refused, and not answered with what the search found', async () => {
    const found = await server.call(financeReports.searchCompany, { text: 'x', page: 0, size: 30 }, { as: user })
    expect(found.code).toBe('0')
    expect(
      (await server.call(financeReports.report, { companyId: 'companies', businessTypeId: '0 30 x' }, { as: user }))
        .code,
    ).toBe('NOT_FOUND')
  })

  test('FINREP-02 FINREP-11 figures over the reports, with growth, rank, tags and where each came from', async () => {
    const data = await report(STAR, battery)
    expect(data.reportKey).toBe(`report-${STAR}-${battery}`)
    expect(data.periods.map((one) => [one.periodEnd, one.revenue, one.revenueGrowth, one.costGrowth])).toEqual([
      ['2023-12-31', 120, 60, 36.84],
      ['2022-12-31', 75, null, null],
    ])
    expect(data.rank).toEqual({
      periodEnd: '2023-12-31',
      byRevenue: { place: 2, of: 3 },
      byMargin: { place: 1, of: 3 },
      groupRevenue: 370,
      shareOfGroup: 32.43,
      medianMargin: 15,
    })
    expect(data.tags.map((one) => one.tag)).toEqual([
      'main',
      'half',
      'growing',
      'top-three',
      'margin-above',
      'restated',
    ])
    expect(data.periods[0]?.provenance).toMatchObject({ file: 'segments.csv', knownBy: 'day' })
    expect(data.comments).toEqual([])
  })

  test('FINREP-11 what was restated stands beside what was first published, each with when it was known', async () => {
    const [, before] = (await report(STAR, battery)).periods
    expect(before).toMatchObject({
      revenue: 75,
      first: { revenue: 80, cost: 60, grossMargin: 25, knownAt: new Date(endOfDay('2023-03-20')).toISOString() },
    })
    expect(before?.provenance.file).toBe('restated.csv')
    const past = await report(STAR, battery, { asOf: '2023-06-01' })
    expect(past.periods.map((one) => [one.periodEnd, one.revenue, one.first])).toEqual([['2022-12-31', 80, null]])
  })

  test('FINREP-03 two reports with another company or business never share a key', () => {
    const keys = [STAR, HILL].flatMap((companyId) =>
      [battery, elimination, WHOLE_COMPANY].map((business) => reportKey(companyId, business)),
    )
    expect(new Set(keys).size).toBe(6)
    expect(keys[0]).toBe(`report-${STAR}-${battery}`)
  })

  test('traps: eliminations below zero are told and not ranked, shares above 100 % are told, no figure is invented', async () => {
    const negative = await report(STAR, elimination)
    expect(negative).toMatchObject({ rank: null, business: { kind: 'elimination', name: '抵销' } })
    expect(negative.periods[0]).toMatchObject({ revenue: -10, grossMargin: null, revenueGrowth: null })
    expect(negative.tags.map((one) => one.tag)).toContain('elimination')
    expect((await report(HILL, battery)).tags.map((one) => one.tag)).toEqual(
      expect.arrayContaining(['share-over-100', 'shrinking', 'first']),
    )
    expect((await report(BAY, businessTypeId('product', '其他'))).periods[0]).toMatchObject({
      revenue: 5,
      cost: null,
      grossProfit: null,
      grossMargin: null,
    })
  })

  test('FINREP-11 the company as a whole stands under `all`, from its income statement', async () => {
    const data = await report(STAR, WHOLE_COMPANY)
    expect(data).toMatchObject({ business: null, rank: null })
    expect(data.periods.map((one) => [one.periodEnd, one.revenue, one.grossMargin, one.revenueGrowth])).toEqual([
      ['2023-12-31', 150, 34.67, 50],
      ['2023-06-30', 60, 33.33, null],
      ['2022-12-31', 100, 25, null],
    ])
    expect((await report(BAY, WHOLE_COMPANY)).periods).toEqual([])
  })

  test('an unknown company, or a business that it does not have, is not found', async () => {
    for (const [companyId, businessId] of [
      ['SHZ-999999', WHOLE_COMPANY],
      ['SHZ-999999', battery],
      [BAY, elimination],
      [STAR, 'nonsense'],
    ] as const) {
      expect(
        (await server.call(financeReports.report, { companyId, businessTypeId: businessId }, { as: user })).code,
        `${companyId} ${businessId}`,
      ).toBe('NOT_FOUND')
    }
  })
})

describe('comments', () => {
  test('FINREP-04 FINREP-12 adding says exactly `Add Comment Success` in both languages, and the report read again has it', async () => {
    for (const language of ['zh-CN', 'en'] as const) {
      const { message, data } = await server.call(
        financeReports.addComment,
        { companyId: STAR, businessTypeId: battery, body: '  <b>Why?</b>  ', tags: ['margin', 'margin', ' '] },
        { as: user, language },
      )
      expect(message).toBe('Add Comment Success')
      expect(data).toMatchObject({
        body: '<b>Why?</b>',
        tags: ['margin'],
        mine: true,
        mayDelete: true,
        personal: false,
      })
    }
    const { comments, commentsTotal } = await report(STAR, battery)
    expect([commentsTotal, comments.length, comments[0]?.body]).toEqual([2, 2, '<b>Why?</b>'])
    await server.sql`truncate finance_comment`
  })

  test('FINREP-05 FINREP-13 deleting says exactly `remove Comment Success`, and the report read again lacks it', async () => {
    const { data } = await add({})
    const { message } = await server.call(financeReports.deleteComment, { commentId: data.commentId }, { as: user })
    expect(message).toBe('remove Comment Success')
    expect((await report(STAR, battery)).commentsTotal).toBe(0)
    expect((await server.call(financeReports.deleteComment, { commentId: data.commentId }, { as: user })).code).toBe(
      'NOT_FOUND',
    )
  })

  test('FINREP-06 only its author deletes a comment, or an administrator, and that is written down', async () => {
    const { data } = await add({})
    const [other, admin] = [await server.caller(), await server.caller('admin')]
    expect(
      (await server.call(financeReports.report, { companyId: STAR, businessTypeId: battery }, { as: other })).data
        .comments[0],
    ).toMatchObject({ mine: false, mayDelete: false })
    expect((await server.call(financeReports.deleteComment, { commentId: data.commentId }, { as: other })).code).toBe(
      'NOT_ALLOWED',
    )
    expect((await server.call(financeReports.deleteComment, { commentId: data.commentId }, { as: admin })).code).toBe(
      '0',
    )
    expect(
      await server.sql`select uid, detail->>'report' as report from audit_event where action = 'comment-deleted'`,
    ).toEqual([{ uid: admin.uid, report: reportKey(STAR, battery) }])
    const own = (await add({})).data.commentId
    await server.call(financeReports.deleteComment, { commentId: own }, { as: user })
    expect((await server.sql`select 1 from audit_event where action = 'comment-deleted'`).count).toBe(1)
  })

  test('FINREP-06 a comment has 1 to 2,000 characters and at most five tags; blank and unknown reports are refused, and nothing is written', async () => {
    expect((await add({ body: '字'.repeat(COMMENT_LIMIT) })).code).toBe('0')
    for (const input of [
      { body: '' },
      { body: ' \n ' },
      { body: '字'.repeat(COMMENT_LIMIT + 1) },
      { tags: ['a', 'b', 'c', 'd', 'e', 'f'] },
      { tags: ['x'.repeat(21)] },
    ])
      expect((await add(input)).code).toBe('BAD_INPUT')
    for (const input of [
      { companyId: 'SHZ-999999' },
      { companyId: BAY, businessTypeId: elimination },
      { companyId: 'SHZ-999999', businessTypeId: WHOLE_COMPANY },
    ])
      expect((await add(input)).code).toBe('NOT_FOUND')
    expect((await server.sql`select 1 from finance_comment`).count).toBe(1)
    await server.sql`truncate finance_comment`
  })

  test('the same requestId twice is one comment; one account has at most two hundred on a report', async () => {
    const requestId = 'finance-comment-1'
    const [one, two] = [await add({ requestId }), await add({ requestId })]
    expect(two.data.commentId).toBe(one.data.commentId)
    await server.sql`insert into finance_comment (market_id, company_id, business_type_id, uid, personal, body, created_at) select 1, ${STAR}, ${battery}, ${user.uid}, false, 'x', now() from generate_series(2, ${COMMENTS_OF_ONE})`
    expect((await add({})).code).toBe('LIST_FULL')
    await server.sql`truncate finance_comment`
  })

  test('comments stand at every as-of date, those written after it marked, come in pages newest first, and never cross to another report', async () => {
    for (let n = 0; n < 35; n++) await add({ body: `第 ${n} 条` })
    const page = async (number: number, asOf?: string) =>
      (
        await server.call(
          financeReports.comments,
          { companyId: STAR, businessTypeId: battery, page: number },
          { as: user, ...(asOf ? { asOf } : {}) },
        )
      ).data
    expect((await page(0)).dataList[0]?.body).toBe('第 34 条')
    expect(await page(1, '2023-06-01')).toMatchObject({ total: 35, hasMore: false })
    // One of them was written before the day that is looked from.
    await server.sql`update finance_comment set created_at = '2023-05-30T02:00:00Z' where comment_id = (select min(comment_id) from finance_comment)`
    expect((await page(1, '2023-06-01')).dataList.map(({ later }) => later)).toEqual([true, true, true, true, false])
    expect((await page(1)).dataList.some(({ later }) => later)).toBe(false)
    expect((await report(STAR, battery, { asOf: '2023-06-01' })).comments[0]?.later).toBe(true)
    expect((await report(STAR, battery)).comments[0]?.later).toBe(false)
    expect((await page(1)).dataList).toHaveLength(5)
    expect(await page(9)).toMatchObject({ dataList: [], total: 35 })
    expect((await report(STAR, battery, { asOf: '2023-06-01' })).commentsTotal).toBe(35)
    for (const [companyId, businessId] of [
      [STAR, WHOLE_COMPANY],
      [HILL, battery],
    ] as const)
      expect((await report(companyId, businessId)).commentsTotal).toBe(0)
    await server.sql`truncate finance_comment`
  })

  test('what a visitor of the demo writes only he reads; other tabs hear of a comment by the report, never its words', async () => {
    const guest = await server.caller('guest')
    await server.sql`insert into finance_comment (market_id, company_id, business_type_id, uid, personal, body, created_at) values (1, ${STAR}, ${battery}, ${guest.uid}, true, '只给自己', now())`
    expect((await report(STAR, battery)).commentsTotal).toBe(0)
    const [{ comment_id: hidden } = { comment_id: 0 }] = await server.sql<
      { comment_id: number }[]
    >`select comment_id from finance_comment`
    const admin = await server.caller('admin')
    for (const as of [user, admin])
      expect((await server.call(financeReports.deleteComment, { commentId: hidden }, { as })).code).toBe('NOT_FOUND')
    await add({})
    const [event] = await server.sql<
      { ids: string[]; uid: number | null }[]
    >`select ids, uid from live_event where topic = 'comments' order by event_id desc limit 1`
    expect(event).toEqual({ ids: [reportKey(STAR, battery)], uid: null })
    await server.sql`truncate finance_comment`
  })
})

test('businesses and reports follow the removal of what brought them', async () => {
  const gathered = facts(server.sql, { file: 'gone.csv', startedAt: Date.parse('2024-06-05T14:00:00Z') })
  segment(gathered, BAY, '2023-12-31', '超导电缆', { revenue: 9 })
  segment(gathered, BAY, '2022-12-31', '动力电池', { revenue: 30 })
  gathered.add('statement_item', {
    company_id: BAY,
    statement: 'income',
    period_end: '2022-12-31',
    period_months: 12,
    item: 'revenue',
    value: 30,
    unit: 'CNY',
    published_on: '2023-03-20',
  })
  const runId = await gathered.save(deriveFor(1))
  const found = async () =>
    (await server.call(financeReports.searchBusiness, { text: '超导' }, { as: user })).data.total
  const known = async () =>
    (
      await server.sql<
        { known_at: number }[]
      >`select known_at from business_line where company_id = ${BAY} and business_type_id = ${battery}`
    )[0]?.known_at
  expect([await found(), await known(), (await report(BAY, WHOLE_COMPANY)).periods.length]).toEqual([
    1,
    endOfDay('2023-03-20'),
    1,
  ])
  await removeRun(server.sql, runId, deriveFor(1))
  expect([await found(), await known(), (await report(BAY, WHOLE_COMPANY)).periods.length]).toEqual([
    0,
    endOfDay('2024-03-20'),
    0,
  ])
  expect((await server.sql`select 1 from report_period where company_id = ${BAY}`).count).toBe(0)
})

test('segments and statements stored before businesses were derived are filled in at the start, once', async () => {
  await server.sql`truncate business_name, business_type, business_line, report_period`
  expect((await server.call(financeReports.searchBusiness, {}, { as: user })).data.total).toBe(0)
  await fillReports(server.sql)
  await fillReports(server.sql)
  expect(
    (await server.call(financeReports.searchBusiness, { text: '动力电池' }, { as: user })).data.dataList,
  ).toMatchObject([{ businessTypeId: battery, companies: 3 }])
  expect(
    (await server.call(financeReports.searchCompany, {}, { as: user })).data.dataList.map((one) => [
      one.companyId,
      one.latestPeriod,
    ]),
  ).toEqual([[STAR, '2023-12-31']])
})
