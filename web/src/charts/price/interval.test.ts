import { expect, test } from 'vitest'
import type { Bar } from '../bars.ts'
import { barsBy, lastWeekday, placeOf } from './interval.ts'

const bar = (
  date: string,
  open: number,
  high: number,
  low: number,
  close: number,
  volume: number | null = 10,
): Bar => ({
  date,
  open,
  high,
  low,
  close,
  volume,
  amount: 100,
  turnoverRate: 1,
  changeRate: null,
})

// 2024-02-09 to 02-16 the exchanges were closed; 04-30 is a Tuesday.
const daily = [
  bar('2024-02-07', 10, 12, 9, 11),
  bar('2024-02-08', 11, 13, 10, 12),
  bar('2024-02-19', 12, 15, 12, 14),
  bar('2024-02-23', 14, 14, 8, 9, null),
  bar('2024-02-26', 9, 10, 9, 10),
  bar('2024-03-01', 10, 11, 10, 11),
]

test('a week is its days together: first open, last close, highest, lowest, sums; a week without trading is none', () => {
  const weeks = barsBy(daily, 'week')
  expect(weeks.map(({ from, date, days }) => [from, date, days])).toEqual([
    ['2024-02-07', '2024-02-08', 2],
    ['2024-02-19', '2024-02-23', 2],
    ['2024-02-26', '2024-03-01', 2],
  ])
  expect(weeks[0]).toMatchObject({ open: 10, high: 13, low: 9, close: 12, volume: 20, amount: 200, turnoverRate: 2 })
  expect(weeks[0]?.changeRate).toBeNull()
  expect(weeks[1]?.changeRate).toBeCloseTo(-25, 10)
  // One day without its volume: what the others traded is not what the week traded.
  expect(weeks[1]).toMatchObject({ open: 12, high: 15, low: 8, close: 9, volume: null, amount: 200 })
})

test('months end with their last day of trading; days stay as they are', () => {
  expect(barsBy(daily, 'month').map(({ from, date, close }) => [from, date, close])).toEqual([
    ['2024-02-07', '2024-02-26', 10],
    ['2024-03-01', '2024-03-01', 11],
  ])
  expect(barsBy(daily, 'day').map(({ date, days }) => [date, days])).toEqual(daily.map(({ date }) => [date, 1]))
  expect(barsBy([], 'week')).toEqual([])
})

test('the last bar is unfinished while weekdays of its week or month come after the last day it holds', () => {
  const last = (days: Bar[], interval: 'week' | 'month') => barsBy(days, interval).at(-1)?.unfinished
  expect(last(daily, 'week')).toBe(false)
  expect(last(daily.slice(0, 5), 'week')).toBe(true)
  expect(last(daily, 'month')).toBe(true)
  // Only the last one: the holiday's week is over.
  expect(barsBy(daily, 'week').map(({ unfinished }) => unfinished)).toEqual([false, false, false])
  expect([lastWeekday('2024-03-03', 'week'), lastWeekday('2024-03-04', 'week')]).toEqual(['2024-03-01', '2024-03-08'])
  expect([
    lastWeekday('2024-03-05', 'month'),
    lastWeekday('2024-06-05', 'month'),
    lastWeekday('2024-08-05', 'month'),
  ]).toEqual(['2024-03-29', '2024-06-28', '2024-08-30'])
})

test('a week over the turn of a year is one week, and a partial day leaves the reach of its week unknown', () => {
  const turn = [bar('2024-12-31', 1, 2, 1, 2), bar('2025-01-02', 2, 3, 1, 3)]
  expect(barsBy(turn, 'week')).toHaveLength(1)
  expect(barsBy(turn, 'month')).toHaveLength(2)
  const partial = [{ ...bar('2024-12-31', 1, 2, 1, 2), high: null }, bar('2025-01-02', 2, 3, 1, 3)]
  expect(barsBy(partial, 'week')[0]).toMatchObject({ high: null, low: 1, open: 1 })
})

test('a day stands at the bar that holds it, or at the next', () => {
  const weeks = barsBy(daily, 'week')
  expect([placeOf(weeks, '2024-02-07'), placeOf(weeks, '2024-02-12'), placeOf(weeks, '2024-03-04')]).toEqual([0, 1, -1])
})
