import { daysBefore } from '@pandora/intelligence/answers/days'
import type { OfHistory } from '@pandora/intelligence/answers/reading/history'
import { closesOf, type Close } from '../../../markets/offers/closes.queries.ts'
import { addFact, companyName, inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { adjustedFirst, daysOf, ofBasis } from '../prices.ts'
import { changeFact, markOf } from './change.ts'

/** Days within which a time's first close lies: the longest holidays. */
const NEAR = 20
/** Before any price that is held. */
const EARLIEST = '1900-01-01'

/**
 * Answers what of a price's past is asked for: how far it is below its highest close, its largest fall or rise of one
 * day, or what an amount would be worth by it; or the mean of its closes. All in one basis, adjusted prices first; of no time named, of all days
 * that are held, which are said.
 */
export async function answerHistory(
  draft: Draft,
  { services, view, known, reading }: Asking,
  companyIds: readonly string[],
  of: OfHistory,
): Promise<void> {
  draft.operation = 'market.closes'
  const asked = reading.periods.flatMap((one) => daysOf(one, known.today) ?? [])[0]
  const from = asked?.from ?? EARLIEST
  const until = asked?.to ?? known.today
  const isWithin = of.kind === 'day' || of.kind === 'mean' || (of.kind === 'drawdown' && of.deepest)
  const to = isWithin ? until : known.today
  for (const companyId of companyIds) {
    const name = companyName(draft, known, companyId)
    // What is put in at a day is put in at the last close up to it.
    const since = of.kind === 'invested' && asked ? daysBefore(from, NEAR) : from
    const held = ofBasis(await closesOf(services.sql, view, { companyId, from: since, to }), adjustedFirst)
    const put = of.kind === 'invested' ? held.findLastIndex((one) => one.trade_date <= from) : 0
    const closes = held.slice(Math.max(0, put))
    draft.opens.push({
      name: inWords(draft, `${name}的行情与事件`, `Prices and events of ${name}`),
      path: `company/${companyId}/price`,
    })
    const [first, last] = [closes[0], closes.at(-1)]
    if (!first || !last || closes.length < 2 || first.close <= 0) {
      lacks(
        draft,
        inWords(
          draft,
          `${name} ${asked ? `${from} 至 ${to} ` : ''}的行情`,
          `Prices of ${name}${asked ? ` from ${from} to ${to}` : ''}`,
        ),
        inWords(draft, '导入日线行情', 'Import daily prices'),
      )
      continue
    }
    const who = { company: name, companyId }
    const change = (start: Close, end: Close, label: string) =>
      changeFact(draft, who, { from: start, to: end, label, decimals: reading.decimals }).fact
    const mark = markOf(draft, last.basis)
    const among = addFact(draft, {
      label: inWords(draft, '交易日', 'Trading days'),
      companyId,
      company: name,
      period: inWords(draft, `${first.trade_date} 至 ${last.trade_date}`, `${first.trade_date} to ${last.trade_date}`),
      unit: 'count',
      value: closes.length,
    })
    const sayAmong = () =>
      say(
        draft,
        inWords(
          draft,
          `看了 ${first.trade_date} 至 ${last.trade_date} 的 `,
          `Looked at, ${first.trade_date} to ${last.trade_date}: `,
        ),
        { fact: among },
        inWords(draft, ' 个交易日。', ' trading days.'),
      )
    if (of.kind === 'drawdown') {
      const peak = closes.reduce((best, one) => (one.trade_date <= until && one.close > best.close ? one : best), first)
      const [high, low] = of.deepest ? deepest(closes) : [peak, last]
      const fall = change(
        high,
        low,
        of.deepest
          ? inWords(draft, '最大回撤', 'Largest drawdown')
          : inWords(draft, '距最高收盘价', 'From the highest close'),
      )
      say(
        draft,
        of.deepest
          ? inWords(
              draft,
              `${name}的最大回撤${mark}（${high.trade_date} 至 ${low.trade_date}）：`,
              `Largest drawdown${mark} of ${name} (${high.trade_date} to ${low.trade_date}): `,
            )
          : inWords(
              draft,
              `${name}距最高收盘价${mark}（${high.trade_date} 至 ${low.trade_date}）：`,
              `${name}, From the highest close${mark} until now (${high.trade_date} to ${low.trade_date}): `,
            ),
        { fact: fall },
        inWords(draft, '。', '.'),
      )
    } else if (of.kind === 'mean') {
      const label = inWords(draft, `平均收盘价${mark}`, `Mean close${mark}`)
      const fact = addFact(draft, {
        label,
        companyId,
        company: name,
        period: inWords(
          draft,
          `${first.trade_date} 至 ${last.trade_date}`,
          `${first.trade_date} to ${last.trade_date}`,
        ),
        unit: 'per-share',
        currency: last.currency,
        value: closes.reduce((sum, one) => sum + one.close, 0) / closes.length,
        decimals: reading.decimals,
        formula: inWords(draft, '各交易日收盘价之和 ÷ 交易日数', 'sum of the closes ÷ trading days'),
      })
      say(
        draft,
        inWords(
          draft,
          `${name} ${first.trade_date} 至 ${last.trade_date} 的${label}为 `,
          `${label} of ${name}, ${first.trade_date} to ${last.trade_date}: `,
        ),
        { fact },
        inWords(draft, '。', '.'),
      )
    } else if (of.kind === 'day') {
      const sign = of.way === 'fall' ? 1 : -1
      let most: readonly [Close, Close] | null = null
      let best = 0
      for (const [place, end] of closes.entries()) {
        const start = closes[place - 1]
        if (!start || start.close <= 0) continue
        const went = sign * (end.close / start.close - 1)
        if (went < best) [best, most] = [went, [start, end]]
      }
      if (!most) continue
      const [start, end] = most
      const fact = change(start, end, inWords(draft, '单日涨跌', 'Change of one day'))
      say(
        draft,
        inWords(
          draft,
          `${name}单日${of.way === 'fall' ? '跌' : '涨'}得最多的一天${mark}（${start.trade_date} 至 ${end.trade_date}）：`,
          `Largest ${of.way} of ${name} in one day${mark} (${start.trade_date} to ${end.trade_date}): `,
        ),
        { fact },
        inWords(draft, '。', '.'),
      )
      draft.choices.push({
        name: inWords(
          draft,
          `${name} ${end.trade_date} 为什么${of.way === 'fall' ? '跌' : '涨'}`,
          `Why did ${name} ${of.way} on ${end.trade_date}`,
        ),
        text: inWords(
          draft,
          `${name} ${end.trade_date} 为什么${of.way === 'fall' ? '跌' : '涨'}`,
          `Why did ${name} ${of.way} on ${end.trade_date}`,
        ),
      })
    } else {
      const moved = change(first, last, inWords(draft, '涨跌', 'Change'))
      const worth = addFact(draft, {
        label: inWords(draft, '现值', 'Worth'),
        companyId,
        company: name,
        period: inWords(
          draft,
          `${first.trade_date} 至 ${last.trade_date}`,
          `${first.trade_date} to ${last.trade_date}`,
        ),
        unit: 'money',
        currency: last.currency,
        value: (of.amount * last.close) / first.close,
        decimals: 2,
        formula: inWords(
          draft,
          '投入金额 × 末日收盘价 ÷ 首日收盘价，不计费用',
          'amount × last close ÷ first close, without fees',
        ),
        parts: [moved],
      })
      say(
        draft,
        inWords(
          draft,
          `${name}（按收盘价${mark}，${first.trade_date} 至 ${last.trade_date}）：现值 `,
          `${name} (by closes${mark}, ${first.trade_date} to ${last.trade_date}): Worth `,
        ),
        { fact: worth },
        inWords(draft, '；涨跌 ', '; Change '),
        { fact: moved },
        last.basis === 'traded'
          ? inWords(draft, '。没有计入分红。', '. Dividends are not counted.')
          : inWords(draft, '。复权价已计入分红送转。', '. Adjusted prices count dividends and splits.'),
      )
    }
    if (asked && Date.parse(first.trade_date) - Date.parse(from) > NEAR * 86_400_000)
      lacks(
        draft,
        inWords(draft, `${name} ${first.trade_date} 之前的行情`, `Prices of ${name} before ${first.trade_date}`),
        inWords(draft, '从有行情的第一天算起', 'Counted from the first day of which there is one'),
      )
    sayAmong()
    draft.state = 'answered'
  }
}

/** The close before the largest fall, and the lowest one after it. */
function deepest(closes: readonly Close[]): readonly [Close, Close] {
  let [peak, from, to] = [closes[0], closes[0], closes[0]] as [Close, Close, Close]
  for (const one of closes) {
    if (one.close > peak.close) peak = one
    if (peak.close > 0 && one.close / peak.close < to.close / from.close) [from, to] = [peak, one]
  }
  return [from, to]
}
