import fc from 'fast-check'
import { BollingerBands, EMA, RSI, SMA } from 'trading-signals'
import { expect, test } from 'vitest'
import { indicatorKeys } from '@pandora/contract/view/chart-settings'
import type { Bar } from '../bars.ts'
import { movingAverage } from './averages.ts'
import { bollinger } from './bollinger.ts'
import { indicatorGroups, indicatorsOf } from './indicators.ts'
import { kdj } from './kdj.ts'
import { macd } from './macd.ts'
import { rsi } from './rsi.ts'

/** Closes of a made-up history: a walk that never leaves the positive numbers and never stands still. */
const closes = fc
  .array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), { minLength: 1, maxLength: 160 })
  .map((moves) => {
    let close = 20
    return moves.map((move) => (close *= 1 + (Math.abs(move) < 1e-4 ? 1e-4 : move)))
  })

/** Places where two differ: one is missing and the other is not, or they are further apart than nine digits. */
function apart(ours: readonly (number | null)[], theirs: readonly (number | null)[]): number[] {
  const places = Array.from({ length: Math.max(ours.length, theirs.length) }, (_, at) => at)
  return places.filter((at) => {
    const [value, other] = [ours[at], theirs[at]]
    if (typeof value !== 'number' || typeof other !== 'number') return value !== other
    return Math.abs(value - other) > 1e-9 * Math.max(1, Math.abs(other))
  })
}

test('moving averages and Bollinger bands are those of an independent implementation, missing until their window is full', () => {
  fc.assert(
    fc.property(closes, fc.constantFrom(5, 10, 20, 60), (history, length) => {
      const [average, bands] = [new SMA(length), new BollingerBands(length, 2)]
      expect(
        apart(
          movingAverage(history, length),
          history.map((close) => average.update(close, false)),
        ),
      ).toEqual([])
      const theirs = history.map((close) => bands.update(close, false))
      const ours = bollinger(history, length)
      for (const band of ['upper', 'middle', 'lower'] as const)
        expect(
          apart(
            ours[band],
            theirs.map((one) => one?.[band] ?? null),
          ),
        ).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('MACD is made of averages of an independent implementation, its histogram twice the difference, from bars 26 and 34 on', () => {
  fc.assert(
    fc.property(closes, (history) => {
      const [fast, slow, signal] = [new EMA(12), new EMA(26), new EMA(9)]
      const theirs = history.map((close) => {
        const dif = fast.update(close, false) - slow.update(close, false)
        return { dif, dea: signal.update(dif, false) }
      })
      const ours = macd(history)
      expect(
        apart(
          ours.dif,
          theirs.map(({ dif }, at) => (at < 25 ? null : dif)),
        ),
      ).toEqual([])
      expect(
        apart(
          ours.dea,
          theirs.map(({ dea }, at) => (at < 33 ? null : dea)),
        ),
      ).toEqual([])
      expect(
        apart(
          ours.histogram,
          theirs.map(({ dif, dea }, at) => (at < 33 ? null : 2 * (dif - dea))),
        ),
      ).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('RSI is that of an independent implementation wherever something moved, from bar N + 1 on', () => {
  fc.assert(
    fc.property(closes, fc.constantFrom(6, 12, 14, 24), (history, length) => {
      const theirs = new RSI(length)
      expect(
        apart(
          rsi(history, length),
          history.map((close) => theirs.update(close, false)),
        ),
      ).toEqual([])
    }),
    { numRuns: 60 },
  )
  // Where nothing moved there is no strength to speak of; the other says 100.
  expect(
    rsi(
      Array.from({ length: 30 }, () => 5),
      6,
    ).every((value) => value === null),
  ).toBe(true)
})

test('KDJ: K and D are sums of what was before them by falling weights, worked out the long way', () => {
  fc.assert(
    fc.property(closes, (history) => {
      const high = history.map((close, at) => close * (1 + ((at * 7) % 5) / 100))
      const low = history.map((close, at) => close * (1 - ((at * 3) % 5) / 100 - 0.001))
      // RSV of each window, and K as its weighted sum: ⅓ of the newest, ⅔ as much of each before, the rest on 50.
      const rsv = history.slice(8).map((close, at) => {
        const [top, bottom] = [Math.max(...high.slice(at, at + 9)), Math.min(...low.slice(at, at + 9))]
        return ((close - bottom) / (top - bottom)) * 100
      })
      const smoothed = (values: readonly number[], at: number) =>
        values.slice(0, at + 1).reduce((sum, value, place) => sum + (value / 3) * (2 / 3) ** (at - place), 0) +
        50 * (2 / 3) ** (at + 1)
      const ks = rsv.map((_, at) => smoothed(rsv, at))
      const ds = ks.map((_, at) => smoothed(ks, at))
      const warm = Array.from({ length: Math.min(8, history.length) }, () => null)
      const ours = kdj({ high, low, close: history })
      expect(apart(ours.k, [...warm, ...ks])).toEqual([])
      expect(apart(ours.d, [...warm, ...ds])).toEqual([])
      expect(apart(ours.j, [...warm, ...ks.map((k, at) => 3 * k - 2 * (ds[at] ?? 0))])).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('by hand: five closes, their average and deviation', () => {
  expect(movingAverage([1, 2, 3, 4, 5], 5)).toEqual([null, null, null, null, 3])
  const { upper, lower } = bollinger([1, 2, 3, 4, 5], 5)
  expect(upper[4]).toBeCloseTo(3 + 2 * Math.SQRT2, 12)
  expect(lower[4]).toBeCloseTo(3 - 2 * Math.SQRT2, 12)
})

test('what is missing stays missing: no window over a gap, no value made up for it', () => {
  const gap = [1, 2, null, 4, 5, 6, 7]
  expect(movingAverage(gap, 3)).toEqual([null, null, null, null, null, 5, 6])
  expect(macd(gap).dif.every((value) => value === null)).toBe(true)
  const bars = Array.from({ length: 12 }, (_, at) => 10 + (at % 3))
  const missing = kdj({ high: bars.map((value, at) => (at === 4 ? null : value)), low: bars, close: bars })
  expect(missing.k.map((value) => value === null)).toEqual(Array.from({ length: 12 }, () => true))
})

const bar = (at: number): Bar => ({
  date: `2024-01-${String(at + 1).padStart(2, '0')}`,
  open: 10 + at,
  high: 11 + at,
  low: 9 + at,
  close: 10 + (at % 4),
  volume: at === 3 ? null : 100 * at,
  amount: 7 * at,
  turnoverRate: null,
  changeRate: null,
})

test('the first bar in sight has the value that the whole history gives it, and every indicator can be chosen', () => {
  const history = Array.from({ length: 30 }, (_, at) => bar(at))
  const [whole] = indicatorsOf(['ma20'], history)
  expect(whole?.values[25]).toBeCloseTo(history.slice(6, 26).reduce((sum, { close }) => sum + close, 0) / 20, 12)
  expect(indicatorGroups.flatMap(({ keys }) => keys as readonly string[]).toSorted()).toEqual(
    [...indicatorKeys].toSorted(),
  )
  for (const key of indicatorKeys) {
    const drawn = indicatorsOf([key], history)
    expect(drawn.length, key).toBeGreaterThan(0)
    for (const { values } of drawn) expect(values).toHaveLength(history.length)
  }
  // Of what was traded the averages are of that which is shown.
  const [volume, amount] = [indicatorsOf(['volume'], history)[0], indicatorsOf(['volume'], history, 'amount')[0]]
  expect(volume?.values[4]).toBeNull()
  expect(amount?.values[4]).toBeCloseTo(7 * 2, 12)
})
