import { FeatureBag, type FeatureVector } from '../linear/features.ts'
import type { LinearModel, ModelFacts } from '../linear/model.ts'
import { softmax } from '../linear/model.ts'
import { crossValidate, temperatureOf, trainCalibrated } from '../linear/cross-validate.ts'
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

const textTraining: TrainOptions = { ...defaultTraining, bits: TONE_BITS, naiveBayes: 0.7, l2: 3e-4, epochs: 10 }
const entityTraining: TrainOptions = { ...defaultTraining, bits: ENTITY_BITS, naiveBayes: 0 }
/** How much one of the project's own texts counts beside one of a user's. */
const BESIDE = 0.1
const textBag = new FeatureBag(TONE_BITS)
const entityBag = new FeatureBag(ENTITY_BITS)
const placeOf = (tone: Tone) => tones.indexOf(tone)

interface Read {
  features: FeatureVector
  cues: Cue[]
}

function read({ text, asked = [] }: ToneExample): Read {
  const cues = extractTone(textBag, text, { names: asked })
  return { features: textBag.vector(), cues }
}

/**
 * Models of Chinese tone from labelled texts: `tone-zh`, and `tone-entity-zh` where the labels say what of names.
 * `beside`: the project's own texts, which count little
 * beside a user's, so that a tone that the user's labels lack is still known. Throws RangeError without texts.
 */
export function trainChineseTone(
  own: readonly ToneExample[],
  wish: Pick<ModelFacts, 'seed' | 'origin' | 'version'>,
  beside: readonly ToneExample[] = [],
): LinearModel[] {
  const rows = [...own, ...beside]
  const texts = rows.map(read)
  const examples = texts.map(({ features }, at): Example => ({
    features,
    label: placeOf(rows[at]?.tone ?? 'neutral'),
    weight: at < own.length ? 1 : BESIDE,
  }))
  const facts = { seed: wish.seed, origin: wish.origin, version: wish.version, labels: tones }
  const wholeFacts = { ...facts, name: 'tone-zh', extractor: toneExtractor }
  const { logits } = crossValidate(examples, textTraining, wholeFacts)
  const whole = {
    ...trainLinear(examples, textTraining, wholeFacts),
    temperature: temperatureOf(
      logits,
      examples.map(({ label }) => label),
      tones.length,
    ),
  }
  if (!own.some(({ names = [] }) => names.length > 0)) return [whole]
  const unseen = examples.map((_example, at) => {
    const probabilities = logits.slice(at * tones.length, (at + 1) * tones.length)
    softmax(probabilities, whole.temperature)
    return probabilities
  })
  const named = rows.flatMap((row, at) =>
    entityExamples(row, texts[at]?.cues ?? [], unseen[at] ?? new Float64Array(tones.length), examples[at]?.weight ?? 1),
  )
  return [
    whole,
    trainCalibrated(named, entityTraining, { ...facts, name: 'tone-entity-zh', extractor: entityExtractor }),
  ]
}

/**
 * Companies of a text as features. They are read with what a model says of their text that has not seen it: else they
 * would learn to trust it too far.
 */
function entityExamples(
  { text, names = [] }: ToneExample,
  cues: readonly Cue[],
  whole: Float64Array,
  weight: number,
): Example[] {
  const places = placesOf(
    text,
    names.map(({ name }) => name),
  )
  const context = entityContext(
    text,
    cues,
    names.map(({ name }, at) => ({ name, places: places[at] ?? [] })),
    whole,
    lineEnd(text),
  )
  return names.map(({ tone }, at) => {
    extractEntity(entityBag, context, at)
    return { features: entityBag.vector(), label: placeOf(tone), weight }
  })
}
