import type { Piece } from '../text/sentences.ts'
import { candidatesOf, cosine, sharedOf, weigh, type Candidate, type Weighed } from './sentence-vectors.ts'
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
/** Least cosine of two that are looked at where their neighbours are paired. */
const LOOKED = 0.1
/** Most sentences of a text that are compared; what follows is left out of the answer. */
export const MOST_SENTENCES = 4000

/** Least likeness of two sentences that stand between the same others for a pair. */
const AKIN = 0.22
/** Least cosine of two that have a field in common, and least letter pairs in common of two that have none. */
const [TOUCHING, MANY] = [0.02, 6]
/** Sentences between two pairs up to which an open passage is short, and up to which every two are weighed. */
const [SHORT, WHOLE] = [4, 25]

/**
 * What a common field of policy adds to the letters in common: much where few sentences are open between the same
 * neighbours, little among many. A field that a third of the sentences speak of adds nothing.
 */
function fieldsWorth(old: readonly Weighed[], young: readonly Weighed[]) {
  const spread = new Map<string, number>()
  for (const { fields } of [...old, ...young])
    for (const field of fields) spread.set(field, (spread.get(field) ?? 0) + 1)
  const rare = (field: string) => (spread.get(field) ?? 0) <= Math.max(4, (old.length + young.length) / 3)
  return (one: Weighed, other: Weighed, open: number): number =>
    [...one.fields].some((field) => other.fields.has(field) && rare(field))
      ? open <= SHORT
        ? 0.5
        : open <= WHOLE
          ? 0.12
          : 0.05
      : 0
}

/**
 * Sentences that found no pair by their letters, but stand between the same neighbours: what a meeting says anew of a
 * field it says in the old place.
 * `toOf` and `fromOf` are added to.
 */
function pairInPlace(
  old: readonly Weighed[],
  young: readonly Weighed[],
  known: readonly Candidate[],
  toOf: Map<number, number>,
  fromOf: Map<number, { from: number; similarity: number }>,
): void {
  const worth = fieldsWorth(old, young)
  const anchors = [...toOf].toSorted(([a], [b]) => a - b)
  // Only pairs in the common order are neighbours one can rely on.
  const steady: [number, number][] = [[-1, -1]]
  for (const [from, to] of anchors) if (to > (steady.at(-1)?.[1] ?? -1)) steady.push([from, to])
  steady.push([old.length, young.length])
  const byFrom = Map.groupBy(known, ({ from }) => from)
  for (let at = 1; at < steady.length; at++) {
    const [[fromStart, toStart], [fromEnd, toEnd]] = [steady[at - 1] ?? [0, 0], steady[at] ?? [0, 0]]
    const froms = range(fromStart + 1, fromEnd).filter((from) => !toOf.has(from))
    const tos = range(toStart + 1, toEnd).filter((to) => !fromOf.has(to))
    const open = Math.max(froms.length, tos.length)
    const likely: { from: number; to: number; like: number; shift: number; similarity: number }[] = []
    for (const from of froms) {
      const looked = open <= WHOLE ? tos : (byFrom.get(from) ?? []).map(({ to }) => to)
      for (const to of looked) {
        const [one, other] = [old[from], young[to]]
        if (!one || !other || fromOf.has(to) || to <= toStart || to >= toEnd) continue
        const similarity = cosine(one, other)
        const field = worth(one, other, open)
        // A turn of phrase is no likeness: short sentences have it in common with whatever stands beside them.
        if (field > 0 ? open > SHORT / 2 && similarity < TOUCHING : sharedOf(one, other) < MANY) continue
        const like = similarity + field
        const shift = Math.abs(from - fromStart - (to - toStart))
        if (like >= AKIN) likely.push({ from, to, like, shift, similarity })
      }
    }
    likely.sort((a, b) => b.like - a.like || a.shift - b.shift || a.from - b.from || a.to - b.to)
    for (const { from, to, similarity } of likely) {
      if (toOf.has(from) || fromOf.has(to)) continue
      toOf.set(from, to)
      fromOf.set(to, { from, similarity })
    }
  }
}
/** Least cosine, and least letter pairs in common, of two sentences far from each other that nothing else is more like. */
const [MUTUAL, MANY_MUTUAL] = [0.24, 8]

/**
 * Of what is left open, two sentences that are each other's likeliest, wherever they stand. `toOf` and `fromOf` are
 * added to.
 */
function pairElsewhere(
  known: readonly Candidate[],
  toOf: Map<number, number>,
  fromOf: Map<number, { from: number; similarity: number }>,
): void {
  const open = known.filter(
    ({ from, to, similarity, shared }) =>
      similarity >= MUTUAL && shared >= MANY_MUTUAL && !toOf.has(from) && !fromOf.has(to),
  )
  const [ofFrom, ofTo] = [new Map<number, Candidate>(), new Map<number, Candidate>()]
  for (const one of open) {
    if (one.similarity > (ofFrom.get(one.from)?.similarity ?? 0)) ofFrom.set(one.from, one)
    if (one.similarity > (ofTo.get(one.to)?.similarity ?? 0)) ofTo.set(one.to, one)
  }
  for (const one of ofFrom.values()) {
    if (ofTo.get(one.to) !== one) continue
    toOf.set(one.from, one.to)
    fromOf.set(one.to, { from: one.from, similarity: one.similarity })
  }
}

const range = (start: number, end: number): number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_none, at) => start + at)

/**
 * Sentences that stand in both texts letter by letter: as many before as after one by one, else those nearest to each
 * other in their texts.
 */
function pairAlike(old: readonly Weighed[], young: readonly Weighed[], pair: (from: number, to: number) => void): void {
  const after = Map.groupBy(young.keys(), (to) => young[to]?.text)
  for (const [text, froms] of Map.groupBy(old.keys(), (from) => old[from]?.text)) {
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
 * Holds two texts against each other, sentence by sentence: the likeliest pairs first, each sentence in one pair at
 * most; where two pairs are as likely the one that keeps the order.
 * Sentences of the later text in their order, with what was removed after the sentence it followed.
 */
export function alignSentences(before: string, after: string): AlignedSentence[] {
  const [old, young] = weigh(before, after, MOST_SENTENCES)
  const [toOf, fromOf] = [new Map<number, number>(), new Map<number, { from: number; similarity: number }>()]
  pairAlike(old, young, (from, to) => {
    toOf.set(from, to)
    fromOf.set(to, { from, similarity: 1 })
  })
  const open = {
    from: [...old.keys()].filter((from) => !toOf.has(from)),
    to: [...young.keys()].filter((to) => !fromOf.has(to)),
  }
  const shift = ({ from, to }: { from: number; to: number }) => Math.abs(from / old.length - to / young.length)
  const known = candidatesOf(old, young, open, LOOKED)
  const pairs = known.filter(({ similarity }) => similarity >= PAIRED)
  pairs.sort((a, b) => b.similarity - a.similarity || shift(a) - shift(b) || a.from - b.from || a.to - b.to)
  for (const { from, to, similarity } of pairs) {
    if (toOf.has(from) || fromOf.has(to)) continue
    toOf.set(from, to)
    fromOf.set(to, { from, similarity })
  }
  pairInPlace(old, young, known, toOf, fromOf)
  pairElsewhere(known, toOf, fromOf)
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
