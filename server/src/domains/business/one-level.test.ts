import { business } from '@pandora/contract/domains/business/operations'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toJSONSchema } from 'zod'
import { deriveFor } from '../../imports/derive.ts'
import { routes } from '../../routes.ts'
import { businessTypeId } from '../finance-reports/offers/businesses.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

const maker = 'SHZ-000951'
let server: TestServer
let user: Caller

/**
 * Every read that answers a share of a company's business or how concentrated it is, with why it holds one level: proven
 * here; by `shareOfOneLevel` as those are; or because it adds no parts up.
 */
const composed: Readonly<Record<string, 'proven' | 'by the same rule' | 'adds nothing up'>> = {
  'business.concentration': 'proven',
  'business.report': 'proven',
  'business.turnover': 'proven',
  // Of a supply: a share of the supplier's revenue as it was told, no part of a composition.
  'chains.companyParts': 'adds nothing up',
  'chains.consultedChain': 'adds nothing up',
  'chains.detail': 'adds nothing up',
  'chains.draft': 'adds nothing up',
  'chains.reportEventRisk': 'adds nothing up',
  'chains.version': 'adds nothing up',
  'scenarios.explain': 'adds nothing up',
  'scenarios.ground': 'adds nothing up',
  'supply.neighbourhood': 'adds nothing up',
  'supply.partners': 'adds nothing up',
  'financeReports.companiesByBusiness': 'proven',
  'financeReports.companyBusinesses': 'proven',
  'financeReports.report': 'proven',
  // Of companies, not of parts of one.
  'industries.summary': 'adds nothing up',
  // Products one by one, each as its report gives it.
  'mentions.technologyProduct': 'adds nothing up',
  'policy.companies': 'by the same rule',
  'policy.ofCompany': 'by the same rule',
  'themes.byId': 'by the same rule',
  'themes.companyList': 'by the same rule',
  'themes.companyMap': 'by the same rule',
  'themes.map': 'by the same rule',
  'themes.membership': 'proven',
  'themes.ownMap': 'by the same rule',
  'themes.ownPreview': 'by the same rule',
}

/** Two levels side by side in every way of cutting: told by the name, by the sum, and by neither. */
beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-05T02:00:00Z')
  user = await server.caller()
  const made = facts(server.sql).company({ id: maker, short: '两级建材' })
  const year = (period_end: string, revenue: number, parts: readonly (readonly [string, string, number])[]) => {
    for (const [dimension, name, value] of parts)
      made.add('business_segment', {
        company_id: maker,
        period_end,
        dimension,
        name,
        revenue: value,
        revenue_share: null,
        cost: null,
        gross_margin: null,
        currency: 'CNY',
        published_on: null,
      })
    made.add('statement_item', {
      company_id: maker,
      statement: 'income',
      period_end,
      period_months: 12,
      item: 'revenue',
      value: revenue,
      unit: 'CNY',
      published_on: null,
    })
  }
  year('2022-12-31', 1000, [
    ['product', '熟料', 700],
    ['product', '骨料', 700],
  ])
  year('2023-12-31', 1000, [
    ['industry', '建材', 700],
    ['industry', '其中：水泥', 400],
    ['industry', '工程', 300],
    ['product', '熟料', 600],
    ['product', '其中：低碱熟料', 250],
    ['product', '骨料', 400],
    ['product', '其中：骨料', 150],
    ['region', '国内', 900],
    ['region', '某市', 800],
    ['region', '国外', 100],
  ])
  await made.save(deriveFor(1))
})
afterAll(() => server.stop())

test('COMP-33 COMP-30 every operation that answers a share of a business or its concentration is named here', () => {
  const found = routes
    .map(({ operation }) => operation)
    .filter(
      (one) =>
        one.transport === 'json' &&
        !one.writes &&
        /"(?:turnoverPercent|revenueShare|hhi)":/.test(
          JSON.stringify(toJSONSchema(one.output, { unrepresentable: 'any' })),
        ),
    )
    .map((one) => one.id)
  expect(found.toSorted()).toEqual(Object.keys(composed).toSorted())
})

const levels = {
  product: { level: { 熟料: 60, 骨料: 40 }, twice: ['其中：低碱熟料', '其中：骨料'] },
  industry: { level: { 建材: 70, 工程: 30 }, twice: ['其中：水泥'] },
  region: { level: { 国内: 90, 国外: 10 }, twice: ['某市'] },
} as const

test('COMP-30 COMP-45 shares of a composition are of one level, what is counted twice has none, and that the parts exceed the revenue is said', async () => {
  const [report, turnover] = await Promise.all([
    server.call(business.report, { companyId: maker }, { as: user }),
    server.call(business.turnover, { companyId: maker }, { as: user }),
  ])
  for (const cuts of [report.data.dataList, turnover.data.turnover['2023']?.dataList ?? []]) {
    expect(cuts.map((one) => one.type)).toEqual(['product', 'industry', 'region'])
    for (const { type, dataList, notes } of cuts) {
      expect(notes, type).toEqual(['TOTAL_DIFFERS', 'LEVELS_MIXED'])
      const marked = dataList.filter((part) => part.notes.includes('COUNTED_TWICE'))
      expect(marked.map((part) => [part.nameZh, part.turnoverPercent]).toSorted()).toEqual(
        levels[type].twice.map((name) => [name, null]).toSorted(),
      )
      expect(
        Object.fromEntries(
          dataList.filter((part) => !marked.includes(part)).map((part) => [part.nameZh, part.turnoverPercent]),
        ),
        type,
      ).toEqual(levels[type].level)
    }
  }
})

test('COMP-33 CRn and HHI are of one level; where nothing tells the levels apart, that the parts exceed the revenue stands beside them', async () => {
  const { data } = await server.call(business.concentration, { companyId: maker, n: 1 }, { as: user })
  for (const one of data.dataList.filter(({ year }) => year === 2023)) {
    const shares = Object.values(levels[one.type].level)
    expect(one.crn, one.type).toBeCloseTo(Math.max(...shares), 9)
    expect(one.hhi).toBeCloseTo(
      shares.reduce((total, share) => total + share ** 2, 0),
      6,
    )
    expect([one.counted, one.total, one.notes]).toEqual([2, 1000, ['TOTAL_DIFFERS', 'LEVELS_MIXED']])
  }
  expect(data.dataList.find(({ year }) => year === 2022)).toMatchObject({ total: 1400, notes: ['TOTAL_DIFFERS'] })
})

test('FINREP-11 a business is not added to the part of it that is listed within it, nor ranked among the parts that it holds', async () => {
  const aggregate = businessTypeId('product', '骨料')
  const [list, of, report, within] = await Promise.all([
    server.call(financeReports.companyBusinesses, { companyId: maker }, { as: user }),
    server.call(financeReports.companiesByBusiness, { businessTypeId: aggregate }, { as: user }),
    server.call(financeReports.report, { companyId: maker, businessTypeId: aggregate }, { as: user }),
    server.call(
      financeReports.report,
      { companyId: maker, businessTypeId: businessTypeId('region', '某市') },
      { as: user },
    ),
  ])
  expect([
    list.data.dataList.find((one) => one.businessTypeId === aggregate)?.figures.revenue,
    of.data.dataList[0]?.figures.revenue,
    report.data.periods[0]?.revenue,
  ]).toEqual([400, 400, 400])
  expect(within.data.tags.map(({ tag }) => tag)).not.toContain('main')
  const main = await server.call(
    financeReports.report,
    { companyId: maker, businessTypeId: businessTypeId('product', '熟料') },
    { as: user },
  )
  expect(main.data.tags.map(({ tag }) => tag)).toContain('main')
})

test('THEME-03 the share of revenue that fits a theme counts one level: a product and what is listed within it once, the narrower one alone where only it fits', async () => {
  const shareOf = async (word: string) => {
    const { data } = await server.call(
      themes.ownSave,
      { name: `题材${word}`, mode: 'dynamic', query: { any: [word] } },
      { as: user },
    )
    const why = await server.call(themes.membership, { themeId: data.themeId, companyId: maker }, { as: user })
    const counted = why.data.segments.filter((one) => one.counted)
    return [why.data.revenueShare, counted.map((one) => one.name)]
  }
  expect([await shareOf('熟料'), await shareOf('低碱熟料')]).toEqual([
    [60, ['熟料']],
    [25, ['其中：低碱熟料']],
  ])
})
