import { daysBefore } from '@pandora/intelligence/answers/days'
import { measureWords } from '@pandora/intelligence/answers/vocabulary'
import { closesOf } from '../../../markets/offers/closes.queries.ts'
import { marketIndex } from '../../../markets/offers/market-index.queries.ts'
import { closesOfIndex, indexCalled } from '../../../markets/offers/moves.queries.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { tellMovers } from '../many/moved.ts'
import { adjustedFirst, daysOf, ofBasis } from '../prices.ts'

/** Days before a time within which the close that it is counted from may lie: the longest holidays. */
const NEAR = 20

/** How far something went over a time, from the last close before it. */
interface Went {
  value: number
  fact: string
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
  const since = daysBefore(span.from, NEAR)
  const index =
    reading.index === null
      ? await marketIndex(services.sql, view, since, span.to)
      : await indexCalled(services.sql, view, reading.index)
  const closes =
    index === null ? [] : await closesOfIndex(services.sql, view, { securityId: index, from: since, to: span.to })
  const name =
    inWords(draft, closes[0]?.name_zh ?? '', closes[0]?.name_en ?? closes[0]?.name_zh ?? '') || reading.index || ''
  const ofIndex = wentOver(draft, closes, { ...span, name, companyId: null })
  if (!ofIndex) {
    lacks(
      draft,
      inWords(draft, `${days} 的指数${name}`, `The index ${name} for ${days}`),
      inWords(draft, '导入指数日线行情', 'Import daily prices of an index'),
    )
    return
  }
  const sayWent = (who: string, went: Went) =>
    say(
      draft,
      inWords(draft, `${days} ${who}的涨跌为 `, `Change of ${who}, ${days}: `),
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
      period: days,
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
  closes: readonly { trade_date: string; close: number; currency?: string | null }[],
  { from, name, companyId }: { from: string; to: string; name: string; companyId: string | null },
): Went | null {
  const base = closes.findLast((one) => one.trade_date < from)
  const last = closes.at(-1)
  if (!base || !last || last.trade_date < from || base.close <= 0) return null
  const close = (one: typeof base) =>
    addFact(draft, {
      label: companyId === null ? inWords(draft, '收盘点位', 'Close') : inWords(draft, '收盘价', 'Close'),
      companyId,
      company: name,
      period: one.trade_date,
      unit: companyId === null ? 'times' : 'per-share',
      currency: one.currency ?? null,
      value: one.close,
    })
  const value = (last.close / base.close - 1) * 100
  const fact = addFact(draft, {
    label: inWords(draft, '涨跌', 'Change'),
    companyId,
    company: name,
    period: inWords(draft, `${base.trade_date} 至 ${last.trade_date}`, `${base.trade_date} to ${last.trade_date}`),
    unit: 'percent',
    value,
    formula: inWords(draft, '涨跌 = 末日收盘 ÷ 首日收盘 − 1', 'Change = last close ÷ first close − 1'),
    parts: [close(base), close(last)],
  })
  return { value, fact }
}
