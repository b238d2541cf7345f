import { fitLogistic, logOddsOf, placesOf, type LogisticWeights } from '../linear/logistic.ts'

/** A text with whether it was chosen. */
export interface Example {
  features: Float64Array
  chosen: boolean
}

/** Weights of features, and what is said of a text without any. */
export type Weights = LogisticWeights

/** What the weights say of a text: the logarithm of the odds that it is chosen. */
export const weighed = logOddsOf

/**
 * Weights by which those chosen are told. The ridge pulls a weight by the spread of its feature, so that rare words are
 * pulled as common ones are. The bias is set so that chosen and not chosen would be as many.
 */
export function fit(examples: readonly Example[], size: number, ridge: number): Weights {
  const pulls = spreadOf(examples, size).map((spread) => ridge * spread)
  const { bias, weights } = fitLogistic(
    examples.map(({ features, chosen }) => ({ features, hit: chosen })),
    pulls,
  )
  const chosen = examples.filter((one) => one.chosen).length
  const even = Math.log(Math.max(1, examples.length - chosen) / Math.max(1, chosen))
  return { bias: bias + even, weights }
}

/** Variance of each feature over the examples. */
function spreadOf(examples: readonly Example[], size: number): Float64Array {
  const [sums, squares] = [new Float64Array(size), new Float64Array(size)]
  for (const { features } of examples)
    for (const at of placesOf(features)) {
      const value = features[at] ?? 0
      sums[at] = (sums[at] ?? 0) + value
      squares[at] = (squares[at] ?? 0) + value * value
    }
  const count = Math.max(1, examples.length)
  return squares.map((square, at) => square / count - ((sums[at] ?? 0) / count) ** 2)
}
