import { exchangeOf, exchanges } from '@pandora/contract/records/identity'
import type { RecentBar } from '../../markets/offers/recent-bars.queries.ts'
import type { BarFact, Close } from './facts.ts'

/** Order in which bases are taken, as a quote takes them: what was really paid first. */
const bases = ['traded', 'forward-adjusted', 'backward-adjusted'] as const

/** Calendar days behind a security's newest bar from which on a bar was brought in late, and is no news. */
const LATE_DAYS = 14
const DAY = 86_400_000

/** The closes of one basis with each day's change, newest first: as given, else against the close before it. */
export function closesOf(bars: readonly RecentBar[]): Close[] {
  return bars.map((bar, at) => {
    const before = bar.previous_close ?? bars[at + 1]?.close ?? null
    const rate = bar.change_rate ?? (before === null || before <= 0 ? null : (bar.close / before - 1) * 100)
    return { day: bar.trade_date, close: bar.close, rate, knownAt: bar.known_at }
  })
}

/**
 * A security's bar of a day with those before it, of the basis that a quote of that day is of; null where there is none.
 */
export function barFact(bars: readonly RecentBar[], day: string): BarFact | null {
  for (const basis of bases) {
    const own = bars.filter((bar) => bar.basis === basis && bar.trade_date <= day)
    const [first] = own
    if (!first || first.trade_date !== day) continue
    const closes = closesOf(own.filter((bar) => bar.basis_date === first.basis_date))
    const exchange = exchangeOf(first.security_id)
    return {
      kind: 'bar',
      companyId: first.security_id,
      day,
      closes,
      basis,
      currency: exchange ? exchanges[exchange].currency : null,
      knownAt: first.known_at,
    }
  }
  return null
}

/** Whether a day lies so far behind the newest bar of a security that its bar is no news. */
export function isLate(bars: readonly RecentBar[], day: string): boolean {
  const newest = bars.reduce((latest, bar) => (bar.trade_date > latest ? bar.trade_date : latest), '')
  return newest !== '' && Date.parse(newest) - Date.parse(day) > LATE_DAYS * DAY
}
