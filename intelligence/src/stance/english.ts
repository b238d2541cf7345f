import type { DocumentText, Stance, StanceResult } from '../analysis.ts'
import { stances } from '../analysis.ts'
import { explainEnglish } from '../english/explain.ts'
import { addEnglishFeatures } from '../english/features.ts'
import { readEnglish, type Reading } from '../english/read.ts'
import { ENGLISH_BITS, englishBag, trainWithPriors } from '../english/train.ts'
import { logitsOf, softmax, type LinearModel, type ModelFacts } from '../linear/model.ts'
import { defaultTraining, type Example, type TrainOptions } from '../linear/train.ts'
import { wholeText } from './whole-text.ts'

/** Version of the features: a model answers only to those it was trained on. */
export const englishStanceExtractor = 'stance-en-2'
const bag = englishBag()
const training: TrainOptions = {
  ...defaultTraining,
  bits: ENGLISH_BITS,
  epochs: 8,
  rate: 0.2,
  balance: 0.2,
  naiveBayes: 0.5,
}
/** Shares of the stances in a stream of posts and headlines: most of what is said takes no side. */
const shares: Readonly<Record<Stance, number>> = { many: 0.2, empty: 0.15, neutral: 0.53, irrelevance: 0.12 }

function extract(text: string, trace = false): Reading {
  const reading = readEnglish(text)
  bag.begin(trace)
  addEnglishFeatures(bag, text, reading)
  bag.end()
  return reading
}

/** Throws RangeError for a model that reads other features, or whose labels are no stances. */
export function checkEnglishStance(model: LinearModel): void {
  if (model.extractor !== englishStanceExtractor || model.bits !== ENGLISH_BITS)
    throw new RangeError(
      `${model.name} reads ${model.extractor} at ${model.bits} bits, not ${englishStanceExtractor} at ${ENGLISH_BITS}`,
    )
  if (model.labels.some((label) => !(stances as readonly string[]).includes(label)))
    throw new RangeError(`${model.name} knows labels that are no stances`)
}

/** A post with its stance. */
export interface EnglishPost {
  text: string
  stance: Stance
}

/**
 * Model `stance-en` from labelled posts: of the project's own corpus with origin `corpus`; else of a user's labels,
 * with `corpus` beside them at lesser weight.
 * It knows the stances that occur in `rows`; irrelevance is neutral where nothing is irrelevant. Throws RangeError
 * where fewer than two occur.
 */
export function trainEnglishStance(
  rows: readonly EnglishPost[],
  corpus: readonly EnglishPost[],
  wish: Pick<ModelFacts, 'seed' | 'origin' | 'version'>,
): LinearModel {
  const labels = stances.filter((stance) => rows.some((row) => row.stance === stance))
  if (labels.length < 2) throw new RangeError(`posts of ${labels.length} stance: there must be two at least`)
  const exampleOf = ({ text, stance }: EnglishPost): Example[] => {
    const label = labels.indexOf(stance === 'irrelevance' && !labels.includes(stance) ? 'neutral' : stance)
    if (label < 0) return []
    extract(text)
    return [{ features: bag.vector(), label }]
  }
  const priors = wish.origin === 'corpus' ? labels.map((label) => shares[label]) : null
  return trainWithPriors(
    rows.flatMap(exampleOf),
    { ...wish, name: 'stance-en', extractor: englishStanceExtractor, labels },
    { options: training, beside: corpus.flatMap(exampleOf), priors },
  )
}

/**
 * The stance that probabilities (in the order of `stances`) speak for: neutral and irrelevance stand together against a
 * side, and part afterwards.
 */
export function stanceOf(said: ArrayLike<number>): Stance {
  const [many = 0, empty = 0, neutral = 0, irrelevance = 0] = [said[0], said[1], said[2], said[3]]
  if (many >= empty && many > neutral + irrelevance) return 'many'
  if (empty > many && empty > neutral + irrelevance) return 'empty'
  return irrelevance > neutral ? 'irrelevance' : 'neutral'
}

const logits = new Float64Array(stances.length)

/** Probabilities of the text in the bag in the order of `stances`; 0 for a stance that the model does not know. */
function probabilities(model: LinearModel, into: Float64Array): void {
  const own = logits.subarray(0, model.labels.length)
  logitsOf(model, bag, own)
  softmax(own, model.temperature)
  stances.forEach((stance, at) => {
    into[at] = own[model.labels.indexOf(stance)] ?? 0
  })
}

/** Calibrated probabilities of a post, in the order of `stances`, into `into`. The fast way: no reasons. */
export function englishStanceProbabilities(text: string, model: LinearModel, into: Float64Array): void {
  extract(text)
  probabilities(model, into)
}

/**
 * Stance of an English post with probabilities and the places that explain it. Of long texts the first 4,000 characters
 * are read. Throws RangeError for a model of another kind.
 */
export function englishStance(document: Pick<DocumentText, 'title' | 'body'>, model: LinearModel): StanceResult {
  checkEnglishStance(model)
  const whole = wholeText(document)
  const reading = extract(whole.text, true)
  const said = new Float64Array(stances.length)
  probabilities(model, said)
  const stance = stanceOf(said)
  const label = model.labels.indexOf(stance)
  let against = label === 0 ? 1 : 0
  const chance = (at: number) => said[stances.indexOf(model.labels[at] as Stance)] ?? 0
  for (let one = 0; one < model.labels.length; one++) if (one !== label && chance(one) > chance(against)) against = one
  const parts = explainEnglish({ model, bag, reading, length: reading.tokens.at(-1)?.end ?? 0, label, against, codes })
  return {
    stance,
    probabilities: [said[0] ?? 0, said[1] ?? 0, said[2] ?? 0, said[3] ?? 0],
    why: parts.map(({ code, start, end, part }) => {
      const span = start < 0 ? null : whole.span(start, end)
      return { code, words: start < 0 ? [] : [whole.text.slice(start, end)], weight: part, spans: span ? [span] : [] }
    }),
  }
}

const codes = {
  word: 'stance.word',
  negated: 'stance.negated',
  phrase: 'stance.phrase',
  rest: 'stance.rest',
  prior: 'stance.prior',
  against: '-against',
}
