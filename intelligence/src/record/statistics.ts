import { randomFrom } from '../linear/random.ts'
import type { Interval } from './types.ts'

/** Ranks from 1 on; equal values share their mean rank. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((one, other) => one.value - other.value)
  const ranked = Array.from({ length: values.length }, () => 0)
  for (let from = 0; from < order.length;) {
    let to = from
    while (to + 1 < order.length && order[to + 1]?.value === order[from]?.value) to++
    for (let at = from; at <= to; at++) ranked[order[at]?.at ?? 0] = (from + to) / 2 + 1
    from = to + 1
  }
  return ranked
}

/** Mean; null of nothing. */
export const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length

/** Pearson's correlation; null below three pairs or where one side does not vary. */
export function correlation(x: readonly number[], y: readonly number[]): number | null {
  if (x.length < 3) return null
  const [meanX, meanY] = [mean(x) ?? 0, mean(y) ?? 0]
  let [xy, xx, yy] = [0, 0, 0]
  for (const [at, one] of x.entries()) {
    const [dx, dy] = [one - meanX, (y[at] ?? 0) - meanY]
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  }
  return xx === 0 || yy === 0 ? null : Math.min(1, Math.max(-1, xy / Math.sqrt(xx * yy)))
}

/** Spearman's rank correlation; null below three pairs or where one side does not vary. */
export const rankCorrelation = (x: readonly number[], y: readonly number[]): number | null =>
  correlation(ranks(x), ranks(y))

/** Normal deviation that 95 % lie within. */
const Z = 1.959964

/** A share with Wilson's interval (Wilson 1927), 95 %; null of no trials. */
export function wilson(hits: number, trials: number): Interval | null {
  if (trials <= 0) return null
  const share = hits / trials
  const spread = (Z / (1 + Z ** 2 / trials)) * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))
  const middle = (share + Z ** 2 / (2 * trials)) / (1 + Z ** 2 / trials)
  return {
    value: share,
    low: Math.max(0, Math.min(share, middle - spread)),
    high: Math.min(1, Math.max(share, middle + spread)),
  }
}

/** Draws of the bootstrap. */
const DRAWS = 1000

/**
 * Mean of values that belong to days, with the 95 % interval of a circular block bootstrap over runs of `length` days
 * (Politis and Romano 1992): neighbouring days share their windows and are drawn together, and the last is followed by
 * the first, for runs that end with the last draw the days in the middle more often than those at the ends, and the
 * interval then lay beside its own mean. `byDay` in order of days. The same seed gives the same interval. Fewer days
 * than two runs have none: both ends are the mean. Null of nothing.
 */
export function blockMean(byDay: readonly (readonly number[])[], length: number, seed: number): Interval | null {
  const days = byDay
    .filter((one) => one.length > 0)
    .map((one) => ({ sum: one.reduce((sum, value) => sum + value, 0), count: one.length }))
  if (days.length === 0) return null
  const whole = days.reduce((all, one) => ({ sum: all.sum + one.sum, count: all.count + one.count }), {
    sum: 0,
    count: 0,
  })
  const value = whole.sum / whole.count
  const block = Math.max(1, Math.floor(length))
  if (days.length < 2 * block) return { value, low: value, high: value }
  const random = randomFrom(seed)
  const drawn = Array.from({ length: DRAWS }, () => {
    let [sum, count] = [0, 0]
    for (let taken = 0; taken < days.length;) {
      const from = Math.floor(random() * days.length)
      for (let at = 0; at < block && taken < days.length; at++, taken++) {
        const day = days[(from + at) % days.length]
        sum += day?.sum ?? 0
        count += day?.count ?? 0
      }
    }
    return sum / count
  }).toSorted((a, b) => a - b)
  const quantile = (share: number): number => drawn[Math.min(DRAWS - 1, Math.floor(share * DRAWS))] ?? value
  return { value, low: Math.min(value, quantile(0.025)), high: Math.max(value, quantile(0.975)) }
}
