import { phraseOf } from '../words/phrase.ts'
import { wordsIn } from '../words/words.ts'

/** Weights that PostgreSQL gives words of a title and of a body. */
const [TITLE, BODY] = [1, 0.1]
/** Sum of 1 ÷ n² over all n: what a word can reach at most. */
const REACH = 1.64493406685

/** A text as a full-text index holds it: places of each word in the title and in the body. */
export interface IndexedText {
  title: ReadonlyMap<string, readonly number[]>
  body: ReadonlyMap<string, readonly number[]>
  words: number
}

const placesIn = (text: string): { places: Map<string, number[]>; words: number } => {
  const places = new Map<string, number[]>()
  let words = 0
  for (const { word, at } of wordsIn(text)) {
    const known = places.get(word)
    if (known) known.push(at)
    else places.set(word, [at])
    words++
  }
  return { places, words }
}

export function indexed(title: string, body: string): IndexedText {
  const [one, two] = [placesIn(title), placesIn(body)]
  return { title: one.places, body: two.places, words: one.words + two.words }
}

/**
 * What a full-text index ranks a text by for a phrase, as PostgreSQL's `ts_rank` with normalisation 1 does: each place of
 * each word by its weight, the next ones less (1 ÷ n²), divided by 1 + the logarithm of the text's length. 0 where the
 * phrase does not stand in it.
 */
export function fullTextRank({ title, body, words }: IndexedText, keyword: string): number {
  const phrase = phraseOf(keyword)
  const first = phrase[0]
  if (!first) return 0
  const stands = (places: IndexedText['title']) =>
    (places.get(first.word) ?? []).some((at) =>
      phrase.every(({ word, after }) => places.get(word)?.includes(at + after) === true),
    )
  if (!stands(title) && !stands(body)) return 0
  const rank = phrase.reduce((sum, { word }) => {
    const weights = [...(title.get(word) ?? []).map(() => TITLE), ...(body.get(word) ?? []).map(() => BODY)]
    return sum + weights.reduce((all, weight, place) => all + weight / (place + 1) ** 2, 0) / REACH
  }, 0)
  return rank / phrase.length / (1 + Math.log(Math.max(1, words)))
}

/** Trigrams of a text as PostgreSQL's `pg_trgm` makes them: of each word, with two blanks before and one behind. */
export function trigramsOf(text: string): Set<string> {
  const found = new Set<string>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    const padded = [...`  ${word} `]
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3).join(''))
  }
  return found
}

/** Share of two texts' trigrams that they have in common: the most that any piece of a text reaches. */
export function trigramRank(pieces: readonly ReadonlySet<string>[], keyword: ReadonlySet<string>): number {
  return pieces.reduce((best, piece) => {
    let common = 0
    for (const one of keyword) if (piece.has(one)) common++
    const all = piece.size + keyword.size - common
    return Math.max(best, all === 0 ? 0 : common / all)
  }, 0)
}
