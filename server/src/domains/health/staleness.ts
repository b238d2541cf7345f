import type { KindName } from '@pandora/contract/records/kinds'
import { dayOf } from '@pandora/contract/time'

const DAY_MS = 86_400_000

/** Days after which a kind without news of it is stale: a weekend and a holiday for prices, a weekend for documents. Other kinds have no rhythm. */
const restDays: Partial<Record<KindName, number>> = { daily_price: 5, trading_day: 5, document: 3, document_company: 3 }
/** The same for series, by frequency: one period and the time a publisher takes. */
const seriesRestDays: Readonly<Record<string, number>> = { day: 5, week: 14, month: 62, quarter: 150, year: 460 }

const olderThan = (day: string | null, days: number, now: number): boolean =>
  day === null || day < dayOf(now - days * DAY_MS)

/** Whether the last day that a kind is about is older than its rhythm allows at `now` (ms). */
export function isStale(kind: KindName, lastOn: string | null, now: number): boolean {
  const days = restDays[kind]
  return days !== undefined && olderThan(lastOn, days, now)
}

/** Whether the series of any frequency have all stopped: one that ended is no fault, a frequency without news is. */
export function seriesStale(newest: readonly { frequency: string; newest: string | null }[], now: number): boolean {
  return newest.some((one) => olderThan(one.newest, seriesRestDays[one.frequency] ?? 460, now))
}
