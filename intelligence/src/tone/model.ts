import { FeatureBag, type FeatureVector } from '../linear/features.ts'
import type { LinearModel, ModelFacts } from '../linear/model.ts'
import { probabilitiesOf } from '../linear/model.ts'
import { foldsOf, trainCalibrated } from '../linear/cross-validate.ts'
import { defaultTraining, trainLinear, type Example, type TrainOptions } from '../linear/train.ts'
import { tones, type Tone } from '../analysis.ts'
import type { Cue } from './cues.ts'
import { ENTITY_BITS, entityContext, entityExtractor, extractEntity } from './entity-extract.ts'
import { extractTone, TONE_BITS, toneExtractor } from './extract.ts'
import { lineEnd, placesOf } from './names.ts'

/** A text with its tone, and the tone for each name in it where the labels say so. */
export interface ToneExample {
  text: string
  tone: Tone
  names?: readonly { name: string; tone: Tone }[]
  /** Names that the text's own label is about, where it is: they are learned from too. */
  asked?: readonly string[]
}

const textTraining: TrainOptions = { ...defaultTraining, bits: TONE_BITS, naiveBayes: 0.7 }
const entityTraining: TrainOptions = { ...defaultTraining, bits: ENTITY_BITS, naiveBayes: 0 }
/** How much one of the project's own texts counts beside one of a user's. */
const BESIDE = 0.1
const textBag = new FeatureBag(TONE_BITS)
const entityBag = new FeatureBag(ENTITY_BITS)
const placeOf = (tone: Tone) => tones.indexOf(tone)

interface Read { features: FeatureVector; cues: Cue[] }

function read({ text, asked = [] }: ToneExample): Read {
  const cues = extractTone(textBag, text, { names: asked })
  return { features: textBag.vector(), cues }
}

/**
 * Models of Chinese tone from labelled texts: `tone-zh`, and `tone-entity-zh` where the labels say what of names. `beside`: the project's own texts, which count little
 * beside a user's, so that a tone that the user's labels lack is still known. Throws RangeError without texts.
 */
export function trainChineseTone(own: readonly ToneExample[], wish: Pick<ModelFacts, 'seed' | 'origin' | 'version'>, beside: readonly ToneExample[] = []): LinearModel[] {
  const rows = [...own, ...beside]
  const texts = rows.map(read)
  const examples = texts.map(({ features }, at): Example => ({ features, label: placeOf(rows[at]?.tone ?? 'neutral'), weight: at < own.length ? 1 : BESIDE }))
  const facts = { seed: wish.seed, origin: wish.origin, version: wish.version, labels: tones }
  const whole = trainCalibrated(examples, textTraining, { ...facts, name: 'tone-zh', extractor: toneExtractor })
  if (!own.some(({ names = [] }) => names.length > 0)) return [whole]
  return [whole, trainCalibrated(entityExamples(rows, texts, examples, whole), entityTraining, { ...facts, name: 'tone-entity-zh', extractor: entityExtractor })]
}

/** Companies are read with what a model says of their text that has not seen it: else they would learn to trust it too far. */
function entityExamples(rows: readonly ToneExample[], texts: readonly Read[], examples: readonly Example[], { name, extractor, labels, seed, origin, version }: LinearModel): Example[] {
  const answer: Example[] = []
  const folds = 5
  const fold = foldsOf(examples.map(({ label }) => label), folds, seed)
  for (let one = 0; one < folds; one++) {
    if (!rows.some(({ names }, at) => fold[at] === one && names !== undefined && names.length > 0)) continue
    const model = trainLinear(examples.filter((_example, at) => fold[at] !== one), textTraining, { name, extractor, labels, seed, origin, version })
    rows.forEach(({ text, names = [] }, at) => {
      const { features, cues } = texts[at] ?? {}
      if (fold[at] !== one || names.length === 0 || !features || !cues) return
      const places = placesOf(text, names.map((known) => known.name))
      const context = entityContext(text, cues, names.map((known, place) => ({ name: known.name, places: places[place] ?? [] })), probabilitiesOf(model, features), lineEnd(text))
      names.forEach(({ tone }, place) => {
        extractEntity(entityBag, context, place)
        answer.push({ features: entityBag.vector(), label: placeOf(tone), weight: examples[at]?.weight ?? 1 })
      })
    })
  }
  return answer
}

