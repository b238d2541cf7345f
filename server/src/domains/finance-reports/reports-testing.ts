import { afterAll, beforeAll, beforeEach } from 'vitest'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { businessTypeId } from './offers/businesses.ts'
import { deriveFor } from '../../imports/derive.ts'
import { facts, type Facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

export const STAR = 'SHZ-000901'
export const HILL = 'SSE-600901'
export const BAY = 'BSE-920001'
export const battery = businessTypeId('product', '动力电池')
export const elimination = businessTypeId('product', '分部间抵销')
export let server: TestServer
export let user: Caller

interface Part {
  revenue: number | null
  cost?: number | null
  share?: number | null
  margin?: number | null
  currency?: string
  dimension?: string
  on?: string
}
export const segment = (
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

export const report = async (companyId: string, businessTypeId_: string, options: Record<string, unknown> = {}) =>
  (await server.call(financeReports.report, { companyId, businessTypeId: businessTypeId_ }, { as: user, ...options }))
    .data
export const add = (input: Record<string, unknown>, as = user) =>
  server.call(
    financeReports.addComment,
    { companyId: STAR, businessTypeId: battery, body: '毛利率为何上升？', ...input },
    { as },
  )
