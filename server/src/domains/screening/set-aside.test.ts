import { screening, type ScreeningFilter } from '@pandora/contract/domains/screening/operations'
import { readMigrations } from '@pandora/store/migrate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { report, workOut } from '../figures/quarters/testing-figures.ts'
import { deriveFor } from '../../imports/derive.ts'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

/**
 * Of today; of years ago; delisted with figures of years ago; half a year only, with ratios of its source; whose shares
 * were counted years ago; halted a week ago.
 */
const [fresh, old, gone, half, uncounted, halted] = [
  'SHZ-000931',
  'SHZ-000932',
  'SSE-600933',
  'SHZ-000934',
  'SSE-600935',
  'SHZ-000936',
] as const
const all = [fresh, old, gone, half, uncounted, halted]
const DAY = '2024-05-31'
let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  user = await server.caller()
  server.clock.now = Date.parse('2024-06-05T02:00:00Z')
  const gathered = facts(server.sql)
  for (const [at, id] of all.entries()) {
    gathered.company({ id, short: `时公司${at + 1}` })
    const last = id === gone ? '2018-03-30' : id === halted ? '2024-05-24' : DAY
    gathered.bars(id, [{ date: last, close: 10, amount: 4e6, turnover: 2, rate: id === halted ? 9 : at }])
    gathered.add('share_count', {
      security_id: id,
      counted_on: id === uncounted ? '2016-09-30' : '2023-12-31',
      total_shares: 1e8 * (at + 1),
      float_shares: null,
    })
    gathered.add('listing_status', {
      security_id: id,
      status: id === gone ? 'delisted' : 'listed',
      seen_on: '2024-05-01',
    })
  }
  await gathered.save(deriveFor(1))
  const statements = facts(server.sql)
  const year = (id: string, of: number, revenue: number) =>
    report(
      statements,
      id,
      `${of}-12-31`,
      12,
      { revenue, operating_cost: revenue / 2, net_profit: revenue / 10, parent_net_profit: revenue / 10 },
      { parent_equity: 1e9, total_assets: 4e9, total_liabilities: 3e9 },
    )
  for (const id of [fresh, uncounted, halted])
    for (const which of [2022, 2023]) year(id, which, which === 2022 ? 1e9 : 1.1e9)
  // Growth of 900 %, of eight years ago.
  for (const id of [old, gone]) for (const which of [2015, 2016]) year(id, which, which === 2015 ? 1e9 : 1e10)
  report(statements, half, '2023-06-30', 6, { gross_margin: 88, revenue_growth: 77 }, {})
  await statements.save(deriveFor(1))
  await workOut(server.sql)
})
afterAll(() => server.stop())

const screened = async (filter: ScreeningFilter = {}, options: object = {}) =>
  (
    await server.call(
      screening.companies,
      { filter, sort: 'revenueGrowthRate', order: 'down', ...options },
      { as: user },
    )
  ).data
const ids = async (filter: ScreeningFilter = {}, options: object = {}) =>
  (await screened(filter, options)).dataList.map((row) => row.companyId)

test('COMP-08 figures of a period older than 15 months before the day looked from are in no bound and last in any order, marked and counted; asked for they count', async () => {
  const data = await screened()
  expect(data).toMatchObject({
    total: 5,
    market: 6,
    day: DAY,
    periodFrom: '2023-03-05',
    setAside: { delisted: 1, oldPeriods: 1, unitDoubtful: 0 },
  })
  expect(data.dataList.slice(0, 3).map((row) => row.companyId)).toEqual([fresh, halted, uncounted])
  expect(data.dataList.find((row) => row.companyId === old)).toMatchObject({
    old: true,
    periodEnd: '2016-12-31',
    priceDate: DAY,
    inMarket: true,
    peAbsence: 'PERIODS_DO_NOT_MEET',
  })
  expect(data.dataList.find((row) => row.companyId === fresh)).toMatchObject({
    old: false,
    countedOn: '2023-12-31',
    capAbsence: null,
  })
  const bounded = await screened({ revenueGrowthRate: 5 })
  expect(bounded.dataList.map((row) => row.companyId)).toEqual([fresh, halted, uncounted])
  expect(bounded.leftOut.fields).toEqual([{ field: 'revenueGrowthRate', count: 2 }])
  expect(await ids({ revenueGrowthRate: 5, oldPeriods: true })).toEqual([old, fresh, halted, uncounted])
  // As of a day on which they were of the present, they count.
  expect(
    (
      await server.call(screening.companies, { filter: { revenueGrowthRate: 100 } }, { as: user, asOf: '2018-03-31' })
    ).data.dataList.map((row) => row.companyId),
  ).toEqual([gone, old])
})

test('COMP-09 delisted companies are left out unless asked for', async () => {
  expect(await ids()).not.toContain(gone)
  expect(await ids({ delisted: true, oldPeriods: true, revenueGrowthRate: 5 })).toEqual([
    old,
    gone,
    fresh,
    halted,
    uncounted,
  ])
  expect((await screened({ delisted: true })).dataList.find((row) => row.companyId === gone)).toMatchObject({
    inMarket: false,
    priceDate: '2018-03-30',
  })
})

test('COMP-08 ratios of the year so far do not stand for those of four quarters: they are in no bound, no median and no row; there is no such choice', async () => {
  expect((await screened()).dataList.find((row) => row.companyId === half)).toMatchObject({
    grossMargin: null,
    revenueGrowthRate: null,
    old: false,
  })
  expect(await ids({ bounds: { grossMargin: { from: 60 } } })).toEqual([])
  expect(
    await server.call(screening.companies, { filter: { yearSoFar: true } as ScreeningFilter }, { as: user }),
  ).toMatchObject({ status: 400, code: 'BAD_INPUT' })
  const margins = async (taken: object) =>
    (await server.call(screening.distribution, { fields: ['grossMargin'], ...taken }, { as: user })).data.fields[0]
  expect(await margins({})).toMatchObject({ known: 3, missing: 2, max: 50 })
  expect(await margins({ oldPeriods: true, delisted: true })).toMatchObject({ known: 5, max: 50 })
})

test('COMP-09 a screen saved while ratios of the year so far could be chosen stays, without that choice', async () => {
  const content = { filter: { roe: 10, yearSoFar: true }, columns: [], sort: 'roe', order: 'down' }
  await server.sql`insert into saved_screen (screen_id, uid, market_id, name, content)
    values (gen_random_uuid(), ${user.uid}, 1, '旧筛选', ${server.sql.json(content)})`
  const step = (await readMigrations()).find((one) => one.name.includes('without_year_so_far'))
  await server.sql.unsafe(step?.text ?? '')
  const { data } = await server.call(screening.saved, {}, { as: user })
  expect(data.dataList.map(({ name, filter }) => ({ name, filter }))).toEqual([{ name: '旧筛选', filter: { roe: 10 } }])
})

test('COMP-08 a market value of shares counted years ago is none: it is that of the shares that trade, marked, and there is no PE', async () => {
  expect((await screened()).dataList.find((row) => row.companyId === uncounted)).toMatchObject({
    marketCap: 2e8,
    capBasis: 'turnover',
    countedOn: null,
    capAbsence: 'SHARE_COUNT_OLD',
    peTtm: null,
    peAbsence: 'SHARE_COUNT_OLD',
    pbRatio: null,
  })
  expect(await ids({ beginMarketCap: 3e8 }, { sort: 'marketCap' })).not.toContain(uncounted)
})

test('COMP-08 the change of another day than the market’s last is no change of today', async () => {
  expect(await ids({ bounds: { changeRate: { from: 0 } } }, { sort: 'changeRate' })).toEqual([
    uncounted,
    half,
    old,
    fresh,
  ])
  expect((await screened()).dataList.find((row) => row.companyId === halted)).toMatchObject({
    changeRate: 9,
    priceDate: '2024-05-24',
  })
})

test('COMP-09 the export marks what is set aside', async () => {
  const { raw } = await server.call(
    screening.exportCsv,
    { sort: 'code', order: 'up', columns: ['grossMargin'] },
    { as: user, language: 'en' },
  )
  const lines = raw.body
    .slice(1)
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  expect(lines[0]?.slice(-3, -1)).toEqual(['Shares counted on', 'Period too old'])
  const of = (id: string) => lines.find((cells) => cells[0] === id.slice(-6))?.slice(-3, -1)
  expect([of(fresh), of(old), of(uncounted), of(gone)]).toEqual([
    ['2023-12-31', ''],
    ['2023-12-31', 'yes'],
    ['', ''],
    undefined,
  ])
  expect(raw.body).not.toContain('"Revenue growth, Gross margin"')
})
