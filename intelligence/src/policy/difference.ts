import type { Piece } from '../text/sentences.ts'
import { alignSentences, type SentenceChange } from './align.ts'
import { inlineParts } from './inline.ts'

/**
 * A run of letters of one or both texts. `movedAway` and `movedHere` are letters that both texts have, at the place
 * that they left and at the one where they stand now.
 */
export interface DifferencePart {
  kind: 'same' | 'deleted' | 'inserted' | 'movedAway' | 'movedHere'
  text: string
}

/** A sentence before, the one after, or both beside each other, with the blanks that follow it. */
export interface DifferenceRow {
  /** `uncompared`: what stands behind the last sentence that is compared. */
  change: SentenceChange | 'uncompared'
  before: Piece | null
  after: Piece | null
  similarity: number | null
  /** Words by which stronger and weaker were told. */
  words: readonly string[]
  /** Where a sentence changed its place: the row of its other half; null for all others. */
  movedTo: number | null
  parts: readonly DifferencePart[]
}

/** The sentence with what stands between it and the next one. */
type Cells = ReadonlyMap<number, Piece>

function cellsOf(pieces: readonly Piece[], text: string): { cells: Cells; end: number } {
  const last = pieces.at(-1)?.end ?? 0
  const end = text.slice(last).trim() === '' && pieces.length > 0 ? text.length : last
  const cells = new Map(
    pieces.map(({ start }, at) => [start, { start: at === 0 ? 0 : start, end: pieces[at + 1]?.start ?? end }]),
  )
  return { cells, end }
}

/** Of pairs in the order of the later text those that keep the earlier one's order too: the row of most letters. */
function steady<Pair extends { before: Piece; after: Piece }>(pairs: readonly Pair[]): ReadonlySet<Pair> {
  // Best weight of a row that ends at or before a place of the earlier text (a Fenwick tree of maxima).
  const places = new Map(
    pairs
      .map(({ before }) => before.start)
      .toSorted((a, b) => a - b)
      .map((one, at) => [one, at]),
  )
  const best: ({ weight: number; at: number } | undefined)[] = Array.from({ length: pairs.length + 1 })
  const previous: (number | null)[] = []
  let last: { weight: number; at: number } | undefined
  pairs.forEach(({ before }, at) => {
    const place = (places.get(before.start) ?? 0) + 1
    let reached: { weight: number; at: number } | undefined
    for (let node = place - 1; node > 0; node -= node & -node)
      if ((best[node]?.weight ?? 0) > (reached?.weight ?? 0)) reached = best[node]
    const own = { weight: (reached?.weight ?? 0) + before.end - before.start, at }
    previous.push(reached?.at ?? null)
    for (let node = place; node <= pairs.length; node += node & -node)
      if (own.weight > (best[node]?.weight ?? 0)) best[node] = own
    if (own.weight > (last?.weight ?? 0)) last = own
  })
  const kept = new Set<Pair>()
  for (let at = last?.at ?? null; at !== null; at = previous[at] ?? null) {
    const pair = pairs[at]
    if (pair) kept.add(pair)
  }
  return kept
}

/**
 * Two texts beside each other: sentences in pairs with what was deleted and inserted in each, sentences of one text only
 * on their side, in one order that is the order of both. Exact: the rows without what was inserted or moved here are the
 * earlier text, without what was deleted or moved away the later one (`sideOf`).
 */
export function differenceOf(before: string, after: string): DifferenceRow[] {
  const aligned = alignSentences(before, after)
  const byStart = (one: Piece, other: Piece) => one.start - other.start
  const old = cellsOf(aligned.flatMap((one) => one.before ?? []).toSorted(byStart), before)
  const young = cellsOf(aligned.flatMap((one) => one.after ?? []).toSorted(byStart), after)
  const pairs = aligned.flatMap((one) =>
    one.before && one.after ? [{ ...one, before: one.before, after: one.after }] : [],
  )
  const kept = steady(pairs)
  const ofBefore = new Map(pairs.map((one) => [one.before.start, one]))
  const ofAfter = new Map(pairs.map((one) => [one.after.start, one]))
  const removed = [...old.cells.keys()]
  const rows: DifferenceRow[] = []
  const halves = new Map<(typeof pairs)[number], number>()
  const textOf = (text: string, { cells }: { cells: Cells }, start: number) => {
    const cell = cells.get(start) ?? { start, end: start }
    return { cell, text: text.slice(cell.start, cell.end) }
  }
  const both = (pair: (typeof pairs)[number]) => {
    const [one, other] = [textOf(before, old, pair.before.start), textOf(after, young, pair.after.start)]
    return { from: one.cell, to: other.cell, parts: inlineParts(one.text, other.text) }
  }
  const half = (pair: (typeof pairs)[number], side: 'before' | 'after') => {
    const { from, to, parts } = both(pair)
    const known = halves.get(pair)
    const row = known === undefined ? undefined : rows[known]
    if (row) row.movedTo = rows.length
    halves.set(pair, rows.length)
    rows.push({
      change: pair.change,
      before: side === 'before' ? from : null,
      after: side === 'after' ? to : null,
      similarity: pair.similarity,
      words: pair.words,
      movedTo: known ?? null,
      parts: parts.flatMap(({ kind, text }): DifferencePart[] => {
        if (kind === 'same') return [{ kind: side === 'before' ? 'movedAway' : 'movedHere', text }]
        return (kind === 'deleted') === (side === 'before') ? [{ kind, text }] : []
      }),
    })
  }
  const single = (change: 'removed' | 'added', start: number) => {
    const { cell, text } = change === 'removed' ? textOf(before, old, start) : textOf(after, young, start)
    rows.push({
      change,
      before: change === 'removed' ? cell : null,
      after: change === 'added' ? cell : null,
      similarity: null,
      words: [],
      movedTo: null,
      parts: [{ kind: change === 'removed' ? 'deleted' : 'inserted', text }],
    })
  }
  let next = 0
  const removedUpTo = (end: number) => {
    for (; next < removed.length && (removed[next] ?? end) < end; next++) {
      const start = removed[next] ?? 0
      const pair = ofBefore.get(start)
      if (pair) half(pair, 'before')
      else single('removed', start)
    }
  }
  for (const start of young.cells.keys()) {
    const pair = ofAfter.get(start)
    if (!pair) single('added', start)
    else if (!kept.has(pair)) half(pair, 'after')
    else {
      removedUpTo(pair.before.start)
      next++
      const { from, to, parts } = both(pair)
      const { change, similarity, words } = pair
      rows.push({ change, before: from, after: to, similarity, words, movedTo: null, parts })
    }
  }
  removedUpTo(Number.POSITIVE_INFINITY)
  const rest = { before: { start: old.end, end: before.length }, after: { start: young.end, end: after.length } }
  const parts = inlineParts(before.slice(old.end), after.slice(young.end))
  if (parts.length > 0) rows.push({ change: 'uncompared', ...rest, similarity: null, words: [], movedTo: null, parts })
  return rows
}

const dropped = {
  before: new Set<DifferencePart['kind']>(['inserted', 'movedHere']),
  after: new Set<DifferencePart['kind']>(['deleted', 'movedAway']),
} as const

/** One text back out of a difference, letter by letter. */
export const sideOf = (rows: readonly DifferenceRow[], side: 'before' | 'after'): string =>
  rows.flatMap(({ parts }) => parts.flatMap(({ kind, text }) => (dropped[side].has(kind) ? [] : [text]))).join('')
