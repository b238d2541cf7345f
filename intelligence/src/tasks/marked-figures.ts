import type { EventFound, Tone } from '../analysis.ts'
import { classFigures } from '../linear/metrics.ts'

/** An event that a reader marked, as keys of which any is right. Optional ones are neither asked for nor wrong. */
export interface AskedEvent {
  optional: boolean
  keys: readonly string[]
}

/** Events marked in a text and those found in it, by the same kind of key (type, company, or both). */
export interface EventKeys {
  marked: readonly AskedEvent[]
  found: readonly string[]
}

/** The tone that readers gave a company of a text, likeliest first, and what is said of it. */
export interface TonePair {
  wanted: readonly Tone[]
  said: Tone
}

/** A share; null of nothing. */
export const share = (right: number, of: number): number | null => (of === 0 ? null : right / of)

/** The events found, without those that have no key. */
export const keysOf = (events: readonly EventFound[], keyOf: (event: EventFound) => string | null): string[] =>
  events.map(keyOf).filter((one) => one !== null)

/** Precision, recall and F1 of events found, micro-averaged over texts; each key counts once a text. */
export function eventFigures(texts: readonly EventKeys[]) {
  let [right, said, gold, met] = [0, 0, 0, 0]
  for (const { marked, found } of texts) {
    const asked = new Map(marked.filter(({ optional }) => !optional).map(({ keys }) => [keys.join(' '), keys]))
    const free = new Set(marked.filter(({ optional }) => optional).flatMap(({ keys }) => keys))
    const keys = new Set(found)
    for (const key of keys) {
      const isRight = [...asked.values()].some((one) => one.includes(key))
      if (isRight) right++
      if (isRight || !free.has(key)) said++
    }
    gold += asked.size
    met += [...asked.values()].filter((one) => one.some((key) => keys.has(key))).length
  }
  const { precision, support } = classFigures(right, said, gold)
  const recall = share(met, gold)
  return {
    precision,
    recall,
    f1:
      (precision ?? 0) + (recall ?? 0) === 0
        ? 0
        : (2 * (precision ?? 0) * (recall ?? 0)) / ((precision ?? 0) + (recall ?? 0)),
    support,
  }
}

/**
 * Accuracy by any tone a reader accepts and by the likeliest one, and how many of the likeliest that are a side are
 * answered with the other side. Pairs without a mark are left out.
 */
export function toneFigures(pairs: readonly TonePair[]) {
  let [rows, first, accepted, signed, inverted] = [0, 0, 0, 0, 0]
  const confusion: Record<string, Record<string, number>> = {}
  for (const { wanted: marks, said } of pairs) {
    const wanted = marks[0]
    if (wanted === undefined) continue
    rows++
    if (said === wanted) first++
    if (marks.includes(said)) accepted++
    if (wanted !== 'neutral') {
      signed++
      if (said !== 'neutral' && !marks.includes(said)) inverted++
    }
    const line = (confusion[wanted] ??= {})
    line[said] = (line[said] ?? 0) + 1
  }
  return {
    rows,
    accuracy: share(accepted, rows),
    accuracyOfLikeliest: share(first, rows),
    inverted: share(inverted, signed),
    confusion,
  }
}
