import { wordsIn } from '../words/words.ts'
import { soughtWords } from './bm25.ts'
import { derives, yearsIn } from './question.ts'
import type { Cell, Row } from './rows.ts'
import { none, type Answered, type Place } from './types.ts'

/** Words of a text; of a Chinese run not its last character alone, which stands so at the end of a label only. */
const wordsOf = (text: string): string[] =>
  [...new Set([...wordsIn(text)].map((one) => one.word))].filter(
    (word) => /\p{L}/u.test(word) && !/^\p{Script=Han}$/u.test(word),
  )
const filler = new Set([...wordsIn('the of and in for to total net a an from as 的')].map((one) => one.word))

/** Of a row's label the share of words that the question says, and of the question what the label says; 0: not named. */
function fit(label: string, question: ReadonlySet<string>): number {
  const words = wordsOf(label)
  const full = words.filter((word) => !filler.has(word))
  if (full.length === 0) return 0
  const held = full.filter((word) => question.has(word)).length
  return held / full.length < 0.99
    ? 0
    : held + words.filter((word) => filler.has(word) && question.has(word)).length * 0.2
}

/** What of a question its row may leave unsaid, as a share. */
const MOST_UNSAID = 0.4
const generic = new Set(
  soughtWords(
    'amount value company group year years ended end december fiscal million thousand figure report what total as of during 公司 年度 截至',
  ),
)

/** The share of what a question says that neither the row's label, nor its section, nor its page's title says. */
function unsaid(question: string, { label, section, page }: Row): number {
  const words = soughtWords(question).filter((word) => !generic.has(word) && !/^\d+$/u.test(word))
  const said = new Set([...wordsIn(`${label} ${section} ${page.title}`)].map((one) => one.word))
  return words.filter((word) => !said.has(word)).length / (words.length || 1)
}

const place = (row: Row, cell: Cell): Place => ({
  page: row.page,
  start: row.start,
  end: row.end,
  mark: { start: cell.start, end: cell.end },
})
const shown = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 4 })
const written = (row: Row, cell: Cell): string =>
  row.page.text.slice(cell.start, cell.end).replace(/(?<![\s|])[\s|]+$/u, '')

/** The cell of a row under the head that a question names. */
function cellOf(row: Row, head: string, years: readonly number[], question: ReadonlySet<string>): Cell | null {
  const byYear = row.cells.find((cell) => cell.head === head)
  if (byYear) return byYear
  if (years.length > 0 && row.cells.some((cell) => /^(?:19|20)\d\d$/u.test(cell.head ?? ''))) return null
  const named = row.cells
    .map((cell) => ({ cell, fit: cell.head === null ? 0 : fit(cell.head, question) }))
    .filter((one) => one.fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
  const [best, next] = named
  return best && (!next || best.fit > next.fit) ? best.cell : null
}

/**
 * Answers of a row that the question names word for word: its figure of a year, and, where the question's form says
 * so, the change, the change in percent, the mean, the sum or the ratio of two. Null where no row, or more than one, is
 * named.
 */
export function lookUp(question: string, rows: readonly Row[]): Answered | null {
  const asked = new Set(wordsOf(question))
  const years = yearsIn(question)
  const fits = rows
    .map((row) => ({ row, fit: fit(row.label, asked) }))
    .filter((one) => one.fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
  const best = fits[0]
  if (!best) return null
  const rival = fits.find((one) => one.row !== best.row && one.fit === best.fit && one.row.label !== best.row.label)
  const twin = fits.find((one) => one.row !== best.row && one.row.label.toLowerCase() === best.row.label.toLowerCase())
  if (
    rival ||
    (twin && String(twin.row.cells.map((one) => one.value)) !== String(best.row.cells.map((one) => one.value)))
  )
    return null
  const { row } = best
  const base = { ...none('weak'), reason: null }
  const last = Math.max(...years)
  const first = Math.min(...years)
  const now = cellOf(row, String(last), years, asked)
  if (!now) return null
  // The head of a column that the question names says itself what its figures are: a growth rate, a mean.
  const isNamed = now.head !== null && !/^\d{4}$/u.test(now.head)
  if (isNamed)
    return { ...base, kind: 'figure', text: written(row, now), value: now.value, unit: null, quotes: [place(row, now)] }
  const before = years.length === 2 ? cellOf(row, String(first), years, asked) : null
  const change =
    /percent(?:age)? (?:change|increase|decrease|growth)|\bgrowth rate\b|% change|变动(?:率|比例)|增长率/iu.test(
      question,
    )
  const difference = /\b(?:change|increase|decrease|difference)\b|变动|增加了?多少|减少了?多少|相差/iu.test(question)
  const mean = /\baverage\b|平均/iu.test(question)
  const figures = (value: number, formula: string, unit: string | null): Answered => ({
    ...base,
    kind: 'computed',
    text: unit === '%' ? `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}%` : shown(value),
    value,
    unit,
    formula,
    quotes: [place(row, now), ...(before ? [place(row, before)] : [])],
  })
  if (before && change && before.value !== 0)
    return figures(
      ((now.value - before.value) / Math.abs(before.value)) * 100,
      `(${shown(now.value)} − ${shown(before.value)}) / ${shown(Math.abs(before.value))} × 100`,
      '%',
    )
  // Of three years and more the mean takes those between.
  if (before && mean && last - first === 1)
    return figures((now.value + before.value) / 2, `(${shown(now.value)} + ${shown(before.value)}) / 2`, row.scale)
  if (before && difference)
    return figures(now.value - before.value, `${shown(now.value)} − ${shown(before.value)}`, row.scale)
  // Several years, or a form that is not known: nobody can tell which figure is meant.
  if (years.length > 1 || derives.test(question) || /\blargest\b|\bhighest\b|\blowest\b|\bexceed/iu.test(question))
    return null
  if (unsaid(question, row) > MOST_UNSAID) return null
  return {
    ...base,
    kind: 'figure',
    text: written(row, now),
    value: now.value,
    unit: row.scale,
    quotes: [place(row, now)],
  }
}
