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

/** Pearson's correlation; null below three pairs or where one side does not vary. */
export function correlation(x: readonly number[], y: readonly number[]): number | null {
  if (x.length < 3) return null
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const [meanX, meanY] = [mean(x), mean(y)]
  let [xy, xx, yy] = [0, 0, 0]
  for (const [at, one] of x.entries()) {
    const [dx, dy] = [one - meanX, (y[at] ?? 0) - meanY]
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  }
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy)
}

/** Spearman's rank correlation. */
export function rankCorrelation(x: readonly number[], y: readonly number[]): number | null {
  return correlation(ranks(x), ranks(y))
}

/** Slope of the line through the origin that fits best: 1 where what was planted came out as large. */
export function slope(x: readonly number[], y: readonly number[]): number | null {
  const xx = x.reduce((sum, one) => sum + one * one, 0)
  return xx === 0 ? null : x.reduce((sum, one, at) => sum + one * (y[at] ?? 0), 0) / xx
}
