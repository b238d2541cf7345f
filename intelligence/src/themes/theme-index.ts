/** Returns of a company by day `YYYY-MM-DD`, per cent, all of one basis. */
export type Returns = ReadonlyMap<string, number>
/** Who is a member from a day on, and how much each weighs; until the next. */
export interface Basket {
  from: string
  weights: ReadonlyMap<string, number>
}
export interface IndexSeries {
  day: string[]
  value: number[]
  change: number[]
  members: number[]
}

/**
 * Index of a theme over its trading days: each day's change is the weighted mean of its members' returns of that day,
 * by the basket last
 * made before it; 100 on the first day that has a basket, whatever moved it on that day. Members without a return that
 * day are left out of it, and so are days on which no member has one.
 */
export function themeIndex(
  days: readonly string[],
  baskets: readonly Basket[],
  returns: ReadonlyMap<string, Returns>,
): IndexSeries {
  const series: IndexSeries = { day: [], value: [], change: [], members: [] }
  const ordered = baskets.toSorted((a, b) => (a.from < b.from ? -1 : 1))
  let value = 100
  let at = -1
  for (const day of days.toSorted()) {
    while (at + 1 < ordered.length && (ordered[at + 1] as Basket).from <= day) at++
    const basket = ordered[at]
    if (!basket) continue
    let [sum, weights, members] = [0, 0, 0]
    for (const [id, weight] of basket.weights) {
      const own = weight > 0 ? returns.get(id)?.get(day) : undefined
      if (own === undefined) continue
      sum += weight * own
      weights += weight
      members++
    }
    if (weights === 0) continue
    const change = sum / weights
    if (series.day.length > 0) value *= 1 + change / 100
    series.day.push(day)
    series.value.push(value)
    series.change.push(change)
    series.members.push(members)
  }
  return series
}
