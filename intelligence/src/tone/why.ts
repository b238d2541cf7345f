import type { Reason, Span, ToneResult } from '../analysis.ts'
import type { Attribution } from '../linear/explain.ts'
import type { FeatureBag } from '../linear/features.ts'
import type { LinearModel } from '../linear/model.ts'
import type { Cue } from './cues.ts'
import type { FigurePair } from './figures.ts'

/** A part of the difference of two logits and the words it rests on, at offsets of the joined text. */
interface Part {
  code: string
  start: number
  end: number
  weight: number
}

/** Most reasons shown of a tone; the rest is summed up in one. */
const MOST = 8

/** Where a place of title and body, joined by a line end, lies. */
export function spanIn(titleLength: number, start: number, end: number): Span {
  return start < titleLength
    ? { field: 'title', start, end: Math.min(end, titleLength) }
    : { field: 'body', start: Math.max(0, start - titleLength - 1), end: Math.max(0, end - titleLength - 1) }
}

const clauseEnds = new Set([...'，。！？；,!?;\n'].map((mark) => mark.charCodeAt(0)))

/**
 * Reasons of a text's tone: dictionary words, comparisons of figures, what else its clauses say, and the rest. Weights
 * add up to the difference of the logits.
 */
export function textReasons(
  text: string,
  { units, placeless, bias }: Attribution,
  cues: readonly Cue[],
  pairs: readonly FigurePair[],
  titleLength: number,
): ToneResult['why'] {
  const left = units.slice()
  const take = (start: number, end: number) => {
    let sum = 0
    for (let at = start; at < end; at++) {
      sum += left[at] ?? 0
      left[at] = 0
    }
    return sum
  }
  const parts: Part[] = []
  for (const { start, end } of pairs) parts.push({ code: 'tone-figures', start, end, weight: take(start, end) })
  for (const { start, end, sign, turned } of cues)
    if (sign !== 0 || turned !== 'no')
      parts.push({ code: turned === 'no' ? 'tone-word' : `tone-${turned}`, start, end, weight: take(start, end) })
  let from = 0
  for (let at = 0; at <= units.length; at++) {
    if (at < units.length && !clauseEnds.has(text.charCodeAt(at))) continue
    const weight = take(from, Math.min(at + 1, units.length))
    if (at > from && weight !== 0) parts.push({ code: 'tone-wording', start: from, end: at, weight })
    else placeless += weight
    from = at + 1
  }
  return shown(text, parts, placeless + bias, titleLength)
}

/**
 * Reasons of a company's tone: its clauses, the signed words near it, and the rest: what the whole text says, how often
 * and where it is named.
 */
export function entityReasons(
  text: string,
  model: LinearModel,
  bag: FeatureBag,
  label: number,
  against: number,
  titleLength: number,
): ToneResult['why'] {
  const labels = model.labels.length
  const parts = new Map<number, Part>()
  let rest = (model.bias[label] ?? 0) - (model.bias[against] ?? 0)
  for (const { id, value, start, end } of bag.occurrences) {
    const from = id * labels
    const weight =
      value *
      ((model.weights[from + label] ?? 0) * (model.scale[label] ?? 0) -
        (model.weights[from + against] ?? 0) * (model.scale[against] ?? 0))
    if (weight === 0) continue
    if (end <= start) {
      rest += weight
      continue
    }
    const key = start * 65_536 + end
    const part = parts.get(key)
    if (part) part.weight += weight
    else parts.set(key, { code: end - start <= 8 ? 'tone-near' : 'tone-clause', start, end, weight })
  }
  return shown(text, [...parts.values()], rest, titleLength)
}

function shown(text: string, parts: readonly Part[], rest: number, titleLength: number): ToneResult['why'] {
  const order = parts
    .filter(({ weight }) => weight !== 0)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.start - b.start)
  const told = order.slice(0, MOST).map(({ code, start, end, weight }): Reason & { spans: Span[] } => ({
    code,
    words: [text.slice(start, end).slice(0, 40)],
    weight,
    spans: [spanIn(titleLength, start, end)],
  }))
  const others = order.slice(MOST).reduce((sum, { weight }) => sum + weight, 0)
  return [...told, { code: 'tone-rest', words: [], weight: rest + others, spans: [] }]
}
