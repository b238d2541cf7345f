import { continued, familyOf, finished } from '../linear/hash.ts'
import type { LinearModel } from '../linear/model.ts'
import type { Piece } from '../text/sentences.ts'
import type { Group } from './groups.ts'

/** Name and version of these features: a model answers only to those it was trained on. */
export const acceptorExtractor = 'event-pairs-2'
export const acceptorLabels = ['no', 'yes'] as const
export const acceptorBits = 18

/** Units to both sides of a candidate that are read. */
const WINDOW = 70
/** Units to both sides that count as its close context. */
const CLOSE = 8
const wide = familyOf('wide')
const close = familyOf('close')
const own = familyOf('own')
const rule = familyOf('rule')
const besides = familyOf('beside')
const strength = familyOf('strength')

/** Salt of a type: the same gram means different things for different types. */
const salted = (hash: number, type: number): number => finished(continued(hash, type + 1))

const isWordUnit = (unit: number): boolean => (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit === 39

/**
 * Running hashes of the grams of a sentence with their places: one, two and three characters in Chinese, one and two
 * words in English. Computed once, used for each type.
 */
export interface Grams {
  hashes: number[]
  starts: number[]
  ends: number[]
}

const digit = (unit: number): boolean => unit >= 48 && unit <= 57

/** Grams of a piece of `lower`. Digits read alike, so that one amount teaches about all. */
export function gramsOf(language: 'zh' | 'en', lower: string, { start, end }: Piece): Grams {
  const grams: Grams = { hashes: [], starts: [], ends: [] }
  const add = (hash: number, from: number, to: number) => {
    grams.hashes.push(hash)
    grams.starts.push(from)
    grams.ends.push(to)
  }
  if (language === 'zh') {
    for (let from = start; from < end; from++) {
      let hash = wide
      for (let at = from; at < end && at < from + 4; at++) {
        const unit = lower.charCodeAt(at)
        hash = continued(hash, digit(unit) ? 48 : unit)
        add(hash, from, at + 1)
      }
    }
    return grams
  }
  let before = 0
  let beforeStart = -1
  for (let at = start; at < end;) {
    if (!isWordUnit(lower.charCodeAt(at))) {
      const unit = lower.charCodeAt(at)
      if (unit === 36 || unit === 37 || unit === 8364) add(continued(wide, unit), at, at + 1)
      at++
      continue
    }
    let to = at
    let hash = wide
    let stem = 0
    for (; to < end && isWordUnit(lower.charCodeAt(to)); to++) {
      const unit = lower.charCodeAt(to)
      hash = continued(hash, digit(unit) ? 48 : unit)
      if (to - at === 4) stem = continued(hash, 42)
    }
    add(hash, at, to)
    if (stem !== 0) add(stem, at, to)
    if (beforeStart >= 0) {
      let pair = continued(before, 32)
      for (let one = at; one < to; one++) pair = continued(pair, lower.charCodeAt(one))
      add(pair, beforeStart, to)
    }
    before = hash
    beforeStart = at
    at = to
  }
  return grams
}

/** Takes features of a candidate: a hash, and how much of it there is. */
export interface FeatureSink {
  add: (hash: number, value: number) => void
}

/**
 * Gives the features of a group to a sink. `groups` are all groups of the sentence. Grams share one unit of length by
 * the root of their number, so that long sentences weigh no more.
 */
export function acceptorFeatures(sink: FeatureSink, grams: Grams, group: Group, groups: readonly Group[]): void {
  const {
    best: { start, end, from },
    type,
    strong,
    weak,
  } = group
  const [low, high] = [from - WINDOW, end + WINDOW]
  const [near, far] = [from - CLOSE, end + CLOSE]
  const { hashes, starts, ends } = grams
  const first = firstFrom(starts, low)
  let last = first
  while (last < hashes.length && (starts[last] ?? 0) < high) last++
  const value = 0.9 / Math.sqrt(last - first + 1)
  for (let at = first; at < last; at++) {
    const hash = hashes[at] ?? 0
    sink.add(salted(hash, type), value)
    const [begin, stop] = [starts[at] ?? 0, ends[at] ?? 0]
    if (begin < near || stop > far) continue
    const beside = continued(continued(hash, close), stop <= start ? 1 : begin >= end ? 2 : 3)
    sink.add(salted(beside, type), value)
    sink.add(finished(beside), value)
  }
  sink.add(salted(continued(rule, group.best.rule), 0), 1)
  sink.add(salted(continued(own, strong > 0 ? 1 : 0), type), 1)
  sink.add(finished(continued(strength, Math.min(strong, 3) * 4 + Math.min(weak, 3))), 1)
  for (const other of groups)
    if (other.type !== type)
      sink.add(salted(continued(continued(besides, other.type), other.strong > 0 ? 1 : 0), type), 0.5)
}

/**
 * The first gram that begins at or behind a place; grams stand in order of their beginnings, pairs of words one word
 * late.
 */
function firstFrom(starts: readonly number[], low: number): number {
  let at = 0
  while (at < starts.length && (starts[at] ?? 0) < low) at++
  return at
}

/** Adds up what a model of `acceptorLabels` says of features: logit of yes less that of no. */
export class Acceptor implements FeatureSink {
  readonly #differences: Float32Array
  readonly #mask: number
  readonly #bias: number
  readonly #temperature: number
  #sum = 0

  constructor({ bits, weights, scale, bias, temperature }: LinearModel) {
    this.#differences = new Float32Array(2 ** bits)
    for (let id = 0; id < this.#differences.length; id++)
      this.#differences[id] = (weights[id * 2 + 1] ?? 0) * (scale[1] ?? 0) - (weights[id * 2] ?? 0) * (scale[0] ?? 0)
    this.#mask = 2 ** bits - 1
    this.#bias = (bias[1] ?? 0) - (bias[0] ?? 0)
    this.#temperature = temperature
  }

  begin(): void {
    this.#sum = this.#bias
  }

  add(hash: number, value: number): void {
    this.#sum += value * (this.#differences[hash & this.#mask] ?? 0)
  }

  /** Probability of yes. */
  probability(): number {
    return 1 / (1 + Math.exp(-this.#sum / this.#temperature))
  }
}
