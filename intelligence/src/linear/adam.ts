/** What is kept of slopes and of their squares, with what the newest adds; what keeps a division from nothing. */
const [KEPT, NEW] = [0.9, 0.1]
const [SQUARES_KEPT, SQUARES_NEW] = [0.999, 0.001]
const LEAST = 1e-8

/**
 * Weights that make a loss small: from nothing, so many steps against its whole slope, each as long as `rate` at most
 * nearly, shorter where the slope is unsteady (Adam, Kingma and Ba 2015). `slopeOf` gives the slope at some weights, one
 * number for each. For few weights and a loss that all examples are counted in at each step; models of texts, with one
 * weight for each of many features, are trained example by example (`train.ts`, AdaGrad).
 */
export function descended(
  size: number,
  { steps, rate }: { steps: number; rate: number },
  slopeOf: (weights: readonly number[]) => readonly number[],
): number[] {
  const weights = Array.from({ length: size }, () => 0)
  const [means, squares] = [weights.slice(), weights.slice()]
  for (let step = 1; step <= steps; step++)
    for (const [at, slope] of slopeOf(weights).entries()) {
      const mean = KEPT * (means[at] ?? 0) + NEW * slope
      const square = SQUARES_KEPT * (squares[at] ?? 0) + SQUARES_NEW * slope * slope
      ;[means[at], squares[at]] = [mean, square]
      const spread = Math.sqrt(square / (1 - SQUARES_KEPT ** step)) + LEAST
      weights[at] = (weights[at] ?? 0) - (rate * mean) / (1 - KEPT ** step) / spread
    }
  return weights
}
