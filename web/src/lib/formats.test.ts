import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ago,
  bytes,
  clock,
  dateTime,
  direction,
  duration,
  longDay,
  MISSING,
  number,
  percent,
  scaleOf,
  short,
  until,
} from './formats.ts'

test('numbers have thousands, U+2212, and a sign where asked; zero has none', () => {
  expect(number(1234567.891)).toBe('1,234,567.89')
  expect(number(-3.5)).toBe('\u22123.50')
  expect(number(3.5, { sign: true })).toBe('+3.50')
  expect(number(-0.001, { sign: true })).toBe('0.00')
  expect(number(2.5, { digits: 4, loose: true })).toBe('2.5')
})

test('missing is "–", never 0', () => {
  for (const value of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(number(value)).toBe(MISSING)
    expect(percent(value)).toBe(MISSING)
    expect(short(value, 'zh-CN')).toBe(MISSING)
    expect(bytes(value)).toBe(MISSING)
    expect(ago(value, 'en')).toBe(MISSING)
    expect(duration(value)).toBe(MISSING)
  }
  expect(dateTime(null)).toBe(MISSING)
  expect(clock('not a time')).toBe(MISSING)
})

test('per cent carries its sign', () => {
  expect(percent(5.424)).toBe('+5.42%')
  expect(percent(-6.18)).toBe('\u22126.18%')
  expect(percent(0)).toBe('0.00%')
  expect(percent(3.1, { sign: false })).toBe('3.10%')
})

test('big numbers are shortened in 亿 and 万, or B, M and K', () => {
  expect(short(128_400_000_000, 'zh-CN')).toBe('1,284 亿')
  expect(short(1_234_500_000_000, 'zh-CN')).toBe('1.23 万亿')
  expect(short(23_456, 'zh-CN')).toBe('2.35 万')
  expect(short(999, 'zh-CN')).toBe('999')
  expect(short(8_600_000_000, 'en')).toBe('8.6 B')
  expect(short(-310_000_000, 'en')).toBe('\u2212310 M')
  expect(short(23_456, 'en')).toBe('23.46 K')
  expect(short(99_999_999, 'zh-CN')).toBe('1 亿')
  expect(short(5e7, 'zh-CN', { sign: true })).toBe('+5,000 万')
  expect(short(15_500_000_000, 'zh-CN', { loose: false })).toBe('155.0 亿')
  expect(short(2_800_000_000, 'en', { loose: false })).toBe('2.80 B')
  expect(short(999, 'zh-CN', { loose: false })).toBe('999')
})

test('numbers of a column are counted in one unit with one precision', () => {
  const inOne = (values: readonly (number | null)[], language: string) =>
    values.map((value) => short(value, language, { scale: scaleOf(values, language) }))
  // As turnover stands in a list: one row in 亿 and the next in 万 could not be compared by eye.
  expect(inOne([1.267e9, 8.413e7, null], 'zh-CN')).toEqual(['12.67 亿', '0.84 亿', MISSING])
  expect(inOne([1.267e9, 8.413e7], 'en')).toEqual(['1,267.00 M', '84.13 M'])
  expect(inOne([3.033e9, 3.645e10, 9.6e8], 'zh-CN')).toEqual(['30.33 亿', '364.50 亿', '9.60 亿'])
  expect(inOne([-5e8, 2.5e11], 'zh-CN')).toEqual(['\u22125.00 亿', '2,500.00 亿'])
  expect(inOne([4_200, 12], 'zh-CN')).toEqual(['4,200', '12'])
  // Too far apart: each in its own rather than one told as 0.
  expect(scaleOf([1.2e12, 30], 'zh-CN')).toBeNull()
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 1e13, noNaN: true }), { minLength: 1 }), (values) => {
      const scale = scaleOf(values, 'en')
      if (scale) for (const value of values) expect(short(value, 'en', { scale })).toMatch(/[1-9]/)
    }),
  )
})

test('ages are one figure', () => {
  expect(ago(8_400, 'en')).toBe('8 s')
  expect(ago(125_000, 'zh-CN')).toBe('2 分钟')
  expect(ago(3 * 86_400_000, 'en')).toBe('3 d')
  expect(ago(-5_000, 'zh-CN')).toBe('0 秒')
})

test('times are read in Asia/Shanghai', () => {
  expect(dateTime('2026-03-17T07:00:00Z')).toBe('2026-03-17 15:00')
  expect(clock(Date.UTC(2026, 2, 17, 7, 0, 42))).toBe('15:00:42')
  expect(duration(3_909_000)).toBe('1:05:09')
  expect(duration(42_000)).toBe('0:42')
  expect(bytes(2_000_000_000)).toBe('2.0 GB')
})

test('FLASH-06 a day has its weekday and date in both languages, the year where it is another', () => {
  expect(longDay('2026-03-17', 'zh-CN', '2026')).toBe('星期二 · 3月17日')
  expect(longDay('2026-03-17', 'en', '2026')).toBe('Tuesday · 17 March')
  expect(longDay('2019-12-31', 'zh-CN', '2026')).toBe('星期二 · 2019年12月31日')
})

test('a change names the colour it is shown in', () => {
  expect([direction(1), direction(-1), direction(0), direction(null)]).toEqual(['rise', 'fall', 'flat', 'flat'])
})

test('how long until an instant is one figure; what is past is nothing left', () => {
  const now = Date.parse('2026-03-17T00:00:00Z')
  expect(until('2026-03-17T23:59:00Z', now, 'en')).toBe('23 h')
  expect(until('2026-03-17T00:45:10Z', now, 'zh-CN')).toBe('45 分钟')
  expect(until('2026-03-16T00:00:00Z', now, 'en')).toBe('0 s')
})
