import { recordKinds, type KindName } from '@pandora/contract/records/kinds'
import type { RecordKind } from '@pandora/contract/records/record'
import { dayOf } from '@pandora/contract/time'

const DAY_MS = 86_400_000

/** Days after which series are stale, by frequency: one period and the time a publisher takes. */
const seriesRestDays: Readonly<Record<string, number>> = { day: 5, week: 14, month: 62, quarter: 150, year: 460 }

const olderThan = (day: string | null, days: number, now: number): boolean =>
  day === null || day < dayOf(now - days * DAY_MS)

/** Whether the last day that a kind is about is older than its rhythm allows at `now` (ms). */
export function isStale(kind: KindName, lastOn: string | null, now: number): boolean {
  const days = (recordKinds[kind] as RecordKind).restDays
  return days !== undefined && olderThan(lastOn, days, now)
}

/** Whether the series of any frequency have all stopped: one that ended is no fault, a frequency without news is. */
export function seriesStale(newest: readonly { frequency: string; newest: string | null }[], now: number): boolean {
  return newest.some((one) => olderThan(one.newest, seriesRestDays[one.frequency] ?? 460, now))
}
