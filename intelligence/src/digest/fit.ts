/** A text with whether it was chosen. */
export interface Example {
  features: Float64Array
  chosen: boolean
}

/** Weights of features, and what is said of a text without any. */
export interface Weights {
  bias: number
  weights: Float64Array
}

/** What the weights say of a text: the logarithm of the odds that it is chosen. */
export function weighed({ bias, weights }: Weights, features: Float64Array): number {
  let sum = bias
  for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (features[at] ?? 0)
  return sum
}

/** How weights are fitted: rounds over the examples, first step of AdaGrad, pull of each weight to 0. */
export interface Fitting {
  epochs: number
  rate: number
  ridge: number
}

/** Places of the features that a text has. */
const placesOf = (features: Float64Array): number[] => [...features.keys()].filter((at) => features[at] !== 0)

/** Logistic regression; chosen and not chosen count alike in all, and the same examples give the same weights. */
export function fit(examples: readonly Example[], size: number, { epochs, rate, ridge }: Fitting): Weights {
  const weights = new Float64Array(size)
  const squares = new Float64Array(size + 1).fill(1e-6)
  let bias = 0
  const chosen = examples.filter((one) => one.chosen).length
  const share = [examples.length / 2 / Math.max(1, examples.length - chosen), examples.length / 2 / Math.max(1, chosen)]
  const places = examples.map(({ features }) => placesOf(features))
  for (let epoch = 0; epoch < epochs; epoch++)
    for (let step = 0; step < examples.length; step++) {
      // A stride by a prime spreads neighbours in time without a random number.
      const at = (step * 7919 + epoch * 31) % examples.length
      const [one, own] = [examples[at], places[at]]
      if (!one || !own) continue
      let said = bias
      for (const place of own) said += (weights[place] ?? 0) * (one.features[place] ?? 0)
      const pull = (1 / (1 + Math.exp(-said)) - (one.chosen ? 1 : 0)) * (share[one.chosen ? 1 : 0] ?? 1)
      squares[size] = (squares[size] ?? 0) + pull * pull
      bias -= (rate * pull) / Math.sqrt(squares[size] ?? 1)
      for (const place of own) {
        const slope = pull * (one.features[place] ?? 0) + ridge * (weights[place] ?? 0)
        squares[place] = (squares[place] ?? 0) + slope * slope
        weights[place] = (weights[place] ?? 0) - (rate * slope) / Math.sqrt(squares[place] ?? 1)
      }
    }
  return { bias, weights }
}
