import { heldFigures, type HeldFigure } from '@pandora/intelligence/policy/bilingual/agree'
import { differenceOf, type DifferencePart } from '@pandora/intelligence/policy/difference'
import { MOST_SENTENCES } from '@pandora/intelligence/policy/align'
import { fieldsOf } from '@pandora/intelligence/policy/fields'
import { droppedPhrases, newPhrases, type DatedText, type Phrase } from '@pandora/intelligence/policy/phrases/phrases'
import { trackPhrase, type PhraseCourse } from '@pandora/intelligence/policy/phrases/track'
import { sentencesIn } from '@pandora/intelligence/text/sentences'
import type { DifferenceRow, PolicyField } from '@pandora/contract/domains/policy-meetings/shapes'
import { sidesAsHtml } from './html.ts'

/** Two texts held against each other, as the wire says it. */
export interface Compared {
  rows: DifferenceRow[]
  counts: Record<'same' | 'reworded' | 'stronger' | 'weaker' | 'added' | 'removed' | 'moved', number>
  aligned: number | null
  similarity: number | null
  complete: boolean
  htmlBefore: string
  htmlAfter: string
}

const dropped: Readonly<Record<'before' | 'after', ReadonlySet<DifferencePart['kind']>>> = {
  before: new Set<DifferencePart['kind']>(['inserted', 'movedHere']),
  after: new Set<DifferencePart['kind']>(['deleted', 'movedAway']),
}

/** A row's wording in one of the texts, letter by letter. */
export const wordingOf = ({ parts }: Pick<DifferenceRow, 'parts'>, side: 'before' | 'after'): string =>
  parts.flatMap(({ kind, text }) => (dropped[side].has(kind) ? [] : [text])).join('')

/** Share of the sentences that have a counterpart, and how alike those are; four digits. */
function alignedOf(rows: readonly DifferenceRow[]): Pick<Compared, 'aligned' | 'similarity'> {
  const four = (value: number) => Math.round(value * 1e4) / 1e4
  const sentences = rows.filter(({ change }) => change !== 'uncompared')
  if (sentences.length === 0) return { aligned: null, similarity: null }
  const sides = sentences.reduce((sum, row) => sum + (row.before ? 1 : 0) + (row.after ? 1 : 0), 0)
  const alone = sentences.filter(({ change }) => change === 'added' || change === 'removed').length
  // A sentence that changed its place has two rows of one pair.
  const pairs = sentences.filter((row) => row.similarity !== null && (row.movedTo === null || row.after !== null))
  const likeness = pairs.reduce((sum, row) => sum + (row.similarity ?? 0), 0)
  return {
    aligned: four(1 - alone / sides),
    similarity: pairs.length === 0 ? null : four(Math.min(1, likeness / pairs.length)),
  }
}

/** Holds two texts against each other. */
export function compareTexts({ before, after }: { before: string; after: string }): Compared {
  const rows = differenceOf(before, after).map((one, row): DifferenceRow => {
    const text = (['before', 'after'] as const).map((side) => wordingOf({ parts: [...one.parts] }, side)).join('\n')
    return {
      row,
      change: one.change,
      before: one.before && { start: one.before.start, end: one.before.end },
      after: one.after && { start: one.after.start, end: one.after.end },
      similarity: one.similarity === null ? null : Math.round(Math.min(1, one.similarity) * 1e4) / 1e4,
      words: [...one.words],
      fields: [...fieldsOf(text)] as PolicyField[],
      movedTo: one.movedTo,
      parts: one.parts.map(({ kind, text: letters }) => ({ kind, text: letters })),
    }
  })
  // Both halves of a sentence that moved are rows: the one where it stands now counts.
  const counted = rows.filter((row) => row.movedTo === null || row.after !== null)
  const count = (change: DifferenceRow['change']) => counted.filter((row) => row.change === change).length
  return {
    rows,
    counts: {
      same: count('same'),
      reworded: count('reworded'),
      stronger: count('stronger'),
      weaker: count('weaker'),
      added: count('added'),
      removed: count('removed'),
      moved: counted.filter((row) => row.movedTo !== null).length,
    },
    ...alignedOf(rows),
    complete: [before, after].every((text) => sentencesIn(text).length <= MOST_SENTENCES),
    ...sidesAsHtml(rows),
  }
}

/** A phrase with the sentence of its first place, and of a dropped one the text that had it last. */
export interface PhraseTold extends Phrase {
  sentence: string
  textId: string | null
}

const sentenceAt = (text: string, start: number): string => {
  const found = sentencesIn(text).find((one) => one.start <= start && start < one.end)
  return found ? text.slice(found.start, found.end).trim() : ''
}

/** New and dropped phrases of a text of a series. */
export function phrasesOf({ text, earlier, most }: { text: string; earlier: readonly DatedText[]; most: number }): {
  fresh: PhraseTold[]
  dropped: PhraseTold[]
} {
  const last = earlier.at(-1)
  return {
    fresh: newPhrases(text, earlier, most).map((one) => ({
      ...one,
      sentence: sentenceAt(text, one.start),
      textId: null,
    })),
    dropped: last
      ? droppedPhrases(text, earlier, most).map((one) => {
          const at = last.text.indexOf(one.phrase)
          const start = at < 0 ? one.start : at
          return {
            ...one,
            start,
            end: start + one.phrase.length,
            sentence: sentenceAt(last.text, start),
            textId: last.id,
          }
        })
      : [],
  }
}

/** A phrase's course with the sentences of its places in words. */
export interface CourseTold extends Omit<PhraseCourse, 'texts' | 'entries'> {
  texts: { id: string; date: string; places: number; sentence: { text: string; start: number; end: number } }[]
  entries: {
    id: string
    date: string
    previousId: string
    instead: string | null
    before: string | null
    after: string
  }[]
}

/** A phrase over a series. */
export function courseOf({ phrase, texts }: { phrase: string; texts: readonly DatedText[] }): CourseTold {
  const byId = new Map(texts.map((one) => [one.id, one.text]))
  const course = trackPhrase(phrase, texts)
  return {
    ...course,
    texts: course.texts.map(({ id, date, places }) => {
      const text = byId.get(id) ?? ''
      const first = places[0] ?? { start: 0, end: 0 }
      const piece = sentencesIn(text).find((one) => one.start <= first.start && first.start < one.end) ?? first
      return {
        id,
        date,
        places: places.length,
        sentence: {
          text: text.slice(piece.start, Math.max(piece.end, first.end)),
          start: first.start - piece.start,
          end: first.end - piece.start,
        },
      }
    }),
    entries: course.entries.map(({ before, after, ...entry }) => ({
      ...entry,
      before: before && (byId.get(entry.previousId) ?? '').slice(before.start, before.end).trim(),
      after: (byId.get(entry.id) ?? '').slice(after.start, after.end).trim(),
    })),
  }
}

/** A passage in both languages and its figures as they are held against each other. */
export interface HeldPassage {
  seq: number
  zh: string
  en: string
  figures: readonly HeldFigure[]
}

/** Holds the figures of passages against each other. */
export const heldPassages = (rows: readonly Omit<HeldPassage, 'figures'>[]): HeldPassage[] =>
  rows.map(({ seq, zh, en }) => ({ seq, zh, en, figures: heldFigures(zh, en) }))

/** What is worked out apart from the thread that serves everybody, by name. */
export const tasks = { compare: compareTexts, phrases: phrasesOf, course: courseOf, passages: heldPassages }
export type Tasks = typeof tasks
