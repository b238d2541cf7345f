import { trainCalibrated } from '../linear/cross-validate.ts'
import { FeatureBag } from '../linear/features.ts'
import type { LinearModel, ModelFacts } from '../linear/model.ts'
import type { Example, TrainOptions } from '../linear/train.ts'

/** A model together with how often each of its classes is expected, where that is known to differ from the texts it was trained on. */
export interface PriorWish { options: TrainOptions; priors: readonly number[] | null }

/**
 * A calibrated model whose biases answer to `priors` instead of to the share of classes in its examples (Saerens et al. 2002): a corpus is balanced so that every class is learned, the world is not.
 * Without `priors` the examples' own shares stand.
 */
export function trainWithPriors(examples: readonly Example[], facts: Omit<ModelFacts, 'rows'>, { options, priors }: PriorWish): LinearModel {
  const model = trainCalibrated(examples, options, facts)
  if (!priors) return model
  const counts = new Float64Array(facts.labels.length)
  for (const { label } of examples) counts[label] = (counts[label] ?? 0) + 1
  const bias = model.bias.map((value, label) => value + model.temperature * Math.log(((priors[label] ?? 0) * examples.length) / Math.max(1, counts[label] ?? 0)))
  return { ...model, bias }
}

/** A bag of the width that all English models share. */
export const ENGLISH_BITS = 18
export const englishBag = (): FeatureBag => new FeatureBag(ENGLISH_BITS)
