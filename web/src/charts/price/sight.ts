import { rangeStart } from '../bars.ts'
import type { Range } from '../bars.ts'

/** First and last day that are in sight. */
export interface Sight {
  from: string
  to: string
}
/** What is to be seen: a range up to the last bar, or the bars of some days. */
export type Wanted = { range: Range } | Sight

/** Bars of room at the right of the last one. */
const ROOM = 2

/**
 * Places of the first and last bar in sight, half a bar beside them, as the time scale counts; null without bars. It
 * rests on the days alone: whatever becomes of the width, the same days are in sight.
 */
export function placesOf(days: readonly string[], wanted: Wanted): { from: number; to: number } | null {
  const last = days.at(-1)
  if (last === undefined) return null
  const start = 'range' in wanted ? rangeStart(last, wanted.range) : wanted.from
  const end = 'range' in wanted ? last : wanted.to
  const first = start === undefined ? 0 : days.findIndex((day) => day >= start)
  const until = days.findLastIndex((day) => day <= end)
  if (first < 0 || until < first) return { from: -0.5, to: days.length - 1 + ROOM }
  // One bar alone is shown with those around it.
  const from = Math.max(0, Math.min(first, until - 1))
  return { from: from - 0.5, to: until + (until === days.length - 1 ? ROOM : 0.5) }
}

/** What is in sight as an address or a tile keeps it: `2024-01-02~2024-06-28`; undefined where it is none. */
export function sightIn(text: string | undefined): Sight | undefined {
  const found = /^(\d{4}-\d{2}-\d{2})~(\d{4}-\d{2}-\d{2})$/.exec(text ?? '')
  return found?.[1] && found[2] && found[1] < found[2] ? { from: found[1], to: found[2] } : undefined
}

/** The same as text. */
export const sightText = ({ from, to }: Sight): string => `${from}~${to}`
