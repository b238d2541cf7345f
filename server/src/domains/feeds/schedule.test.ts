import { expect, test } from 'vitest'
import { retryAfterMs } from '../../shared/retry-after.ts'
import { nextTry } from './schedule.ts'

const now = Date.UTC(2024, 2, 5, 9, 30)
const minutes = (at: number) => (at - now) / 60_000
const plain = { intervalMinutes: 30, hintMinutes: null, skipHours: [] }

test('a feed is read at its interval, or at its own where that is longer, a little spread', () => {
  expect(minutes(nextTry(plain, now, { failures: 0, random: 0 }))).toBe(30)
  expect(minutes(nextTry(plain, now, { failures: 0, random: 1 }))).toBe(31.5)
  expect(minutes(nextTry({ ...plain, hintMinutes: 120 }, now, { failures: 0, random: 0 }))).toBe(120)
  expect(minutes(nextTry({ ...plain, hintMinutes: 5 }, now, { failures: 0, random: 0 }))).toBe(30)
})

test('after failures the wait doubles each time, with jitter, and never passes a day', () => {
  const waits = [1, 2, 3, 4].map((failures) => minutes(nextTry(plain, now, { failures, random: 0.5 })))
  expect(waits).toEqual([60, 120, 240, 480])
  expect(minutes(nextTry(plain, now, { failures: 1, random: 0 }))).toBe(54)
  expect(minutes(nextTry(plain, now, { failures: 1, random: 1 }))).toBeCloseTo(66)
  expect(minutes(nextTry(plain, now, { failures: 50, random: 0.5 }))).toBe(1440)
})

test('Retry-After is obeyed, in seconds or as a date, up to a week', () => {
  expect(retryAfterMs('120', now)).toBe(120_000)
  expect(retryAfterMs('Tue, 05 Mar 2024 10:30:00 GMT', now)).toBe(3_600_000)
  expect(retryAfterMs('Tue, 05 Mar 2024 08:30:00 GMT', now)).toBe(0)
  expect(retryAfterMs('999999999', now)).toBe(7 * 86_400_000)
  expect([retryAfterMs(null, now), retryAfterMs('soon', now), retryAfterMs('-5', now)].every((ms) => ms === 0)).toBe(
    true,
  )
  expect(minutes(nextTry(plain, now, { failures: 1, retryAfter: 7_200_000, random: 0 }))).toBe(120)
})

test('hours that a feed wants skipped are skipped; where it skips them all they are not', () => {
  expect(new Date(nextTry({ ...plain, skipHours: [10, 11] }, now, { failures: 0, random: 0 })).toISOString()).toBe(
    '2024-03-05T12:00:00.000Z',
  )
  expect(
    Number.isFinite(
      nextTry({ ...plain, skipHours: Array.from({ length: 24 }, (_, hour) => hour) }, now, { failures: 0, random: 0 }),
    ),
  ).toBe(true)
})
