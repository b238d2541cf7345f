import { stepDown } from './adagrad.ts'
import type { FeatureBag, FeatureVector } from './features.ts'
import { logitsOf, type LinearModel, type ModelFacts } from './model.ts'
import { quantised } from './quantise.ts'
import { randomFrom, shuffled } from './random.ts'
import type { TrainOptions } from './train.ts'

/** A text with any number of labels, by their places. */
export interface SetExample {
  features: FeatureVector
  labels: ReadonlySet<number>
  weight?: number
}

const sigmoid = (logit: number) => 1 / (1 + Math.exp(-logit))

/**
 * One logistic regression a label, side by side in one model (binary relevance), by AdaGrad as in `trainLinear`: a text
 * may have several labels, or none.
 * `balance` raises what a label's own texts count against the rest. Throws RangeError without examples.
 */
export function trainSets(
  examples: readonly SetExample[],
  options: Omit<TrainOptions, 'naiveBayes'>,
  facts: Omit<ModelFacts, 'rows'>,
): LinearModel {
  const labels = facts.labels.length
  if (examples.length === 0) throw new RangeError('no examples')
  const frequency = new Float64Array(labels)
  for (const example of examples) for (const label of example.labels) frequency[label] = (frequency[label] ?? 0) + 1
  const ownWeight = frequency.map((count) =>
    count === 0 ? 0 : Math.max(1, ((examples.length - count) / count) ** options.balance),
  )
  const size = 2 ** options.bits
  const weights = new Float32Array(size * labels)
  const history = new Float32Array(size * labels).fill(1e-2)
  const bias = new Float64Array(labels)
  const biasHistory = new Float64Array(labels).fill(1e-2)
  const slope = new Float64Array(labels)
  const random = randomFrom(facts.seed)
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const rate = options.rate * (1 - 0.9 * (epoch / Math.max(1, options.epochs - 1)))
    for (const place of shuffled(examples.length, random)) {
      const example = examples[place]
      if (!example) continue
      const { ids, values } = example.features
      slope.set(bias)
      for (let at = 0; at < ids.length; at++) {
        const from = (ids[at] ?? 0) * labels
        const value = values[at] ?? 0
        for (let one = 0; one < labels; one++) slope[one] = (slope[one] ?? 0) + value * (weights[from + one] ?? 0)
      }
      for (let one = 0; one < labels; one++) {
        const own = example.labels.has(one)
        const gradient =
          (sigmoid(slope[one] ?? 0) - (own ? 1 : 0)) * (own ? (ownWeight[one] ?? 0) : 1) * (example.weight ?? 1)
        slope[one] = gradient
        stepDown(bias, biasHistory, one, gradient, rate)
      }
      for (let at = 0; at < ids.length; at++) {
        const from = (ids[at] ?? 0) * labels
        const value = values[at] ?? 0
        for (let one = 0; one < labels; one++) {
          const weightAt = from + one
          const gradient = (slope[one] ?? 0) * value + options.l2 * (weights[weightAt] ?? 0)
          stepDown(weights, history, weightAt, gradient, rate)
        }
      }
    }
  }
  return {
    ...facts,
    rows: examples.length,
    bits: options.bits,
    ...quantised(weights, labels, options.maxBytes ?? Infinity, false),
    bias,
    temperature: 1,
  }
}

/** Probability of each label by itself, for a model of `trainSets`; they need not add up to anything. */
export function setProbabilities(model: LinearModel, features: FeatureBag | FeatureVector): Float64Array {
  const answer = new Float64Array(model.labels.length)
  logitsOf(model, features, answer)
  for (let at = 0; at < answer.length; at++) answer[at] = sigmoid((answer[at] ?? 0) / model.temperature)
  return answer
}
