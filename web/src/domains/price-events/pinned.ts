import type { OutputOf } from '@pandora/contract/operation'
import type { priceEvents } from '@pandora/contract/price-events'
import { exchangeOf, exchanges } from '@pandora/contract/records/identity'
import { instantOf } from '@pandora/contract/time'

export type PriceEvent = OutputOf<typeof priceEvents.list>['eventSummaryList'][number]

/** Events by the bar they are pinned to; `after` came when the last bar had closed, `before` lie before the first. */
export interface Pinned {
  byBar: ReadonlyMap<string, readonly PriceEvent[]>
  after: readonly PriceEvent[]
}

/**
 * Pins events to the first bar that could answer to them: that of their day, or, after its close or on a day without trading, the next one.
 * Where the source gives the day only it is that day's bar: nobody knows whether the market had closed. `days` are the bars' days, oldest first.
 */
export function pinned(events: readonly PriceEvent[], securityId: string, days: readonly string[]): Pinned {
  const { zone, close } = exchanges[exchangeOf(securityId) ?? 'SHZ']
  const byBar = new Map<string, PriceEvent[]>()
  const after: PriceEvent[] = []
  const first = days[0] ?? ''
  for (const event of events) {
    const late = event.precision === 'instant' && event.newsTimestamp > instantOf(event.newsDay, close, zone)
    const bar = barFrom(days, event.newsDay, late)
    if (bar === undefined) after.push(event)
    // What lies before the first bar would all be heaped onto it.
    else if (bar !== first || event.newsDay >= first) byBar.set(bar, [...(byBar.get(bar) ?? []), event])
  }
  return { byBar, after }
}

/** First of the sorted days that is `day` or later, or later only. */
function barFrom(days: readonly string[], day: string, later: boolean): string | undefined {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const at = days[middle] ?? ''
    if (later ? at > day : at >= day) high = middle
    else low = middle + 1
  }
  return days[low]
}
