import { endOfDay, instantOf } from '@pandora/contract/time'
import type { Span } from './queries.ts'

const DAY_MS = 86_400_000

/**
 * Span of the edition of `day` that closes at `time` (`HH:MM`), in Asia/Shanghai: after the reader's time point before
 * it, which for the
 * first of the day is the last of the day before; without other points, from the beginning of the day. Without a time,
 * the whole day.
 */
export function editionSpan(day: string, time: string | undefined, points: readonly string[]): Span {
  const start = instantOf(day)
  if (time === undefined) return { from: start - 1, to: endOfDay(day) }
  const to = instantOf(day, `${time}:00`)
  const before = points
    .filter((point) => point < time)
    .sort()
    .at(-1)
  if (before !== undefined) return { from: instantOf(day, `${before}:00`), to }
  const last = points.toSorted().at(-1)
  // Shanghai has had no clock changes since 1991; the day before begins 24 hours earlier.
  return { from: last === undefined ? start - 1 : instantOf(day, `${last}:00`) - DAY_MS, to }
}
