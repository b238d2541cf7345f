import type { OutputOf } from '@pandora/contract/operation'
import type { research } from '@pandora/contract/domains/research/operations'
import type { Mark } from '../../../ui/marked/segments.ts'

export type Analysis = OutputOf<typeof research.analysis>
export type KeyFigure = Analysis['figures'][number]
export type Change = Analysis['changes'][number]
export type Check = Analysis['checks'][number]
export type Sentence = KeyFigure['sentence']
export type ReportItem = OutputOf<typeof research.list>['dataList'][number]

/** Id of the mark of the sentence that is pointed at. */
export const HERE = 'here'

/** What a figure of the text is held against; null where it was not checked. */
export function checkOfFigure(checks: readonly Check[], { span }: KeyFigure): Check | null {
  return (
    checks.find(
      (check) => check.about === 'value' && check.span.field === span.field && check.span.start === span.start,
    ) ?? null
  )
}

/** What a change of the text is held against; null where it was not checked. */
export function checkOfChange(checks: readonly Check[], { sentence, subject, rate }: Change): Check | null {
  return (
    checks.find(
      (check) =>
        check.about === 'rate' &&
        check.sentence.field === sentence.field &&
        check.sentence.start === sentence.start &&
        check.subject === subject &&
        check.said === rate,
    ) ?? null
  )
}

/**
 * The figures as marks at their numbers, by how they agree with what is stored, and the sentence that is pointed at.
 */
export function marksOf(analysis: Analysis, here: Sentence | null): { title: Mark[]; body: Mark[] } {
  const marks: { title: Mark[]; body: Mark[] } = { title: [], body: [] }
  for (const [place, figure] of analysis.figures.entries()) {
    const verdict = checkOfFigure(analysis.checks, figure)?.verdict
    marks[figure.span.field].push({
      id: `f${place}`,
      layer: 'label',
      look: verdict === 'agrees' || verdict === 'differs' ? verdict : 'economic-data',
      start: figure.span.start,
      end: figure.span.end,
    })
  }
  if (here) marks[here.field].push({ id: HERE, layer: 'entity', look: 'sentence', start: here.start, end: here.end })
  return marks
}

/**
 * The sentence of a choice: `f` figure, `c` change, `m` claim, `n` newly said, `u` changed figure, each with its place.
 */
export function sentenceOf(analysis: Analysis, choice: string): Sentence | null {
  const [, list = '', place = ''] = /^([fcmnu])(\d+)$/.exec(choice) ?? []
  const at = Number(place)
  const found = {
    f: analysis.figures[at]?.sentence,
    c: analysis.changes[at]?.sentence,
    m: analysis.claims[at]?.sentence,
    n: analysis.previous?.added[at],
    u: analysis.previous?.changed[at]?.sentence,
  }[list]
  return found ?? null
}

/** Which part of a year a period's end closes. */
export function periodName(end: string): 'periodQ1' | 'periodH1' | 'periodQ3' | 'periodFY' | null {
  const names = { '03-31': 'periodQ1', '06-30': 'periodH1', '09-30': 'periodQ3', '12-31': 'periodFY' } as const
  const key = end.slice(5)
  return key in names ? names[key as keyof typeof names] : null
}
