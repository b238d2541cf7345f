import { foldsOf, temperatureOf } from '../linear/cross-validate.ts'
import { FeatureBag } from '../linear/features.ts'
import { logitsOf, type LinearModel, type ModelFacts } from '../linear/model.ts'
import { trainLinear, type Example, type TrainOptions } from '../linear/train.ts'

/** Width that all English models share, in bits. */
export const ENGLISH_BITS = 18
/** A bag of that width. */
export const englishBag = (): FeatureBag => new FeatureBag(ENGLISH_BITS)

/** How much an example of the project's counts beside one of the user's. */
const CORPUS_WEIGHT = 0.15
const TEMPERATURE_FOLDS = 3

/**
 * Examples beside those that are learned, and how often each class is expected where that is known to differ from the
 * examples; null: as there.
 */
export interface Setting {
  options: TrainOptions
  beside: readonly Example[]
  priors: readonly number[] | null
}

/**
 * A calibrated model whose biases answer to `priors` instead of to the share of classes in its examples (Saerens et al.
 * 2002): a corpus is balanced so that every class is learned, the world is not.
 * Its temperature comes from examples it has not seen. Throws RangeError without examples.
 */
export function trainWithPriors(
  examples: readonly Example[],
  facts: Omit<ModelFacts, 'rows'>,
  { options, beside, priors }: Setting,
): LinearModel {
  const labels = facts.labels.length
  const lesser = beside.map((one) => ({ ...one, weight: CORPUS_WEIGHT }))
  const fold = foldsOf(
    examples.map(({ label }) => label),
    TEMPERATURE_FOLDS,
    facts.seed,
  )
  const logits = new Float64Array(examples.length * labels)
  for (let one = 0; one < TEMPERATURE_FOLDS; one++) {
    const seen = examples.filter((_example, row) => fold[row] !== one)
    if (seen.length === 0) continue
    const model = trainLinear([...seen, ...lesser], options, facts)
    examples.forEach(({ features }, row) => {
      if (fold[row] === one) logitsOf(model, features, logits.subarray(row * labels, (row + 1) * labels))
    })
  }
  const temperature = temperatureOf(
    logits,
    examples.map(({ label }) => label),
    labels,
  )
  const model = { ...trainLinear([...examples, ...lesser], options, facts), rows: examples.length, temperature }
  if (!priors) return model
  const counts = new Float64Array(labels)
  for (const { label } of examples) counts[label] = (counts[label] ?? 0) + 1
  return {
    ...model,
    bias: model.bias.map(
      (value, label) =>
        value + temperature * Math.log(((priors[label] ?? 0) * examples.length) / Math.max(1, counts[label] ?? 0)),
    ),
  }
}
