/**
 * Whole numbers in proportion to the weights (≥ 0) that add up to `total` exactly (largest remainders, Hare quota; ties
 * go to the earlier).
 * All 0 where no weight is above 0.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, one) => all + one, 0)
  if (sum <= 0) return weights.map(() => 0)
  const exact = weights.map((one) => (total * one) / sum)
  const whole = exact.map(Math.floor)
  let left = total - whole.reduce((all, one) => all + one, 0)
  const order = exact
    .map((one, at) => ({ at, rest: one - Math.floor(one) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of order) {
    if (left <= 0) break
    whole[at] = (whole[at] ?? 0) + 1
    left--
  }
  return whole
}
