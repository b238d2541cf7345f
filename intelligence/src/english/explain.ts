import { attribute } from '../linear/explain.ts'
import type { FeatureBag } from '../linear/features.ts'
import type { LinearModel } from '../linear/model.ts'
import type { Reading } from './read.ts'
import { telling } from '../linear/telling.ts'

/** A place of the text with its part of ln(p(label) / p(against)); what lies at no place has start = end = −1. */
export interface Part {
  code: string
  start: number
  end: number
  part: number
}

/**
 * What reasons are called: `against` is added to words that speak against the answer; without `prior` what the model
 * says before it reads is in `rest`.
 */
export interface ReasonCodes {
  word: string
  negated: string
  phrase: string
  rest: string
  prior: string | null
  against: string
}

/**
 * Why a text is said to be of one label rather than another: words, movements and what is left, the largest first.
 * Parts are the model's own arithmetic and add up to the logit difference.
 * The bag must have been begun with `trace`. `length`: units of the text. Movements are `compared`, `moved` or
 * `turned`.
 */
export function explainEnglish({
  model,
  bag,
  reading,
  length,
  label,
  against,
  codes,
}: {
  model: LinearModel
  bag: FeatureBag
  reading: Reading
  length: number
  label: number
  against: number
  codes: ReasonCodes
}): Part[] {
  const { units, placeless, bias } = attribute(model, bag, length + 1, label, against)
  let rest = placeless
  for (const unit of units) rest += unit
  const stretches = stretchesOf(reading, codes)
  for (const stretch of stretches) for (let at = stretch.start; at < stretch.end; at++) stretch.part += units[at] ?? 0
  const named = telling(stretches)
  for (const one of named) rest -= one.part
  const parts = named.map((one) => ({
    ...one,
    code: one.part < 0 && !movements.has(one.code) ? `${one.code}${codes.against}` : one.code,
    part: one.part / model.temperature,
  }))
  const left = { start: -1, end: -1 }
  if (codes.prior === null) return [...parts, { code: codes.rest, ...left, part: (rest + bias) / model.temperature }]
  return [
    ...parts,
    { code: codes.rest, ...left, part: rest / model.temperature },
    { code: codes.prior, ...left, part: bias / model.temperature },
  ]
}

/** What movements are called: their weight tells which way they speak. */
const movements = new Set<string>(['compared', 'moved', 'turned'])

/** Movements as wholes, and the words outside them. */
function stretchesOf({ tokens, movements: found }: Reading, codes: ReasonCodes): Part[] {
  const answer: Part[] = []
  const inMovement = new Uint8Array(tokens.length)
  for (const { code, from, to } of found) {
    if (inMovement[from] === 1 || inMovement[to] === 1) continue
    answer.push({ code, start: tokens[from]?.start ?? 0, end: tokens[to]?.end ?? 0, part: 0 })
    inMovement.fill(1, from, to + 1)
  }
  tokens.forEach(({ start, end, kind, entry, negated }, at) => {
    if (inMovement[at] === 1 || kind === 'mark') return
    answer.push({
      code: entry ? (negated && entry.sign !== 0 ? codes.negated : codes.word) : codes.phrase,
      start,
      end,
      part: 0,
    })
  })
  return answer
}
