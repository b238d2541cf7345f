import { crossValidate, temperatureOf } from '../linear/cross-validate.ts'
import { FeatureBag } from '../linear/features.ts'
import type { LinearModel, ModelFacts } from '../linear/model.ts'
import { trainLinear, type Example, type TrainOptions } from '../linear/train.ts'
import { acceptorBits, acceptorExtractor, acceptorFeatures, acceptorLabels, gramsOf } from './acceptor.ts'
import { groupsIn } from './groups.ts'
import { eventTypeNames } from './types.ts'

/** A sentence with the types of event it tells of. `space`: the types that its labellers looked for; null: all. */
export interface LabelledSentence {
  text: string
  language: 'zh' | 'en'
  types: ReadonlySet<string>
  space: readonly string[] | null
}

const options: TrainOptions = {
  bits: acceptorBits,
  epochs: 14,
  rate: 0.3,
  l2: 1e-5,
  balance: 0,
  naiveBayes: 0,
  maxBytes: 990_000,
}

const bag = new FeatureBag(acceptorBits)
const sink = {
  add: (hash: number, value: number) => {
    bag.plain(hash, value)
  },
}

/** Candidates of sentences as examples: yes where the sentence is labelled with the type. */
export function examplesOf(rows: readonly LabelledSentence[]): Example[] {
  const examples: Example[] = []
  for (const { text, language, types, space } of rows) {
    const lower = language === 'en' ? text.toLowerCase() : text
    const piece = { start: 0, end: lower.length }
    const groups = groupsIn(language, lower, piece)
    const grams = gramsOf(language, lower, piece)
    for (const group of groups) {
      const type = eventTypeNames[group.type] ?? ''
      if (space && !space.includes(type)) continue
      bag.begin()
      acceptorFeatures(sink, grams, group, groups)
      bag.end()
      examples.push({ features: bag.vector(), label: types.has(type) ? 1 : 0 })
    }
  }
  return examples
}

/**
 * The model that says which candidates are events, from labelled sentences of one language. Its bias is set so that one
 * half is the border at which held-out F1 was best,
 * and its temperature so that held-out probabilities are as often right as they say. Throws RangeError where rows hold
 * no candidates, or of one kind only.
 */
export function trainAcceptor(
  rows: readonly LabelledSentence[],
  facts: Omit<ModelFacts, 'rows' | 'labels' | 'extractor'>,
): LinearModel {
  const examples = examplesOf(rows)
  if (!examples.some(({ label }) => label === 1) || !examples.some(({ label }) => label === 0))
    throw new RangeError('no sentence tells of an event, or each does')
  const space = rows.every((row) => row.space !== null)
    ? [...new Set(rows.flatMap((row) => row.space ?? []))].sort()
    : []
  const whole = {
    ...facts,
    labels: [...acceptorLabels],
    extractor: space.length > 0 ? `${acceptorExtractor}:${space.join(',')}` : acceptorExtractor,
  }
  const { logits } = crossValidate(examples, options, whole, 3)
  const missed =
    rows.reduce((sum, { types }) => sum + types.size, 0) - examples.filter(({ label }) => label === 1).length
  const border = bestBorder(
    examples.map(({ label }, row) => ({ label, difference: (logits[row * 2 + 1] ?? 0) - (logits[row * 2] ?? 0) })),
    missed,
  )
  const model = trainLinear(examples, options, whole)
  model.bias[1] = (model.bias[1] ?? 0) - border
  const shifted = logits.map((logit, at) => (at % 2 === 1 ? logit - border : logit))
  return {
    ...model,
    rows: rows.length,
    temperature: temperatureOf(
      shifted,
      examples.map(({ label }) => label),
      2,
    ),
  }
}

/** The difference of logits above which saying yes gives the best F1. `missed`: events without candidate. */
function bestBorder(said: { label: number; difference: number }[], missed: number): number {
  const sorted = said.toSorted((a, b) => b.difference - a.difference)
  const gold = sorted.reduce((sum, { label }) => sum + label, 0) + missed
  let right = 0
  let best = { f1: -1, border: 0 }
  sorted.forEach(({ label, difference }, at) => {
    right += label
    const f1 = (2 * right) / (at + 1 + gold)
    if (f1 > best.f1) best = { f1, border: (difference + (sorted[at + 1]?.difference ?? difference)) / 2 }
  })
  return best.border
}

/** Types a model was taught; null: all of them. */
export function spaceOf(model: LinearModel): ReadonlySet<string> | null {
  const [, names] = model.extractor.split(':')
  return names === undefined ? null : new Set(names.split(','))
}
