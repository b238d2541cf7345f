import { difference, exponential, from } from './averages.ts'
import type { Values } from './averages.ts'

/**
 * MACD: `DIF = EMA(close, 12) − EMA(close, 26)`, `DEA = EMA(DIF, 9)`, histogram `2 × (DIF − DEA)`. The factor 2 is the
 * Chinese convention (Tongdaxin, Wind, Xueqiu); others draw the difference itself. DIF begins with bar 26, DEA and
 * histogram with bar 34. Source: G. Appel, Technical Analysis: Power Tools (2005); formula MACD of Tongdaxin.
 */
export function macd(
  closes: Values,
  fast = 12,
  slow = 26,
  signal = 9,
): { dif: (number | null)[]; dea: (number | null)[]; histogram: (number | null)[] } {
  const begun = difference(exponential(closes, fast), exponential(closes, slow))
  const dif = from(begun, slow)
  const dea = from(exponential(begun, signal), slow + signal - 1)
  return { dif, dea, histogram: difference(dif, dea).map((value) => (value === null ? null : 2 * value)) }
}
