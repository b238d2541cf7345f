import { sentencesIn, type Piece } from '../text/sentences.ts'
import { fieldsOf } from './fields.ts'
import { compareStrength } from './strength.ts'

/** What became of a sentence from one meeting to the next. */
export type SentenceChange = 'same' | 'reworded' | 'stronger' | 'weaker' | 'added' | 'removed'

/** A sentence in the text before, the one that stands for it after, or one of both alone. */
export interface AlignedSentence {
  change: SentenceChange
  before: Piece | null
  after: Piece | null
  /** Cosine of the two, 0 to 1; null where there is one only. */
  similarity: number | null
  /** Words by which stronger and weaker were told. */
  words: readonly string[]
}

/** Least cosine of two sentences of which one stands for the other, and least of two that are the same. */
const PAIRED = 0.34
const SAME = 0.985
/** Most sentences of a text that are compared; what follows is left out of the answer. */
export const MOST_SENTENCES = 600

const letters = /[^\p{L}\p{N}]/gu

interface Weighed {
  piece: Piece
  text: string
  grams: Map<string, number>
  length: number
  fields: ReadonlySet<string>
}

function gramsOf(text: string): Map<string, number> {
  const plain = text.replace(letters, '')
  const counts = new Map<string, number>()
  for (let at = 0; at + 2 <= plain.length; at++)
    counts.set(plain.slice(at, at + 2), (counts.get(plain.slice(at, at + 2)) ?? 0) + 1)
  return counts
}

/**
 * Sentences of both texts as vectors of letter pairs; pairs that stand in many sentences weigh little (ln(sentences /
 * sentences with the pair)).
 */
function weigh(before: string, after: string): [Weighed[], Weighed[]] {
  const cut = (text: string) =>
    sentencesIn(text)
      .slice(0, MOST_SENTENCES)
      .map((piece) => ({ piece, text: text.slice(piece.start, piece.end) }))
  const both = [cut(before), cut(after)].map((sentences) =>
    sentences.map((one) => ({ ...one, counts: gramsOf(one.text) })),
  )
  const spread = new Map<string, number>()
  const all = both.flat()
  for (const { counts } of all) for (const gram of counts.keys()) spread.set(gram, (spread.get(gram) ?? 0) + 1)
  const weighed = both.map((sentences) =>
    sentences.map(({ piece, text, counts }) => {
      const grams = new Map(
        [...counts].map(([gram, count]) => [gram, count * Math.log(1 + all.length / (spread.get(gram) ?? 1))]),
      )
      return {
        piece,
        text,
        grams,
        fields: fieldsOf(text),
        length: Math.sqrt([...grams.values()].reduce((sum, one) => sum + one * one, 0)),
      }
    }),
  )
  return [weighed[0] ?? [], weighed[1] ?? []]
}

function cosine(one: Weighed, other: Weighed): number {
  if (one.length === 0 || other.length === 0) return one.text === other.text ? 1 : 0
  const [fewer, more] = one.grams.size <= other.grams.size ? [one, other] : [other, one]
  let product = 0
  for (const [gram, weight] of fewer.grams) product += weight * (more.grams.get(gram) ?? 0)
  return product / (one.length * other.length)
}

/**
 * How much two sentences that stand between the same others are about the same: letters in common, and half for a
 * common field of policy.
 */
function akin(one: Weighed, other: Weighed): number {
  return cosine(one, other) + ([...one.fields].some((field) => other.fields.has(field)) ? 0.5 : 0)
}
/** Least of it for a pair. */
const AKIN = 0.3

/**
 * Sentences that found no pair by their letters, but stand between the same neighbours: what a meeting says anew of a
 * field it says in the old place.
 * `toOf` and `fromOf` are added to.
 */
function pairInPlace(
  old: readonly Weighed[],
  young: readonly Weighed[],
  toOf: Map<number, number>,
  fromOf: Map<number, { from: number; similarity: number }>,
): void {
  const anchors = [...toOf].toSorted(([a], [b]) => a - b)
  // Only pairs in the common order are neighbours one can rely on.
  const steady: [number, number][] = [[-1, -1]]
  for (const [from, to] of anchors) if (to > (steady.at(-1)?.[1] ?? -1)) steady.push([from, to])
  steady.push([old.length, young.length])
  for (let at = 1; at < steady.length; at++) {
    const [[fromStart, toStart], [fromEnd, toEnd]] = [steady[at - 1] ?? [0, 0], steady[at] ?? [0, 0]]
    const candidates: { from: number; to: number; like: number; shift: number }[] = []
    for (let from = fromStart + 1; from < fromEnd; from++)
      for (let to = toStart + 1; to < toEnd; to++) {
        const [one, other] = [old[from], young[to]]
        if (!one || !other || toOf.has(from) || fromOf.has(to)) continue
        const like = akin(one, other)
        if (like >= AKIN) candidates.push({ from, to, like, shift: Math.abs(from - fromStart - (to - toStart)) })
      }
    candidates.sort((a, b) => b.like - a.like || a.shift - b.shift || a.from - b.from || a.to - b.to)
    for (const { from, to } of candidates) {
      const [one, other] = [old[from], young[to]]
      if (toOf.has(from) || fromOf.has(to) || !one || !other) continue
      toOf.set(from, to)
      fromOf.set(to, { from, similarity: cosine(one, other) })
    }
  }
}

/**
 * Holds two texts against each other, sentence by sentence: the likeliest pairs first, each sentence in one pair at
 * most; where two pairs are as likely the one that keeps the order.
 * Sentences of the later text in their order, with what was removed after the sentence it followed.
 */
export function alignSentences(before: string, after: string): AlignedSentence[] {
  const [old, young] = weigh(before, after)
  const pairs: { from: number; to: number; similarity: number; shift: number }[] = []
  for (const [from, one] of old.entries())
    for (const [to, other] of young.entries()) {
      const similarity = cosine(one, other)
      if (similarity >= PAIRED)
        pairs.push({ from, to, similarity, shift: Math.abs(from / old.length - to / young.length) })
    }
  pairs.sort((a, b) => b.similarity - a.similarity || a.shift - b.shift || a.from - b.from || a.to - b.to)
  const [toOf, fromOf] = [new Map<number, number>(), new Map<number, { from: number; similarity: number }>()]
  for (const { from, to, similarity } of pairs) {
    if (toOf.has(from) || fromOf.has(to)) continue
    toOf.set(from, to)
    fromOf.set(to, { from, similarity })
  }
  pairInPlace(old, young, toOf, fromOf)
  const removedAfter = new Map<number, number[]>()
  let last = -1
  for (const from of old.keys()) {
    const to = toOf.get(from)
    if (to === undefined) removedAfter.set(last, [...(removedAfter.get(last) ?? []), from])
    else last = to
  }
  const removed = (place: number): AlignedSentence[] =>
    (removedAfter.get(place) ?? []).map((from) => ({
      change: 'removed',
      before: old[from]?.piece ?? null,
      after: null,
      similarity: null,
      words: [],
    }))
  return [
    ...removed(-1),
    ...young.flatMap((sentence, to): AlignedSentence[] => {
      const pair = fromOf.get(to)
      const was = pair && old[pair.from]
      return [
        was
          ? changed(was, sentence, pair.similarity)
          : { change: 'added', before: null, after: sentence.piece, similarity: null, words: [] },
        ...removed(to),
      ]
    }),
  ]
}

function changed(before: Weighed, after: Weighed, similarity: number): AlignedSentence {
  const pieces = { before: before.piece, after: after.piece, similarity }
  if (similarity >= SAME) return { change: 'same', ...pieces, words: [] }
  const strength = compareStrength(before.text, after.text)
  return strength
    ? { change: strength.direction, ...pieces, words: strength.words }
    : { change: 'reworded', ...pieces, words: [] }
}
