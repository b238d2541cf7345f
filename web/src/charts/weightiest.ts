import { rangeStart } from './bars.ts'
import type { Range } from './bars.ts'
import type { Sight } from './price/sight.ts'

/** A bar that could bear a name: its day and how much what stands there weighs. */
export interface Weighed {
  date: string
  weight: number
}

/** Bars between two names: closer ones would be written over one another. */
const APART = 22

/** Days of the bars that are in sight: those of the sight, else those of the range. `days` oldest first. */
export function daysInSight(days: readonly string[], range: Range, sight: Sight | undefined): string[] {
  const last = days.at(-1)
  const from = sight?.from ?? (last === undefined ? undefined : rangeStart(last, range))
  return days.filter((day) => (from === undefined || day >= from) && (sight === undefined || day <= sight.to))
}

/**
 * Days of the weightiest bars that may bear their names, at most `most` and never two close together; what weighs
 * nothing bears none. `days` are those of the bars in sight, oldest first: only these are named.
 */
export function weightiest(of: readonly Weighed[], days: readonly string[], most: number): Set<string> {
  const places = new Map(days.map((date, place) => [date, place]))
  const chosen = new Set<string>()
  const apart = (date: string) =>
    [...chosen].every((other) => Math.abs((places.get(other) ?? 0) - (places.get(date) ?? 0)) >= APART)
  for (const { date, weight } of of.toSorted((a, b) => b.weight - a.weight || (a.date < b.date ? 1 : -1))) {
    if (weight > 0 && chosen.size < most && places.has(date) && apart(date)) chosen.add(date)
  }
  return chosen
}
