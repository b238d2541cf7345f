import { expect, test } from 'vitest'
import { courseOf } from './course.ts'
import { decimalOf, numberOf, ZERO } from './decimal.ts'
import { exposureOf, riskOf } from './exposure.ts'
import { positionOf, rateOf, sumsOf, type HeldPosition } from './positions.ts'
import { replay, type HeldTrade } from './replay.ts'

const trade = (kind: HeldTrade['kind'], day: string, quantity: number, price: number, fees = 0): HeldTrade => ({
  id: `${kind} ${day}`,
  kind,
  day,
  order: 1,
  quantity: decimalOf(quantity),
  price: decimalOf(price),
  fees: decimalOf(fees),
  taxes: ZERO,
})
const played = (trades: readonly HeldTrade[]) => replay({ trades, actions: [], until: '2024-12-31', method: 'average' })
const closes = (of: Record<string, number>) => Object.entries(of).map(([day, close]) => ({ day, close }))
const days = ['2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05']

test('time-weighted: money that comes in later does not change the return', () => {
  const { ledger } = played([
    trade('buy', '2024-01-02', 100, 10),
    trade('buy', '2024-01-04', 900, 12),
    trade('sell', '2024-01-05', 500, 11),
  ])
  const course = courseOf(
    [{ ledger, closes: closes({ '2024-01-02': 10, '2024-01-03': 11, '2024-01-04': 12, '2024-01-05': 11 }) }],
    days,
    closes({ '2023-12-29': 2000, '2024-01-03': 2100, '2024-01-05': 1900 }),
  )
  // 1; 1100 ÷ 1000; (12000 − 1100 − 10800) ÷ 11900 = 100 ÷ 11900; (5500 + 5500 − 12000) ÷ 12000.
  expect(course.map(({ value }) => value)).toEqual([1000, 1100, 12_000, 5500])
  expect(course[1]?.index).toBeCloseTo(110, 6)
  expect(course[2]?.index).toBeCloseTo(110 * (1 + 100 / 11_900), 5)
  expect(course[3]?.index).toBeCloseTo(110 * (1 + 100 / 11_900) * (1 - 1000 / 12_000), 5)
  expect(course.map(({ benchmark }) => benchmark)).toEqual([100, 105, 105, 95])
})

test('fees cost return; what has no close yet enters at its first one, without a return', () => {
  const paid = played([trade('buy', '2024-01-02', 100, 10, 10)]).ledger
  const [first] = courseOf([{ ledger: paid, closes: closes({ '2024-01-02': 10 }) }], days, [])
  expect(first?.index).toBeCloseTo((1000 / 1010) * 100, 6)
  const late = courseOf([{ ledger: paid, closes: closes({ '2024-01-04': 20, '2024-01-05': 22 }) }], days, [])
  expect(late.map(({ value, index, benchmark }) => [value, Number(index.toFixed(4)), benchmark])).toEqual([
    [0, 100, null],
    [0, 100, null],
    [2000, 100, null],
    [2200, 110, null],
  ])
})

test('what was bought before any price is known enters at the first one, though no day was drawn before it', () => {
  const { ledger } = played([trade('buy', '2023-11-03', 100, 10), trade('buy', '2024-01-04', 50, 19)])
  const course = courseOf(
    [{ ledger, closes: closes({ '2024-01-04': 20, '2024-01-05': 22 }) }],
    ['2024-01-04', '2024-01-05'],
    [],
  )
  // 2000 + 950 come in, 3000 stand there: 50 of 2950; then a tenth more.
  expect(course.map(({ value }) => value)).toEqual([3000, 3300])
  expect(course.map(({ index }) => Number(index.toFixed(4)))).toEqual([
    Number(((3000 / 2950) * 100).toFixed(4)),
    Number(((3000 / 2950) * 110).toFixed(4)),
  ])
})

test('a transfer comes in at the close of its day, whatever cost it says', () => {
  const { ledger } = played([trade('transferIn', '2024-01-03', 100, 1), trade('transferOut', '2024-01-05', 100, 0)])
  const course = courseOf([{ ledger, closes: closes({ '2024-01-02': 10, '2024-01-05': 12 }) }], days, [])
  expect(course.map(({ value, index }) => [value, Number(index.toFixed(4))])).toEqual([
    [0, 100],
    [1000, 100],
    [1000, 100],
    [0, 120],
  ])
})

test('a position: value, profits, and what the day of the market brought', () => {
  const replays = [played([trade('buy', '2024-01-02', 100, 10, 5), trade('buy', '2024-01-05', 100, 11)])]
  const last = { day: '2024-01-05', close: 12 }
  const priced = { last, absence: null, before: { day: '2024-01-04', close: 10.5 } }
  const of = { securityId: 'SHZ-000001', currency: 'CNY' }
  const one = positionOf(of, replays, priced, '2024-01-05')
  // 2400 − 1050 − 1100 = 250 of 2150.
  expect([one.value, one.cost, one.dayProfit, one.dayBase].map((value) => numberOf(value ?? ZERO))).toEqual([
    2400, 2105, 250, 2150,
  ])
  expect(positionOf(of, replays, priced, '2024-01-08').dayProfit).toBeNull()
  const adjusted = positionOf(of, replays, { last: null, absence: 'PRICE_ADJUSTED', before: null }, '2024-01-05')
  expect([adjusted.value, adjusted.absence]).toEqual([null, 'PRICE_ADJUSTED'])
  const [sums, ...others] = sumsOf([one, { ...adjusted, securityId: 'SHZ-000002' }])
  expect(others).toEqual([])
  expect(sums && [sums.positions, sums.unvalued, numberOf(sums.cost), numberOf(sums.costUnvalued)]).toEqual([
    2, 1, 2105, 2105,
  ])
  expect(sums?.profit && numberOf(sums.profit)).toBe(295)
  expect(rateOf(decimalOf(1), ZERO)).toBeNull()
})

test('sums of two currencies are of each by itself, and in no order that compares their amounts', () => {
  const of = { securityId: 'SHZ-000001', currency: 'CNY' }
  const replays = [played([trade('buy', '2024-01-02', 100, 10)])]
  const priced = { last: { day: '2024-01-05', close: 12 }, absence: null, before: null }
  const one = positionOf(of, replays, priced, '2024-01-05')
  const other = { ...one, securityId: 'HKEX-00001', currency: 'HKD', value: decimalOf(1_000_000) }
  const told = (all: readonly HeldPosition[]) =>
    sumsOf(all).map(({ currency, value }) => [currency, value && numberOf(value)])
  expect(told([other, one])).toEqual([
    ['CNY', 1200],
    ['HKD', 1_000_000],
  ])
  expect(told([one, other, { ...other, securityId: 'HKEX-00002' }])).toEqual([
    ['HKD', 2_000_000],
    ['CNY', 1200],
  ])
})

test('weights count whole in each theme, and points are of what was read about', () => {
  const weighed = (id: string, weight: number, parts: string[], points: [number, number] | null) => ({
    id,
    value: weight * 10,
    weight,
    parts,
    riskPoint: points?.[0] ?? null,
    opportunityPoint: points?.[1] ?? null,
  })
  const all = [
    weighed('a', 50, ['x', 'y', 'x'], [40, 10]),
    weighed('b', 30, ['y'], [0, 50]),
    weighed('c', 20, [], null),
  ]
  expect(exposureOf(all)).toEqual({
    parts: [
      { id: 'y', value: 800, weight: 80, positions: 2 },
      { id: 'x', value: 500, weight: 50, positions: 1 },
    ],
    without: 20,
  })
  expect(riskOf(all)).toEqual({ riskPoint: 25, opportunityPoint: 25, covered: 80, leftOut: 1 })
  expect(riskOf([])).toEqual({ riskPoint: null, opportunityPoint: null, covered: 0, leftOut: 0 })
})
