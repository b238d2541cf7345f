import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceEvents } from '@pandora/contract/domains/price-events/operations'
import { facts } from '../../testing-facts.ts'
import { testServer, type Caller, type TestServer } from '../../testing.ts'

let server: TestServer
let user: Caller
const [HILL, LAKE, DUNE, REEF, LONE, ROVE, GONE] = [
  'SHZ-000901',
  'SHZ-000902',
  'SHZ-000903',
  'SHZ-000904',
  'SHZ-000905',
  'SHZ-000906',
  'SHZ-000907',
] as const
const INDEX = 'SSE-000300-index'

/** Weekdays from a day on. */
function weekdays(from: string, count: number): string[] {
  const found: string[] = []
  for (let ms = Date.parse(`${from}T00:00:00Z`); found.length < count; ms += 86_400_000)
    if (![0, 6].includes(new Date(ms).getUTCDay())) found.push(new Date(ms).toISOString().slice(0, 10))
  return found
}
const calendar = weekdays('2024-01-01', 80)
/** Returns by day, per cent, each stock's own. */
const rateOf = (id: string, day: number) =>
  Math.sin(
    day * ({ [HILL]: 1.3, [LAKE]: 0.7, [DUNE]: 1.9, [REEF]: 2.3, [LONE]: 0.9, [ROVE]: 2.9, [GONE]: 3.7 }[id] ?? 1.1),
  ) * 2
/** The classification begins on the fortieth day: before it the index has no members. */
const BEGINS = 40
/** Another company left its industry for this one on the seventy-fifth day. */
const ROVES = 75

beforeAll(async () => {
  server = await testServer()
  server.clock.now = Date.parse('2024-06-03T02:00:00Z')
  user = await server.caller()
  const from = calendar[BEGINS] ?? ''
  const gathered = facts(server.sql)
    .industry('640000', 1, null, '机械设备', 'Machinery')
    .industry('750000', 1, null, '美容护理', 'Care')
    .industry('770000', 1, null, '环保', 'Environment')
    .index(INDEX, '沪深300', 'CSI 300')
  for (const [id, short] of [
    [HILL, '高岗机械'],
    [LAKE, '平湖机械'],
    [DUNE, '沙丘机械'],
    [REEF, '礁石机械'],
  ] as const)
    gathered.company({ id, short, industry: { code: '640000', from } })
  gathered
    .company({ id: LONE, short: '独行护理', industry: { code: '750000', from } })
    .company({ id: ROVE, short: '流云环保' })
    .company({ id: GONE, short: '旧时机械' })
  for (const [company_id, industry_code, valid_from, valid_to] of [
    [ROVE, '770000', from, calendar[ROVES - 1]],
    [ROVE, '640000', calendar[ROVES], null],
    [GONE, '640000', calendar[5], calendar[20]],
  ] as const)
    gathered.add('industry_membership', { company_id, scheme: 'sw2021', industry_code, valid_from, valid_to })
  for (const id of [HILL, LAKE, DUNE, REEF, LONE, ROVE, GONE, INDEX]) {
    let close = 100
    gathered.bars(
      id,
      calendar.map((date, day) => {
        const previous = close
        close *= 1 + rateOf(id, day) / 100
        return { date, close, previous, rate: rateOf(id, day) }
      }),
    )
  }
  await gathered.save()
})
afterAll(() => server.stop())

const causeOf = async (companyId: string, day: string) => {
  const { move } = (await server.call(priceEvents.cause, { companyId, from: day, to: day }, { as: user })).data
  if (!move) throw new Error('refused')
  return move
}
const mean = (day: number, ids: readonly string[]) => ids.reduce((sum, id) => sum + rateOf(id, day), 0) / ids.length

test('PRICE-08 IND-12 the industry part is that of the industry index, members of the day and the stock itself among them; days before the classification say that other stocks stand in', async () => {
  const place = 70
  const move = await causeOf(HILL, calendar[place] ?? '')
  const excess = mean(place, [HILL, LAKE, DUNE, REEF]) - rateOf(INDEX, place)
  expect(move.industry).toBeCloseTo((move.betas.industry ?? Number.NaN) * excess, 3)
  expect(move).toMatchObject({
    industryIndex: '640000',
    industryMeasure: { indexDays: place + 1 - BEGINS, peerDays: BEGINS, peerDaysOfMove: 0 },
  })
})

test('PRICE-08 on a day on which the index has no value the mean of the other stocks stands in, and the answer says so', async () => {
  const place = 30
  const move = await causeOf(HILL, calendar[place] ?? '')
  expect(move.industry).toBeCloseTo(
    (move.betas.industry ?? Number.NaN) * (mean(place, [LAKE, DUNE, REEF]) - rateOf(INDEX, place)),
    3,
  )
  // Neither a company that had left the industry by then nor one that came later stands in.
  expect(move.industryMeasure).toEqual({ indexDays: 0, peerDays: place + 1, peerDaysOfMove: 1 })
})

test('PRICE-08 a stock that changed its industry is held against that of the days asked about', async () => {
  expect(await causeOf(ROVE, calendar[ROVES - 5] ?? '')).toMatchObject({ industryIndex: null })
  expect(await causeOf(ROVE, calendar[ROVES + 2] ?? '')).toMatchObject({
    industryIndex: '640000',
    industryZh: '机械设备',
  })
})

test('PRICE-08 a stock alone in its industry is not held against itself: the industry is missing, not 0', async () => {
  expect(await causeOf(LONE, calendar[70] ?? '')).toMatchObject({
    industryIndex: null,
    industryMeasure: null,
    industry: null,
    betas: { industry: null },
  })
})
