import { cues } from '../cues.ts'
import type { Left } from '../fillers.ts'
import { plainQuestion } from '../asked.ts'
import { inPlainWords } from '../reading/colloquial.ts'
import { indexIn } from '../reading/narrowed.ts'
import type { Known, NamedCompany, NamedIndustry, NamedTheme } from '../reading/reading.ts'
import type { Measure } from '../vocabulary.ts'

/** A stretch of a question, in UTF-16 units, end exclusive. */
export interface Stretch {
  start: number
  end: number
}

/**
 * A question while it is read, step by step: what was found in it so far, and which of its letters that took. What no
 * step takes is not understood.
 */
export interface Sheet {
  readonly known: Known
  /** The question in plain words, and the same in small letters. */
  readonly text: string
  readonly lower: string
  /** Letters that are read. */
  readonly taken: boolean[]
  /** Letters of names and of times: texts are not searched for them. */
  readonly named: boolean[]
  readonly quoted: readonly Left[]
  /** The name of an index that is named with its quotation. */
  readonly index: string | null
  readonly companies: NamedCompany[]
  readonly industries: NamedIndustry[]
  readonly except: NamedIndustry[]
  readonly themes: NamedTheme[]
  readonly measures: Measure[]
  /** Where industries, themes and what no source gives are named: texts may be searched for these all the same. */
  readonly subjects: Stretch[]
}

/** Takes letters of a question. */
export const take = (letters: boolean[], { start, end }: Stretch): void => void letters.fill(true, start, end)

/** Where a pattern found something. */
export const stretchOf = (match: RegExpMatchArray): Stretch => {
  const start = match.index ?? 0
  return { start, end: start + match[0].length }
}

/** Whether a question asks for what texts say, in so many words. */
export function asksForTexts(question: string): boolean {
  const pattern = cues.find(([cue]) => cue === 'texts')?.[1]
  return pattern !== undefined && new RegExp(pattern.source, 'i').test(question)
}

const QUOTED = /“([^”]{2,})”|"([^"]{2,})"|「([^」]{2,})」/gu

/** Words in quotation marks, which are looked for as they stand where a question asks for texts. */
function quotedIn(text: string): Left[] {
  if (!asksForTexts(text.replace(QUOTED, ' '))) return []
  return [...text.matchAll(QUOTED)].map((match) => {
    const [, ...inner] = match
    return { text: inner.find((one) => one !== undefined) ?? '', ...stretchOf(match) }
  })
}

/** Begins to read a question: what it quotes and an index that it names are taken. */
export function sheetOf(question: string, known: Known): Sheet {
  const text = inPlainWords(plainQuestion(question))
  const lower = text.toLowerCase()
  const taken: boolean[] = Array.from({ length: text.length }, () => false)
  const quoted = quotedIn(text)
  for (const one of quoted) take(taken, one)
  const index = quoted.length > 0 ? null : indexIn(lower, known)
  if (index) take(taken, index)
  return {
    known,
    text,
    lower,
    taken,
    named: taken.slice(),
    quoted,
    index: index?.name ?? null,
    companies: [],
    industries: [],
    except: [],
    themes: [],
    measures: [],
    subjects: [],
  }
}
