import type { FeatureBag, FeatureVector } from './features.ts'

/** What a model says of itself: stands in its file and on its card. */
export interface ModelFacts {
  /** File name without ending: `stance-zh`. */
  name: string
  /** Rises with every change of texts, features or training. */
  version: string
  /**
   * Which extractor its features come from, with that one's version: a model answers only to the features it was
   * trained on.
   */
  extractor: string
  labels: readonly string[]
  rows: number
  seed: number
  /** Where the texts come from: the project's own corpus, or a user's labels. */
  origin: 'corpus' | 'user'
}

/**
 * A linear model with one weight a feature and label: logit of label c = bias[c] + Σ value × weight × scale[c], over
 * the temperature.
 */
export interface LinearModel extends ModelFacts {
  bits: number
  /** Feature by feature, one weight a label. */
  weights: Int8Array
  scale: Float64Array
  bias: Float64Array
  /** Logits are divided by it, so that probabilities are as often right as they say. */
  temperature: number
}

/** Logits of the text in the bag, into `into` (one a label), before the temperature. */
export function logitsOf(model: LinearModel, features: FeatureBag | FeatureVector, into: Float64Array): void {
  const { weights, scale, bias } = model
  const labels = bias.length
  const count = 'count' in features ? features.count : features.ids.length
  const { ids, values } = features
  into.fill(0)
  for (let at = 0; at < count; at++) {
    const from = (ids[at] ?? 0) * labels
    const value = values[at] ?? 0
    for (let label = 0; label < labels; label++) into[label] = (into[label] ?? 0) + value * (weights[from + label] ?? 0)
  }
  for (let label = 0; label < labels; label++)
    into[label] = (bias[label] ?? 0) + (into[label] ?? 0) * (scale[label] ?? 0)
}

/** Softmax of logits over a temperature, in place. */
export function softmax(logits: Float64Array, temperature = 1): void {
  let most = -Infinity
  for (const one of logits) if (one > most) most = one
  let sum = 0
  for (let at = 0; at < logits.length; at++) {
    const power = Math.exp(((logits[at] ?? 0) - most) / temperature)
    logits[at] = power
    sum += power
  }
  for (let at = 0; at < logits.length; at++) logits[at] = (logits[at] ?? 0) / sum
}

/** Place of the largest number; the first of equals. */
export function largest(numbers: ArrayLike<number>): number {
  let best = 0
  for (let at = 1; at < numbers.length; at++) if ((numbers[at] ?? 0) > (numbers[best] ?? 0)) best = at
  return best
}

/** Calibrated probabilities of the text in the bag, one a label. */
export function probabilitiesOf(model: LinearModel, features: FeatureBag | FeatureVector): Float64Array {
  const answer = new Float64Array(model.labels.length)
  logitsOf(model, features, answer)
  softmax(answer, model.temperature)
  return answer
}
