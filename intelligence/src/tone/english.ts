import type { Tone } from '../analysis.ts'
import { tones } from '../analysis.ts'
import { addEnglishFeatures } from '../english/features.ts'
import { readEnglish, type Reading } from '../english/read.ts'
import { ENGLISH_BITS, englishBag, trainWithPriors } from '../english/train.ts'
import { foldsOf } from '../linear/cross-validate.ts'
import type { FeatureBag, FeatureVector } from '../linear/features.ts'
import { logitsOf, probabilitiesOf, softmax, type LinearModel, type ModelFacts } from '../linear/model.ts'
import { defaultTraining, trainLinear, type Example, type TrainOptions } from '../linear/train.ts'
import {
  addEntityFeatures,
  ENGLISH_ENTITY_BITS,
  englishContext,
  englishEntityExtractor,
  type EnglishContext,
  type NamePlace,
} from './english-entity-features.ts'

/** Version of the features: a model answers only to those it was trained on. */
export const englishToneExtractor = 'tone-en-2'
const bag = englishBag()
const entityBag = englishBag()
const training: TrainOptions = {
  ...defaultTraining,
  bits: ENGLISH_BITS,
  epochs: 8,
  rate: 0.3,
  balance: 0.2,
  naiveBayes: 0.5,
}
const entityTraining: TrainOptions = {
  ...defaultTraining,
  bits: ENGLISH_ENTITY_BITS,
  epochs: 8,
  rate: 0.2,
  balance: 0.2,
}
/** Shares of risk, opportunity and neutral in the news: most of it moves nothing. */
const shares = [0.16, 0.25, 0.59]

/**
 * An English text with its tone, and the tone for each name where the labels say so. `tone` is null where only names
 * are labelled.
 */
export interface EnglishToneExample {
  text: string
  tone: Tone | null
  names?: readonly { places: readonly NamePlace[]; tone: Tone }[]
}

/** Reads a text or a piece of it into the bag of whole texts. */
export function extractEnglishTone(
  text: string,
  from = 0,
  to = text.length,
  trace = false,
): { reading: Reading; bag: FeatureBag } {
  const reading = readEnglish(text, from, to)
  bag.begin(trace)
  addEnglishFeatures(bag, text, reading)
  bag.end()
  return { reading, bag }
}

/** Calibrated probabilities of risk, opportunity and neutral of a text read as one, into `into`. */
export function englishToneProbabilities(text: string, model: LinearModel, into: Float64Array): void {
  extractEnglishTone(text)
  logitsOf(model, bag, into)
  softmax(into, model.temperature)
}

/**
 * Calibrated probabilities of risk, opportunity and neutral for each name of a sentence, by the model of companies.
 * `whole` is what the sentence says by `tone-en`.
 */
export function englishEntityProbabilities(
  reading: Reading,
  places: readonly (readonly NamePlace[])[],
  whole: ArrayLike<number>,
  model: LinearModel,
): Float64Array[] {
  const context = englishContext(reading, places, whole)
  return places.map((_list, which) => probabilitiesOf(model, englishEntityBag(context, which)))
}

/** The bag of companies, filled with the features of one of them. */
export function englishEntityBag(context: EnglishContext, which: number, trace = false): FeatureBag {
  entityBag.begin(trace)
  addEntityFeatures(entityBag, context, which)
  entityBag.end()
  return entityBag
}

/** Throws RangeError for models that read other features. */
export function checkEnglishTone(model: LinearModel, extractor: string): void {
  if (model.extractor !== extractor || model.bits !== ENGLISH_BITS || model.labels.join() !== tones.join())
    throw new RangeError(
      `${model.name} reads ${model.extractor} at ${model.bits} bits, not ${extractor} at ${ENGLISH_BITS}`,
    )
}

/**
 * Models of English tone from labelled texts: `tone-en` where rows bear a tone, `tone-entity-en` where they say what of
 * names. With origin `user`, the project's own `corpus` stands beside them at lesser weight,
 * and where only names are labelled, what texts say is learned from it. Throws RangeError without rows.
 */
export function trainEnglishTone(
  rows: readonly EnglishToneExample[],
  wish: Pick<ModelFacts, 'seed' | 'origin' | 'version'>,
  corpus: readonly EnglishToneExample[] = [],
): LinearModel[] {
  const [own, others] = [read(rows), read(corpus)]
  if (own.length === 0) throw new RangeError('no texts')
  const facts = { ...wish, labels: tones }
  const wholeFacts = { ...facts, name: 'tone-en', extractor: englishToneExtractor }
  // Headlines of several companies have a manner of their own: they stand beside only what names companies too.
  const alike = own.some(({ names = [] }) => names.length > 0)
    ? others
    : others.filter(({ names = [] }) => names.length === 0)
  const [examples, beside] = [wholeExamples(own), wholeExamples(alike)]
  const shifted = wish.origin === 'corpus' || examples.length === 0
  const whole = trainWithPriors(examples.length > 0 ? examples : beside, wholeFacts, {
    options: training,
    beside: examples.length > 0 ? beside : [],
    priors: shifted ? shares : null,
  })
  const models = examples.length > 0 ? [whole] : []
  const named = entityExamples(own, whole, examples.length > 0 ? beside : [])
  if (named.length === 0) return models
  const namedBeside = others.length > 0 ? entityExamples(others, whole, examples) : []
  return [
    ...models,
    trainWithPriors(
      named,
      { ...facts, name: 'tone-entity-en', extractor: englishEntityExtractor },
      { options: entityTraining, beside: namedBeside, priors: null },
    ),
  ]
}

/** A row with its features. */
interface ReadRow extends EnglishToneExample {
  reading: Reading
  features: FeatureVector
}

function read(rows: readonly EnglishToneExample[]): ReadRow[] {
  return rows.map((row) => {
    const { reading } = extractEnglishTone(row.text)
    return { ...row, reading, features: bag.vector() }
  })
}

function wholeExamples(rows: readonly ReadRow[]): Example[] {
  return rows.flatMap(({ tone, features }) => (tone === null ? [] : [{ features, label: tones.indexOf(tone) }]))
}

/**
 * Names are read with what a model says of their text that has not seen it: else they would learn to trust it too far.
 */
function entityExamples(rows: readonly ReadRow[], whole: LinearModel, beside: readonly Example[]): Example[] {
  const answer: Example[] = []
  const fold = foldsOf(
    rows.map(({ tone }) => tone ?? ''),
    5,
    whole.seed,
  )
  for (let one = 0; one < 5; one++) {
    const held = rows.filter(({ names = [] }, at) => fold[at] === one && names.length > 0)
    if (held.length === 0) continue
    const seen = wholeExamples(rows.filter((_row, at) => fold[at] !== one))
    const model =
      seen.length === 0
        ? whole
        : { ...trainLinear([...seen, ...beside], training, whole), temperature: whole.temperature }
    for (const { reading, features, names = [] } of held) {
      const context = englishContext(
        reading,
        names.map(({ places }) => places),
        probabilitiesOf(model, features),
      )
      names.forEach(({ tone }, which) => {
        answer.push({ features: englishEntityBag(context, which).vector(), label: tones.indexOf(tone) })
      })
    }
  }
  return answer
}
