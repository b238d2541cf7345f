import { blockMean, wilson } from './statistics.ts'

/** How posts on a company stood on a day, −100 (all bearish) to 100. */
export interface OpinionDay {
  companyId: string
  day: string
  percentage: number
}
/** Closes of a company, and the mean return of its industry's other stocks on each of these sessions, per cent; oldest first. */
export interface OpinionPrices {
  day: readonly string[]
  close: readonly number[]
  industry: readonly (number | null)[]
}
/** A day of opinion with its decile among the days known before it, and what came of it; null while that is not known. */
export interface OpinionOutcome extends OpinionDay {
  /** 1, the most bearish, to 10; null while fewer than `EARLIER_DAYS` days are known. */
  decile: number | null
  /** Return over the industry's from the close of the next session on, per cent, in the order of the horizons. */
  excess: readonly (number | null)[]
}
/** What days were worth: mean return over the industry, per cent, and the share of them above zero, with 95 % intervals. */
export interface Worth {
  n: number
  mean: number | null
  low: number | null
  high: number | null
  hitRate: number | null
  hitLow: number | null
  hitHigh: number | null
}

/** Days that must be known before one has a decile. */
export const EARLIER_DAYS = 50
/** Classes of a percentage: whole per cents from −100 on. */
const CLASSES = 201
const classOf = (percentage: number): number => Math.max(0, Math.min(CLASSES - 1, Math.round(percentage) + 100))

/**
 * Return over the industry's from the close of the first session after a day, `horizon` sessions on: the product of the
 * stock's returns less that of the industry's mean returns, per cent. The posts of a day are known at its end, so its
 * own close could not be had any more. Null where a close is missing, or lies ahead.
 */
function excessAfter({ day, close, industry }: OpinionPrices, of: string, horizon: number): number | null {
  const at = firstAfter(day, of)
  const [base, end] = [close[at], close[at + horizon]]
  if (base === undefined || end === undefined || base <= 0) return null
  let index = 1
  for (let step = at + 1; step <= at + horizon; step++) {
    const change = industry[step]
    if (change === null || change === undefined) return null
    index *= 1 + change / 100
  }
  return (end / base - index) * 100
}

/** Place of the first day after another among ascending days. */
function firstAfter(days: readonly string[], day: string): number {
  let [low, high] = [0, days.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[middle] ?? '') > day) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Deciles and outcomes of days of opinion, in order of days. A day's decile is its place among the days before it, so
 * that what is learned later changes none: half of the equals count as below.
 */
export function opinionOutcomes(
  days: readonly OpinionDay[],
  pricesOf: (companyId: string) => OpinionPrices | undefined,
  horizons: readonly number[],
): OpinionOutcome[] {
  const seen = Array.from({ length: CLASSES }, () => 0)
  let count = 0
  const outcomes: OpinionOutcome[] = []
  for (const [, ofDay] of Map.groupBy(
    days.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)),
    ({ day }) => day,
  )) {
    for (const one of ofDay) {
      const own = classOf(one.percentage)
      let below = (seen[own] ?? 0) / 2
      for (let at = 0; at < own; at++) below += seen[at] ?? 0
      const prices = pricesOf(one.companyId)
      outcomes.push({
        ...one,
        decile: count < EARLIER_DAYS ? null : Math.min(10, Math.floor((below / count) * 10) + 1),
        excess: horizons.map((horizon) => (prices ? excessAfter(prices, one.day, horizon) : null)),
      })
    }
    for (const one of ofDay) {
      const own = classOf(one.percentage)
      seen[own] = (seen[own] ?? 0) + 1
      count++
    }
  }
  return outcomes
}

/**
 * What days were worth at a horizon: mean with the interval of a circular block bootstrap over runs of `length` days, for
 * neighbours share their sessions; hit rate with Wilson's.
 */
export function worthOfDays(outcomes: readonly OpinionOutcome[], place: number, length: number): Worth {
  const known = outcomes.flatMap(({ day, excess }) => {
    const value = excess[place]
    return value === null || value === undefined ? [] : [{ day, value }]
  })
  const byDay = [...Map.groupBy(known, ({ day }) => day).values()].map((own) => own.map(({ value }) => value))
  const mean = blockMean(byDay, length, 15)
  const ends = mean && mean.low < mean.high ? mean : null
  const hits = wilson(known.filter(({ value }) => value > 0).length, known.length)
  return {
    n: known.length,
    mean: mean?.value ?? null,
    low: ends?.low ?? null,
    high: ends?.high ?? null,
    hitRate: hits ? hits.value * 100 : null,
    hitLow: hits ? hits.low * 100 : null,
    hitHigh: hits ? hits.high * 100 : null,
  }
}
