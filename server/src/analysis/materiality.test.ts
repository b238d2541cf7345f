import { afterAll, beforeAll, expect, test } from 'vitest'
import { impact } from '@pandora/contract/domains/impact/operations'
import { priceEvents } from '@pandora/contract/domains/price-events/operations'
import { IMPACT_VERSION } from '@pandora/intelligence/impact/score'
import { testServer, type Caller, type TestServer } from '../testing.ts'
import { importedFacts, testReading } from './testing-work.ts'

/** Days of trading, weekdays, and the place of the day on which something moved. */
const [DAYS, MOVED] = [200, 150] as const
const calendar = Array.from(
  { length: 400 },
  (_, day) => new Date(Date.parse('2023-03-01T00:00:00Z') + day * 86_400_000),
)
  .filter((day) => ![0, 6].includes(day.getUTCDay()))
  .slice(0, DAYS)
  .map((day) => day.toISOString().slice(0, 10))
const day = (place: number): string => calendar[place] ?? ''
const INDEX = 'SSE-000300-index'

interface Firm {
  id: string
  short: string
  full: string
  title: string
  body?: string
  /** What it moved on the day, per cent. */ moved: number
  revenue: number
  profit: number
  shares: number
}
const firm = (
  number: number,
  short: string,
  title: string,
  moved: number,
  {
    revenue = 2e9,
    profit = 2e8,
    shares = 5e8,
    body,
  }: { revenue?: number; profit?: number; shares?: number; body?: string } = {},
): Firm => ({
  id: `SHZ-0009${number}`,
  short,
  full: `${short}股份有限公司`,
  title,
  moved,
  revenue,
  profit,
  shares,
  ...(body === undefined ? {} : { body }),
})
const large = { revenue: 1.9e11, profit: 2.4e10, shares: 5.6e9 }
/** Routine beside a large move: each truly happened, none of it is why. */
const trifles: readonly Firm[] = [
  firm(11, '白榆制药', '白榆制药：子公司注射剂获得药物临床试验批准通知书', 9.9, {
    revenue: 2.5e10,
    profit: 4.5e9,
    shares: 6e9,
  }),
  firm(12, '青溪百货', '青溪百货：副总经理周某因个人原因辞职', -9.6, { revenue: 9e10, profit: 1e9, shares: 9e9 }),
  firm(13, '云岫电器', '云岫电器：中标120万元设备采购合同', 9.8, large),
  firm(14, '岚山食品', '岚山食品：上半年净利润同比增长0.21%', -9.5),
]
/** What does move a price, beside a move as large. */
const causes: readonly (Firm & { type: string })[] = [
  { type: 'contract-win', ...firm(21, '砺石重工', '砺石重工：中标12亿元风电设备合同', 9.4) },
  { type: 'guidance-down', ...firm(22, '临泽化工', '临泽化工：预计全年净利润同比下降75%至85%', -8.9) },
  { type: 'inspection', ...firm(23, '远桥软件', '远桥软件：公司因涉嫌信息披露违法违规被证监会立案调查', -9.7) },
  { type: 'merger', ...firm(24, '霁月材料', '霁月材料：完成收购同城新材全部股权，交易价格18亿元', 8.8) },
  { type: 'earnings-beat', ...firm(25, '槐荫电子', '槐荫电子：三季度净利润同比增长120%', 8.1) },
]
const firms: readonly Firm[] = [...trifles, ...causes]
/** Returns of ordinary days, per cent; every firm its own. */
const usual = (number: number, place: number): number => Math.sin(place * (1.3 + number * 0.17)) * 1.4

let server: TestServer
let user: Caller

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse(`${day(MOVED + 3)}T08:00:00Z`)
  const gathered = importedFacts(server)
    .index(INDEX, '沪深300', 'CSI 300')
    .industry('270000', 1, null, '电子', 'Electronics')
  for (const [number, { id, short, full, title, body, moved, revenue, profit, shares }] of firms.entries()) {
    gathered.company({ id, short, full, industry: { code: '270000', from: '2021-10-31' } })
    gathered.add('share_count', {
      security_id: id,
      counted_on: '2022-12-31',
      total_shares: shares,
      float_shares: shares,
    })
    for (const [item, value] of [
      ['revenue', revenue],
      ['parent_net_profit', profit],
    ] as const)
      gathered.add('statement_item', {
        company_id: id,
        period_end: '2022-12-31',
        statement: 'income',
        item,
        period_months: 12,
        value,
        unit: 'CNY',
        published_on: '2023-03-20',
      })
    let close = 20
    gathered.bars(
      id,
      calendar.slice(0, MOVED + 3).map((date, place) => {
        const [previous, rate] = [close, place === MOVED ? moved : usual(number, place)]
        close *= 1 + rate / 100
        return { date, close, previous, rate }
      }),
    )
    // Out of hours before the day it moved on.
    gathered.document({
      id: `t${id}`,
      title,
      body: body ?? `${title}。`,
      kind: 'announcement',
      at: `${day(MOVED - 1)}T11:00:00Z`,
      companies: [{ id, relation: 'subject' }],
    })
  }
  gathered.bars(
    INDEX,
    calendar
      .slice(0, MOVED + 3)
      .map((date, place) => ({ date, close: 100 + Math.sin(place), previous: 100 + Math.sin(place - 1) })),
  )
  await gathered.save()
  await (await testReading(server)).work()
  user = await server.caller()
})
afterAll(() => server.stop())

const asked = async (id: string) => {
  const { move } = (
    await server.call(priceEvents.cause, { companyId: id, from: day(MOVED), to: day(MOVED) }, { as: user })
  ).data
  if (!move) throw new Error('refused')
  return move
}
const partsOf = async (id: string) => {
  const { receipt } = (await server.call(impact.receipt, { companyId: id }, { as: user })).data
  return receipt === null
    ? []
    : [receipt.risk, receipt.opportunity].flatMap((side) => side.groups.flatMap((group) => group.parts))
}

test.each(trifles)(
  'PRICE-05 a routine matter explains at most a tenth of a move of ten per cent: $title',
  async ({ id }) => {
    const events = await server.sql<{ type: string }[]>`select type from event_company where company_id = ${id}`
    expect(events.length).toBeGreaterThan(0)
    const { causes: named, unexplained, verdict } = await asked(id)
    expect(named.reduce((sum, one) => sum + one.share, 0)).toBeLessThanOrEqual(0.1)
    expect(unexplained.share).toBeGreaterThanOrEqual(0.9)
    expect(verdict).toBe('unexplained')
  },
)

test.each(causes)('PRICE-05 what does move a price stays its cause, and says why: $title', async ({ id, type }) => {
  const { causes: named, verdict, own, unexplained } = await asked(id)
  expect([named[0]?.type, verdict]).toEqual([type, 'explained'])
  expect(named[0]?.share).toBeGreaterThan(0.5)
  expect(named[0]?.materiality?.usual).toBeGreaterThan(2)
  const steps = (percent: number) => Math.round(percent * 10_000)
  expect(named.reduce((sum, one) => sum + steps(one.points), steps(unexplained.points))).toBe(steps(own))
})

test('WATCH-03 a trifle gives next to nothing to the score, and the receipt says why', async () => {
  const [contract] = await partsOf('SHZ-000913')
  // So small that it is not counted at all; the large one of another company is, with its part of the revenue.
  expect(contract).toBeUndefined()
  const [won] = await partsOf('SHZ-000921')
  expect(won?.materiality).toMatchObject({
    reason: 'amount',
    measure: 'revenue',
    base: 2e9,
    ratio: 0.6,
    usualRatio: 0.05,
    amount: { value: 1.2e9, unit: 'CNY', of: 'contract' },
  })
  const [left] = await partsOf('SHZ-000912')
  expect(left?.materiality).toMatchObject({ reason: 'usual', grade: 'deputy' })
  expect(left?.points).toBeLessThan(2)
  // The score of a company with a fifth of a per cent more profit is no opportunity.
  expect((await server.call(impact.receipt, { companyId: 'SHZ-000914' }, { as: user })).data.impactScore).toBeLessThan(
    51,
  )
})

test('scores of another version of the formula, present and past, are made anew when the product starts', async () => {
  const stored = async () => ({
    scores: await server.sql`select company_id, version, risk_point, opportunity_point from company_score order by 1`,
    days: await server.sql`select distinct version from score_day`,
  })
  await (await testReading(server)).work()
  const before = await stored()
  expect([before.days.map((row) => row['version']), new Set(before.scores.map((row) => row['version']))]).toEqual([
    [IMPACT_VERSION],
    new Set([IMPACT_VERSION]),
  ])
  await server.sql`update company_score set version = 'impact-1', risk_point = 77`
  await server.sql`update score_day set version = 'impact-1'`
  await server.sql`update analysis_state set changed_from = null, present_changed = false`
  const reading = await testReading(server)
  // The present first, then what is past.
  await reading.work()
  await reading.work()
  expect(await stored()).toEqual(before)
})
