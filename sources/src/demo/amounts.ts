import { isTradingDay } from './calendar.ts'
import { randomOf } from './random.ts'
import type { DayAmount, DemoSize } from './world.ts'

type Kind = keyof DayAmount
/**
 * Texts of a trading day of the history: small for tests, medium some 175,000 in three years, full 6 million in ten.
 */
const HISTORY: Readonly<Record<DemoSize, DayAmount>> = {
  small: { news: 6, announcements: 3, reports: 0.6, policies: 0.7, posts: 14 },
  medium: { news: 19, announcements: 8, reports: 2, policies: 0.9, posts: 188 },
  full: { news: 290, announcements: 70, reports: 22, policies: 2, posts: 1830 },
}
/** The same for a day lived through at pace 1: about one text in 25 seconds, posts most of all. */
const LIVE: DayAmount = { news: 330, announcements: 50, reports: 15, policies: 3, posts: 3000 }
/** A small market is written of less. */
const LIVELINESS: Readonly<Record<DemoSize, number>> = { small: 0.05, medium: 1, full: 1 }
/** Part of a trading day's texts that other days have. */
const AT_REST: DayAmount = { news: 0.35, announcements: 0.1, reports: 0.05, policies: 0.4, posts: 0.28 }
/** The same of days that are lived through: a visitor on a Sunday should see it alive. */
const LIVE_AT_REST: DayAmount = { news: 0.7, announcements: 0.1, reports: 0.1, policies: 0.4, posts: 0.7 }

function amountOf(of: DayAmount, atRest: DayAmount, seed: number, day: string, factor: number): DayAmount {
  const random = randomOf(seed, 'amount', day)
  const resting = !isTradingDay(day)
  // Fractions come out as one text on some days: their mean is kept.
  const whole = (kind: Kind): number =>
    Math.floor(of[kind] * factor * (resting ? atRest[kind] : 1) * random.between(0.85, 1.15) + random.next())
  return {
    news: whole('news'),
    announcements: whole('announcements'),
    reports: whole('reports'),
    policies: whole('policies'),
    posts: whole('posts'),
  }
}

/** How many texts a day of the history has. */
export const historyAmount = (seed: number, size: DemoSize, day: string): DayAmount =>
  amountOf(HISTORY[size], AT_REST, seed, day, 1)
/** How many texts a day has that is lived through. */
export const liveAmount = (seed: number, size: DemoSize, day: string, pace: number): DayAmount =>
  amountOf(LIVE, LIVE_AT_REST, seed, day, pace * LIVELINESS[size])
