import type { Values } from './averages.ts'

interface Reached {
  high: Values
  low: Values
  close: Values
}

/**
 * KDJ (9, 3, 3): `RSV = (close − lowest low of 9) / (highest high of 9 − lowest low of 9) × 100`, `K = ⅔·K′ + ⅓·RSV`,
 * `D = ⅔·D′ + ⅓·K`, `J = 3·K − 2·D`; K and D stand at 50 before the first. Null until nine bars are there, where a high
 * or low of them is missing, and where they all stand at one price. Source: formula KDJ of Tongdaxin, after G. Lane's
 * stochastics.
 */
export function kdj(
  { high, low, close }: Reached,
  length = 9,
  smoothK = 3,
  smoothD = 3,
): { k: (number | null)[]; d: (number | null)[]; j: (number | null)[] } {
  let [k, d] = [50, 50]
  const drawn = close.map((last, at) => {
    const window = (of: Values) => of.slice(Math.max(0, at + 1 - length), at + 1)
    const [highs, lows] = [window(high), window(low)]
    if (last === null || at + 1 < length || highs.includes(null) || lows.includes(null)) return null
    const top = Math.max(...(highs as number[]))
    const bottom = Math.min(...(lows as number[]))
    if (top === bottom) return null
    k = ((smoothK - 1) * k + ((last - bottom) / (top - bottom)) * 100) / smoothK
    d = ((smoothD - 1) * d + k) / smoothD
    return { k, d, j: 3 * k - 2 * d }
  })
  const column = (of: 'k' | 'd' | 'j') => drawn.map((one) => one?.[of] ?? null)
  return { k: column('k'), d: column('d'), j: column('j') }
}
