/**
 * One trading day of an industry, summed over its members of that day. Returns in per cent; prices in the currency of
 * the bars.
 */
export interface IndustryDay {
  date: string
  members: number
  /** Members with a return, and how they stood. */
  traded: number
  rising: number
  falling: number
  /** Mean return; null where no member has one. */
  mean: number | null
  /** Mean return weighted by float value of the day before; null where no member has both. */
  weighted: number | null
  /** Means of lows and highs over bars whose low is positive; null where there is none. */
  low: number | null
  high: number | null
  priced: number
  /** Bars dropped because their low was not positive. */
  dropped: number
}

/**
 * Entries of an industry's index price (IND-03): `price` = (min + max) / 2, of days whose min price is positive only.
 */
export interface PriceEntry {
  date: string
  min: number
  max: number
  price: number
  companies: number
}

/** The index price of one entry, null where its min price is not positive or either is missing (IND-03). */
export function indexPrice(min: number | null, max: number | null): number | null {
  if (min === null || max === null || !(min > 0) || !Number.isFinite(max)) return null
  return (min + max) / 2
}

/** Entries of days by the rule of IND-03; other days are left out. */
export function priceEntries(days: readonly IndustryDay[]): PriceEntry[] {
  return days.flatMap(({ date, low, high, priced }) => {
    const price = indexPrice(low, high)
    return price === null || low === null || high === null
      ? []
      : [{ date, min: low, max: high, price, companies: priced }]
  })
}

/**
 * Day's returns (per cent) chained from 100: the first value is 100, whatever the first return; a day without a return
 * keeps the level. A loss of all ends at 0.
 */
export function chained(returns: readonly (number | null)[]): number[] {
  let level = 100
  return returns.map(
    (rate, place) => (level = place === 0 || rate === null ? level : Math.max(0, level * (1 + rate / 100))),
  )
}

/** The same, null from where no return was ever given on. */
export function chainedOrNull(returns: readonly (number | null)[]): (number | null)[] {
  return returns.slice(1).some((rate) => rate !== null) ? chained(returns) : returns.map(() => null)
}

/**
 * Closes by day brought to 100 on the first of `dates`, by the last close up to each day; null before the first close,
 * and throughout where the first day has none or none above zero.
 */
export function rebased(
  closes: readonly { date: string; close: number }[],
  dates: readonly string[],
): (number | null)[] {
  let at = -1
  const upTo = dates.map((date) => {
    while ((closes[at + 1]?.date ?? '\uffff') <= date) at++
    return closes[at]?.close ?? null
  })
  const base = upTo[0] ?? null
  if (base === null || base <= 0) return dates.map(() => null)
  return upTo.map((close) => (close === null ? null : (close / base) * 100))
}

/**
 * One line against another, × 100: above 100 it did better since the first day. Null where either is missing or the
 * other is not positive.
 */
export function strength(line: readonly (number | null)[], against: readonly (number | null)[]): (number | null)[] {
  return line.map((value, place) => {
    const other = against[place] ?? null
    return value === null || other === null || other <= 0 ? null : (value / other) * 100
  })
}

/** Running sum of rising less falling: how broad the way here was. */
export function advance(days: readonly Pick<IndustryDay, 'rising' | 'falling'>[]): number[] {
  let sum = 0
  return days.map(({ rising, falling }) => (sum += rising - falling))
}
