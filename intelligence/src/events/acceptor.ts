import { continued, familyOf, finished } from '../linear/hash.ts'
import { FeatureBag } from '../linear/features.ts'
import type { LinearModel } from '../linear/model.ts'
import type { Piece } from '../text/sentences.ts'
import type { Group } from './groups.ts'

/** Name and version of these features: a model answers only to those it was trained on. */
export const acceptorExtractor = 'event-pairs-1'
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
const beside = familyOf('beside')
const strength = familyOf('strength')

/** Salt of a type: the same gram means different things for different types. */
const salted = (hash: number, type: number): number => finished(continued(hash, type + 1))

const isWordUnit = (unit: number): boolean => (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57) || unit === 39

/** Running hashes of the grams of a sentence with their places: one, two and three characters in Chinese, one and two words in English. Computed once, used for each type. */
export interface Grams { hashes: number[]; starts: number[]; ends: number[] }

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

/** Puts the features of a group into the bag. `groups` are all groups of the sentence. */
export function acceptorFeatures(bag: FeatureBag, grams: Grams, group: Group, groups: readonly Group[], trace = false): void {
  const { best: { start, end, from }, type, strong, weak } = group
  const [low, high] = [from - WINDOW, end + WINDOW]
  const [near, far] = [from - CLOSE, end + CLOSE]
  bag.begin(trace)
  const { hashes, starts, ends } = grams
  for (let at = 0; at < hashes.length; at++) {
    const [first, last] = [starts[at] ?? 0, ends[at] ?? 0]
    if (last > high) { if (first > high) break; continue }
    if (first < low) continue
    const hash = hashes[at] ?? 0
    bag.gram(salted(hash, type), 1, first, last)
    if (first >= near && last <= far) {
      const side = last <= start ? 1 : first >= end ? 2 : 3
      bag.gram(salted(continued(continued(hash, close), side), type), 1, first, last)
      bag.gram(finished(continued(continued(hash, close), side)), 1, first, last)
    }
  }
  bag.plain(salted(continued(rule, group.best.rule), 0), 1, start, end)
  bag.plain(salted(continued(own, strong > 0 ? 1 : 0), type), 1)
  bag.plain(finished(continued(strength, Math.min(strong, 3) * 4 + Math.min(weak, 3))), 1)
  for (const other of groups) if (other.type !== type) bag.plain(salted(continued(continued(beside, other.type), other.strong > 0 ? 1 : 0), type), 0.5)
  bag.end()
}

/** Probability that a sentence really tells of the group's event, by a model of `acceptorLabels`; two-class, so one difference of logits decides. */
export function accepted(model: LinearModel, bag: FeatureBag): number {
  const { weights, scale, bias, temperature } = model
  let [no, yes] = [0, 0]
  for (let at = 0; at < bag.count; at++) {
    const from = (bag.ids[at] ?? 0) * 2
    const value = bag.values[at] ?? 0
    no += value * (weights[from] ?? 0)
    yes += value * (weights[from + 1] ?? 0)
  }
  const difference = (bias[1] ?? 0) + yes * (scale[1] ?? 0) - (bias[0] ?? 0) - no * (scale[0] ?? 0)
  return 1 / (1 + Math.exp(-difference / temperature))
}
