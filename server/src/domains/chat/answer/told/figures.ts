import type { AnswerFact } from '@pandora/contract/domains/chat/shapes'
import { scaleOf } from '@pandora/intelligence/answers/numerals'
import { keyOf, type Measure } from '@pandora/intelligence/answers/vocabulary'
import { companyName, factOf, inWords, nameIn, say, type Asking, type Draft } from '../draft.ts'
import { endOfSpan, spanName, type Span } from '../spans.ts'

/** A figure of a company and a span, where it is held. */
export interface Cell {
  companyId: string
  measure: Measure
  span: Span
  factId: string | null
}

/** Says which of several companies has more of what was told of each for one time. */
export function tellWhich(draft: Draft, asking: Asking, cells: readonly Cell[], companyIds: readonly string[]): void {
  const facts = cells.flatMap((one) => {
    const fact = one.factId === null ? undefined : factOf(draft, one.factId)
    return fact && fact.value !== null ? [{ companyId: one.companyId, value: fact.value, fact }] : []
  })
  const units = new Set(facts.map(({ fact }) => `${fact.unit} ${fact.currency} ${fact.label}`))
  if (companyIds.length < 2 || facts.length !== companyIds.length || cells.length !== facts.length || units.size !== 1)
    return
  const sign = asking.reading.which === 'lower' ? 1 : -1
  const [first, second] = facts.toSorted((a, b) => sign * (a.value - b.value))
  if (!first || !second || first.value === second.value) return
  const name = companyName(draft, asking.known, first.companyId)
  say(
    draft,
    asking.reading.which === 'lower'
      ? inWords(draft, `其中最低的是${name}。`, `The lowest of them: ${name}.`)
      : inWords(draft, `其中最高的是${name}。`, `The highest of them: ${name}.`),
  )
}

/** Tells what of a company is held in general as one table; what is not is left out. */
export function tellOverview(
  draft: Draft,
  cells: readonly Cell[],
  companyIds: readonly string[],
  asking: Asking,
): void {
  draft.parts = draft.parts.filter((part) => part.type !== 'missing' || cells.every((one) => one.factId === null))
  const rows = [...Map.groupBy(cells, (one) => keyOf(one.measure)).values()].flatMap((of) => {
    const factIds = companyIds.map((id) => of.find((one) => one.companyId === id)?.factId ?? null)
    const fact = factIds.map((id) => (id === null ? undefined : factOf(draft, id))).find((one) => one !== undefined)
    const head = fact
      ? [fact.label, ...(fact.period === null ? [] : [fact.period])].join(inWords(draft, '，', ', '))
      : ''
    return fact ? [{ head, companyId: null, factIds }] : []
  })
  if (rows.length === 0) return
  draft.parts.push({
    type: 'table',
    title: inWords(draft, '概况', 'Overview'),
    heads: 'figures',
    columns: companyIds.map((id) => companyName(draft, asking.known, id)),
    rows,
  })
}

/** Says figures: one by one where they are few, else as a table with a picture of their course. */
export function tell(draft: Draft, asking: Asking, cells: readonly Cell[], companyIds: readonly string[]): void {
  const told = cells.filter((one) => one.factId !== null)
  // A course over years is looked at, not read.
  const isCourse = [...Map.groupBy(told, (one) => `${one.companyId} ${keyOf(one.measure)}`).values()].some(
    (of) => of.length > 3,
  )
  if (told.length <= 4 && !isCourse) {
    for (const { factId } of told) {
      const fact = factId === null ? undefined : factOf(draft, factId)
      if (!fact || factId === null) continue
      const of =
        fact.period === null
          ? ''
          : inWords(draft, ` ${fact.period}`, ` ${fact.period.startsWith('as of') ? '' : 'for '}${fact.period}`)
      say(
        draft,
        inWords(
          draft,
          `${spaced(`${fact.company ?? ''}${of}`)}的${spaced(fact.label)}为 `,
          `${fact.label} of ${fact.company ?? ''}${of}: `,
        ),
        { fact: factId },
        `${inScale(draft, asking, fact)}${inWords(draft, '。', '.')}`,
      )
      if (fact.formula !== null) sayParts(draft, fact.formula, fact.parts)
    }
    return
  }
  for (const [measure, of] of Map.groupBy(told, (one) => nameIn(draft, one.measure.name))) {
    const spans = [...new Map(of.map((one) => [spanName(draft, one.span), endOfSpan(one.span)]))]
      .toSorted(([, a], [, b]) => (a < b ? -1 : 1))
      .map(([name]) => name)
    const factAt = (companyId: string, span: string) =>
      of.find((one) => one.companyId === companyId && spanName(draft, one.span) === span)?.factId ?? null
    const lines = companyIds.map((companyId) => ({ companyId, name: companyName(draft, asking.known, companyId) }))
    draft.parts.push({
      type: 'table',
      title: measure,
      heads: 'companies',
      columns: spans,
      rows: lines.map(({ companyId, name }) => ({
        head: name,
        companyId,
        factIds: spans.map((span) => factAt(companyId, span)),
      })),
    })
    const unit = of[0]?.factId ? (factOf(draft, of[0].factId)?.unit ?? 'text') : 'text'
    if (spans.length >= 3 && unit !== 'text')
      draft.parts.push({
        type: 'chart',
        title: measure,
        unit,
        periods: spans,
        lines: lines.map(({ companyId, name }) => ({ name, factIds: spans.map((span) => factAt(companyId, span)) })),
      })
    const formula = of[0]?.factId ? factOf(draft, of[0].factId)?.formula : null
    if (formula) say(draft, `${inWords(draft, '公式：', 'Formula: ')}${formula}${inWords(draft, '。', '.')}`)
  }
}

/** Between a Latin letter or a digit and a character behind it stands a space. */
const spaced = (text: string): string => (/[\p{Script=Latin}\d]$/u.test(text) ? `${text} ` : text)

/** An amount in the unit that it was asked for in, beside the whole one. */
function inScale(draft: Draft, { reading }: Asking, fact: AnswerFact): string {
  const { scale } = reading
  if (!scale || fact.unit !== 'money' || fact.value === null) return ''
  const factor = draft.language === 'zh' ? scale.factor : (scaleOf(scale.en) ?? scale.factor)
  const value = fact.value / factor
  const size = Math.floor(Math.log10(Math.abs(value) || 1)) + 1
  const digits = reading.decimals ?? Math.max(0, Math.min(8, Math.max(2, 4 - size)))
  const amount = value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const unit = fact.currency === 'CNY' ? scale.zh : `${scale.zh.replace('元', '')} ${fact.currency ?? ''}`
  return inWords(draft, `（${amount} ${unit}）`, ` (${fact.currency ?? ''} ${amount} ${scale.en})`)
}

/** Says how a figure is worked out and of what. */
function sayParts(draft: Draft, formula: string, parts: readonly string[]): void {
  const pieces = parts.flatMap((id, place): (string | { fact: string })[] => {
    const fact = factOf(draft, id)
    if (!fact) return []
    const name = `${fact.period ?? ''}${inWords(draft, '', ' ')}${fact.label} `
    return [place === 0 ? name : `${inWords(draft, '，', ', ')}${name}`, { fact: id }]
  })
  say(
    draft,
    `${inWords(draft, '公式：', 'Formula: ')}${formula}${pieces.length > 0 ? inWords(draft, '；其中 ', '; with ') : ''}`,
    ...pieces,
    inWords(draft, '。', '.'),
  )
}
