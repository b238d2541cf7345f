import { standsWhole } from './boundaries.ts'
import type { Phrase } from './phrase.ts'
import { wordsIn, type IndexWord } from './words.ts'

/** Where something stands in a text, in UTF-16 units: from the first to behind the last. */
export type Span = readonly [start: number, end: number]

/** A piece of a text with what was found in it. */
export interface Snippet {
  text: string
  marks: Span[]
}

/** Where phrases stand in a text, in order, those that touch one another as one. */
export function placesOf(text: string, phrases: readonly Phrase[]): Span[] {
  return joined(occurrences([...wordsIn(text)], phrases).map(({ span }) => span))
}

interface Occurrence {
  span: Span
  phrase: number
}

function occurrences(words: readonly IndexWord[], phrases: readonly Phrase[]): Occurrence[] {
  const byPlace = new Map(words.map((one) => [one.at, one]))
  const fits = (one: IndexWord | undefined, sought: Phrase[number]): one is IndexWord =>
    one !== undefined && (sought.begins ? one.word.startsWith(sought.word) : one.word === sought.word)
  const found: Occurrence[] = []
  for (const [place, phrase] of phrases.entries()) {
    const first = phrase[0]
    const last = phrase.at(-1)
    if (!first || !last) continue
    for (const one of words) {
      if (!fits(one, first)) continue
      if (!phrase.every((sought) => fits(byPlace.get(one.at + sought.after), sought))) continue
      const end = byPlace.get(one.at + last.after) ?? one
      // Of a single character the first alone was meant.
      found.push({ span: [one.start, last.begins ? end.start + last.word.length : end.end], phrase: place })
    }
  }
  return found.toSorted((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1])
}

function joined(spans: readonly Span[]): Span[] {
  const out: Span[] = []
  for (const [start, end] of spans) {
    const last = out.at(-1)
    if (last && start <= last[1]) out[out.length - 1] = [last[0], Math.max(last[1], end)]
    else out.push([start, end])
  }
  return out
}

/**
 * The piece of a text, at most `length` units, that holds most of what is looked for, different phrases before the same
 * again, words before parts of others; null where it holds none. It begins behind the end of a sentence where one is near.
 */
export function snippetOf(text: string, phrases: readonly Phrase[], length: number): Snippet | null {
  const found = occurrences([...wordsIn(text)], phrases).map((one) => ({ ...one, whole: standsWhole(text, one.span) }))
  if (found.length === 0) return null
  let best = { from: 0, worth: -1 }
  for (const [at, { span }] of found.entries()) {
    const within: (typeof found)[number][] = []
    for (let next = at; next < found.length; next++) {
      const one = found[next]
      if (!one || one.span[1] > span[0] + length * 0.8) break
      within.push(one)
    }
    const whole = within.filter((one) => one.whole)
    const worth =
      10 * (new Set(within.map(({ phrase }) => phrase)).size + new Set(whole.map(({ phrase }) => phrase)).size) +
      Math.min(9, within.length)
    if (worth > best.worth) best = { from: span[0], worth }
  }
  const from = beginOf(text, best.from, Math.floor(length / 4))
  const to = Math.min(text.length, from + length)
  const end = lowSurrogateAt(text, to) ? to - 1 : to
  return {
    text: text.slice(from, end),
    marks: joined(found.map(({ span }) => span).filter(([start, stop]) => start >= from && stop <= end)).map(
      ([start, stop]) => [start - from, stop - from],
    ),
  }
}

const lowSurrogateAt = (text: string, at: number) => {
  const code = text.charCodeAt(at)
  return code >= 0xdc00 && code <= 0xdfff
}

/** Where a piece begins that is to hold `at`: behind a sentence's end at most `back` units before it, else at a word. */
function beginOf(text: string, at: number, back: number): number {
  const lowest = Math.max(0, at - back)
  if (lowest === 0) return 0
  const before = text.slice(lowest, at)
  const end = Math.max(...['。', '！', '？', '；', '\n', '. ', '! ', '? '].map((mark) => before.lastIndexOf(mark)))
  const from = end >= 0 ? lowest + end + 1 : lowest + Math.max(0, before.indexOf(' ') + 1)
  const spaces = /^\s*/.exec(text.slice(from, at))?.[0].length ?? 0
  return lowSurrogateAt(text, from + spaces) ? from + spaces + 1 : from + spaces
}
