import type { SwingsAsked } from '@pandora/intelligence/answers/rooms/asked'
import {
  betaOf,
  correlationOf,
  FEWEST_FOR_BETA,
  FEWEST_RETURNS,
  pairedReturns,
  type DayClose,
} from '@pandora/intelligence/prices/swings'
import { readyMarket } from '../../../figures/offers/fields/order.ts'
import { industryCourse } from '../../../industries/offers/course.ts'
import { closesOf } from '../../../markets/offers/closes.queries.ts'
import { marketIndex } from '../../../markets/offers/market-index.queries.ts'
import { closesOfIndex, indexCalled } from '../../../markets/offers/moves.queries.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { adjustedFirst, ofBasis } from '../prices.ts'
import type { Span } from '../rooms/parts.ts'
import { markOf } from './change.ts'
import { lacksBefore, sayUnadjusted } from './lacking.ts'

/** A series of closes that others are held against, and what it is called; `mark` of adjusted prices. */
interface Series {
  name: string
  mark: string
  days: readonly DayClose[]
  isTraded: boolean
}

/** Closes of a company over days, in one basis. */
async function ofCompany(
  draft: Draft,
  { services, view, known }: Asking,
  companyId: string,
  span: Span,
): Promise<Series> {
  const held = await closesOf(services.sql, view, { companyId, from: span.from, to: span.to })
  const days = ofBasis(held, adjustedFirst)
  const basis = days[0]?.basis
  return {
    name: companyName(draft, known, companyId),
    mark: markOf(draft, basis),
    days,
    isTraded: basis === 'traded',
  }
}

/** What a company is held against: an index that is named, that of the market, or of its own industry. */
async function ofOther(
  draft: Draft,
  { services, view }: Asking,
  against: NonNullable<SwingsAsked['against']>,
  companyId: string,
  span: Span,
): Promise<Series> {
  const none = { name: '', mark: '', days: [], isTraded: false }
  if (against.kind === 'industry') {
    const market = await readyMarket(services, view)
    const code = market.path(market.rows.find((row) => row.companyId === companyId)?.industryCode ?? null).at(-1)
    const course =
      code === undefined ? null : await industryCourse(services, view, { code, from: span.from, to: span.to })
    const of = course ? inWords(draft, course.nameZh, course.nameEn ?? course.nameZh) : ''
    const name = course
      ? inWords(draft, `${of}行业指数`, `the ${of} industry index`)
      : inWords(draft, '所在行业的指数', 'the index of its industry')
    return { ...none, name, days: course?.days ?? [] }
  }
  const index =
    against.kind === 'market'
      ? await marketIndex(services.sql, view, span.from, span.to)
      : await indexCalled(services.sql, view, against.name)
  const days =
    index === null ? [] : await closesOfIndex(services.sql, view, { securityId: index, from: span.from, to: span.to })
  const called = inWords(draft, days[0]?.name_zh ?? '', days[0]?.name_en ?? days[0]?.name_zh ?? '')
  const asked = against.kind === 'index' ? against.name : inWords(draft, '市场的指数', 'the index of the market')
  return { ...none, name: called === '' ? asked : called, days }
}

/** Answers how two prices went together: their correlation, or the beta of companies against an index. */
export async function answerTogether(draft: Draft, asking: Asking, asked: SwingsAsked, span: Span): Promise<void> {
  const { against, of } = asked
  const ids = asked.companies.flatMap((one) => one.companyIds)
  const isBeta = of === 'beta'
  const word = isBeta ? inWords(draft, '贝塔系数', 'Beta') : inWords(draft, '相关系数', 'Correlation')
  const understood: string[] = []
  const [first, second] = ids
  if (first === undefined) return
  for (const companyId of against === null ? [first] : ids) {
    const own = await ofCompany(draft, asking, companyId, span)
    const other =
      against === null
        ? await ofCompany(draft, asking, second ?? first, span)
        : await ofOther(draft, asking, against, companyId, span)
    understood.push(inWords(draft, `${own.name}对${other.name}的${word}`, `${word} of ${own.name} and ${other.name}`))
    draft.opens.push({
      name: inWords(draft, `${own.name}的行情与事件`, `Prices and events of ${own.name}`),
      path: `company/${companyId}/price?from=${span.from}&to=${span.to}`,
    })
    tellPair(draft, asking, { own, other, companyId, isBeta, word, span })
  }
  draft.understood = `${understood.join(inWords(draft, '；', '; '))} ${span.words}`
}

interface Pair {
  own: Series
  other: Series
  companyId: string
  isBeta: boolean
  word: string
  span: Span
}

function tellPair(draft: Draft, { reading }: Asking, { own, other, companyId, isBeta, word, span }: Pair): void {
  const paired = pairedReturns(own.days, other.days)
  const fewest = isBeta ? FEWEST_FOR_BETA : FEWEST_RETURNS
  const returns = paired.own.length
  const value = returns < fewest ? null : isBeta ? betaOf(paired.own, paired.other) : correlationOf(paired)
  const [from = '', to = ''] = [paired.days[0], paired.days.at(-1)]
  if (value === null) {
    const empty = [own, other].filter((one) => one.days.length === 0).map((one) => one.name)
    lacks(
      draft,
      inWords(
        draft,
        `${own.name}对${other.name} ${span.words} 的${word}`,
        `${word} of ${own.name} and ${other.name}, ${span.words}`,
      ),
      empty.length > 0
        ? inWords(
            draft,
            `没有${empty.join('、')}的行情：导入日线行情`,
            `No prices of ${empty.join(', ')}: import daily prices`,
          )
        : inWords(
            draft,
            `两者都有收盘价的日收益率少于 ${fewest} 个，或没有变动：问更长的时间`,
            `Fewer than ${fewest} daily returns of both, or none that varies: ask of a longer time`,
          ),
    )
    return
  }
  draft.state = 'answered'
  const more = {
    companyId,
    company: own.name,
    period: inWords(draft, `${from} 至 ${to}`, `${from} to ${to}`),
  }
  const counted = addFact(draft, {
    ...more,
    label: inWords(draft, '日收益率对数', 'Pairs of daily returns'),
    unit: 'count',
    value: returns,
  })
  const label = `${word}${own.mark}`
  const fact = addFact(draft, {
    ...more,
    label,
    unit: 'times',
    value,
    decimals: reading.decimals,
    formula: isBeta
      ? inWords(
          draft,
          '贝塔系数 = 两者日对数收益率的协方差 ÷ 指数日对数收益率的方差',
          'Beta = covariance of the daily log returns of both ÷ variance of those of the index',
        )
      : inWords(
          draft,
          '相关系数 = 两者日对数收益率的皮尔逊相关系数',
          'Correlation = Pearson’s of the daily log returns of both',
        ),
    parts: [counted],
  })
  say(
    draft,
    inWords(
      draft,
      `${more.period} ${own.name}对${other.name}的${label}为 `,
      `${label} of ${own.name} ${isBeta ? 'against' : 'and'} ${other.name}, ${more.period}: `,
    ),
    { fact },
    inWords(draft, '，由两者都有收盘价的 ', ', of '),
    { fact: counted },
    inWords(draft, ' 对日对数收益率算得。', ' pairs of daily log returns on days on which both closed.'),
  )
  lacksBefore(draft, inWords(draft, `${own.name}与${other.name}`, `${own.name} and ${other.name}`), span.from, from)
  if (own.isTraded || other.isTraded) sayUnadjusted(draft)
}
