import type { DocumentText, Stance, StanceResult } from '../analysis.ts'
import { stances } from '../analysis.ts'
import { explainEnglish } from '../english/explain.ts'
import { addEnglishFeatures } from '../english/features.ts'
import { readEnglish, type Reading } from '../english/read.ts'
import { ENGLISH_BITS, englishBag, trainWithPriors } from '../english/train.ts'
import { logitsOf, softmax, type LinearModel, type ModelFacts } from '../linear/model.ts'
import { defaultTraining, type TrainOptions } from '../linear/train.ts'
import { wholeText } from './whole-text.ts'

/** Version of the features: a model answers only to those it was trained on. */
export const englishStanceExtractor = 'stance-en-1'
const bag = englishBag()
const training: TrainOptions = { ...defaultTraining, bits: ENGLISH_BITS, epochs: 8, rate: 0.2, balance: 0.2, naiveBayes: 0.5 }
/** Shares of the stances in a stream of posts and headlines, in the order of `stances`: most of what is said takes no side. */
const shares = [0.2, 0.15, 0.53, 0.12]

function extract(text: string, trace = false): Reading {
  const reading = readEnglish(text)
  bag.begin(trace)
  addEnglishFeatures(bag, text, reading)
  bag.end()
  return reading
}

/** Throws RangeError for a model that reads other features, or whose labels are not the stances in their order. */
export function checkEnglishStance(model: LinearModel): void {
  if (model.extractor !== englishStanceExtractor || model.bits !== ENGLISH_BITS) throw new RangeError(`${model.name} reads ${model.extractor} at ${model.bits} bits, not ${englishStanceExtractor} at ${ENGLISH_BITS}`)
  if (model.labels.join() !== stances.join()) throw new RangeError(`${model.name} knows other labels than the stances`)
}

/** Model `stance-en` from labelled posts. Throws RangeError without rows. */
export function trainEnglishStance(rows: readonly { text: string; stance: Stance }[], wish: Pick<ModelFacts, 'seed' | 'origin' | 'version'>): LinearModel {
  const examples = rows.map(({ text, stance }) => {
    extract(text)
    return { features: bag.vector(), label: stances.indexOf(stance) }
  })
  return trainWithPriors(examples, { ...wish, name: 'stance-en', extractor: englishStanceExtractor, labels: stances }, { options: training, priors: wish.origin === 'corpus' ? shares : null })
}

/** The stance that probabilities speak for: neutral and irrelevance stand together against a side, and part afterwards. */
export function stanceOf(said: ArrayLike<number>): Stance {
  const [many = 0, empty = 0, neutral = 0, irrelevance = 0] = [said[0], said[1], said[2], said[3]]
  if (many >= empty && many > neutral + irrelevance) return 'many'
  if (empty > many && empty > neutral + irrelevance) return 'empty'
  return irrelevance > neutral ? 'irrelevance' : 'neutral'
}

/** Calibrated probabilities of a post, in the order of `stances`, into `into`. The fast way: no reasons. */
export function englishStanceProbabilities(text: string, model: LinearModel, into: Float64Array): void {
  extract(text)
  logitsOf(model, bag, into)
  softmax(into, model.temperature)
}

/** Stance of an English post with probabilities and the places that explain it. Of long texts the first 4,000 characters are read. Throws RangeError for a model of another kind. */
export function englishStance(document: Pick<DocumentText, 'title' | 'body'>, model: LinearModel): StanceResult {
  checkEnglishStance(model)
  const whole = wholeText(document)
  const reading = extract(whole.text, true)
  const said = new Float64Array(4)
  logitsOf(model, bag, said)
  softmax(said, model.temperature)
  const stance = stanceOf(said)
  const label = stances.indexOf(stance)
  let against = label === 0 ? 1 : 0
  for (let one = 0; one < 4; one++) if (one !== label && (said[one] ?? 0) > (said[against] ?? 0)) against = one
  const parts = explainEnglish({ model, bag, reading, length: reading.tokens.at(-1)?.end ?? 0, label, against, family: 'stance' })
  return {
    stance, probabilities: [said[0] ?? 0, said[1] ?? 0, said[2] ?? 0, said[3] ?? 0],
    why: parts.map(({ code, start, end, part }) => {
      const span = start < 0 ? null : whole.span(start, end)
      return { code, words: start < 0 ? [] : [whole.text.slice(start, end)], weight: part, spans: span ? [span] : [] }
    }),
  }
}
