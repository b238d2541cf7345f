import { keyOf } from '@pandora/intelligence/answers/vocabulary'
import { companyName, inWords, lacks, nameIn, type Asking, type Draft } from '../draft.ts'
import type { MarketKnown } from '../known.ts'
import { relativeIn } from '../many/relative.ts'
import { offerNear } from '../near.ts'
import { daysOf } from '../prices.ts'

/** Asks which of several companies of one name is meant. */
export function askWhich(
  draft: Draft,
  known: MarketKnown,
  text: string,
  written: string,
  ids: readonly string[],
): void {
  draft.state = 'asked'
  lacks(
    draft,
    inWords(draft, `叫“${written}”的公司不止一家`, `More than one company is called ${written}`),
    inWords(draft, '请选一家', 'Choose one'),
  )
  for (const id of ids.slice(0, 6)) {
    const name = companyName(draft, known, id)
    draft.choices.push({
      name: `${name} ${id.split('-')[1] ?? ''}`,
      text: text.replace(written, id.split('-')[1] ?? id),
    })
  }
}

/** Says what of a question was not understood, and offers it without that. */
export function notUnderstood(draft: Draft, asking: Asking, ids: readonly string[], text: string): void {
  const { reading } = asking
  const words = reading.left
    .map((one) => inWords(draft, `“${one.text}”`, `“${one.text}”`))
    .join(inWords(draft, '、', ', '))
  if (ids.length === 0) {
    lacks(
      draft,
      inWords(draft, `没有名为${words}的公司，或没有听懂它`, `No company is called ${words}, or it was not understood`),
      inWords(
        draft,
        '导入公司名单文件，或写出公司的简称、全称或代码',
        'Import a file of companies, or write a company’s short or full name or its code',
      ),
    )
    offerNear(draft, asking, text)
    return
  }
  draft.state = 'asked'
  lacks(
    draft,
    inWords(draft, `没有听懂${words}`, `Not understood: ${words}`),
    inWords(draft, '去掉它再问，或换一种说法', 'Ask without it, or in other words'),
  )
  const plain = understoodAs(draft, asking, ids)
  if (plain !== null && reading.measures.length > 0) draft.choices.push({ name: plain, text: plain })
}

/** A question as it was understood, in its plainest words. */
export function understoodAs(
  draft: Draft,
  { reading, known }: Asking,
  ids: readonly string[],
  withDays = false,
): string | null {
  const names = ids.map((id) => companyName(draft, known, id)).join(inWords(draft, '、', ', '))
  const years = reading.periods
    .flatMap((one) => {
      if (one.kind === 'year') return [String(one.year)]
      if (one.kind === 'years') return [`${one.from}-${one.to}`]
      const isDays = one.kind === 'day' || one.kind === 'span' || one.kind === 'lastDays'
      const days = withDays && isDays ? daysOf(one, known.today) : null
      if (days === null) return []
      return [
        days.from === days.to ? days.from : inWords(draft, `${days.from} 至 ${days.to}`, `${days.from} to ${days.to}`),
      ]
    })
    .join(inWords(draft, '、', ', '))
  // Bounds stand with what they are of: a list that they made is read with them.
  const bounds = reading.conditions.map(({ measure, from, to, strict, relative }) => {
    if (relative) return relativeIn(draft, nameIn(draft, measure.name), relative)
    const bound = (sign: string, value: number | null) =>
      value === null ? '' : ` ${sign}${strict ? '' : '='} ${value.toLocaleString('en-US')}`
    return `${nameIn(draft, measure.name)}${bound('>', from)}${bound('<', to)}`
  })
  const measures = [
    ...reading.measures
      .filter((one) => !reading.conditions.some(({ measure }) => keyOf(measure) === keyOf(one)))
      .map((one) => nameIn(draft, one.name)),
    ...bounds,
  ].join(inWords(draft, '、', ', '))
  const text = [names, years, measures].filter((one) => one !== '').join(' ')
  return text === '' ? null : text
}

/** Says that prices of goods and coins are not held: of a company that is called so nothing was asked. */
export function sayNoCommodities(draft: Draft, commodity: string): void {
  lacks(
    draft,
    inWords(draft, `${commodity}的价格`, `The price of ${commodity}`),
    inWords(
      draft,
      '产品不保存商品、期货和数字货币的价格；可以问做它的公司，或新闻怎么说',
      'The product keeps no prices of goods, futures or coins: ask of companies that make it, or what news says',
    ),
  )
}
