import { expect, test } from 'vitest'
import { dateOf, dayOfDate, faultOf, readDay } from './days.ts'

test('a day is read however it is commonly written, and what is no day is not', () => {
  for (const text of ['2026-03-01', '2026-3-1', '2026/03/01', '2026.3.1', '20260301', ' 2026年3月1日 '])
    expect(readDay(text)).toBe('2026-03-01')
  for (const text of ['', '2026', '2026-02-30', '2026-13-01', '01/03/2026', 'yesterday'])
    expect(readDay(text)).toBeNull()
})

test('a day and its date in the browser lead back to each other, leap days and early years too', () => {
  for (const day of ['2024-02-29', '1999-12-31', '0099-01-02'])
    expect(readDay(day)).toBe(day === '0099-01-02' ? null : day)
  for (const day of ['2024-02-29', '2026-03-29', '2026-10-25']) expect(dayOfDate(dateOf(day))).toBe(day)
})

test('a day after the last that may be chosen is refused as too late, the last itself is not', () => {
  expect(faultOf('2026-03-02', '2026-03-01')).toBe('tooLate')
  expect(faultOf('2026-03-01', '2026-03-01')).toBeNull()
  expect(faultOf('2026-3', '2026-03-01')).toBe('notADay')
  expect(faultOf('2099-01-01', undefined)).toBeNull()
})
