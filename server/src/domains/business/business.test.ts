import { business } from '@pandora/contract/domains/business/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { secondMarket } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'
import { loadBusiness, maker, january } from './testing-business.ts'

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2022-06-30T04:00:00Z')
  user = await server.caller()
  await secondMarket(server)
  await loadBusiness(server)
})
afterAll(() => server.stop())

const report = async (input: object = {}, options: object = {}) =>
  (await server.call(business.report, { companyId: maker, ...input }, { as: user, ...options })).data
const turnover = async (input: object = {}, options: object = {}) =>
  (await server.call(business.turnover, { companyId: maker, ...input }, { as: user, ...options })).data
const growth = async (input: object = {}, options: object = {}) =>
  (await server.call(business.growth, { companyId: maker, ...input }, { as: user, ...options })).data
const concentration = async (input: object = {}, options: object = {}) =>
  (await server.call(business.concentration, { companyId: maker, ...input }, { as: user, ...options })).data

test('COMP-30 COMP-05 the newest annual report gives its parts by type, each with name, share, page and report', async () => {
  const data = await report()
  expect(data.report).toMatchObject({
    periodEnd: '2021-12-31',
    kind: 'year',
    reportId: `${maker}_2021-12-31`,
    dimensions: ['product', 'industry'],
  })
  const [product, industry] = data.dataList
  expect([product?.type, industry?.type]).toEqual(['product', 'industry'])
  expect(industry?.dataList[0]).toMatchObject({
    nameZh: '水泥',
    nameEn: 'Cement',
    revenue: 160,
    cost: 100,
    grossMargin: 37.5,
    pixel: { page: 38 },
    reportId: `${maker}_2021-12-31`,
    documentId: 'annual-2021',
    elimination: false,
  })
  const cement = industry?.dataList[0]
  expect(data.sources[cement?.source ?? -1]).toMatchObject({
    source: 'files',
    file: 'segments.csv',
    knownBy: 'deadline',
    line: null,
  })
  expect(cement?.line).toBeGreaterThan(1)
  expect(data.reports.map((one) => `${one.periodEnd} ${one.kind}`)).toEqual([
    '2021-12-31 year',
    '2021-06-30 half-year',
    '2020-12-31 year',
    '2019-12-31 year',
  ])
})

test('COMP-30 a part without revenue stays without, shares are then not computed, and totals that do not add to the revenue are said, not mended', async () => {
  const { dataList, reportRevenue } = await report()
  const [product, industry] = dataList
  expect(reportRevenue).toMatchObject({ value: 225, unit: 'CNY' })
  expect(industry?.dataList.map((part) => [part.nameZh, part.revenue, part.turnoverPercent, part.notes])).toEqual([
    ['水泥', 160, null, []],
    ['骨料', 60, null, []],
    ['商砼', null, null, ['NO_REVENUE']],
  ])
  expect(industry?.notes).toEqual(['TOTAL_DIFFERS', 'PART_WITHOUT_REVENUE'])
  expect(product).toMatchObject({ total: 300, notes: ['TOTAL_DIFFERS'] })
  expect(product?.totalDiffers).toBeCloseTo((300 / 225 - 1) * 100, 9)
})

test('COMP-30 eliminations and negative revenues are shown negative and marked, shares above 100 % stay', async () => {
  const [industry] = (await report({ periodEnd: '2020-12-31' })).dataList
  expect(
    industry?.dataList.map((part) => [
      part.nameZh,
      part.revenue,
      part.turnoverPercent,
      part.elimination,
      part.remainder,
    ]),
  ).toEqual([
    ['水泥', 150, 75, false, false],
    ['骨料', 40, 20, false, false],
    ['其他(补充)', 30, 15, false, true],
    ['分部间抵销', -20, -10, true, false],
  ])
  expect(industry?.dataList.at(-1)?.notes).toEqual(['NEGATIVE_REVENUE', 'MARGIN_OUT_OF_RANGE', 'SHARE_COMPUTED'])
  expect(industry).toMatchObject({ total: 200, totalDiffers: 0, notes: ['HAS_ELIMINATION'] })
  const region = (await report({ periodEnd: '2019-12-31' })).dataList.find((one) => one.type === 'region')
  expect(region?.dataList.map((part) => [part.nameZh, part.turnoverPercent, part.notes])).toEqual([
    ['国内', 100.2, ['SHARE_ABOVE_100']],
    ['境外', -0.2, ['NEGATIVE_REVENUE']],
  ])
  expect(region?.dataList[1]?.elimination).toBe(false)
})

test('COMP-30 as of a past day the newest report known then is shown; a report not known, has none and says why; a company of no market, or of another, is not found', async () => {
  expect((await report({}, { asOf: '2021-05-01' })).report?.periodEnd).toBe('2020-12-31')
  expect(await report({}, { asOf: '2019-01-01' })).toMatchObject({
    report: null,
    dataList: [],
    reports: [],
    absence: 'NOT_KNOWN_YET',
  })
  for (const call of [
    server.call(business.report, { companyId: maker }, { as: user, market: 'other' }),
    server.call(business.turnover, { companyId: 'SHZ-000000' }, { as: user }),
  ])
    expect(await call).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await report({ periodEnd: '2018-12-31' })).toMatchObject({ report: null, absence: 'NO_SOURCE' })
})

test('COMP-45 COMP-15 turnover is kept keyed by year, of reports of one kind only', async () => {
  const data = await turnover()
  expect(Object.keys(data.turnover)).toEqual(['2019', '2020', '2021'])
  expect(data.kinds).toEqual([
    { kind: 'year', years: 3 },
    { kind: 'half-year', years: 1 },
  ])
  const cement = Object.entries(data.turnover).map(([year, { dataList }]) => [
    year,
    dataList.find((one) => one.type === 'industry')?.dataList.find((part) => part.key === '水泥')?.revenue,
  ])
  expect(cement).toEqual([
    ['2019', 90],
    ['2020', 150],
    ['2021', 160],
  ])
  expect(Object.keys((await turnover({ kind: 'half-year' })).turnover)).toEqual(['2021'])
  expect((await turnover({ kind: 'first-quarter' })).turnover).toEqual({})
})

test('COMP-45 names are joined over the years by their normalised form, with every spelling told', async () => {
  const { lines } = await turnover()
  expect(lines.filter((line) => line.type === 'industry').map((line) => [line.key, line.names, line.years])).toEqual([
    ['水泥', ['水泥'], [2021, 2020, 2019]],
    ['骨料', ['骨料'], [2021, 2020]],
    ['商砼', ['商砼'], [2021]],
    ['其他', ['其他(补充)', '其他（补充）'], [2020, 2019]],
    ['抵销', ['分部间抵销'], [2020]],
  ])
})

test('COMP-32 growth of revenue compounds from its first year to its last, with both values and where they stand', async () => {
  const { dataList, sources } = await growth({ series: ['revenue'] })
  expect(dataList[0]).toMatchObject({
    series: 'revenue',
    item: 'revenue',
    unit: 'CNY',
    span: 2,
    absence: null,
    first: { year: 2019, value: 100 },
    last: { year: 2021, value: 225 },
  })
  expect(dataList[0]?.rate).toBeCloseTo(50, 9)
  expect(dataList[0]?.points.map((point) => point.value)).toEqual([100, 200, 225])
  expect(sources[dataList[0]?.first?.source ?? -1]?.file).toBe('segments.csv')
})

test('COMP-32 a rate that means nothing is missing with its reason: a negative base, one year, a year not known, no source', async () => {
  const { dataList } = await growth()
  expect(dataList.map((one) => [one.series, one.rate === null, one.absence])).toEqual([
    ['revenue', false, null],
    ['operatingProfit', true, 'ONE_PERIOD'],
    ['netProfit', true, 'NEGATIVE_BASE'],
  ])
  const rates = async (input: object) =>
    (await growth({ series: ['revenue'], ...input })).dataList.map((one) => one.absence)
  expect([await rates({ from: 2018 }), await rates({ to: 2022 }), await rates({ kind: 'nine-months' })]).toEqual([
    ['MISSING_FIRST'],
    ['MISSING_LAST'],
    ['NO_SOURCE'],
  ])
  expect((await growth({ series: ['revenue'], from: 2020, to: 2021 })).dataList[0]?.rate).toBeCloseTo(12.5, 9)
})

test('COMP-32 COMP-45 fiscal years that end with another month than December have kinds and rates of their own; figures that do not begin with them are said to be so', async () => {
  const of = async (kind: string) => (await growth({ companyId: january, series: ['revenue'], kind })).dataList[0]
  expect(await of('year')).toMatchObject({
    span: 2,
    absence: null,
    unit: 'USD',
    first: { year: 2019, periodEnd: '2019-01-27', value: 100 },
    last: { year: 2021, periodEnd: '2021-01-31', value: 225 },
  })
  expect((await of('year'))?.rate).toBeCloseTo(50, 9)
  expect((await of('half-year'))?.points.map((point) => [point.periodEnd, point.value])).toEqual([
    ['2019-07-28', 60],
    ['2020-08-02', 90],
  ])
  expect((await of('first-quarter'))?.points.map((point) => [point.periodEnd, point.value])).toEqual([
    ['2020-05-03', 40],
    ['2021-05-02', 70],
  ])
  expect(await of('nine-months')).toMatchObject({ absence: 'ONE_PERIOD', first: { value: 150 } })
  const profit = async (kind: string) =>
    (await growth({ companyId: january, series: ['operatingProfit'], kind })).dataList[0]?.absence
  expect([await profit('year'), await profit('first-quarter'), await profit('half-year')]).toEqual([
    'ONE_PERIOD',
    'OTHER_FISCAL_YEAR',
    'NO_SOURCE',
  ])
  expect((await growth({ companyId: january })).years).toEqual([2021, 2020, 2019])
})

test('COMP-32 parts of the business grow along their joined names; half-years never stand in a line of years', async () => {
  const { dataList } = await growth({ series: ['segment'], type: 'industry' })
  expect(dataList.map((one) => [one.key, one.first?.year, one.last?.year, one.absence])).toEqual([
    ['水泥', 2019, 2021, null],
    ['骨料', 2020, 2021, null],
    ['商砼', undefined, undefined, 'NO_SOURCE'],
    ['其他', 2019, 2020, null],
    ['抵销', 2020, 2020, 'ONE_PERIOD'],
  ])
  expect(dataList[0]?.rate).toBeCloseTo(((160 / 90) ** 0.5 - 1) * 100, 9)
  expect((await growth({ series: ['segment'], key: '骨料', type: 'industry' })).dataList).toHaveLength(1)
})

test('COMP-33 CRn and HHI rank named parts of positive revenue; what is left counts in the whole, eliminations do not', async () => {
  const { dataList } = await concentration({ n: 1, type: 'industry', year: 2020 })
  expect(dataList).toHaveLength(1)
  expect(dataList[0]).toMatchObject({
    type: 'industry',
    year: 2020,
    counted: 2,
    total: 220,
    eliminated: -20,
    absence: null,
    largest: [{ rank: 1, key: '水泥', revenue: 150 }],
  })
  expect(dataList[0]?.crn).toBeCloseTo((150 / 220) * 100, 9)
  expect(dataList[0]?.ladder.at(-1)).toBeCloseTo((190 / 220) * 100, 9)
  expect(dataList[0]?.hhi).toBeCloseTo(((150 / 220) * 100) ** 2 + ((40 / 220) * 100) ** 2, 6)
  expect(dataList[0]?.remainder).toBeCloseTo((30 / 220) * 100, 9)
  const all = await concentration()
  expect([all.n, all.industry, all.dataList.map((one) => `${one.type} ${one.year}`)]).toEqual([
    4,
    null,
    ['product 2021', 'industry 2021', 'industry 2020', 'industry 2019', 'region 2019'],
  ])
})

test('COMP-33 with a level the companies of the class are ranked by the revenue of the same report; who has none is counted apart', async () => {
  const { industry } = await concentration({ n: 1, level: 3 })
  expect(industry).toMatchObject({
    code: '610101',
    nameZh: '水泥制造',
    nameEn: 'Cement making',
    year: 2021,
    companies: 3,
    counted: 2,
    total: 900,
    own: { rank: 2, share: 25 },
    crn: 75,
    hhi: 75 ** 2 + 25 ** 2,
  })
  expect(industry?.largest).toEqual([
    { rank: 1, key: 'SHZ-000912', nameZh: '南屿水泥', nameEn: 'Nanyu Cement', revenue: 675, share: 75 },
  ])
  expect((await concentration({ n: 1, level: 1 })).industry).toMatchObject({
    code: '610000',
    companies: 4,
    counted: 3,
    total: 1000,
    crn: 67.5,
  })
  const classless = await server.call(business.concentration, { companyId: 'SHZ-000919', level: 3 }, { as: user })
  expect(classless.data.industry).toMatchObject({ crn: null, absence: 'NO_CLASS' })
})

test('COMP-30 COMP-32 COMP-33 COMP-45 bad input and a missing session are refused by name', async () => {
  const bad = async (operation: (typeof business)[keyof typeof business], input: object, field: string) =>
    expect(await server.call(operation, { companyId: maker, ...input } as never, { as: user })).toMatchObject({
      status: 400,
      code: 'BAD_INPUT',
      data: { field },
    })
  await bad(business.concentration, { n: 11 }, 'n')
  await bad(business.growth, { series: [] }, 'series')
  await bad(business.turnover, { kind: 'weekly' }, 'kind')
  await bad(business.report, { periodEnd: '2021-13-01' }, 'periodEnd')
  for (const operation of Object.values(business))
    expect(await server.call(operation, { companyId: maker } as never)).toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
})

test('COMP-30 COMP-32 COMP-33 COMP-45 a compilation is no report: no composition, growth or concentration of a year uses it', async () => {
  const call = (
    operation:
      | typeof business.report
      | typeof business.turnover
      | typeof business.growth
      | typeof business.concentration,
  ) => server.call(operation, { companyId: maker } as never, { as: user })
  for (const operation of [business.report, business.turnover, business.growth, business.concentration] as const) {
    const answer = await call(operation)
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.data)).not.toContain('2021-10-31')
  }
})
