import { stances, type Stance } from '../analysis.ts'
import { foldsOf, temperatureOf } from '../linear/cross-validate.ts'
import { logitsOf, type LinearModel, type ModelFacts } from '../linear/model.ts'
import { quantised } from '../linear/quantise.ts'
import { trainLinear, type Example, type TrainOptions } from '../linear/train.ts'
import { chineseStanceFeatures } from './chinese.ts'
import { CHINESE_STANCE_BITS, CHINESE_STANCE_FEATURES } from './features.ts'

/** A post with its stance. */
export interface StanceText {
  text: string
  stance: Stance
  ironic?: boolean
}

/**
 * What was best in five-fold trials on two real sets and the project's own texts; `docs/models/stance.md` has the
 * figures.
 */
const options: TrainOptions = {
  bits: CHINESE_STANCE_BITS,
  epochs: 10,
  rate: 0.15,
  l2: 1e-5,
  balance: 0.6,
  naiveBayes: 0.5,
  maxBytes: 950_000,
}

/** How much a text of the project's counts beside one of the user's. */
const CORPUS_WEIGHT = 0.3
const TEMPERATURE_FOLDS = 3
const ORDERS = 3

const MARKED = /\p{P}/u
const particles = /[的了是在我都也就吧啊呢吗这那]/gu

/** The text as forums' data sets pass it on: no marks, no particles. Learned beside the text as written. */
const bare = (text: string) => text.replace(/[\s\p{P}]+/gu, '').replace(particles, '')

const exampleOf = (text: string, label: number, weight = 1): Example => ({
  features: chineseStanceFeatures(text),
  label,
  weight,
})

/** Where nothing is irrelevant, what has nothing to do with the market is neutral. */
export function labelAmong(stance: Stance, labels: readonly Stance[]): Stance {
  return stance === 'irrelevance' && !labels.includes(stance) ? 'neutral' : stance
}

/**
 * A model of stance from Chinese posts. Of the project's own corpus with origin `corpus`; else of a user's labels, with
 * `corpus` beside them at lesser weight.
 * The model knows the stances that occur in `rows`. Throws RangeError where fewer than two do.
 */
export function trainChineseStance(
  rows: readonly StanceText[],
  corpus: readonly StanceText[],
  facts: Pick<ModelFacts, 'seed' | 'origin' | 'version'>,
): LinearModel {
  const labels = stances.filter((stance) => rows.some((row) => row.stance === stance))
  if (labels.length < 2) throw new RangeError(`posts of ${labels.length} stance: there must be two at least`)
  const whole: Omit<ModelFacts, 'rows'> = { ...facts, name: 'stance-zh', extractor: CHINESE_STANCE_FEATURES, labels }
  const placeOf = (stance: Stance) => labels.indexOf(labelAmong(stance, labels))
  const examples = rows.map(({ text, stance }) => [
    exampleOf(text, placeOf(stance)),
    ...(facts.origin === 'corpus' ? [exampleOf(bare(text), placeOf(stance))] : []),
  ])
  // The project's texts are written as the user's are.
  const written = rows.filter(({ text }) => MARKED.test(text)).length > rows.length / 10
  // Words of the other side, which irony is, mislead a sum over words.
  const beside = corpus
    .filter(({ ironic, stance }) => ironic !== true && placeOf(stance) >= 0)
    .map(({ text, stance }) => exampleOf(written ? text : bare(text), placeOf(stance), CORPUS_WEIGHT))
  const fold = foldsOf(
    rows.map(({ stance }) => stance),
    TEMPERATURE_FOLDS,
    facts.seed,
  )
  const logits = new Float64Array(rows.length * labels.length)
  for (let one = 0; one < TEMPERATURE_FOLDS; one++) {
    const model = trainLinear(
      [...examples.flatMap((some, row) => (fold[row] === one ? [] : some)), ...beside],
      options,
      whole,
    )
    examples.forEach(([first], row) => {
      if (fold[row] === one && first)
        logitsOf(model, first.features, logits.subarray(row * labels.length, (row + 1) * labels.length))
    })
  }
  const temperature = temperatureOf(
    logits,
    rows.map(({ stance }) => labels.indexOf(stance)),
    labels.length,
  )
  return { ...meanOf([...examples.flat(), ...beside], whole), rows: rows.length, temperature }
}

/**
 * One model with the mean weights of several that saw the texts in other orders: what only the order taught falls out.
 */
function meanOf(examples: readonly Example[], whole: Omit<ModelFacts, 'rows'>): LinearModel {
  const labels = whole.labels.length
  const weights = new Float32Array(2 ** options.bits * labels)
  const bias = new Float64Array(labels)
  let last: LinearModel | null = null
  for (let order = 0; order < ORDERS; order++) {
    last = trainLinear(examples, { ...options, maxBytes: Infinity }, { ...whole, seed: whole.seed + order * 1009 })
    for (let at = 0; at < weights.length; at++)
      weights[at] = (weights[at] ?? 0) + ((last.weights[at] ?? 0) * (last.scale[at % labels] ?? 0)) / ORDERS
    for (let at = 0; at < labels; at++) bias[at] = (bias[at] ?? 0) + (last.bias[at] ?? 0) / ORDERS
  }
  if (!last) throw new RangeError('no order')
  return { ...last, ...whole, ...quantised(weights, labels, options.maxBytes ?? Infinity), bias }
}
