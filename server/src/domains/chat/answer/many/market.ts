import { daysBefore } from '@pandora/intelligence/answers/days'
import { closesOfIndex, indexCalled } from '../../../markets/offers/moves.queries.ts'
import { marketIndex } from '../../../markets/offers/market-index.queries.ts'
import { inWords, lacks, say, type Asking, type Draft } from '../draft.ts'
import { changeFact } from '../priced/change.ts'
import { daysOf } from '../prices.ts'

/** Days before a time within which the close that it is counted from may lie: the longest holidays. */
const NEAR = 20

/** Answers how far the index that stands for the market went over each time asked for, else on its last day. */
export async function answerMarket(draft: Draft, asking: Asking): Promise<void> {
  draft.operation = 'market.closes'
  const spans = asking.reading.periods.flatMap((one) => daysOf(one, asking.known.today) ?? [])
  if (spans.length === 0) await tellIndex(draft, asking, undefined)
  for (const span of spans) await tellIndex(draft, asking, span)
}

async function tellIndex(
  draft: Draft,
  { services, view, known, reading }: Asking,
  asked: { from: string; to: string } | undefined,
): Promise<void> {
  const to = asked?.to ?? known.today
  const since = daysBefore(asked?.from ?? to, NEAR)
  const index =
    reading.index === null
      ? await marketIndex(services.sql, view, since, to)
      : await indexCalled(services.sql, view, reading.index)
  if (index === null && reading.index !== null) {
    lacks(
      draft,
      inWords(draft, `指数“${reading.index}”`, `The index ${reading.index}`),
      inWords(
        draft,
        '导入它的日线行情；问“大盘”则用持有的最宽的指数',
        'Import its daily prices; “the market” asks for the broadest index held',
      ),
    )
    return
  }
  const closes = index === null ? [] : await closesOfIndex(services.sql, view, { securityId: index, from: since, to })
  const last = closes.at(-1)
  const from = asked?.from ?? last?.trade_date ?? to
  const within = closes.filter((one) => one.trade_date >= from)
  const base = closes.findLast((one) => one.trade_date < from)
  const span = asked === undefined || from === to ? from : inWords(draft, `${from} 至 ${to}`, `${from} to ${to}`)
  if (!last || within.length === 0 || !base) {
    lacks(
      draft,
      inWords(draft, `${span} 的大盘指数`, `The index of the market for ${span}`),
      closes.length === 0
        ? inWords(draft, '导入指数日线行情', 'Import daily prices of an index')
        : inWords(
            draft,
            `那时没有交易；此前最近的交易日是 ${closes.findLast((one) => one.trade_date <= to)?.trade_date ?? '–'}`,
            `No trading then; the trading day before is ${closes.findLast((one) => one.trade_date <= to)?.trade_date ?? '–'}`,
          ),
    )
    return
  }
  draft.state = 'answered'
  const name = inWords(draft, last.name_zh ?? index ?? '', last.name_en ?? last.name_zh ?? index ?? '')
  const went = changeFact(
    draft,
    { company: name, companyId: null },
    { from: base, to: last, decimals: reading.decimals },
  )
  say(
    draft,
    inWords(
      draft,
      `${name} ${base.trade_date} 至 ${last.trade_date} 的涨跌为 `,
      `Change of ${name}, ${base.trade_date} to ${last.trade_date}: `,
    ),
    { fact: went.fact },
    inWords(draft, '；', '; '),
    inWords(draft, `${last.trade_date} 的收盘点位为 `, `Close on ${last.trade_date}: `),
    { fact: went.last },
    inWords(draft, '。', '.'),
  )
  draft.opens.push({ name: inWords(draft, '行业与市场', 'Industries and the market'), path: 'industries' })
}
