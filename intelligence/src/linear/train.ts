import { stepDown } from './adagrad.ts'
import type { FeatureVector } from './features.ts'
import type { LinearModel, ModelFacts } from './model.ts'
import { softmax } from './model.ts'
import { quantised } from './quantise.ts'
import { randomFrom, shuffled } from './random.ts'

/** A text with its class, the place of its label in `labels`. `weight` is how much it counts (1). */
export interface Example {
  features: FeatureVector
  label: number
  weight?: number
}

export interface TrainOptions {
  bits: number
  epochs: number
  /** First step of AdaGrad. */
  rate: number
  /** Pull of each weight to 0 whenever its feature is seen. */
  l2: number
  /** 0: rows count alike; 1: classes count alike; between: between. */
  balance: number
  /**
   * Strength of the naive Bayes log-count ratio by which features are scaled (Wang and Manning 2012, NB-SVM): 0 none, 1
   * whole.
   */
  naiveBayes: number
  /** Most bytes of the model's file; the least telling features go first. */
  maxBytes?: number
}

export const defaultTraining: TrainOptions = {
  bits: 18,
  epochs: 12,
  rate: 0.3,
  l2: 1e-5,
  balance: 0.5,
  naiveBayes: 0,
  maxBytes: 1_000_000,
}

/**
 * log((share of the class's mass on a feature) / (share of the others')), feature by feature and label by label;
 * add-one smoothing.
 */
function logCountRatios(examples: readonly Example[], labels: number, bits: number): Float32Array {
  const size = 2 ** bits
  const counts = new Float32Array(size * labels)
  const totals = new Float64Array(labels)
  const seen = new Uint8Array(size)
  for (const {
    features: { ids },
    label,
  } of examples)
    for (const id of ids) {
      counts[id * labels + label] = (counts[id * labels + label] ?? 0) + 1
      totals[label] = (totals[label] ?? 0) + 1
      seen[id] = 1
    }
  const distinct = seen.reduce((sum, one) => sum + one, 0)
  const all = totals.reduce((sum, one) => sum + one, 0)
  const ratios = new Float32Array(size * labels)
  for (let id = 0; id < size; id++) {
    if (seen[id] === 0) continue
    let sum = 0
    for (let label = 0; label < labels; label++) sum += counts[id * labels + label] ?? 0
    for (let label = 0; label < labels; label++) {
      const [own, ownAll] = [counts[id * labels + label] ?? 0, totals[label] ?? 0]
      ratios[id * labels + label] =
        Math.log((own + 1) / (ownAll + distinct)) - Math.log((sum - own + 1) / (all - ownAll + distinct))
    }
  }
  return ratios
}

/**
 * Multinomial logistic regression by AdaGrad (Duchi et al. 2011) on hashed features, one pass a epoch in an order drawn
 * from the seed; the step falls to a tenth over the epochs.
 * The same examples, options and seed give the same model bit for bit. Throws RangeError without examples, or with a
 * label that is not one.
 */
export function trainLinear(
  examples: readonly Example[],
  options: TrainOptions,
  facts: Omit<ModelFacts, 'rows'>,
): LinearModel {
  const labels = facts.labels.length
  if (examples.length === 0) throw new RangeError('no examples')
  const frequency = new Float64Array(labels)
  for (const { label } of examples) {
    if (!(label >= 0 && label < labels)) throw new RangeError(`label ${label} of ${labels}`)
    frequency[label] = (frequency[label] ?? 0) + 1
  }
  const classWeight = frequency.map((count) =>
    count === 0 ? 0 : (examples.length / (labels * count)) ** options.balance,
  )
  const size = 2 ** options.bits
  const weights = new Float32Array(size * labels)
  const history = new Float32Array(size * labels).fill(1e-2)
  const ratios =
    options.naiveBayes > 0
      ? logCountRatios(examples, labels, options.bits).map(
          (ratio) => 1 - options.naiveBayes + options.naiveBayes * Math.abs(ratio),
        )
      : null
  const bias = new Float64Array(labels)
  const biasHistory = new Float64Array(labels).fill(1e-2)
  const slope = new Float64Array(labels)
  const random = randomFrom(facts.seed)
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    const rate = options.rate * (1 - 0.9 * (epoch / Math.max(1, options.epochs - 1)))
    for (const place of shuffled(examples.length, random)) {
      const example = examples[place]
      if (!example) continue
      const {
        features: { ids, values },
        label,
      } = example
      slope.set(bias)
      for (let at = 0; at < ids.length; at++) {
        const from = (ids[at] ?? 0) * labels
        const value = values[at] ?? 0
        for (let one = 0; one < labels; one++)
          slope[one] = (slope[one] ?? 0) + value * (weights[from + one] ?? 0) * (ratios ? (ratios[from + one] ?? 0) : 1)
      }
      softmax(slope)
      slope[label] = (slope[label] ?? 0) - 1
      const weight = (classWeight[label] ?? 0) * (example.weight ?? 1)
      for (let one = 0; one < labels; one++) {
        const gradient = (slope[one] ?? 0) * weight
        slope[one] = gradient
        stepDown(bias, biasHistory, one, gradient, rate)
      }
      for (let at = 0; at < ids.length; at++) {
        const from = (ids[at] ?? 0) * labels
        const value = values[at] ?? 0
        for (let one = 0; one < labels; one++) {
          const weightAt = from + one
          const gradient =
            (slope[one] ?? 0) * value * (ratios ? (ratios[weightAt] ?? 0) : 1) + options.l2 * (weights[weightAt] ?? 0)
          stepDown(weights, history, weightAt, gradient, rate)
        }
      }
    }
  }
  if (ratios) for (let at = 0; at < weights.length; at++) weights[at] = (weights[at] ?? 0) * (ratios[at] ?? 0)
  return {
    ...facts,
    rows: examples.length,
    bits: options.bits,
    ...quantised(weights, labels, options.maxBytes ?? Infinity),
    bias,
    temperature: 1,
  }
}
