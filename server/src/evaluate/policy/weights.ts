import { samePairs, MOST_SENTENCES } from '@pandora/intelligence/policy/align'
import { featureNames, likelyPairs } from '@pandora/intelligence/policy/alignment/likelihood'
import { weigh } from '@pandora/intelligence/policy/sentence-vectors'
import { assign } from '@pandora/intelligence/policy/alignment/assign'
import { descended } from '@pandora/intelligence/linear/adam'
import { randomFrom } from '@pandora/intelligence/linear/random'
import { labelledRows } from '../../models/labelled-file.ts'
import { share } from '../shares.ts'
import { markOf, marksOf, textsOf, type Mark } from './marks.ts'

/** A sentence that is asked about: each place where it may stand in the later text, and those that are right. */
interface Asked {
  mark: Mark
  from: number
  /** Paired before anything is weighed. */
  fixed: number | null
  right: readonly (number | null)[]
}
interface Document {
  asked: readonly Asked[]
  offers: readonly { from: number; to: number; features: readonly number[] }[]
}

/** Parts that weights are fitted on; the others are only measured. */
const FITTED = new Set(['tuning', 'heldOut', 'tuning2'])
/** Pull towards zero, steps and their length; folds, and how often documents are dealt into them. */
const [PULL, STEPS, LENGTH, FOLDS, DEALS] = [0.0005, 1500, 0.05, 5, 4]

function documentOf(marks: readonly Mark[], before: string, after: string): Document {
  const [old, young] = weigh(before, after, MOST_SENTENCES)
  const fixed = samePairs(old, young)
  const [from, to] = [old, young].map((side) => new Map(side.map(({ piece }, at) => [piece.start, at])))
  return {
    offers: likelyPairs(old, young, fixed),
    asked: marks.flatMap((mark): Asked[] => {
      const at = from?.get(mark.before)
      if (at === undefined) return []
      const right = mark.after.map((place) => (place === null ? null : (to?.get(place) ?? -1)))
      return [{ mark, from: at, fixed: fixed.get(at) ?? null, right }]
    }),
  }
}

const sumOf = (weights: readonly number[], features: readonly number[]): number =>
  features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), weights.at(-1) ?? 0)

/** Weights (the last: of nothing known) by which right places are likeliest against all others and none. */
function fitted(documents: readonly Document[]): number[] {
  const size = featureNames.length + 1
  const examples = documents.flatMap(({ asked, offers }) => {
    const ofFrom = Map.groupBy(offers, (one) => one.from)
    return asked
      .filter(({ fixed }) => fixed === null)
      .map(({ from, right }) => ({
        none: right.includes(null),
        places: (ofFrom.get(from) ?? []).map(({ to, features }) => ({ right: right.includes(to), features })),
      }))
  })
  return descended(size, { steps: STEPS, rate: LENGTH }, (weights) => {
    const slope = weights.map((value, at) => (at < size - 1 ? PULL * examples.length * value : 0))
    for (const { none, places } of examples) {
      const odds = places.map(({ features }) => Math.exp(sumOf(weights, features)))
      const all = odds.reduce((sum, one) => sum + one, 1)
      const right = odds.reduce((sum, one, at) => sum + (places[at]?.right ? one : 0), none ? 1 : 0)
      if (right === 0) continue
      for (const [at, place] of places.entries()) {
        const pull = (odds[at] ?? 0) / all - (place.right ? (odds[at] ?? 0) / right : 0)
        for (let one = 0; one < size; one++) slope[one] = (slope[one] ?? 0) + pull * (place.features[one] ?? 1)
      }
    }
    return slope
  })
}

function rightOf({ asked, offers }: Document, weights: readonly number[]): { marks: number; right: number } {
  const pairs = assign(offers.map(({ from, to, features }) => ({ from, to, worth: sumOf(weights, features) })))
  const right = asked.filter((one) => one.right.includes(one.fixed ?? pairs.get(one.from) ?? null)).length
  return { marks: asked.length, right }
}

/**
 * Fits what the likeness of two sentences weighs (`alignment/likelihood.ts`) on the marked sentences of texts in these
 * files, and says how many of those it did not see it pairs right, by folds of whole pairs of texts.
 */
export async function policyWeights(files: readonly string[]): Promise<object> {
  const texts = await textsOf(files)
  const marks = (await labelledRows(marksOf('policy-alignments'))).flatMap((row) => markOf(row) ?? [])
  const asked = marks.filter(({ part }) => FITTED.has(part))
  const documents = [...Map.groupBy(asked, ({ old, young }) => `${old} ${young}`).values()].flatMap((some) => {
    const [before, after] = [texts.get(some[0]?.old ?? ''), texts.get(some[0]?.young ?? '')]
    return before === undefined || after === undefined ? [] : [documentOf(some, before, after)]
  })
  const folds = { marks: 0, right: 0 }
  for (let deal = 1; deal <= DEALS; deal++) {
    const random = randomFrom(deal)
    const dealt = documents.map((document) => ({ document, fold: Math.floor(random() * FOLDS) }))
    for (let fold = 0; fold < FOLDS; fold++) {
      const weights = fitted(dealt.filter((one) => one.fold !== fold).map(({ document }) => document))
      for (const { document } of dealt.filter((one) => one.fold === fold)) {
        const judged = rightOf(document, weights)
        folds.marks += judged.marks
        folds.right += judged.right
      }
    }
  }
  const weights = fitted(documents)
  return {
    task: 'policy-weights',
    documents: documents.length,
    marks: asked.length,
    unseen: { deals: DEALS, folds: FOLDS, right: share(folds.right, folds.marks) },
    weights: Object.fromEntries([...featureNames, 'nothingKnown'].map((name, at) => [name, weights[at]?.toFixed(2)])),
  }
}
