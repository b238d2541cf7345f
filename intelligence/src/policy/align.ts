import type { Piece } from '../text/sentences.ts'
import { assign } from './alignment/assign.ts'
import { pairInPlace } from './alignment/in-place.ts'
import { likelyPairs, worthOf } from './alignment/likelihood.ts'
import { likeness, weigh, type Weighed } from './sentence-vectors.ts'
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

/** Most sentences of a text that are compared; what follows is left out of the answer. */
export const MOST_SENTENCES = 4000

/** Letters and digits of a sentence from which on it is itself wherever it stands, if each text has it once. */
const OWN = 8
const signs = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

/** Sentences that each text has once, letter by letter, and that are long enough to be the same wherever they stand. */
export function samePairs(old: readonly Weighed[], young: readonly Weighed[]): Map<number, number> {
  const after = Map.groupBy(young.keys(), (to) => young[to]?.text)
  const pairs = new Map<number, number>()
  for (const [text, [from, again]] of Map.groupBy(old.keys(), (one) => old[one]?.text)) {
    const [to, more] = after.get(text) ?? []
    if (from === undefined || again !== undefined || to === undefined || more !== undefined) continue
    if (signs(text ?? '').length >= OWN) pairs.set(from, to)
  }
  return pairs
}

/**
 * Sentences left open that stand in both texts letter by letter: as many before as after one by one, else those nearest
 * to each other in their texts.
 */
function pairAlike(
  old: readonly Weighed[],
  young: readonly Weighed[],
  open: { from: readonly number[]; to: readonly number[] },
  pair: (from: number, to: number) => void,
): void {
  const after = Map.groupBy(open.to, (to) => young[to]?.text)
  for (const [text, froms] of Map.groupBy(open.from, (from) => old[from]?.text)) {
    const tos = after.get(text) ?? []
    if (tos.length === froms.length || froms.length * tos.length > MOST_PLACES) {
      for (const [at, from] of froms.slice(0, tos.length).entries()) pair(from, tos[at] ?? 0)
      continue
    }
    const shift = (from: number, to: number) => Math.abs(from / old.length - to / young.length)
    const places = froms.flatMap((from) => tos.map((to) => ({ from, to })))
    const [fromTaken, toTaken] = [new Set<number>(), new Set<number>()]
    for (const { from, to } of places.toSorted((a, b) => shift(a.from, a.to) - shift(b.from, b.to))) {
      if (fromTaken.has(from) || toTaken.has(to)) continue
      fromTaken.add(from)
      toTaken.add(to)
      pair(from, to)
    }
  }
}
/** Most places of one repeated sentence that are weighed against each other. */
const MOST_PLACES = 2500

/**
 * Holds two texts against each other, sentence by sentence: what both have letter by letter, then the pairs that are
 * likeliest together (`alignment/`), then what stands between the same neighbours; each sentence in one pair at most.
 * Sentences of the later text in their order, with what was removed after the sentence it followed.
 */
export function alignSentences(before: string, after: string): AlignedSentence[] {
  const [old, young] = weigh(before, after, MOST_SENTENCES)
  const toOf = samePairs(old, young)
  const likely = likelyPairs(old, young, toOf)
  for (const [from, to] of assign(likely.map((one) => ({ from: one.from, to: one.to, worth: worthOf(one) }))))
    toOf.set(from, to)
  pairInPlace(old, young, toOf)
  const taken = new Set(toOf.values())
  const open = {
    from: [...old.keys()].filter((from) => !toOf.has(from)),
    to: [...young.keys()].filter((to) => !taken.has(to)),
  }
  pairAlike(old, young, open, (from, to) => toOf.set(from, to))
  const fromOf = new Map([...toOf].map(([from, to]) => [to, from]))
  const removedAfter = new Map<number, number[]>()
  let last = -1
  for (const from of old.keys()) {
    const to = toOf.get(from)
    if (to !== undefined) last = to
    else if (removedAfter.has(last)) removedAfter.get(last)?.push(from)
    else removedAfter.set(last, [from])
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
      const was = old[fromOf.get(to) ?? -1]
      return [
        was
          ? changed(was, sentence)
          : { change: 'added', before: null, after: sentence.piece, similarity: null, words: [] },
        ...removed(to),
      ]
    }),
  ]
}

function changed(before: Weighed, after: Weighed): AlignedSentence {
  const pieces = { before: before.piece, after: after.piece }
  // A figure or a letter that changed is a change, however long the sentence around it.
  if (signs(before.text) === signs(after.text) && (signs(before.text) !== '' || before.text === after.text))
    return { change: 'same', ...pieces, similarity: 1, words: [] }
  const { similarity } = likeness(before, after)
  const strength = compareStrength(before.text, after.text)
  return strength
    ? { change: strength.direction, ...pieces, similarity, words: strength.words }
    : { change: 'reworded', ...pieces, similarity, words: [] }
}
