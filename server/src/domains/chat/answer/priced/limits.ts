import type { RunsAsked } from '@pandora/intelligence/answers/rooms/asked'
import { limitOf, limitPrice, type NoLimit } from '@pandora/intelligence/prices/limits'
import { lastPaid, type PaidRow } from '../../../markets/offers/runs.queries.ts'
import { companyActions } from '../../../shareholders/offers/actions.queries.ts'
import { addFact, companyName, inWords, lacks, nameIn, say, type Asking, type Draft } from '../draft.ts'
import { countFact } from '../rooms/parts.ts'
import { changeFact } from './change.ts'
import { lacksPrices, lastDayOf, type RunsOf } from './lacking.ts'

/** Rows of a list, companies left out that are named, and closes without which a stock may be a new one. */
const [SHOWN, NAMED, CLOSES] = [50, 8, 6]

/** Why a stock is in no list of limits. */
type Without = NoLimit | 'ex-date' | 'beyond'
const reasons: Readonly<Record<Without, { zh: string; en: string }>> = {
  board: { zh: '不知道适用哪个涨跌幅限制', en: 'it is not held which limit applies' },
  'special-treatment': {
    zh: '风险警示股票的涨跌幅限制在调整，不知道适用哪一个',
    en: 'the limit of stocks under special treatment is being changed',
  },
  new: { zh: '上市不久，可能没有涨跌幅限制', en: 'new to the market, where there may be no limit' },
  'ex-date': {
    zh: '当天除权除息，限制不按前收盘价算',
    en: 'ex-date on that day: the limit is not of the close before',
  },
  beyond: { zh: '收盘价超出按规则算出的限制', en: 'closed beyond the limit that the rule gives' },
}

/** Answers which prices closed at the limit of their board on the last day up to a day. */
export async function answerLimits(draft: Draft, asking: Asking, asked: RunsAsked, of: RunsOf): Promise<void> {
  const { services, view, known, reading } = asking
  const isUp = asked.way === 'up'
  const what = isUp
    ? inWords(draft, '收盘涨停', 'Closed at the upper limit')
    : inWords(draft, '收盘跌停', 'Closed at the lower limit')
  const rows = (await lastPaid(services.sql, view, { to: of.to, companyIds: of.ids })).filter((row) =>
    of.isAmong(row.company_id),
  )
  const day = lastDayOf(rows.map((row) => row.day))
  draft.understood = `${what}${of.where} ${day}`
  if (day === '') {
    lacksPrices(draft, of)
    return
  }
  const traded = rows.filter((row) => row.day === day)
  const actions = await companyActions(services.sql, view, { from: day, to: day, companyIds: of.ids })
  const wentEx = new Set(actions.map((one) => one.security_id))
  const without = new Map<string, Without>()
  const limited: { row: PaidRow; percent: number; price: number }[] = []
  for (const row of traded) {
    const { exchange, code, currency, name_zh, listed_on } = row
    const nameZh = known.companies.get(row.company_id)?.nameZh ?? name_zh
    const limit = limitOf({ exchange, code, currency, nameZh, listedOn: listed_on }, day)
    if ('unknown' in limit) without.set(row.company_id, limit.unknown)
    else if (wentEx.has(row.security_id)) without.set(row.company_id, 'ex-date')
    else if (row.held < CLOSES) without.set(row.company_id, 'new')
    else {
      const [up, down] = (['up', 'down'] as const).map((way) => limitPrice(row.before, limit.percent, way))
      // A close beyond what the rule gives is of a stock under another one, or without any.
      if (row.close > (up ?? 0) || row.close < (down ?? 0)) without.set(row.company_id, 'beyond')
      else limited.push({ row, percent: limit.percent, price: (isUp ? up : down) ?? 0 })
    }
  }
  const found = limited
    .filter(({ row, price }) => row.close === price)
    .toSorted((a, b) => (a.row.company_id < b.row.company_id ? -1 : 1))
  const sayWithout = () => {
    for (const reason of Object.keys(reasons) as Without[]) {
      const ids = [...without].flatMap(([id, why]) => (why === reason ? [id] : [])).toSorted()
      if (ids.length === 0) continue
      const names = ids
        .slice(0, NAMED)
        .map((id) => companyName(draft, known, id))
        .join(inWords(draft, '、', ', '))
      const more = ids.length > NAMED ? inWords(draft, ' 等', ' and others') : ''
      say(
        draft,
        inWords(
          draft,
          `未计入（${nameIn(draft, reasons[reason])}）的公司有 `,
          `Left out (${nameIn(draft, reasons[reason])}): `,
        ),
        { fact: countFact(draft, inWords(draft, '未计入的公司', 'Companies left out'), ids.length, day) },
        inWords(draft, ` 家：${names}${more}。`, ` companies: ${names}${more}.`),
      )
    }
  }
  if (limited.length === 0) {
    lacks(
      draft,
      inWords(draft, `${day} ${what}的公司${of.where}`, `${what}${of.where}, ${day}`),
      traded.length === 0
        ? inWords(draft, '当天没有成交价行情', 'No prices paid of that day are held')
        : inWords(draft, '不知道这些股票适用哪个涨跌幅限制', 'It is not held which limit applies to these stocks'),
    )
    sayWithout()
    return
  }
  draft.state = 'answered'
  const among = inWords(draft, '知道限制的公司', 'Companies whose limit is known')
  say(
    draft,
    inWords(draft, `${day} ${what}的公司${of.where}有 `, `${what}${of.where}, ${day}: `),
    { fact: countFact(draft, inWords(draft, '符合的公司', 'Companies that meet it'), found.length, day) },
    inWords(draft, ' 家；在知道限制的 ', ' of the '),
    { fact: countFact(draft, among, limited.length, day) },
    inWords(draft, ' 家中找过。', ' companies whose limit is known.'),
  )
  sayWithout()
  const shown = of.ids ? limited : found.slice(0, asked.most ?? SHOWN)
  if (shown.length === 0) return
  const limitWord = isUp ? inWords(draft, '涨停价', 'Upper limit') : inWords(draft, '跌停价', 'Lower limit')
  draft.parts.push({
    type: 'table',
    title: `${of.ids ? inWords(draft, '收盘价与限制', 'Closes and limits') : what}${of.where} ${day}`,
    heads: 'companies',
    columns: [inWords(draft, '收盘价', 'Close'), limitWord, inWords(draft, '涨跌', 'Change')],
    rows: shown.map(({ row, percent, price }) => {
      const who = { companyId: row.company_id, company: companyName(draft, known, row.company_id) }
      const close = (trade_date: string, value: number) => ({
        trade_date,
        close: value,
        basis: 'traded' as const,
        currency: row.currency,
      })
      const went = changeFact(draft, who, {
        from: close(row.before_day, row.before),
        to: close(day, row.close),
        decimals: reading.decimals,
      })
      const rate = addFact(draft, {
        ...who,
        label: inWords(draft, '涨跌幅限制', 'Daily limit'),
        period: day,
        unit: 'percent',
        value: percent,
      })
      const limit = addFact(draft, {
        ...who,
        label: limitWord,
        period: day,
        unit: 'per-share',
        currency: row.currency,
        value: price,
        formula: isUp
          ? inWords(
              draft,
              '涨停价 = 前收盘价 × (1 + 涨跌幅限制)，四舍五入到分',
              'Upper limit = close before × (1 + daily limit), rounded to a fen',
            )
          : inWords(
              draft,
              '跌停价 = 前收盘价 × (1 − 涨跌幅限制)，四舍五入到分',
              'Lower limit = close before × (1 − daily limit), rounded to a fen',
            ),
        parts: [went.first, rate],
      })
      return { head: who.company, companyId: row.company_id, factIds: [went.last, limit, went.fact] }
    }),
  })
}
