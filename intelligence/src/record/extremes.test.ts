import { expect, test } from 'vitest'
import { EARLIER_DAYS, opinionOutcomes, worthOfDays, type OpinionDay, type OpinionPrices } from './extremes.ts'

const dayAt = (at: number) => new Date(Date.UTC(2024, 0, 1) + at * 86_400_000).toISOString().slice(0, 10)
let state = 3
const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296

/** A company whose price turns against what is said: after a bullish day it falls a per cent, after a bearish one it rises. */
function reversing(count: number): { days: OpinionDay[]; prices: OpinionPrices } {
  const days = Array.from({ length: count }, (_, at) => ({
    companyId: 'a',
    day: dayAt(at),
    percentage: Math.round(next() * 200 - 100),
  }))
  let close = 100
  const closes = days.map((_, at) => {
    const said = days[at - 2]?.percentage
    return (close *= said === undefined ? 1 : 1 - said / 10_000)
  })
  return { days, prices: { day: days.map(({ day }) => day), close: closes, industry: days.map(() => 0) } }
}

test('extreme opinion before reversals: the most bearish decile earns, the most bullish loses', () => {
  const { days, prices } = reversing(900)
  const outcomes = opinionOutcomes(days, () => prices, [1, 5])
  const of = (decile: number) =>
    worthOfDays(
      outcomes.filter((one) => one.decile === decile),
      0,
      1,
    )
  const [bears, bulls] = [of(1), of(10)]
  expect(bears.n).toBeGreaterThan(40)
  expect(bears.low).toBeGreaterThan(0.5)
  expect(bulls.high).toBeLessThan(-0.5)
  expect(bears.hitRate).toBe(100)
  expect(bulls.hitRate).toBe(0)
})

test('no look-ahead: what is known later changes no decile, and no return that was complete', () => {
  const { days, prices } = reversing(400)
  const until = 250
  const then = opinionOutcomes(
    days.slice(0, until),
    () => ({
      day: prices.day.slice(0, until),
      close: prices.close.slice(0, until),
      industry: prices.industry.slice(0, until),
    }),
    [1, 5, 20],
  )
  const now = opinionOutcomes(days, () => prices, [1, 5, 20])
  for (const [at, one] of then.entries()) {
    expect(one.decile).toBe(now[at]?.decile)
    for (const [place, value] of one.excess.entries()) if (value !== null) expect(value).toBe(now[at]?.excess[place])
  }
  expect(then.at(-1)?.excess).toEqual([null, null, null])
  expect(then.at(-3)?.excess[0]).not.toBeNull()
  expect(then.slice(0, EARLIER_DAYS).every(({ decile }) => decile === null)).toBe(true)
})

test('a return is over the industry’s and begins at the close of the session after the day', () => {
  const prices = { day: ['2024-01-02', '2024-01-03', '2024-01-04'], close: [100, 110, 121], industry: [0, 3, 4] }
  const [one] = opinionOutcomes([{ companyId: 'a', day: '2024-01-02', percentage: 50 }], () => prices, [1])
  expect(one?.excess[0]).toBeCloseTo(10 - 4, 9)
  const [gap] = opinionOutcomes(
    [{ companyId: 'a', day: '2024-01-02', percentage: 50 }],
    () => ({
      ...prices,
      industry: [0, 3, null],
    }),
    [1],
  )
  expect(gap?.excess[0]).toBeNull()
})

test('of nothing there is no worth', () => {
  expect(worthOfDays([], 0, 1)).toEqual({
    n: 0,
    mean: null,
    low: null,
    high: null,
    hitRate: null,
    hitLow: null,
    hitHigh: null,
  })
})
