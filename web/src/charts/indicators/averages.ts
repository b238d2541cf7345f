/** One value a bar, oldest first; null where a bar has none. Missing is never filled in. */
export type Values = readonly (number | null)[]

/**
 * Simple moving average of the last `length` values: null until there are so many, and wherever one of them is missing.
 * Source: the arithmetic mean, as J. J. Murphy, Technical Analysis of the Financial Markets (1999), chapter 9.
 */
export function movingAverage(values: Values, length: number): (number | null)[] {
  return windowed(values, length, (sum) => sum / length)
}

/**
 * A figure of each window of `length` values, given their sum and themselves; null where a value is missing or the
 * window is not yet full. The sum is formed anew for each window: a running one would drift over long histories.
 */
export function windowed(
  values: Values,
  length: number,
  figure: (sum: number, window: readonly number[]) => number,
): (number | null)[] {
  return values.map((_, at) => {
    if (at + 1 < length) return null
    const window: number[] = []
    let sum = 0
    for (let place = at + 1 - length; place <= at; place += 1) {
      const value = values[place]
      if (value === null || value === undefined) return null
      window.push(value)
      sum += value
    }
    return figure(sum, window)
  })
}

/**
 * Exponential average as Chinese terminals count it: `EMA(X, N) = (2·X + (N − 1)·EMA′) / (N + 1)`, begun with the first
 * value. In its first `length − 1` values the beginning still weighs most: `from` holds them back. A missing value is
 * passed over. Source: function EMA of the Tongdaxin formula language.
 */
export function exponential(values: Values, length: number): (number | null)[] {
  let average: number | null = null
  return values.map((value) => {
    if (value === null) return null
    average = average === null ? value : (2 * value + (length - 1) * average) / (length + 1)
    return average
  })
}

/** Values from the so-manieth known one on; those before it, which are still warming up, are missing. */
export function from(values: Values, place: number): (number | null)[] {
  let seen = 0
  return values.map((value) => {
    if (value !== null) seen += 1
    return seen < place ? null : value
  })
}

/** `a − b` value by value; null where either is missing. */
export const difference = (a: Values, b: Values): (number | null)[] =>
  a.map((value, at) => {
    const other = b[at]
    return value === null || other === null || other === undefined ? null : value - other
  })
