import { dayOf } from '@pandora/contract/time'

/** Spans of days in which things are counted; weeks begin on Monday. */
export type SpanUnit = 'day' | 'week' | 'month'

/** Most spans of one answer. */
export const MOST_SPANS = 400

const DAY = 86_400_000
const text = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** A day so many days later, or earlier for a negative number. */
export const dayPlus = (day: string, days: number): string => text(Date.parse(day) + days * DAY)

/** First day of the span that a day lies in. */
export function spanStart(day: string, unit: SpanUnit): string {
  if (unit === 'day') return day
  if (unit === 'month') return `${day.slice(0, 7)}-01`
  return dayPlus(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7))
}

/**
 * First days of the spans from one day to another, oldest first, without gaps; the newest `MOST_SPANS` where there are
 * more. Empty where `to` lies before `from`.
 */
export function spansBetween(from: string, to: string, unit: SpanUnit): string[] {
  const found: string[] = []
  const first = spanStart(from, unit)
  for (
    let at = spanStart(to, unit);
    at >= first && from <= to && found.length < MOST_SPANS;
    at = spanStart(dayPlus(at, -1), unit)
  )
    found.push(at)
  return found.toReversed()
}

/** How far back is looked by default, in days, by the span that is counted in. */
const usual: Readonly<Record<SpanUnit, number>> = { day: 90, week: 364, month: 1826 }

/**
 * Days asked for: up to the day of an instant (ms), back as far as is usual unless said otherwise. `to` never lies
 * later than that day.
 */
export function daysAsked(
  { from, to, unit }: { from?: string | undefined; to?: string | undefined; unit: SpanUnit },
  instant: number,
): { from: string; to: string; time: string[] } {
  const today = dayOf(instant)
  const until = to !== undefined && to < today ? to : today
  const time = spansBetween(from ?? dayPlus(until, -usual[unit]), until, unit)
  return { from: time[0] ?? until, to: until, time }
}
