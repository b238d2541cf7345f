/** A line before and the one after that stands for it, by their places. */
export interface LinePair {
  from: number
  to: number
}

/** Least likeness of two lines that are shown as one changed, as in Python's difflib. */
const CUTOFF = 0.75
/** Most pairs of lines of a replaced block that are held against each other; of larger ones none is. */
const MOST = 60_000

/**
 * Lines held against each other as line-matching tools do it (Python's difflib with its `ndiff`): the longest run of
 * equal lines first, then left and right of it; in what was replaced the likeliest two lines, if at least .75 alike,
 * then left and right of them. It is what the alignment of sentences is measured against.
 */
export function lineMatching(before: readonly string[], after: readonly string[]): LinePair[] {
  const pairs: LinePair[] = []
  const places = Map.groupBy(after.keys(), (to) => after[to] ?? '')
  const open: [number, number, number, number][] = [[0, before.length, 0, after.length]]
  const replaced: [number, number, number, number][] = []
  for (let box = open.pop(); box; box = open.pop()) {
    const [fromStart, fromEnd, toStart, toEnd] = box
    let [from, to, size] = [fromStart, toStart, 0]
    let runs = new Map<number, number>()
    for (let at = fromStart; at < fromEnd; at++) {
      const longer = new Map<number, number>()
      for (const place of places.get(before[at] ?? '') ?? []) {
        if (place < toStart || place >= toEnd) continue
        const run = (runs.get(place - 1) ?? 0) + 1
        longer.set(place, run)
        if (run > size) [from, to, size] = [at - run + 1, place - run + 1, run]
      }
      runs = longer
    }
    if (size === 0) {
      replaced.push(box)
      continue
    }
    for (let at = 0; at < size; at++) pairs.push({ from: from + at, to: to + at })
    open.push([fromStart, from, toStart, to], [from + size, fromEnd, to + size, toEnd])
  }
  for (const box of replaced) pairReplaced(before, after, box, pairs)
  return pairs.toSorted((a, b) => a.from - b.from)
}

function pairReplaced(
  before: readonly string[],
  after: readonly string[],
  whole: [number, number, number, number],
  into: LinePair[],
): void {
  const width = whole[3] - whole[2]
  if ((whole[1] - whole[0]) * width > MOST) return
  const known = new Map<number, number>()
  const likeness = (from: number, to: number): number => {
    const key = (from - whole[0]) * width + to - whole[2]
    const value = known.get(key) ?? ratio(before[from] ?? '', after[to] ?? '')
    known.set(key, value)
    return value
  }
  const open = [whole]
  for (let box = open.pop(); box; box = open.pop()) {
    const [fromStart, fromEnd, toStart, toEnd] = box
    let best = { from: -1, to: -1, like: CUTOFF }
    for (let to = toStart; to < toEnd; to++)
      for (let from = fromStart; from < fromEnd; from++) {
        const like = likeness(from, to)
        if (like > best.like) best = { from, to, like }
      }
    if (best.from < 0) continue
    into.push({ from: best.from, to: best.to })
    open.push([fromStart, best.from, toStart, best.to], [best.from + 1, fromEnd, best.to + 1, toEnd])
  }
}

/** Letters in common and in order, twice, over the letters of both; 0 where lengths alone keep it from the cutoff. */
function ratio(one: string, other: string): number {
  const total = one.length + other.length
  if (total === 0) return 1
  if ((2 * Math.min(one.length, other.length)) / total <= CUTOFF) return 0
  const counts = new Map<string, number>()
  for (const unit of one) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  let common = 0
  for (const unit of other) {
    const left = counts.get(unit) ?? 0
    if (left > 0) common++
    counts.set(unit, left - 1)
  }
  if ((2 * common) / total <= CUTOFF) return 0
  let row = new Uint16Array(other.length + 1)
  for (const unit of one) {
    const next = new Uint16Array(other.length + 1)
    for (let at = 1; at <= other.length; at++)
      next[at] = other[at - 1] === unit ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0)
    row = next
  }
  return (2 * (row[other.length] ?? 0)) / total
}
