import type { DocumentText, Stance, StanceResult } from '../analysis.ts'
import { stances } from '../analysis.ts'
import { FeatureBag } from '../linear/features.ts'
import { largest, logitsOf, softmax, type LinearModel } from '../linear/model.ts'
import { explain } from './explain.ts'
import { CHINESE_STANCE_BITS, CHINESE_STANCE_FEATURES, ChinesePosts } from './features.ts'
import { wholeText } from './whole-text.ts'

const posts = new ChinesePosts()
const bag = new FeatureBag(CHINESE_STANCE_BITS)

/** Throws RangeError for a model whose features are not this reader's, or whose labels are no stances. */
export function checkChineseStance(model: LinearModel): void {
  if (model.extractor !== CHINESE_STANCE_FEATURES || model.bits !== CHINESE_STANCE_BITS)
    throw new RangeError(
      `${model.name} reads ${model.extractor} at ${model.bits} bits, not ${CHINESE_STANCE_FEATURES} at ${CHINESE_STANCE_BITS}`,
    )
  if (model.labels.some((label) => !(stances as readonly string[]).includes(label)))
    throw new RangeError(`${model.name} knows labels that are no stances`)
}

/**
 * Calibrated probabilities of a post's text, in the order of the model's labels, into `into`. The fast way: no reasons.
 */
export function chineseStanceProbabilities(text: string, model: LinearModel, into: Float64Array): void {
  posts.extract(bag, text)
  logitsOf(model, bag, into)
  softmax(into, model.temperature)
}

/**
 * Stance of a post with probabilities and the fewest places of its text that explain it. Throws RangeError for a model
 * of another kind.
 */
export function chineseStance(document: Pick<DocumentText, 'title' | 'body'>, model: LinearModel): StanceResult {
  checkChineseStance(model)
  const whole = wholeText(document)
  posts.extract(bag, whole.text, true)
  const said = new Float64Array(model.labels.length)
  logitsOf(model, bag, said)
  softmax(said, model.temperature)
  const best = largest(said)
  let next = best === 0 ? 1 : 0
  for (let label = 0; label < said.length; label++)
    if (label !== best && (said[label] ?? 0) > (said[next] ?? 0)) next = label
  const of = (stance: Stance) => said[model.labels.indexOf(stance)] ?? 0
  return {
    stance: model.labels[best] as Stance,
    probabilities: [of('many'), of('empty'), of('neutral'), of('irrelevance')],
    why: explain({ model, bag, hits: posts.scan.hits.slice(0, posts.scan.count), whole, label: best, against: next }),
  }
}

/** Features of a text for training, to be kept. */
export function chineseStanceFeatures(text: string): ReturnType<FeatureBag['vector']> {
  posts.extract(bag, text)
  return bag.vector()
}
