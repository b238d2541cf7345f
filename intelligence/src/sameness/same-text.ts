import { normalised } from '../names.ts'
import { saidIn } from './signature.ts'

/** Most letters of a text that are compared one by one. */
const COMPARED = 4000

/** A text cut into sentences of letters and digits, at most 4,000 letters of it: what two texts are compared by. */
export function sentencesOf(title: string, body: string): string[] {
  const sentences: string[] = []
  let letters = 0
  const opens = body.startsWith(title)
  const pieces = (opens ? body.slice(title.length) : body).slice(0, 2 * COMPARED).split(/[。！？!?；;\n]+|\.\s/u)
  // A title that was cut off says nothing that its body does not say.
  for (const piece of !opens && saidIn(title, body) === body ? pieces : [title, ...pieces]) {
    const sentence = normalised(piece)
    if (sentence === '') continue
    letters += sentence.length
    if (letters > COMPARED) break
    sentences.push(sentence)
  }
  return sentences
}

/** Pairs of neighbouring letters that both texts have, over those they could have (Dice), 0 to 1. */
function likeness(one: string, other: string): number {
  if (one === other) return 1
  const pairs = pairsOf(one)
  let shared = 0
  for (let at = 0; at + 2 <= other.length; at++) {
    const left = pairs.get(other.slice(at, at + 2)) ?? 0
    if (left > 0) {
      shared++
      pairs.set(other.slice(at, at + 2), left - 1)
    }
  }
  return one.length + other.length <= 2 ? 0 : (2 * shared) / (one.length + other.length - 2)
}

/** Least likeness of two sentences of which one is the other with words changed. */
const CHANGED = 0.5

/**
 * Share of the letters of the shorter text that the other tells again, sentence by sentence and in order: 0 as soon as
 * a sentence in the middle is missing or another one,
 * for a copy may end earlier or go on, but it does not leave out or rearrange.
 */
export function toldAgain(one: readonly string[], other: readonly string[]): number {
  const lengthOf = (sentences: readonly string[]) => sentences.reduce((sum, { length }) => sum + length, 0)
  const [shorter, longer] = lengthOf(one) <= lengthOf(other) ? [one, other] : [other, one]
  let told = 0
  for (const [at, sentence] of shorter.entries()) {
    const there = longer[at]
    if (there === undefined) return 0
    const last = at === shorter.length - 1
    const like = last && there.startsWith(sentence) ? 1 : likeness(sentence, there)
    // A copy of some length may have a short end of its own, such as its medium's name.
    if (like < CHANGED && !(last && at > 1 && sentence.length < told / 8)) return 0
    told += like * sentence.length
  }
  return shorter.length === 0 ? 0 : told / lengthOf(shorter)
}

/** Letter pairs of a text with how often each stands in it. */
function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  for (let at = 0; at + 2 <= text.length; at++) {
    const pair = text.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/** Part of the longer text's letters that the shorter must have: what stands inside a far longer text is quoted there. */
const FEWEST = 0.5

/** A short text as it is compared with many others: its letters, as `normalised` makes them, and their pairs. */
export interface Comparable {
  text: string
  /** Neighbouring letters, two UTF-16 units each, ascending; as often as they stand there. */
  pairs: Uint32Array
}

/** Comparable of a text with their pairs. */
export function comparable(text: string): Comparable {
  const pairs = new Uint32Array(Math.max(0, text.length - 1))
  for (let at = 0; at < pairs.length; at++) pairs[at] = (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1)
  return { text, pairs: pairs.sort() }
}

/**
 * How alike two short texts are, whatever the order of their sentences: the share of the neighbouring letter pairs of
 * the shorter text that the longer one has too, 0 to 1, each as often as it stands there. 0 where the shorter has less
 * than half of the letters.
 */
export function alikeShort(one: Comparable, other: Comparable): number {
  if (one.text === other.text) return 1
  const [shorter, longer] = one.text.length <= other.text.length ? [one, other] : [other, one]
  if (shorter.text.length < 2 || shorter.text.length < FEWEST * longer.text.length) return 0
  let shared = 0
  for (let at = 0, there = 0; at < shorter.pairs.length && there < longer.pairs.length;) {
    const mine = shorter.pairs[at] ?? 0
    const its = longer.pairs[there] ?? 0
    if (mine === its) shared++
    if (mine <= its) at++
    if (its <= mine) there++
  }
  return shared / shorter.pairs.length
}
