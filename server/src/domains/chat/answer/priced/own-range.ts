import { screenWords } from '@pandora/contract/domains/figures/fields'
import type { OwnRangeAsked } from '@pandora/intelligence/answers/rooms/asked'
import { ownRangeOf, type OwnRange } from '../../../figures/offers/own-range.ts'
import { addFact, companyName, inWords, lacks, nameIn, say, type Asking, type Draft } from '../draft.ts'
import { namesOf } from '../rooms/parts.ts'

type Span = OwnRange['spans'][number]

const spanWords = (draft: Draft, { years }: Pick<Span, 'years'>): string =>
  years === 0
    ? inWords(draft, '全部历史', 'all that is held')
    : inWords(draft, `近 ${years} 年`, years === 1 ? 'last year' : `last ${years} years`)

/** Answers where a company's PE or price to book stands in its own past, as its valuation bands draw it. */
export async function answerOwnRange(draft: Draft, asking: Asking, asked: OwnRangeAsked): Promise<void> {
  const { services, view, known } = asking
  draft.operation = 'figures.valuationBands'
  const { figure } = asked
  const word = nameIn(draft, screenWords[figure])
  const ids = asked.companies.flatMap((one) => one.companyIds)
  draft.understood = `${namesOf(draft, asking, ids)} ${inWords(draft, `${word}在自身历史中的位置`, `${word} within its own past`)}`
  for (const companyId of ids) {
    const name = companyName(draft, known, companyId)
    draft.opens.push({
      name: inWords(draft, `${name}的估值区间`, `Valuation bands of ${name}`),
      path: `company/${companyId}/valuation`,
    })
    tellRange(draft, asking, asked, {
      companyId,
      name,
      word,
      range: await ownRangeOf(services.sql, view, companyId, figure),
    })
  }
}

interface Told {
  companyId: string
  name: string
  word: string
  range: OwnRange
}

function tellRange(
  draft: Draft,
  { reading }: Asking,
  asked: OwnRangeAsked,
  { companyId, name, word, range }: Told,
): void {
  const years = asked.years ?? 5
  const wanted = range.spans.find((one) => one.years === years) ?? null
  if (wanted === null)
    lacks(
      draft,
      inWords(draft, `${name}近 ${years} 年的${word}分位`, `Percentile of the ${word} of ${name} over ${years} years`),
      inWords(draft, '只有近 1、3、5 年和全部历史的', 'Held of the last 1, 3 and 5 years and of all'),
    )
  const { day, value } = range
  if (day === null || value === null) {
    lacks(
      draft,
      inWords(draft, `${name}的${word}`, `${word} of ${name}`),
      range.computing
        ? inWords(draft, '正在计算，稍后再问', 'Being worked out: ask again later')
        : inWords(
            draft,
            '亏损，或缺少行情、股本或财务报表',
            'A loss, or prices, share counts or statements are lacking',
          ),
    )
    return
  }
  const who = { companyId, company: name, period: inWords(draft, `截至 ${day}`, `as of ${day}`) }
  const now = addFact(draft, {
    ...who,
    label: word,
    unit: 'times',
    value,
    decimals: reading.decimals,
    receipt: { figure: asked.figure, basis: 'today', periodEnd: null },
  })
  const percentileWord = (span: Span) =>
    `${inWords(draft, `${word}分位`, `${word} percentile`)}${inWords(draft, '·', ', ')}${spanWords(draft, span)}`
  const rows = range.spans.map((span) => {
    const [, low, middle, high] = span.multiples
    const samples = addFact(draft, {
      ...who,
      label: inWords(draft, '周数', 'Weeks'),
      period: span.from === null ? who.period : inWords(draft, `${span.from} 至 ${day}`, `${span.from} to ${day}`),
      unit: 'count',
      value: span.samples,
    })
    const of = (label: string, at: number | undefined) =>
      at === undefined ? null : addFact(draft, { ...who, label, unit: 'times', value: at, decimals: reading.decimals })
    const percentile =
      span.percentile === null
        ? null
        : addFact(draft, {
            ...who,
            label: percentileWord(span),
            unit: 'percent',
            value: span.percentile,
            decimals: reading.decimals,
            formula: inWords(
              draft,
              '分位 = (低于现值的周数 + 等于现值的周数 ÷ 2) ÷ 有值的周数',
              'Percentile = (weeks below + weeks equal ÷ 2) ÷ weeks with a value, by the ends of weeks',
            ),
            parts: [now, samples],
            receipt:
              span.years === 5 && asked.figure === 'peTtm'
                ? { figure: 'pePercentile', basis: 'today', periodEnd: null }
                : null,
          })
    return {
      span,
      percentile,
      head: spanWords(draft, span),
      cells: [
        percentile,
        of(inWords(draft, '25% 分位值', 'Lower quarter'), low),
        of(inWords(draft, '中位数', 'Median'), middle),
        of(inWords(draft, '75% 分位值', 'Upper quarter'), high),
        samples,
      ],
    }
  })
  draft.state = 'answered'
  const told = rows.find((one) => one.span.years === wanted?.years)
  say(
    draft,
    inWords(draft, `截至 ${day}，${name}的${word}为 `, `${word} of ${name}, as of ${day}: `),
    { fact: now },
    ...(told && told.percentile !== null
      ? [
          inWords(draft, `，${percentileWord(told.span)}为 `, `; ${percentileWord(told.span)}: `),
          { fact: told.percentile },
        ]
      : []),
    inWords(draft, '。', '.'),
  )
  if (told && told.percentile === null)
    lacks(
      draft,
      `${name} ${percentileWord(told.span)}`,
      inWords(draft, `有值的周数少于 ${told.span.fewest}`, `Fewer than ${told.span.fewest} weeks have a value`),
    )
  draft.parts.push({
    type: 'table',
    title: inWords(
      draft,
      `${name}的${word}在自身历史中的位置（周末值）`,
      `${word} of ${name} within its own past, by the ends of weeks`,
    ),
    heads: 'figures',
    columns: [
      inWords(draft, '分位', 'Percentile'),
      inWords(draft, '25% 分位值', 'Lower quarter'),
      inWords(draft, '中位数', 'Median'),
      inWords(draft, '75% 分位值', 'Upper quarter'),
      inWords(draft, '周数', 'Weeks'),
    ],
    rows: rows.map(({ head, cells }) => ({ head, companyId: null, factIds: cells })),
  })
  if (range.spans.some((one) => one.byVwap))
    say(
      draft,
      inWords(draft, '有的周按当天均价估值。', 'Some of the weeks are valued at the average price of the day.'),
    )
}
