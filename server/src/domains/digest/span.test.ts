import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextClosing, spanOf, weekOf, weekSpan, type Schedule } from './span.ts'

const close: Schedule = { edition: 'close', minute: 17 * 60 + 30, weekday: null, zone: 'Asia/Shanghai' }
const iso = (ms: number) => new Date(ms).toISOString()

test('an edition of the trading day closes from Monday to Friday, and Monday’s reaches back to Friday', () => {
  const friday = Date.parse('2024-03-08T09:30:00Z')
  const monday = nextClosing(close, friday)
  expect(iso(monday)).toBe('2024-03-11T09:30:00.000Z')
  expect(spanOf(close, monday)).toEqual({ from: friday, to: monday })
})

test('clock changes move an edition with the clocks of its zone', () => {
  const london: Schedule = { edition: 'custom', minute: 8 * 60, weekday: null, zone: 'Europe/London' }
  const before = nextClosing(london, Date.parse('2024-03-30T00:00:00Z'))
  expect(iso(before)).toBe('2024-03-30T08:00:00.000Z')
  expect(iso(nextClosing(london, before))).toBe('2024-03-31T07:00:00.000Z')
})

test('every closing is followed by one later, whose span begins where the one before ended', () => {
  const schedules = fc.record({
    edition: fc.constantFrom('weekly', 'overnight', 'pre-open', 'noon', 'close', 'us-open', 'custom' as const),
    minute: fc.integer({ min: 0, max: 1439 }),
    weekday: fc.constantFrom(1, 3, 6, 7),
    zone: fc.constantFrom('Asia/Shanghai', 'Europe/London', 'America/New_York', 'UTC'),
  })
  fc.assert(
    fc.property(schedules, fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) }), (schedule, at) => {
      const first = nextClosing(schedule, at)
      const second = nextClosing(schedule, first)
      expect(first).toBeGreaterThan(at)
      expect(second).toBeGreaterThan(first)
      expect(spanOf(schedule, second)).toEqual({ from: first, to: second })
    }),
  )
})

test('a week is from Monday to the last millisecond of Sunday in the market’s zone', () => {
  const { from, to } = weekSpan('2024-03-04')
  expect([iso(from + 1), iso(to)]).toEqual(['2024-03-03T16:00:00.000Z', '2024-03-10T15:59:59.999Z'])
  expect([weekOf(from + 1), weekOf(to), weekOf(to + 1)]).toEqual(['2024-03-04', '2024-03-04', '2024-03-11'])
})
