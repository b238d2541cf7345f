import { expect, test } from 'vitest'
import { barAt, barsOf, canLog, drawnOf, isPartial, rangeStart, underOf } from './bars.ts'
import { rowsOf } from './lines.ts'

const bars = {
  date: ['2025-01-02', '2025-01-03', '2025-01-06'],
  open: [10, 11, 12],
  high: [11, 12, 13],
  low: [9, 10, 11],
  close: [10, 11, 9.9],
  volume: [100, null, 300],
  amount: [1, 2, 3],
  turnoverRate: [0.1, 0.2, null],
}

test('a range starts on the same day of an earlier month, or on its last', () => {
  expect(rangeStart('2025-12-31', '1m')).toBe('2025-11-30')
  expect(rangeStart('2024-02-29', '1y')).toBe('2023-02-28')
  expect(rangeStart('2025-01-15', '6m')).toBe('2024-07-15')
  expect(rangeStart('2025-01-15', '3y')).toBe('2022-01-15')
  expect(rangeStart('2025-01-15', 'all')).toBeUndefined()
})

test('a bar knows its change from the close before; the first knows none', () => {
  expect(barAt(bars, 0)?.changeRate).toBeNull()
  expect(barAt(bars, 2)?.changeRate).toBeCloseTo(-10, 10)
  expect(barAt(bars, 3)).toBeUndefined()
  expect(barsOf(bars)).toHaveLength(3)
  expect(barAt({ ...bars, close: [0, 11, 9.9] }, 1)?.changeRate).toBeNull()
})

test('a log scale needs every price above zero', () => {
  expect(canLog(bars)).toBe(true)
  expect(canLog({ ...bars, low: [9, 0, 11] })).toBe(false)
  expect(canLog({ ...bars, low: [9, -1, 11] })).toBe(false)
})

test('a bar without its open is drawn as a dash at the close within what range is known, and a log scale asks its close', () => {
  const partial = { ...bars, open: [10, null, null], high: [11, 12, null], low: [9, 10, null] }
  expect(barsOf(partial).map((bar) => [isPartial(bar), drawnOf(bar)])).toEqual([
    [false, { open: 10, high: 11, low: 9, close: 10 }],
    [true, { open: 11, high: 12, low: 10, close: 11 }],
    [true, { open: 9.9, high: 9.9, low: 9.9, close: 9.9 }],
  ])
  expect([canLog(partial), canLog({ ...partial, close: [10, 11, -1] })]).toEqual([true, false])
})

test('what is missing under the candles stays missing', () => {
  const all = barsOf(bars)
  expect(all.map((bar) => underOf(bar, 'volume'))).toEqual([100, null, 300])
  expect(all.map((bar) => underOf(bar, 'turnover'))).toEqual([0.1, 0.2, null])
})

test('lines become rows by day, newest first; days without any value are left out', () => {
  expect(
    rowsOf([
      {
        key: 'a',
        name: 'A',
        points: [
          ['2025-01-01', 1],
          ['2025-01-02', null],
        ],
      },
      {
        key: 'b',
        name: 'B',
        points: [
          ['2025-01-01', 3],
          ['2025-01-03', 4],
          ['2025-01-02', null],
        ],
      },
    ]),
  ).toEqual([
    { day: '2025-01-03', values: [null, 4] },
    { day: '2025-01-01', values: [1, 3] },
  ])
})
