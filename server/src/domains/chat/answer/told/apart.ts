import { companyName, factOf, inWords, say, type Asking, type Draft } from '../draft.ts'
import type { Cell } from './figures.ts'
import { unitOf, type Figures } from '../values.ts'

/** How many times a figure is the one beside it, or that is it, before it is told with a warning. */
const FOLD = 500

/** Whether two figures of a company are so far apart that one was misread, or stands in another unit. */
const isApart = (one: number, other: number): boolean => {
  const [a, b] = [Math.abs(one), Math.abs(other)]
  return a > 0 && b > 0 && (a >= b * FOLD || b >= a * FOLD)
}

/** Whether an item of a year is far from those of each year beside it that is held. */
function standsApart(figures: Figures, companyId: string, item: string, year: number): boolean {
  if (unitOf(item) !== 'money') return false
  const own = figures.ofYear(companyId, item, year)
  const beside = [year - 1, year + 1].flatMap((at) => figures.ofYear(companyId, item, at) ?? [])
  return own !== null && beside.length > 0 && beside.every((one) => isApart(own.value, one.value))
}

/** Says of figures told that they lie far from the years beside them, as a misread source would have it. */
export function sayApart(draft: Draft, figures: Figures, cells: readonly Cell[]): void {
  for (const { companyId, measure, span, factId } of cells) {
    if (factId === null || span.kind !== 'year') continue
    const items =
      measure.kind === 'item'
        ? [{ item: measure.item, year: span.year }]
        : measure.kind === 'formula'
          ? measure.formula.needs.map(({ item, before }) => ({ item, year: span.year - before }))
          : []
    if (items.some(({ item, year }) => standsApart(figures, companyId, item, year))) warn(draft, factId)
  }
}

function warn(draft: Draft, factId: string): void {
  const fact = factOf(draft, factId)
  if (!fact) return
  const [company, period] = [fact.company ?? '', fact.period ?? '']
  say(
    draft,
    inWords(
      draft,
      `存疑：${company} ${period}的${fact.label} `,
      `In doubt: ${fact.label} of ${company} for ${period}, `,
    ),
    { fact: factId },
    inWords(
      draft,
      '，远离相邻年度的数，可能是来源读错了数或单位，请打开收据核对原文。',
      ', is far from the years beside it; the source may have misread a number or its unit. Open its receipt and look at the original.',
    ),
  )
}

/** Says which companies of a list grew so much that a source is more likely to be wrong. */
export function sayAbsurd(
  draft: Draft,
  { known }: Asking,
  list: readonly { companyId: string; value: number }[],
): void {
  const names = list
    .filter((one) => Math.abs(one.value) >= FOLD * 100)
    .map((one) => companyName(draft, known, one.companyId))
  if (names.length === 0) return
  const all = names.join(inWords(draft, '、', ', '))
  say(
    draft,
    inWords(
      draft,
      `存疑：${all}的数变化异常大，可能是来源读错了数或单位，请打开收据核对原文。`,
      `In doubt: ${all}. So large a change may come of a source that misread a number or its unit. Open the receipt and look at the original.`,
    ),
  )
}
