import { dayOf, endOfDay } from '@pandora/contract/time'
import { beyondBase, type ClosedCall } from '@pandora/intelligence/calls/score'
import { streakUpTo } from '@pandora/intelligence/calls/streak'
import type { Judged } from './judged.ts'

const DAY = 86_400_000

/** The two medals at the end of a day. */
export interface MedalsOnDay {
  day: string
  lsrsMedal: number
  pmbmMedal: number
  /** Calls recorded by then. */ calls: number
}

/** A call that came to its end; nothing while it is open or void. */
export const closedOf = ({ call, outcome, base }: Judged): ClosedCall[] =>
  outcome.state === 'right' || outcome.state === 'wrong'
    ? [{ right: outcome.state === 'right', confidence: call.confidence, base }]
    : []

/** Medals as they stood on a day. */
export function medalsOn(judged: readonly Judged[], day: string): MedalsOnDay {
  const made = judged.filter(({ row }) => row.made_on <= day)
  return {
    day,
    lsrsMedal: streakUpTo(day, new Set(made.map(({ row }) => row.made_on))),
    pmbmMedal: beyondBase(made.filter(({ row }) => row.until <= day).flatMap(closedOf)),
    calls: made.length,
  }
}

/** Medals at the end of each of the last days, oldest first. */
export function medalDays(judged: readonly Judged[], { now, days }: { now: number; days: number }): MedalsOnDay[] {
  const end = endOfDay(dayOf(now))
  return Array.from({ length: days }, (_, at) => medalsOn(judged, dayOf(end - (days - 1 - at) * DAY)))
}
