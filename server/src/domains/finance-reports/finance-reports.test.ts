import { describe, expect, test } from 'vitest'
import { reportKey, WHOLE_COMPANY } from '@pandora/contract/domains/finance-reports/shapes'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { endOfDay } from '@pandora/contract/time'
import { removeRun } from '@pandora/store/runs'
import { businessTypeId } from './offers/businesses.ts'
import { fillReports } from './fill-reports.ts'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { STAR, HILL, BAY, battery, elimination, server, user, segment, report } from './reports-testing.ts'

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
