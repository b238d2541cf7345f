import type { Tone } from '../analysis.ts'
import { tones } from '../analysis.ts'
import { addEnglishFeatures } from '../english/features.ts'
import { readEnglish, type Reading } from '../english/read.ts'
import { ENGLISH_BITS, englishBag, trainWithPriors } from '../english/train.ts'
import { foldsOf } from '../linear/cross-validate.ts'
import type { FeatureBag, FeatureVector } from '../linear/features.ts'
import { logitsOf, probabilitiesOf, softmax, type LinearModel, type ModelFacts } from '../linear/model.ts'
import { defaultTraining, trainLinear, type Example, type TrainOptions } from '../linear/train.ts'
import { addEntityFeatures, ENGLISH_ENTITY_BITS, englishContext, englishEntityExtractor, type NamePlace } from './english-entity-features.ts'

/** Version of the features: a model answers only to those it was trained on. */
export const englishToneExtractor = 'tone-en-1'
const bag = englishBag()
const entityBag = englishBag()
const training: TrainOptions = { ...defaultTraining, bits: ENGLISH_BITS, epochs: 12, rate: 0.3, balance: 0.2, naiveBayes: 0.5 }
const entityTraining: TrainOptions = { ...defaultTraining, bits: ENGLISH_ENTITY_BITS, epochs: 8, rate: 0.2, balance: 0.2 }
/** Shares of risk, opportunity and neutral in the news: most of it moves nothing. */
const shares = [0.16, 0.25, 0.59]

/** An English text with its tone, and the tone for each name where the labels say so. `tone` is null where only names are labelled. */
export interface EnglishToneExample { text: string; tone: Tone | null; names?: readonly { places: readonly NamePlace[]; tone: Tone }[] }

/** Reads a text or a piece of it into the bag of whole texts. */
export function extractEnglishTone(text: string, from = 0, to = text.length, trace = false): { reading: Reading; bag: FeatureBag } {
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

/** Calibrated probabilities of risk, opportunity and neutral for each name of a sentence, by the model of companies. `whole` is what the sentence says by `tone-en`. */
export function englishEntityProbabilities(reading: Reading, places: readonly (readonly NamePlace[])[], whole: ArrayLike<number>, model: LinearModel): Float64Array[] {
  const context = englishContext(reading, places, whole)
  return places.map((_list, which) => {
    entityBag.begin()
    addEntityFeatures(entityBag, context, which)
    entityBag.end()
    return probabilitiesOf(model, entityBag)
  })
}

/** Throws RangeError for models that read other features. */
export function checkEnglishTone(model: LinearModel, extractor: string): void {
  if (model.extractor !== extractor || model.bits !== ENGLISH_BITS || model.labels.join() !== tones.join()) throw new RangeError(`${model.name} reads ${model.extractor} at ${model.bits} bits, not ${extractor} at ${ENGLISH_BITS}`)
}

/** Models of English tone from labelled texts: `tone-en`, and `tone-entity-en` where the labels say what of names. Throws RangeError without texts that bear a tone. */
export function trainEnglishTone(rows: readonly EnglishToneExample[], wish: Pick<ModelFacts, 'seed' | 'origin' | 'version'>): LinearModel[] {
  const vectors = rows.map(({ text }) => extractEnglishTone(text).bag.vector())
  const examples: Example[] = []
  rows.forEach(({ tone }, at) => {
    const features = vectors[at]
    if (tone !== null && features) examples.push({ features, label: tones.indexOf(tone) })
  })
  const facts = { ...wish, labels: tones }
  const priors = wish.origin === 'corpus' ? shares : null
  const whole = trainWithPriors(examples, { ...facts, name: 'tone-en', extractor: englishToneExtractor }, { options: training, priors })
  const named = entityExamples(rows, vectors, whole)
  if (named.length === 0) return [whole]
  return [whole, trainWithPriors(named, { ...facts, name: 'tone-entity-en', extractor: englishEntityExtractor }, { options: entityTraining, priors: null })]
}

/** Names are read with what a model says of their text that has not seen it: else they would learn to trust it too far. */
function entityExamples(rows: readonly EnglishToneExample[], vectors: readonly FeatureVector[], whole: LinearModel): Example[] {
  const answer: Example[] = []
  const fold = foldsOf(rows.map(({ tone }) => tone ?? ''), 5, whole.seed)
  for (let one = 0; one < 5; one++) {
    if (!rows.some(({ names = [] }, at) => fold[at] === one && names.length > 0)) continue
    const seen = rows.flatMap(({ tone }, at): Example[] => {
      const features = vectors[at]
      return fold[at] !== one && tone !== null && features ? [{ features, label: tones.indexOf(tone) }] : []
    })
    const model = seen.length === 0 ? whole : { ...trainLinear(seen, training, whole), temperature: whole.temperature }
    rows.forEach(({ text, names = [] }, at) => {
      const features = vectors[at]
      if (fold[at] !== one || names.length === 0 || !features) return
      const context = englishContext(readEnglish(text), names.map(({ places }) => places), probabilitiesOf(model, features))
      names.forEach(({ tone }, which) => {
        entityBag.begin()
        addEntityFeatures(entityBag, context, which)
        entityBag.end()
        answer.push({ features: entityBag.vector(), label: tones.indexOf(tone) })
      })
    })
  }
  return answer
}
