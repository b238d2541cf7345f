import { normalised } from '../names.ts'

/** Most letters of a text that are compared one by one. */
const COMPARED = 4000

/** A text cut into sentences of letters and digits, at most 4,000 letters of it: what two texts are compared by. */
export function sentencesOf(title: string, body: string): string[] {
  const sentences: string[] = []
  let letters = 0
  for (const piece of [
    title,
    ...(body.startsWith(title) ? body.slice(title.length) : body)
      .slice(0, 2 * COMPARED)
      .split(/[。！？!?；;\n]+|\.\s/u),
  ]) {
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
  const pairs = new Map<string, number>()
  for (let at = 0; at + 2 <= one.length; at++) {
    const pair = one.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
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
