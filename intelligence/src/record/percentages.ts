/**
 * Whole per cent of parts, adding up to exactly 100: each is rounded down, and what is left goes to those that lost
 * most (largest remainder; of equal ones the first).
 * Null where the parts add up to nothing. Throws RangeError for a part below zero or not finite.
 */
export function wholePercentages(parts: readonly number[]): number[] | null {
  const sum = parts.reduce((all, one) => all + one, 0)
  if (parts.some((one) => !(one >= 0)) || !Number.isFinite(sum)) throw new RangeError(`parts ${parts.join()}`)
  if (sum === 0) return null
  const exact = parts.map((one) => (one / sum) * 100)
  const whole = exact.map(Math.floor)
  const left = Math.round(100 - whole.reduce((all, one) => all + one, 0))
  const order = exact
    .map((one, at) => ({ at, lost: one - Math.floor(one) }))
    .sort((a, b) => b.lost - a.lost || a.at - b.at)
  for (const { at } of order.slice(0, left)) whole[at] = (whole[at] ?? 0) + 1
  return whole
}
