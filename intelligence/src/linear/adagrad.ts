/**
 * Moves one weight against its slope, by less the more it was moved before (AdaGrad, Duchi et al. 2011). `history` holds
 * the sum of the squares of the slopes of each weight, more than 0 from the beginning.
 */
export function stepDown(
  weights: Float32Array | Float64Array,
  history: Float32Array | Float64Array,
  at: number,
  slope: number,
  rate: number,
): void {
  const past = (history[at] ?? 0) + slope * slope
  history[at] = past
  weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(past)
}
