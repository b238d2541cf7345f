import { soughtWords } from './bm25.ts'
import { compute } from './compute.ts'
import { labelsOf } from './items.ts'
import { lookUp } from './lookup.ts'
import { asked, derives, type Wanted } from './question.ts'
import { rowsOf, type Row } from './rows.ts'
import { countOf, fittingSentences, spanIn, typeOf, type Fitting } from './spans.ts'
import { none, type Answered, type Place, type RankedPassage, type SourcePage } from './types.ts'

/** What an answer may stand on. */
interface Ground {
  /** Pages that hold the best passages, and those that hold rows which the question needs. */
  pages: readonly SourcePage[]
  /** Passages, the best first. */
  passages: readonly RankedPassage[]
  /** Words that the question is looked up by. */
  words: readonly string[]
  /** How much a word weighs: the rarer, the more. */
  rarity: (word: string) => number
}

/** Shares of what is asked for that a sentence says at least, before a piece of it, or it, is an answer. */
const LEAST = { span: 0.62, sentence: 0.85 }
/** How many passages are read sentence by sentence. */
const READ = 8

/** Words that a question is looked up by, those of the rows that it needs among them. */
export function lookedUpBy(question: string): { words: string[]; rows: string[] } {
  const words = soughtWords(question)
  const { wanted } = asked(question)
  return { words, rows: wanted ? soughtWords(labelsOf(wanted.items)).filter((one) => !words.includes(one)) : [] }
}

/**
 * Answers a question of texts: a figure read or computed from rows of statements, a row that the question names, a
 * piece of a sentence, a sentence; or that it cannot tell. Every number stands in a quote or is computed from such.
 */
export function answerFrom(question: string, { pages, passages, words, rarity }: Ground): Answered {
  if (words.length === 0 || pages.length === 0) return none('no-words')
  const form = asked(question)
  const when = form.years.find((year) => !pages.some(({ text }) => saysYear(text, year)))
  if (when !== undefined && form.years.every((year) => !pages.some(({ text }) => saysYear(text, year))))
    return none('other-time', String(when))
  // Numbers of two documents are never computed with each other.
  const documents = [...Map.groupBy(pages, (page) => page.documentId).values()].map((own) => own.flatMap(rowsOf))
  const spoken = words.filter((word) => !kindWords.has(word))
  const fitted = () => fittingSentences(passages.slice(0, READ), spoken, rarity)
  const { wanted } = form
  if (wanted) {
    const computed = oneOf(documents.map((rows) => compute(wanted, rows)))
    if (computed) return isContested(computed, form.text, documents) ? none('weak') : computed
    // What stands in no row may stand in a sentence, which is quoted whole: of one item of one year alone.
    return isPlainItem(wanted) ? inSentence(wanted.years, form.text, fitted(), spoken) : none('weak')
  }
  const isFigure = /\bhow (?:much|many)\b|\bwhat (?:is|was|are|were)\b|多少|几/iu.test(form.text)
  if (isFigure && !form.isWhy && !form.isYesNo) {
    const found = oneOf(documents.map((rows) => lookUp(form.text, rows)))
    if (found) return found
  }
  const isDerived = derives.test(form.text) && !form.isWhy && !/\p{Script=Han}/u.test(form.text)
  if (form.isYesNo || isDerived) return none('weak')
  return said(form.text, fitted(), spoken)
}

/** Whether one item of one year is asked for, as it stands. */
const isPlainItem = ({ of, how, holds, years, unit }: Wanted): boolean =>
  of.type === 'item' && how === 'value' && holds === null && years.length === 1 && unit === 'money'

/** The sentence that says an item of a year: it names that year and holds a sum. */
function inSentence(
  [year = 0]: readonly number[],
  question: string,
  sentences: readonly Fitting[],
  words: readonly string[],
): Answered {
  const saying = sentences.filter(({ text }) => saysYear(text, year) && countOf(text, 'money') > 0)
  return said(question, saying, words, 'sentence')
}

/** Whether a row that the question names word for word says another number than the statement's: of a part, say. */
function isContested(computed: Answered, question: string, documents: readonly Row[][]): boolean {
  if (computed.kind !== 'figure' || computed.formula !== null) return false
  const named = oneOf(documents.map((rows) => lookUp(question, rows)))
  return named !== null && named.kind === 'figure' && Math.abs(named.value ?? 0) !== Math.abs(computed.value ?? 0)
}

const saysYear = (text: string, year: number): boolean => text.includes(String(year))

/** What the documents agree on; `several` where they do not. */
function oneOf(answers: readonly (Answered | null)[]): Answered | null {
  const [first, ...others] = answers.filter((one) => one !== null)
  if (!first) return null
  const differs = (one: Answered) =>
    one.kind !== first.kind ||
    Math.abs((one.value ?? 0) - (first.value ?? 0)) > 0.01 * Math.abs(first.value ?? 0) ||
    one.unit !== first.unit
  return others.some(differs) ? none('several') : first
}

/** Words that say what kind of thing is asked for: the answer need not say them. */
const kindWords = new Set(soughtWords('amount much many date when time 金额 数量 比例 时间 日期 价格 代码 公司'))

function said(
  question: string,
  sentences: readonly Fitting[],
  words: readonly string[],
  type = typeOf(question),
): Answered {
  const best = sentences[0]
  if (!best) return none('weak')
  const base = { ...none('weak'), reason: null }
  if (type !== 'sentence') {
    // Of those that say nearly as much the first that holds such a thing.
    const holding = sentences.find((one) => one.covers >= best.covers - 0.12 && countOf(one.text, type) > 0)
    if (!holding || holding.covers < LEAST.span) return none('weak')
    const span = spanIn(holding.text, type, words, question)
    if (!span) return none('weak')
    const text = holding.text.slice(span.start, span.end)
    const rival = sentences.find(
      (one) => one.page.documentId !== holding.page.documentId && one.covers >= holding.covers - 0.02,
    )
    if (rival && !rival.text.includes(text) && countOf(rival.text, type) > 0) return none('several')
    return {
      ...base,
      kind: 'span',
      text,
      value: numberIn(text),
      quotes: [place(holding, { start: holding.start + span.start, end: holding.start + span.end })],
    }
  }
  if (best.covers < LEAST.sentence) return none('weak')
  return { ...base, kind: 'sentence', text: best.text, quotes: [place(best, null)] }
}

const place = ({ page, start, end }: Fitting, mark: Place['mark']): Place => ({ page, start, end, mark })

/** The one number of a piece of text; null where it has none or several. */
function numberIn(text: string): number | null {
  const found = text.match(/[-−]?\d[\d,]*(?:\.\d+)?/gu) ?? []
  return found.length === 1 ? Number(found[0].replaceAll(',', '').replace('−', '-')) : null
}
