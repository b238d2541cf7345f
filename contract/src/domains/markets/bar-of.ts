import { exchangeOf, exchanges } from '../../records/identity.ts'
import { instantOf } from '../../time.ts'

/** When something became known: an instant (ms) with its day, or the day alone. */
export interface Known {
  at: number
  day: string
  precision: 'instant' | 'day' | 'year'
}

/** First of the sorted days that is `day` or later, or later only. */
function dayFrom(days: readonly string[], day: string, later: boolean): string | undefined {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const at = days[middle] ?? ''
    if (later ? at > day : at >= day) high = middle
    else low = middle + 1
  }
  return days[low]
}

/**
 * Says which bar of a security (`days`, oldest first) could first answer to what became known: that of its day, or,
 * after the close or on a day without trading, the next. Undefined: no bar yet.
 */
export function barFinder(securityId: string, days: readonly string[]): (known: Known) => string | undefined {
  const { zone, close } = exchanges[exchangeOf(securityId) ?? 'SHZ']
  return ({ at, day, precision }) => dayFrom(days, day, precision === 'instant' && at > instantOf(day, close, zone))
}
