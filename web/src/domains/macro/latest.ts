export interface Latest {
  day: string
  value: number
  /** Difference to the value before, in the series' unit and in per cent; null where there is none. */
  change: number | null
  changeRate: number | null
}

/** The last value of a series and how it moved from the one before; undefined when it has none. */
export function latestOf(days: readonly string[], values: readonly (number | null)[]): Latest | undefined {
  const present = (from: number) => values.findLastIndex((value, index) => index <= from && value !== null)
  const at = present(values.length - 1)
  const value = values[at]
  const day = days[at]
  if (value === null || value === undefined || day === undefined) return undefined
  const before = at > 0 ? values[present(at - 1)] : undefined
  if (before === null || before === undefined) return { day, value, change: null, changeRate: null }
  return { day, value, change: value - before, changeRate: before === 0 ? null : (value / before - 1) * 100 }
}

/** Place of the last day that is at or before `day`; -1 when all are later. Days are in order. */
export function placeAt(days: readonly string[], day: string): number {
  return days.findLastIndex((one) => one <= day)
}
