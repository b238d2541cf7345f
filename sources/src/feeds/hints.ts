import { kid, kids, textIn, textOf } from './elements.ts'
import type { FeedHints } from './feed.ts'
import type { Element } from './tree.ts'

const periods: Readonly<Record<string, number>> = {
  hourly: 60,
  daily: 1440,
  weekly: 10_080,
  monthly: 43_200,
  yearly: 525_600,
}
const DAY = 1440

/**
 * When a feed asks to be read: `ttl`, `skipHours`, `sy:updatePeriod` by `sy:updateFrequency`. Never less often than
 * once a day.
 */
export function hintsOf(channel: Element): FeedHints {
  const ttl = Number(textOf(channel, 'ttl') ?? '')
  const period = periods[(textOf(channel, 'sy:updateperiod') ?? '').toLowerCase()]
  const frequency = Math.max(1, Number(textOf(channel, 'sy:updatefrequency') ?? '1') || 1)
  const asked = Math.max(Number.isFinite(ttl) ? ttl : 0, period === undefined ? 0 : period / frequency)
  const skipped = kid(channel, 'skiphours')
  const hours = skipped
    ? kids(skipped, 'hour')
        .map((hour) => Number(textIn(hour)) % 24)
        .filter((hour) => Number.isInteger(hour) && hour >= 0)
    : []
  // A feed that may never be read was filled in wrongly.
  return {
    minutes: asked > 0 ? Math.min(DAY, Math.ceil(asked)) : null,
    skipHours: new Set(hours).size >= 24 ? [] : [...new Set(hours)],
  }
}
