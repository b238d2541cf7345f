import type { DigestEdition } from '@pandora/contract/domains/digest/terms'
import { dayOf, instantOf } from '@pandora/contract/time'
import { dayPlus, spanStart } from '../../shared/timeline.ts'

/** When editions of a subscription close. */
export interface Schedule {
  edition: DigestEdition
  minute: number
  weekday: number | null
  zone: string
}

/** A span of time: after `from` and up to `to`, ms. */
export interface Span {
  from: number
  to: number
}

const pad = (value: number): string => String(value).padStart(2, '0')
/** ISO day of the week, Monday 1. */
const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay() || 7

/** Whether an edition closes on a day: weekly on its day, those of the trading day from Monday to Friday, others daily. */
function closesOn({ edition, weekday }: Schedule, day: string): boolean {
  if (edition === 'weekly') return weekdayOf(day) === (weekday ?? 6)
  return edition === 'custom' || weekdayOf(day) <= 5
}

const closingOn = ({ minute, zone }: Schedule, day: string): number =>
  instantOf(day, `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}:00`, zone)

/** When the next edition closes after an instant, ms. */
export function nextClosing(schedule: Schedule, after: number): number {
  const today = dayOf(after, schedule.zone)
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = dayPlus(today, ahead)
    const at = closingOn(schedule, day)
    if (closesOn(schedule, day) && at > after) return at
  }
  throw new RangeError(`no edition of ${schedule.edition} within eight days`)
}

/** Least length of a span, ms: an edition that is looked at between two closings reaches back a whole turn. */
const LEAST = { weekly: 6.5 * 86_400_000, other: 20 * 3_600_000 } as const

/** The span of the edition that closes at an instant: since the closing before it. */
export function spanOf(schedule: Schedule, to: number): Span {
  const before = to - (schedule.edition === 'weekly' ? LEAST.weekly : LEAST.other)
  const last = dayOf(before, schedule.zone)
  for (let back = 0; back <= 8; back++) {
    const day = dayPlus(last, -back)
    const from = closingOn(schedule, day)
    if (closesOn(schedule, day) && from <= before) return { from, to }
  }
  throw new RangeError(`no edition of ${schedule.edition} within eight days`)
}

/** A week, from Monday, in the market's zone; `to` is its last millisecond. */
export const weekSpan = (week: string): Span => ({ from: instantOf(week) - 1, to: instantOf(dayPlus(week, 7)) - 1 })

/** The Monday of an instant's week in the market's zone. */
export const weekOf = (at: number): string => spanStart(dayOf(at), 'week')
