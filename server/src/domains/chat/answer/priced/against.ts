import { daysBefore } from '@pandora/intelligence/answers/days'
import { measureWords } from '@pandora/intelligence/answers/vocabulary'
import { readyMarket } from '../../../figures/offers/fields/order.ts'
import { industryMoves } from '../../../industries/offers/moves.ts'
import { closesOf } from '../../../markets/offers/closes.queries.ts'
import { marketIndex } from '../../../markets/offers/market-index.queries.ts'
import { closesOfIndex, indexCalled } from '../../../markets/offers/moves.queries.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { tellMovers } from '../many/moved.ts'
import { adjustedFirst, daysOf, ofBasis } from '../prices.ts'
import { changeFact, type PricedClose, type Went } from './change.ts'

/** Days before a time within which the close that it is counted from may lie: the longest holidays. */
const NEAR = 20

/** How far something went, as it is told. */
type Told = Pick<Went, 'value' | 'fact' | 'period'>

/** Words that hold a price against the industry that its company is of. */
const OWN_INDUSTRY =
  /(?:跑赢|跑输|强于|弱于|战胜)了?(?:所在|所属|同|本)?的?(?:行业|板块)|\b(?:its|the) (?:own )?(?:industry|sector)\b/

/** The index of the first level of a company's industry, as the industry's page draws it; null where it has none. */
async function industryOver(
  draft: Draft,
  { services, view, reading }: Asking,
  companyId: string,
  span: { from: string; to: string },
): Promise<{ name: string; went: Told } | null> {
  const market = await readyMarket(services, view)
  const code = market.path(market.rows.find((row) => row.companyId === companyId)?.industryCode ?? null).at(-1)
  const [move] = code === undefined ? [] : await industryMoves(services, view, { ...span, codes: [code] })
  if (!move) return null
  const of = inWords(draft, move.nameZh, move.nameEn ?? move.nameZh)
  const name = inWords(draft, `${of}行业指数`, `${of} industry index`)
  const period = inWords(draft, `${move.firstDay} 至 ${move.lastDay}`, `${move.firstDay} to ${move.lastDay}`)
  const fact = addFact(draft, {
    label: inWords(draft, '涨跌', 'Change'),
    company: name,
    period,
    unit: 'percent',
    value: move.change,
    decimals: reading.decimals,
    formula: inWords(
      draft,
      '成员每日涨跌的平均，逐日连乘（行业页的指数）',
      'the mean of its members’ returns day by day, chained (the index on the industry’s page)',
    ),
  })
  return { name, went: { value: move.change, fact, period } }
}

/**
 * Answers how far prices of companies went over a time beside the index that is named, else that of the market; of no
 * company, which went further than it. Without a time since the year's beginning.
 */
export async function answerAgainst(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  const { services, view, known, reading } = asking
  draft.operation = 'market.closes'
  const asked = reading.periods.flatMap((one) => daysOf(one, known.today) ?? [])[0]
  const span = asked ?? { from: `${known.today.slice(0, 4)}-01-01`, to: known.today }
  const days = inWords(draft, `${span.from} 至 ${span.to}`, `${span.from} to ${span.to}`)
  const [only] = companyIds
  const ofOwnIndustry =
    reading.index === null && only !== undefined && companyIds.length === 1 && OWN_INDUSTRY.test(reading.asked)
  const industry = ofOwnIndustry ? await industryOver(draft, asking, only, span) : null
  const since = daysBefore(span.from, NEAR)
  const index =
    reading.index === null
      ? await marketIndex(services.sql, view, since, span.to)
      : await indexCalled(services.sql, view, reading.index)
  const closes =
    index === null ? [] : await closesOfIndex(services.sql, view, { securityId: index, from: since, to: span.to })
  const name =
    industry?.name ??
    (inWords(draft, closes[0]?.name_zh ?? '', closes[0]?.name_en ?? closes[0]?.name_zh ?? '') || reading.index || '')
  const ofIndex = industry?.went ?? wentOver(draft, closes, { ...span, name, companyId: null })
  if (!ofIndex) {
    lacks(
      draft,
      inWords(draft, `${days} 的指数${name}`, `The index ${name} for ${days}`),
      inWords(draft, '导入指数日线行情', 'Import daily prices of an index'),
    )
    return
  }
  const sayWent = (who: string, went: Told) =>
    say(
      draft,
      inWords(draft, `${went.period} ${who}的涨跌为 `, `Change of ${who}, ${went.period}: `),
      { fact: went.fact },
      inWords(draft, '。', '.'),
    )
  sayWent(name, ofIndex)
  const change = measureWords.get('涨跌幅')
  if (companyIds.length === 0 && change) {
    const isBehind = /跑输|弱于|underperform|lag|trail/.test(reading.asked)
    const bound = { measure: change, strict: true }
    const condition = isBehind
      ? { ...bound, from: null, to: ofIndex.value }
      : { ...bound, from: ofIndex.value, to: null }
    await tellMovers(
      draft,
      {
        ...asking,
        reading: {
          ...reading,
          measures: [change],
          conditions: [condition],
          intent: reading.counts ? 'count' : 'screen',
        },
      },
      span,
    )
    return
  }
  for (const companyId of companyIds) {
    const company = companyName(draft, known, companyId)
    const held = await closesOf(services.sql, view, { companyId, from: since, to: span.to })
    const own = wentOver(draft, ofBasis(held, adjustedFirst), { ...span, name: company, companyId })
    draft.opens.push({
      name: inWords(draft, `${company}的行情与事件`, `Prices and events of ${company}`),
      path: `company/${companyId}/price?from=${span.from}&to=${span.to}`,
    })
    if (!own) {
      lacks(
        draft,
        inWords(draft, `${company} ${days} 的行情`, `Prices of ${company} for ${days}`),
        inWords(draft, '导入日线行情', 'Import daily prices'),
      )
      continue
    }
    sayWent(company, own)
    const over = addFact(draft, {
      label: inWords(draft, '与指数之差', 'Over the index'),
      companyId,
      company,
      period: own.period,
      unit: 'percent',
      value: own.value - ofIndex.value,
      decimals: reading.decimals,
      formula: inWords(draft, '个股涨跌 − 指数涨跌（百分点）', 'change of the stock − change of the index, in points'),
      parts: [own.fact, ofIndex.fact],
    })
    say(
      draft,
      own.value > ofIndex.value
        ? inWords(draft, `${company}跑赢${name}，相差 `, `${company} went further than ${name}, by `)
        : inWords(draft, `${company}没有跑赢${name}，相差 `, `${company} did not go further than ${name}: `),
      { fact: over },
      inWords(draft, '（百分点）。', ' (points).'),
    )
    draft.state = 'answered'
  }
}

function wentOver(
  draft: Draft,
  closes: readonly PricedClose[],
  { from, name, companyId }: { from: string; to: string; name: string; companyId: string | null },
): Went | null {
  const base = closes.findLast((one) => one.trade_date < from)
  const last = closes.at(-1)
  if (!base || !last || last.trade_date < from || base.close <= 0) return null
  return changeFact(
    draft,
    { company: name, companyId },
    { from: base, to: last, label: inWords(draft, '涨跌', 'Change'), decimals: null },
  )
}
