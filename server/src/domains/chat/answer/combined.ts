import type { Unit } from '@pandora/intelligence/answers/amounts'
import type { Over } from '@pandora/intelligence/answers/several'
import { addFact, companyName, factOf, inWords, lacks, say, type Draft } from './draft.ts'
import type { AnswerFact } from '@pandora/contract/domains/chat/shapes'
import type { Asking } from './draft.ts'

/** A figure that is told, of a company and a year; `year` null where it is of another time. */
export interface Told {
  factId: string
  companyId: string
  year: number | null
}

interface Word {
  zh: string
  en: string
}
const words: Readonly<Record<Over, Word>> = {
  difference: { zh: '差额', en: 'difference' },
  multiple: { zh: '倍数', en: 'multiple' },
  sum: { zh: '合计', en: 'sum' },
  mean: { zh: '平均', en: 'mean' },
  compound: { zh: '复合增长率', en: 'compound growth' },
}

/** A figure with what it says. */
type Row = Told & { fact: AnswerFact }

/**
 * Tells what is worked out of figures that were told of one measure: a sum or a mean over years, compound growth, the
 * difference or the multiple of two. Only of figures of one unit and currency, none of them lacking; what cannot be
 * worked out is said.
 */
export function tellCombined(
  draft: Draft,
  asking: Asking,
  { told, lacking, over }: { told: readonly Told[]; lacking: boolean; over: Over },
): void {
  const rows = told.flatMap((one): Row[] => {
    const fact = factOf(draft, one.factId)
    return fact && fact.value !== null ? [{ ...one, fact }] : []
  })
  const units = new Set(rows.map(({ fact }) => `${fact.unit} ${fact.currency}`))
  if (lacking || rows.length === 0)
    return cannot(draft, rows, over, '它所需的数不全', 'Not all of the figures that it takes are held')
  if (units.size !== 1) return cannot(draft, rows, over, '几个数的单位或币种不同', 'The figures are in several units')
  const companies = [...Map.groupBy(rows, (one) => one.companyId).values()]
  if (over === 'sum' || over === 'mean' || over === 'compound')
    for (const own of companies) tellOne(draft, asking, own.toSorted(byYear), over)
  else if (companies.length === 1 && rows.length > 2) {
    // From one year to another the last is held against the first.
    const sorted = rows.toSorted(byYear)
    tellOne(draft, asking, [...sorted.slice(-1), ...sorted.slice(0, 1)], over)
  } else tellOne(draft, asking, rows, over)
}

/** Says that something cannot be worked out, and why. */
function cannot(draft: Draft, rows: readonly Row[], over: Over, zh: string, en: string): void {
  const label = rows[0]?.fact.label ?? ''
  const { zh: wordZh, en: wordEn } = words[over]
  lacks(
    draft,
    inWords(
      draft,
      label === '' ? wordZh : `${label}的${wordZh}`,
      label === '' ? `The ${wordEn}` : `The ${wordEn} of ${label.toLowerCase()}`,
    ),
    inWords(draft, zh, en),
  )
}

function tellOne(draft: Draft, { known, reading }: Asking, rows: readonly Row[], over: Over): void {
  const [first, second] = rows
  if (!first || !second) return cannot(draft, rows, over, '要有至少两个数', 'It takes two figures at least')
  if ((over === 'difference' || over === 'multiple') && rows.length !== 2)
    return cannot(draft, rows, over, '只能对两个数', 'It is of two figures')
  const { unit, currency, label } = first.fact
  // The difference of two rates is none of per cent: both are told, and it is left to the reader.
  if (over === 'difference' && unit === 'percent')
    return cannot(draft, rows, over, '两个百分比之差以百分点计，请看两个数', 'It is in percentage points: see the two')
  const value = workOut(over, rows)
  if (value === null)
    return cannot(draft, rows, over, '底数为零或为负，没有意义', 'Its base is zero or below: it would say nothing')
  const years = rows.flatMap((row) => (row.year === null ? [] : [row.year]))
  const same = rows.every((row) => row.companyId === first.companyId)
  const nameOf = (row: Row) => companyName(draft, known, row.companyId)
  const period =
    same && years.length > 1 ? spanOf(draft, Math.min(...years), Math.max(...years)) : (first.fact.period ?? '')
  const word = inWords(draft, words[over].zh, words[over].en)
  const as: Unit = over === 'compound' ? 'percent' : over === 'multiple' ? 'times' : unit
  const formula = inWords(draft, formulas[over].zh, formulas[over].en)
  const factId = addFact(draft, {
    label: inWords(draft, `${label}${word}`, `${label}, ${word}`),
    companyId: same ? first.companyId : null,
    company: same ? nameOf(first) : null,
    period: period === '' ? null : period,
    unit: as,
    currency: as === unit ? currency : null,
    value,
    decimals: reading.decimals,
    formula,
    parts: rows.map((row) => row.factId),
  })
  const who = same
    ? nameOf(first)
    : inWords(draft, `${nameOf(first)}与${nameOf(second)}`, `${nameOf(first)} and ${nameOf(second)}`)
  say(
    draft,
    inWords(draft, `${who} ${period}的${label}${word}为 `, `${who}, ${period}: ${label}, ${word} `),
    { fact: factId },
    inWords(draft, `（${formula}）。`, ` (${formula}).`),
  )
}

const byYear = (a: Told, b: Told): number => (a.year ?? 0) - (b.year ?? 0)
const spanOf = (draft: Draft, from: number, to: number): string =>
  inWords(draft, `${from}–${to} 年`, `FY${from}–FY${to}`)

function workOut(over: Over, rows: readonly Row[]): number | null {
  const values = rows.flatMap(({ fact }) => (fact.value === null ? [] : [fact.value]))
  const [first = Number.NaN, second = Number.NaN] = values
  const sum = values.reduce((so, one) => so + one, 0)
  switch (over) {
    case 'sum':
      return sum
    case 'mean':
      return sum / values.length
    case 'difference':
      return first - second
    case 'multiple':
      return second > 0 ? first / second : null
    default: {
      const last = values.at(-1) ?? Number.NaN
      const years = (rows.at(-1)?.year ?? 0) - (rows[0]?.year ?? 0)
      return first > 0 && last > 0 && years > 0 ? ((last / first) ** (1 / years) - 1) * 100 : null
    }
  }
}

const formulas: Readonly<Record<Over, Word>> = {
  difference: { zh: '前者 − 后者', en: 'the first − the second' },
  multiple: { zh: '前者 ÷ 后者', en: 'the first ÷ the second' },
  sum: { zh: '各年相加', en: 'the years added up' },
  mean: { zh: '各年相加 ÷ 年数', en: 'the years added up ÷ their number' },
  compound: { zh: '末年 ÷ 首年，开年数次方，减一', en: 'last ÷ first, its root by the years, less one' },
}
