import type { Piece } from '../../text/sentences.ts'
import { differenceOf, type DifferenceRow } from '../difference.ts'
import type { DatedText } from './phrases.ts'

/** A text of a series that has the phrase. */
export interface PhraseText {
  id: string
  date: string
  places: readonly Piece[]
}

/** Where a phrase came into a series: what the text before said in its place. */
export interface PhraseEntry {
  id: string
  date: string
  /** The text before it in the series. */
  previousId: string
  /** Words in whose place it stands; null where the sentence is new or was another one altogether. */
  instead: string | null
  /** The sentence before and the one with the phrase. */
  before: Piece | null
  after: Piece
}

/** The course of a phrase over a series. */
export interface PhraseCourse {
  texts: readonly PhraseText[]
  first: string | null
  last: string | null
  /** Texts with it and texts in all, each year of the series. */
  years: readonly { year: number; texts: number; of: number }[]
  entries: readonly PhraseEntry[]
}

function placesOf(text: string, phrase: string): Piece[] {
  const found: Piece[] = []
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length))
    found.push({ start: at, end: at + phrase.length })
  return found
}

/** What the earlier wording of a row has where the later one has the letters from `from` to `to` of the row. */
function standingFor({ parts }: DifferenceRow, from: number, to: number): string | null {
  let [at, stood, changed] = [0, '', false]
  parts.forEach(({ kind, text }, place) => {
    if (kind === 'deleted' || kind === 'movedAway') {
      // What was deleted stands before what was inserted in its place.
      const next = parts[place + 1]
      const end = at + (next?.kind === 'inserted' ? next.text.length : 0)
      if ((at > from && at < to) || (end > from && at < to && next?.kind === 'inserted')) {
        stood += text
        changed = true
      }
      return
    }
    const [start, end] = [Math.max(at, from), Math.min(at + text.length, to)]
    if (kind === 'same' && end > start) stood += text.slice(start - at, end - at)
    at += text.length
  })
  const words = stood.trim()
  // A whole sentence in the place of a word is another sentence, not another word.
  return changed && words !== '' && words.length <= 2 * (to - from) + 4 ? words : null
}

/** How the text before said what stands at a place of this one. */
function entryOf(previous: DatedText, now: DatedText, place: Piece): PhraseEntry {
  const entry = { id: now.id, date: now.date, previousId: previous.id }
  const row = differenceOf(previous.text, now.text).find(
    ({ after }) => after && after.start <= place.start && place.end <= after.end,
  )
  if (!row?.after) return { ...entry, instead: null, before: null, after: place }
  return {
    ...entry,
    instead: row.before ? standingFor(row, place.start - row.after.start, place.end - row.after.start) : null,
    before: row.before,
    after: row.after,
  }
}

/**
 * A phrase over a series of texts, letter by letter as given: which have it, first and last day, counts by year, and
 * wherever it comes in (a text with it after one without) what stood in its place. Throws RangeError for an empty phrase.
 */
export function trackPhrase(phrase: string, series: readonly DatedText[]): PhraseCourse {
  if (phrase.trim() === '') throw new RangeError('a phrase is needed')
  const ordered = series.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id < b.id ? -1 : 1))
  const places = ordered.map(({ text }) => placesOf(text, phrase))
  const texts = ordered.flatMap(({ id, date }, at) => {
    const own = places[at] ?? []
    return own.length > 0 ? [{ id, date, places: own }] : []
  })
  const entries = ordered.flatMap((now, at) => {
    const [previous, own] = [ordered[at - 1], places[at]?.[0]]
    return previous && own && places[at - 1]?.length === 0 ? [entryOf(previous, now, own)] : []
  })
  const years = [...Map.groupBy(ordered.keys(), (at) => Number(ordered[at]?.date.slice(0, 4)))].map(([year, all]) => ({
    year,
    texts: all.filter((at) => (places[at]?.length ?? 0) > 0).length,
    of: all.length,
  }))
  return { texts, first: texts[0]?.date ?? null, last: texts.at(-1)?.date ?? null, years, entries }
}
