import { badMetrics, goodMetrics } from './lexicon-scope.ts'
import { Trie } from './trie.ts'
import { wordsIn } from './word-group.ts'

/** Two figures set against each other: 从10亿降至7亿, 每股收益0.18元，上年同期0.51元. */
export interface FigurePair {
  start: number
  end: number
  /** 1 where that is good, −1 where it is bad. */
  sign: -1 | 1
  /** Change as a share of the earlier figure's size, at most 10. */
  change: number
}

const measures = new Trie<1 | -1>([
  ...wordsIn(goodMetrics).map((word) => [word, 1] as const),
  ...wordsIn(badMetrics).map((word) => [word, -1] as const),
])

/** Longest way between the parts of a comparison, in characters. */
const REACH = 24
/** Most comparisons looked for in a text. */
const MOST = 20

interface Figure {
  value: number
  start: number
  end: number
}

const powers: Readonly<Record<string, number>> = { 百: 1e2, 千: 1e3, 万: 1e4, 亿: 1e8 }

/** The figure that begins at a place, with its 万 and 亿; null where none does. */
function figureAt(text: string, place: number): Figure | null {
  let end = place
  let value = 0
  let decimal = 0
  while (end < text.length && end - place < 20) {
    const unit = text.charCodeAt(end)
    if (unit >= 48 && unit <= 57) {
      value = value * 10 + unit - 48
      decimal *= 10
    } else if (unit === 46 && decimal === 0 && end > place) decimal = 1
    else if (unit !== 44 || end === place) break
    end++
  }
  if (end === place) return null
  value /= Math.max(1, decimal)
  while (end < text.length && powers[text[end] ?? ''] !== undefined) value *= powers[text[end++] ?? ''] ?? 1
  return { value, start: place, end }
}

function nextFigure(text: string, from: number, reach: number): Figure | null {
  const last = Math.min(text.length, from + reach)
  for (let at = from; at < last; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 48 && unit <= 57) return figureAt(text, at)
  }
  return null
}

/** Figures are given with the sign of what they count: 亏损2亿 is −2亿. */
function signed(text: string, figure: Figure): number {
  return /[亏损]/u.test(text.slice(Math.max(0, figure.start - 4), figure.start)) ? -figure.value : figure.value
}

function measureBefore(text: string, place: number): 1 | -1 {
  let found: 1 | -1 = 1
  for (let at = Math.max(0, place - REACH); at < place; at++) {
    const sign = measures.at(text, at)
    if (sign !== null && measures.end <= place) {
      found = sign
      at = measures.end - 1
    }
  }
  return found
}

function pair(
  text: string,
  before: Figure,
  after: Figure,
  start: number,
  end: number,
  values: [number, number],
): FigurePair | null {
  const [earlier, later] = values
  if (earlier === later) return null
  // Losses have their sign already.
  const loss = earlier < 0 || later < 0
  const better = (later > earlier ? 1 : -1) * (loss ? 1 : measureBefore(text, Math.min(before.start, after.start)))
  return {
    start,
    end,
    sign: better > 0 ? 1 : -1,
    change: Math.min(10, Math.abs(later - earlier) / Math.max(1e-9, Math.abs(earlier))),
  }
}

/** Comparisons of two figures in a text: from–to, and a figure with that of a year before. At most 20. */
export function figurePairsIn(text: string): FigurePair[] {
  const found: FigurePair[] = []
  for (let at = 0; at < text.length && found.length < MOST; at++) {
    const unit = text[at]
    if (unit === '从' || unit === '由' || unit === '自') {
      const before = nextFigure(text, at + 1, 14)
      if (!before) continue
      const way = text.slice(before.end, before.end + 10).search(/[至到为成]/u)
      if (way < 0) continue
      const after = nextFigure(text, before.end + way + 1, 8)
      if (!after || /[年月日时]/u.test(text[before.end] ?? '') || /[年月日时]/u.test(text[after.end] ?? '')) continue
      const one = pair(text, before, after, at, after.end, [signed(text, before), signed(text, after)])
      if (one) found.push(one)
      at = after.end - 1
    } else if (unit === '同' && text[at + 1] === '期' && /[年上去]/u.test(text[at - 1] ?? '')) {
      const before = nextFigure(text, at + 2, 8)
      if (!before || text[before.end] === '%') continue
      const after = figureBefore(text, at)
      if (!after) continue
      const one = pair(text, before, after, after.start, before.end, [signed(text, before), signed(text, after)])
      if (one) found.push(one)
      at = before.end - 1
    }
  }
  return found
}

/** The last figure before a place that is no percentage and no date. */
function figureBefore(text: string, place: number): Figure | null {
  let found: Figure | null = null
  for (let at = Math.max(0, place - REACH); at < place; at++) {
    const figure = figureAt(text, at)
    if (!figure) continue
    if (figure.end < place && !/[%年月日时]/u.test(text[figure.end] ?? '')) found = figure
    at = figure.end
  }
  return found
}
