import { sentencesIn, type Piece } from '../text/sentences.ts'
import { fieldsOf } from './fields.ts'

/** A sentence as a vector of its letter pairs. */
export interface Weighed {
  piece: Piece
  text: string
  grams: ReadonlyMap<string, number>
  length: number
  fields: ReadonlySet<string>
}

/** Two sentences of which one may stand for the other. */
export interface Candidate {
  from: number
  to: number
  /** Cosine, 0 to 1. */
  similarity: number
  /** Different letter pairs that both have. */
  shared: number
}

const letters = /[^\p{L}\p{N}]/gu

function gramsOf(text: string): Map<string, number> {
  const plain = text.replace(letters, '')
  const counts = new Map<string, number>()
  for (let at = 0; at + 2 <= plain.length; at++)
    counts.set(plain.slice(at, at + 2), (counts.get(plain.slice(at, at + 2)) ?? 0) + 1)
  return counts
}

/**
 * Sentences of both texts, `most` of each, as vectors of letter pairs; pairs that stand in many sentences weigh little
 * (ln(1 + sentences / sentences with the pair)).
 */
export function weigh(before: string, after: string, most: number): [Weighed[], Weighed[]] {
  const cut = (text: string) =>
    sentencesIn(text)
      .slice(0, most)
      .map((piece) => {
        const own = text.slice(piece.start, piece.end)
        return { piece, text: own, counts: gramsOf(own) }
      })
  const both = [cut(before), cut(after)]
  const spread = new Map<string, number>()
  const all = both.flat()
  for (const { counts } of all) for (const gram of counts.keys()) spread.set(gram, (spread.get(gram) ?? 0) + 1)
  const weighed = both.map((sentences) =>
    sentences.map(({ piece, text, counts }) => {
      const grams = new Map<string, number>()
      let square = 0
      for (const [gram, count] of counts) {
        const weight = count * Math.log(1 + all.length / (spread.get(gram) ?? 1))
        grams.set(gram, weight)
        square += weight * weight
      }
      return { piece, text, grams, fields: fieldsOf(text), length: Math.sqrt(square) }
    }),
  )
  return [weighed[0] ?? [], weighed[1] ?? []]
}

/** Cosine of two sentences, of two without letters 1 where they are the same; and how many letter pairs both have. */
export function likeness(one: Weighed, other: Weighed): { similarity: number; shared: number } {
  if (one.length === 0 || other.length === 0) return { similarity: one.text === other.text ? 1 : 0, shared: 0 }
  const [fewer, more] = one.grams.size <= other.grams.size ? [one.grams, other.grams] : [other.grams, one.grams]
  let [product, shared] = [0, 0]
  for (const [gram, weight] of fewer) {
    const counterpart = more.get(gram)
    if (counterpart === undefined) continue
    product += weight * counterpart
    shared++
  }
  return { similarity: product / (one.length * other.length), shared }
}

/** Most sentences of the other text that are looked at for one. */
const LOOKED_AT = 12
/** A letter pair that stands in more sentences than this says nothing of where to look. */
const COMMON = 250

/**
 * For each of the open sentences before the likeliest of those open after, by the letter pairs that both have: what is
 * looked at grows with the texts, not with their product.
 */
export function candidatesOf(
  old: readonly Weighed[],
  young: readonly Weighed[],
  open: { from: readonly number[]; to: readonly number[] },
  least: number,
): Candidate[] {
  // Where each letter pair stands, and what it weighs there for a sentence of length 1.
  const holders = new Map<string, { places: number[]; weights: number[] }>()
  for (const to of open.to) {
    const { grams, length } = young[to] ?? { grams: new Map<string, number>(), length: 1 }
    for (const [gram, weight] of grams) {
      let list = holders.get(gram)
      if (!list) holders.set(gram, (list = { places: [], weights: [] }))
      list.places.push(to)
      list.weights.push(weight / length)
    }
  }
  const sums = new Float64Array(young.length)
  const found: Candidate[] = []
  for (const from of open.from) {
    const one = old[from]
    if (!one) continue
    const touched: number[] = []
    for (const [gram, weight] of one.grams) {
      const list = holders.get(gram)
      if (!list || list.places.length > COMMON) continue
      const { places, weights } = list
      for (let at = 0; at < places.length; at++) {
        const to = places[at] ?? 0
        if (sums[to] === 0) touched.push(to)
        sums[to] = (sums[to] ?? 0) + weight * (weights[at] ?? 0)
      }
    }
    // Of sentences as likely those nearest to where this one stands: one that is repeated has its fellow there.
    const place = (from / old.length) * young.length
    const sooner = (a: number, b: number): number =>
      (sums[b] ?? 0) - (sums[a] ?? 0) || Math.abs(a - place) - Math.abs(b - place)
    // Kept in order while they are found: sorting all that share a letter pair took most of the time.
    const likeliest: number[] = []
    for (const to of touched) {
      const last = likeliest[LOOKED_AT - 1]
      if (last !== undefined && sooner(to, last) >= 0) continue
      let at = Math.min(likeliest.length, LOOKED_AT - 1)
      for (; at > 0 && sooner(to, likeliest[at - 1] ?? 0) < 0; at--) likeliest[at] = likeliest[at - 1] ?? 0
      likeliest[at] = to
    }
    for (const to of touched) sums[to] = 0
    for (const to of likeliest) {
      const other = young[to]
      if (!other) continue
      const both = likeness(one, other)
      if (both.similarity >= least) found.push({ from, to, ...both })
    }
  }
  return found
}
