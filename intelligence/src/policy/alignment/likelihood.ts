import { results } from '../strength/results.ts'
import { alikeLetters, lettersOf } from './letters.ts'
import { candidatesOf, likeness, type Candidate, type Weighed } from '../sentence-vectors.ts'

/** Two sentences of which one may stand for the other, with what speaks for it and against it. */
export interface Likely {
  from: number
  to: number
  /** In the order of `featureNames`. */
  features: readonly number[]
}

/**
 * What is looked at of two sentences, and what it weighs for the one to stand for the other: fitted on 332 marked
 * sentences (`npm run evaluate -- policy-weights`), by the odds of each place against all others and against none.
 */
const weights = {
  /** Cosine of letter pairs; of it what the shorter has in the longer; letter pairs in common (logarithm). */
  similarity: 3.27,
  contained: 2.31,
  shared: 1.05,
  /** Between the same anchors; places from where it would stand if nothing moved (logarithm). */
  between: 0.08,
  distance: -0.82,
  /** A field of policy that few sentences speak of. */
  field: 2.66,
  /** One tells of a result, the other of what is to be done; one is a heading. */
  result: -1.39,
  heading: -1.57,
  /** Likeness of the sentences around. */
  around: 0.99,
  /** How much more alike than the next best of each. */
  marginBefore: 2.37,
  marginAfter: 6.53,
  /** Single letters, by how few sentences have them. */
  letters: 5.28,
} as const
/** What two sentences are worth of which nothing is known. */
const NOTHING_KNOWN = -6.3

/** Names of what is looked at, in the order of `Likely.features`. */
export const featureNames = Object.keys(weights) as (keyof typeof weights)[]
const inOrderOfNames = Object.values(weights)

/** What a pair is worth: the logarithm of its odds against being none. */
export const worthOf = ({ features }: Likely): number =>
  features.reduce((sum, value, at) => sum + value * (inOrderOfNames[at] ?? 0), NOTHING_KNOWN)

/** Least cosine of two sentences that are looked at, wherever they stand. */
const LOOKED = 0.08
/** Least cosine of an anchor, and sentences of an open passage up to which every two are looked at. */
const [ANCHOR, WHOLE] = [0.45, 12]

const heading = /^(?:#|[一二三四五六七八九十]+、|（[一二三四五六七八九十]+）)|[^。！？；：，、.!?;:）)”"]$/u
const key = (from: number, to: number): number => from * 8192 + to

/** Pairs in the order of both texts: the longest row (patience, by the later place). */
function inOrder(pairs: readonly (readonly [number, number])[]): [number, number][] {
  const sorted = pairs.toSorted((a, b) => a[0] - b[0])
  const ends: number[] = []
  const before: number[] = []
  for (const [at, [, to]] of sorted.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[ends[middle] ?? 0]?.[1] ?? 0) < to) low = middle + 1
      else high = middle
    }
    before[at] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = at
  }
  const row: [number, number][] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const [from, to] = sorted[at] ?? [0, 0]
    row.push([from, to])
  }
  return row.toReversed()
}

/** Where in the later text a sentence would stand if nothing had been moved, and between which anchors. */
interface Place {
  expected: number
  after: number
  end: number
  open: number
}
function placesOf(anchors: readonly (readonly [number, number])[], old: number, young: number): Place[] {
  const row = [[-1, -1] as const, ...anchors, [old, young] as const]
  const places: Place[] = []
  for (let at = 1; at < row.length; at++) {
    const [[fromStart, toStart], [fromEnd, toEnd]] = [row[at - 1] ?? [0, 0], row[at] ?? [0, 0]]
    const open = Math.max(fromEnd - fromStart, toEnd - toStart) - 1
    for (let from = fromStart + 1; from <= fromEnd && from < old; from++)
      places.push({
        expected: toStart + ((from - fromStart) / (fromEnd - fromStart)) * (toEnd - toStart),
        after: toStart,
        end: toEnd,
        open,
      })
  }
  return places
}

/** Every two open sentences that may stand for each other. `fixed` holds pairs that are not asked about. */
export function likelyPairs(
  old: readonly Weighed[],
  young: readonly Weighed[],
  fixed: ReadonlyMap<number, number>,
): Likely[] {
  const taken = new Set(fixed.values())
  const open = {
    from: [...old.keys()].filter((from) => !fixed.has(from)),
    to: [...young.keys()].filter((to) => !taken.has(to)),
  }
  const known = candidatesOf(old, young, open, LOOKED)
  const [ofFrom, ofTo] = [bestTwo(known, ({ from }) => from), bestTwo(known, ({ to }) => to)]
  const anchors = new Map(fixed)
  for (const one of known)
    if (one.similarity >= ANCHOR && ofFrom.get(one.from)?.[0] === one && ofTo.get(one.to)?.[0] === one)
      anchors.set(one.from, one.to)
  const steady = inOrder([...anchors])
  const places = placesOf(steady, old.length, young.length)
  const rare = rareFieldOf(old, young)
  const all = [...known]
  const seen = new Set(known.map(({ from, to }) => key(from, to)))
  for (const from of open.from) {
    const place = places[from]
    if (!place || place.open > WHOLE) continue
    for (let to = place.after + 1; to < place.end; to++) {
      const [one, other] = [old[from], young[to]]
      if (one && other && !taken.has(to) && !seen.has(key(from, to))) all.push({ from, to, ...likeness(one, other) })
    }
  }
  const similar = new Map(all.map(({ from, to, similarity }) => [key(from, to), similarity]))
  for (const [from, to] of fixed) similar.set(key(from, to), 1)
  const single = lettersOf(old, young)
  const [tellsOld, tellsYoung] = [old, young].map((side) => side.map(({ text }) => results.test(text)))
  const [headOld, headYoung] = [old, young].map((side) => side.map(({ text }) => heading.test(text)))
  return all.flatMap(({ from, to, similarity, shared }): Likely[] => {
    const [one, other, place] = [old[from], young[to], places[from]]
    if (!one || !other || !place) return []
    let around = 0
    for (let step = -3; step <= 3; step++) {
      if (step === 0) continue
      let most = 0
      for (let slip = -1; slip <= 1; slip++)
        if (step + slip !== 0) most = Math.max(most, similar.get(key(from + step, to + step + slip)) ?? 0)
      around += most / 6
    }
    const between = to > place.after && to < place.end
    const [best, next] = ofFrom.get(from) ?? []
    const [bestTo, nextTo] = ofTo.get(to) ?? []
    const rival = (best?.to === to ? next?.similarity : best?.similarity) ?? 0
    const rivalTo = (bestTo?.from === from ? nextTo?.similarity : bestTo?.similarity) ?? 0
    const shorter = Math.min(one.length, other.length)
    const contained = shorter === 0 ? 0 : Math.min(1, (similarity * Math.max(one.length, other.length)) / shorter)
    return [
      {
        from,
        to,
        features: [
          similarity,
          contained,
          Math.log1p(shared),
          between ? 1 : 0,
          Math.log1p(Math.abs(to - place.expected)),
          rare(one, other) ? 1 : 0,
          tellsOld?.[from] === tellsYoung?.[to] ? 0 : 1,
          headOld?.[from] === headYoung?.[to] ? 0 : 1,
          around,
          Math.min(0.3, Math.max(-0.3, similarity - rival)),
          Math.min(0.3, Math.max(-0.3, similarity - rivalTo)),
          alikeLetters(single.get(one), single.get(other)),
        ],
      },
    ]
  })
}

/** Whether two sentences speak of a field in common that no third of all sentences speak of. */
export function rareFieldOf(old: readonly Weighed[], young: readonly Weighed[]) {
  const spread = new Map<string, number>()
  for (const { fields } of [...old, ...young])
    for (const field of fields) spread.set(field, (spread.get(field) ?? 0) + 1)
  const few = Math.max(4, (old.length + young.length) / 3)
  return (one: Weighed, other: Weighed): boolean =>
    [...one.fields].some((name) => other.fields.has(name) && (spread.get(name) ?? 0) <= few)
}

function bestTwo(known: readonly Candidate[], side: (one: Candidate) => number): Map<number, Candidate[]> {
  const best = new Map<number, Candidate[]>()
  for (const one of known) {
    const [first, second] = best.get(side(one)) ?? []
    if (!first || one.similarity > first.similarity) best.set(side(one), first ? [one, first] : [one])
    else if (!second || one.similarity > second.similarity) best.set(side(one), [first, one])
  }
  return best
}
