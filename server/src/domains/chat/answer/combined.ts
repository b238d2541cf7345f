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
  const facts = told.map((one) => ({ ...one, fact: factOf(draft, one.factId) }))
  const [first] = facts
  const label = first?.fact?.label ?? ''
  const word = inWords(draft, words[over].zh, words[over].en)
  const cannot = (why: string) =>
    lacks(draft, inWords(draft, `${label}的${word}`, `The ${word} of ${label.toLowerCase()}`), why)
  if (!first?.fact || lacking)
    return cannot(inWords(draft, '它所需的数不全', 'Not all of the figures that it takes are held'))
  const units = new Set(facts.map(({ fact }) => `${fact?.unit} ${fact?.currency}`))
  if (units.size !== 1) return cannot(inWords(draft, '几个数的单位或币种不同', 'The figures are in several units'))
  const companies = new Set(facts.map((one) => one.companyId))
  if (companies.size > 1 && (over === 'sum' || over === 'mean' || over === 'compound'))
    for (const companyId of companies)
      single(
        draft,
        asking,
        facts.filter((one) => one.companyId === companyId),
        over,
      )
  else single(draft, asking, facts, over)

  function single(
    into: Draft,
    { known, reading }: Asking,
    own: readonly (Told & { fact: AnswerFact | undefined })[],
    how: Over,
  ): void {
    const rows = how === 'sum' || how === 'mean' || how === 'compound' ? own.toSorted(byYear) : own
    const values = rows.flatMap(({ fact }) => (fact?.value === null || fact === undefined ? [] : [fact.value]))
    const [one, two] = values
    if (values.length < 2 || one === undefined || two === undefined || !rows[0]?.fact)
      return cannot(inWords(into, '要有至少两个数', 'It takes two figures at least'))
    if ((how === 'difference' || how === 'multiple') && values.length !== 2)
      return cannot(inWords(into, '只能对两个数', 'It is of two figures'))
    const worked = workOut(how, values, rows)
    if (worked === null)
      return cannot(inWords(into, '底数为零或为负，没有意义', 'Its base is zero or below: it would say nothing'))
    const { unit, currency } = rows[0].fact
    const years = rows.flatMap((row) => (row.year === null ? [] : [row.year]))
    const same = new Set(rows.map((row) => row.companyId)).size === 1
    const company = same ? companyName(into, known, rows[0].companyId) : null
    const period = same && years.length > 1 ? spanOf(into, Math.min(...years), Math.max(...years)) : rows[0].fact.period
    const as: Unit = how === 'compound' ? 'percent' : how === 'multiple' ? 'times' : unit
    const factId = addFact(into, {
      label: inWords(into, `${label}${word}`, `${label}, ${word}`),
      companyId: same ? rows[0].companyId : null,
      company,
      period,
      unit: as,
      currency: as === unit ? currency : null,
      value: worked,
      decimals: reading.decimals,
      formula: formulaOf(into, how),
      parts: rows.map((row) => row.factId),
    })
    const head = same
      ? inWords(into, `${company} ${period ?? ''}`, `${company}, ${period ?? ''}: `)
      : inWords(
          into,
          `${nameOf(rows[0])}与${nameOf(rows[1])} ${period ?? ''}`,
          `${nameOf(rows[0])} and ${nameOf(rows[1])}, ${period ?? ''}: `,
        )
    say(
      into,
      head,
      inWords(into, `的${label}${word}为 `, `${label}, ${word} `),
      { fact: factId },
      inWords(into, `（${formulaOf(into, how)}）。`, ` (${formulaOf(into, how)}).`),
    )
    function nameOf(row: Told | undefined): string {
      return row ? companyName(into, known, row.companyId) : ''
    }
  }
}

const byYear = (a: Told, b: Told): number => (a.year ?? 0) - (b.year ?? 0)
const spanOf = (draft: Draft, from: number, to: number): string =>
  inWords(draft, `${from}–${to} 年`, `FY${from}–FY${to}`)

function workOut(how: Over, values: readonly number[], rows: readonly Told[]): number | null {
  const [first = Number.NaN, second = Number.NaN] = values
  const sum = values.reduce((so, one) => so + one, 0)
  switch (how) {
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
const formulaOf = (draft: Draft, how: Over): string => inWords(draft, formulas[how].zh, formulas[how].en)
