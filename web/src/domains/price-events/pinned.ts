import type { OutputOf } from '@pandora/contract/operation'
import type { priceEvents } from '@pandora/contract/domains/price-events/operations'
import { barFinder } from '@pandora/contract/domains/markets/bar-of'

export type PriceEvent = OutputOf<typeof priceEvents.list>['eventSummaryList'][number]

/** Events by the bar they are pinned to; `after` came when the last bar had closed, `before` lie before the first. */
export interface Pinned {
  byBar: ReadonlyMap<string, readonly PriceEvent[]>
  after: readonly PriceEvent[]
}

/**
 * Pins events to the first bar that could answer to them: that of their day, or, after its close or on a day without
 * trading, the next one.
 * Where the source gives the day only it is that day's bar: nobody knows whether the market had closed. `days` are the
 * bars' days, oldest first.
 */
export function pinned(events: readonly PriceEvent[], securityId: string, days: readonly string[]): Pinned {
  const find = barFinder(securityId, days)
  const byBar = new Map<string, PriceEvent[]>()
  const after: PriceEvent[] = []
  const first = days[0] ?? ''
  for (const event of events) {
    const bar = find({ at: event.newsTimestamp, day: event.newsDay, precision: event.precision })
    if (bar === undefined) after.push(event)
    // What lies before the first bar would all be heaped onto it.
    else if (bar !== first || event.newsDay >= first) byBar.set(bar, [...(byBar.get(bar) ?? []), event])
  }
  return { byBar, after }
}
