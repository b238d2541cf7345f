import { afterAll, beforeAll, expect, test } from 'vitest'
import { chat } from '@pandora/contract/domains/chat/operations'
import { figures } from '@pandora/contract/domains/figures/operations'
import { companies } from '@pandora/contract/domains/companies/operations'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { health } from '@pandora/contract/domains/health/operations'
import { imports } from '@pandora/contract/domains/imports/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { facts } from '../../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../../testing.ts'
import { deriveFor } from '../../../imports/derive.ts'
import { report, workOut } from '../../figures/quarters/testing-figures.ts'

let server: TestServer
let admin: Caller
let user: Caller
/** Told in thousands from 2021 on; all in single yuan; grows two hundred times in one figure. */
const [THOUSANDS, PLAIN, GROWING] = ['SHZ-000901', 'SSE-600901', 'SSE-600902'] as const
const firstOf = new Map<string, number>()

/** A year's income and balance of a company, in units of `scale` yuan. */
const income = (year: number, scale = 1): Record<string, number> => {
  const grown = (1.1 ** (year - 2019) * 1e9) / scale
  const round = (value: number) => Math.round(value)
  return {
    revenue: round(grown * 2),
    operating_cost: round(grown * 1.3),
    selling_expense: round(grown * 0.11),
    administrative_expense: round(grown * 0.14),
    total_profit: round(grown * 0.4),
    income_tax: round(grown * 0.06),
    net_profit: round(grown * 0.34),
    parent_net_profit: round(grown * 0.32),
  }
}
const balance = (year: number, scale = 1): Record<string, number> => ({
  total_assets: Math.round((5e9 * 1.1 ** (year - 2019)) / scale),
  total_liabilities: Math.round((2e9 * 1.1 ** (year - 2019)) / scale),
  total_equity: Math.round((3e9 * 1.1 ** (year - 2019)) / scale),
  cash: Math.round((6e8 * 1.1 ** (year - 2019)) / scale),
})

async function tellYear(companyId: string, of: number, scale = 1, more: Record<string, number> = {}): Promise<number> {
  const runId = await report(
    facts(server.sql),
    companyId,
    `${of}-12-31`,
    12,
    { ...income(of, scale), ...more },
    balance(of, scale),
  ).save(deriveFor(1))
  const key = `${companyId} ${of}`
  if (!firstOf.has(key)) firstOf.set(key, runId)
  return runId
}

const revenueAt = async (companyId: string, asOf?: string) => {
  const { data } = await server.call(
    financeReports.statements,
    { companyId, statement: 'income', basis: 'cumulative', yearly: true, periods: 4 },
    { as: user, ...(asOf ? { asOf } : {}) },
  )
  const row = data?.rows.find((one) => one.item === 'revenue')
  return Object.fromEntries(
    (data?.columns ?? []).map((column, at) => {
      const cell = row?.cells[at]
      return [column.periodEnd.slice(0, 4), cell?.value ?? cell?.absence]
    }),
  )
}
const doubtsOf = async (companyId: string, asOf?: string) =>
  (await server.call(companies.profile, { companyId }, { as: user, ...(asOf ? { asOf } : {}) })).data?.unitDoubts
const ask = async (text: string) => {
  const { data } = await server.call(chat.add, { text }, { as: user })
  return (await server.call(chat.answers, { questionId: data.questionId }, { as: user })).data
}

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-03T02:00:00Z')
  admin = await server.caller('admin')
  user = await server.caller()
  await facts(server.sql)
    .company({ id: THOUSANDS, short: '晨屿科技' })
    .company({ id: PLAIN, short: '远岭重工' })
    .company({ id: GROWING, short: '青禾种业' })
    .save(deriveFor(1))
  for (const year of [2018, 2019, 2020]) for (const id of [THOUSANDS, PLAIN, GROWING]) await tellYear(id, year)
  await tellYear(THOUSANDS, 2021, 1000)
  await tellYear(PLAIN, 2021)
  // A drug is approved: revenue grows two hundredfold, nothing else does.
  await tellYear(GROWING, 2021, 1, { revenue: 2e9 * 1.1 ** 2 * 200 })
  await workOut(server.sql)
})
afterAll(() => server.stop())

test('figures of a row told in thousands are kept, and told nowhere without that: statement, quarters, screening', async () => {
  const stored = await server.sql`select value from statement_item where company_id = ${THOUSANDS} and item = 'revenue'
    and period_end = '2021-12-31'`
  expect(stored).toEqual([{ value: income(2021, 1000)['revenue'] }])
  expect(await revenueAt(THOUSANDS)).toEqual({
    2021: 'UNIT_DOUBTFUL',
    2020: income(2020)['revenue'],
    2019: income(2019)['revenue'],
    2018: income(2018)['revenue'],
  })
  expect((await revenueAt(GROWING))['2021']).toBe(2e9 * 1.1 ** 2 * 200)
  const { data } = await server.call(figures.performance, { companyId: THOUSANDS } as never, { as: user })
  const last = data?.dataList.find((one) => one.periodEnd === '2021-12-31')
  expect(last).toMatchObject({ ttm: { revenue: null }, totalAssets: null })
  expect(last?.absences).toMatchObject({ 'ttm.revenue': 'UNIT_DOUBTFUL', totalAssets: 'UNIT_DOUBTFUL' })
  const screened = await server.call(
    screening.companies,
    { filter: { delisted: true, oldPeriods: true }, sort: 'revenue', order: 'down' } as never,
    { as: user },
  )
  expect(screened.data?.setAside.unitDoubtful).toBe(0)
})

test('the import’s report counts its rows in doubt, lists them with what says so, and gives them as CSV', async () => {
  const runId = firstOf.get(`${THOUSANDS} 2021`) ?? 0
  const [list, run] = await Promise.all([
    server.call(imports.unitDoubts, { runId }, { as: admin }),
    server.call(imports.get, { runId }, { as: admin }),
  ])
  expect(run.data?.unitDoubts).toBeGreaterThan(0)
  expect(
    list.data?.dataList.map(({ code, companyId, statement, periodEnd, exponent }) => [
      code,
      companyId,
      statement,
      periodEnd,
      exponent,
    ]),
  ).toEqual([
    ['UNIT_DOUBTFUL', THOUSANDS, 'balance', '2021-12-31', -3],
    ['UNIT_DOUBTFUL', THOUSANDS, 'income', '2021-12-31', -3],
  ])
  expect(list.data?.dataList[1]?.evidence[0]).toBe('8 项中 8 项同时约为 2020-12-31 的 10^-3 倍')
  const csv = await server.call(imports.unitDoubtsCsv, { runId }, { as: admin, language: 'en' })
  expect(csv.raw.body).toContain('UNIT_DOUBTFUL,')
  expect(csv.raw.body).toContain('8 of 8 figures are about 10^-3 times those of 2020-12-31 at once')
  const told = await server.call(health.overview, {}, { as: user })
  expect(told.data?.unitDoubts).toEqual({ statements: 2, companies: 1 })
  expect((await server.call(imports.unitDoubts, {}, { as: user })).code).not.toBe(0)
})

test('the head of a company says how many of its statements are left out; who has none is told of none', async () => {
  expect(await doubtsOf(THOUSANDS)).toEqual({ statements: 2, from: '2021-12-31', to: '2021-12-31' })
  expect(await doubtsOf(THOUSANDS, '2022-04-01T00:00:00Z')).toBeNull()
  expect(await doubtsOf(PLAIN)).toBeNull()
})

test('the past before the figures were known has no doubt, and no figure either', async () => {
  expect(await revenueAt(THOUSANDS, '2022-04-01T00:00:00Z')).toEqual({
    2020: income(2020)['revenue'],
    2019: income(2019)['revenue'],
    2018: income(2018)['revenue'],
  })
  const { data } = await server.call(health.overview, {}, { as: user, asOf: '2022-04-01T00:00:00Z' })
  expect(data?.unitDoubts).toEqual({ statements: 0, companies: 0 })
})

test('answers state no such figure: they say why it is not told, and how many companies a ranking leaves out', async () => {
  const one = await ask('晨屿科技2021年营业收入是多少')
  expect(one?.facts).toEqual([])
  expect(JSON.stringify(one?.parts)).toContain('单位存疑')
  // The last year told is in doubt: the year before is not told as the latest.
  expect((await ask('晨屿科技的净利润'))?.facts).toEqual([])
  expect(JSON.stringify((await ask('晨屿科技2021年毛利率'))?.parts)).toContain('单位存疑')
  const ranked = await ask('2021年营业收入最高的3家公司')
  expect(ranked?.facts.map((fact) => fact.companyId).filter((id) => id !== null)).toEqual([GROWING, PLAIN])
  expect(JSON.stringify(ranked?.parts)).toContain('家公司的金额单位存疑，未计入')
})

const meant = (statement: 'income' | 'balance') => ({
  companyId: THOUSANDS,
  statement,
  periodEnd: '2021-12-31',
  months: statement === 'income' ? 12 : 0,
  unit: 'CNY',
  runId: firstOf.get(`${THOUSANDS} 2021`) ?? 0,
  note: '',
})

test('confirmed as told in thousands the figures stand as they are from then on, by a run that can be taken back', async () => {
  const refused = await server.call(imports.settleUnit, { ...meant('income'), ruling: 'scaled' }, { as: admin })
  expect(refused.code).not.toBe(0)
  const ruling = { ...meant('income'), ruling: 'scaled', exponent: -3 } as const
  expect((await server.call(imports.settleUnit, ruling, { as: user })).code).not.toBe(0)
  const { data } = await server.call(imports.settleUnit, ruling, { as: admin })
  expect(data).toMatchObject({ ruling: 'scaled', exponent: -3, revertedAt: null })
  await workOut(server.sql)
  expect((await revenueAt(THOUSANDS))['2021']).toBe((income(2021, 1000)['revenue'] ?? 0) * 1000)
  expect((await ask('晨屿科技2021年营业收入是多少'))?.facts[0]?.value).toBe((income(2021, 1000)['revenue'] ?? 0) * 1000)
  expect(await doubtsOf(THOUSANDS)).toMatchObject({ statements: 1 })
  // As of yesterday nobody had said so.
  expect((await revenueAt(THOUSANDS, '2024-06-01T00:00:00Z'))['2021']).toBe('UNIT_DOUBTFUL')
  expect((await server.call(imports.settleUnit, ruling, { as: admin })).code).not.toBe(0)
  // The same file read again changes nothing.
  await tellYear(THOUSANDS, 2021, 1000)
  expect((await revenueAt(THOUSANDS))['2021']).toBe((income(2021, 1000)['revenue'] ?? 0) * 1000)
  const back = await server.call(imports.revertUnit, { rulingId: data?.rulingId ?? 0 }, { as: admin })
  expect(back.data?.revertedAt).not.toBeNull()
  expect((await revenueAt(THOUSANDS))['2021']).toBe('UNIT_DOUBTFUL')
  expect((await server.call(imports.revertUnit, { rulingId: data?.rulingId ?? 0 }, { as: admin })).code).not.toBe(0)
  const events = await server.sql`select action from audit_event where action like 'unit-%' order by audit_id`
  expect(events.map((row) => row['action'])).toEqual(['unit-settled', 'unit-ruling-reverted'])
})

test('confirmed as told the figures are read as their source tells them, until that is taken back', async () => {
  server.clock.now += 60_000
  const { data } = await server.call(imports.settleUnit, { ...meant('balance'), ruling: 'as-told' }, { as: admin })
  const assets = async () =>
    (
      await server.sql`select value from sound_item where company_id = ${THOUSANDS} and item = 'total_assets'
      and period_end = '2021-12-31' and superseded_at = 'infinity'`
    )[0]?.['value']
  expect(await assets()).toBe(balance(2021, 1000)['total_assets'])
  const { data: rulings } = await server.call(imports.unitRulings, {}, { as: admin })
  expect(rulings?.dataList.map(({ ruling, revertedAt }) => [ruling, revertedAt === null])).toEqual([
    ['as-told', true],
    ['scaled', false],
  ])
  server.clock.now += 60_000
  await server.call(imports.revertUnit, { rulingId: data?.rulingId ?? 0 }, { as: admin })
  expect(await assets()).toBeUndefined()
})

test('an import that is taken back takes its doubts with it', async () => {
  await server.call(imports.remove, { runId: firstOf.get(`${THOUSANDS} 2021`) ?? 0 }, { as: admin })
  expect(await server.sql`select 1 from unit_doubt`).toEqual([])
})
