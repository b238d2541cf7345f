import type { PriceBasis } from '@pandora/contract/domains/markets/kinds'
import type { Period } from '@pandora/intelligence/answers/periods'
import { closesOf, type Close } from '../../markets/offers/closes.queries.ts'
import { companyName, inWords, lacks, say, type Asking, type Draft } from './draft.ts'
import { changeFact, closeFact, markOf } from './priced/change.ts'

/** Days before a span within which the close that it is counted from may lie: the longest holidays. */
const NEAR = 20
const DAY = 86_400_000
/** Most days whose closes are told one by one. */
const MOST_DAYS = 31

/** Both the highest and the lowest are asked for. */
const BOTH_ENDS =
  /最高.{0,8}最低|最低.{0,8}最高|\bhighs?\b.{0,16}\blows?\b|\blows?\b.{0,16}\bhighs?\b|highest.{0,20}lowest/

const daysFrom = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)

/** First and last day of a time of which prices are asked; null where it is no stretch of days. */
export function daysOf(period: Period, today: string): { from: string; to: string } | null {
  const year = (of: number) => ({ from: `${of}-01-01`, to: `${of}-12-31` })
  const back = (years: number) => ({ from: `${Number(today.slice(0, 4)) - years}${today.slice(4)}`, to: today })
  switch (period.kind) {
    case 'year':
      return year(period.year)
    case 'years':
      return { from: `${period.from}-01-01`, to: `${period.to}-12-31` }
    case 'quarter': {
      const last = period.quarter * 3
      const first = String(last - 2).padStart(2, '0')
      return { from: `${period.year}-${first}-01`, to: monthEnd(period.year, last) }
    }
    case 'toDate':
      return { from: `${period.year}-01-01`, to: monthEnd(period.year, period.months) }
    case 'since':
      return { from: period.day, to: today }
    case 'span':
      return period
    case 'lastDays':
      return { from: daysFrom(today, -period.count), to: today }
    case 'day':
      return { from: period.day, to: period.day }
    case 'lastYears':
      return back(period.count)
    case 'ttm':
      return back(1)
    default:
      return null
  }
}

const monthEnd = (year: number, month: number): string => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

/** Closes of the first basis that has any. */
export const ofBasis = (closes: readonly Close[], order: readonly PriceBasis[]): Close[] =>
  order.map((basis) => closes.filter((one) => one.basis === basis)).find((one) => one.length > 0) ?? []

const paidFirst = ['traded', 'forward-adjusted', 'backward-adjusted'] as const
/** Bases of which changes over days are told, the first that has any. */
export const adjustedFirst = ['forward-adjusted', 'backward-adjusted', 'traded'] as const

/** Whether a question is one of prices over a time that `answerPrices` answers. */
export function asksForPrices({ reading }: Pick<Asking, 'reading'>): boolean {
  if (reading.intent === 'moved') return true
  const price = reading.measures.every(
    (one) => one.kind === 'field' && (one.field === 'close' || one.field === 'changeRate'),
  )
  return (
    reading.intent === 'figures' &&
    reading.measures.length > 0 &&
    price &&
    (reading.rank !== null || reading.periods.some((one) => one.kind !== 'latest'))
  )
}

/** Answers what a stock closed at on a day, or how far its price went over a time, each close with its day. */
export async function answerPrices(draft: Draft, asking: Asking, companyIds: readonly string[]): Promise<void> {
  const { reading, known } = asking
  draft.operation = 'market.closes'
  const today = known.today
  const moved =
    reading.intent === 'moved' ||
    reading.went ||
    reading.measures.some((one) => one.kind === 'field' && one.field === 'changeRate')
  const named = reading.periods.flatMap((one) => daysOf(one, today) ?? [])
  // The highest or lowest of no time named is that of all days held.
  const spans = named.length === 0 && reading.rank !== null ? [{ from: '1900-01-01', to: today }] : named
  for (const companyId of companyIds) {
    const name = companyName(draft, known, companyId)
    draft.opens.push({
      name: inWords(draft, `${name}的行情与事件`, `Prices and events of ${name}`),
      path: `company/${companyId}/price`,
    })
    if (spans.length === 0) {
      draft.state = 'asked'
      lacks(
        draft,
        inWords(draft, `${name}从哪一天起的涨跌`, `The time over which ${name} moved`),
        inWords(draft, '请写出一段时间，如 今年以来、2024年、上周', 'Name a time: year to date, 2024, last week'),
      )
    }
    for (const span of spans) await tellSpan(draft, asking, { companyId, name, moved, ...span })
  }
  if (draft.facts.length > 0) draft.state = 'answered'
}

async function tellSpan(
  draft: Draft,
  { services, view, known, reading }: Asking,
  { companyId, name, moved, from, to }: { companyId: string; name: string; moved: boolean; from: string; to: string },
): Promise<void> {
  const what = from === to ? from : inWords(draft, `${from} 至 ${to}`, `${from} to ${to}`)
  const absent = (why: string) =>
    lacks(draft, inWords(draft, `${name} ${what} 的行情`, `Prices of ${name} for ${what}`), why)
  if (from > known.today) return absent(inWords(draft, '这段时间还没有到', 'That time has not come'))
  const all = await closesOf(services.sql, view, { companyId, from: daysFrom(from, -NEAR), to })
  const closes = ofBasis(all, moved ? adjustedFirst : paidFirst)
  const within = closes.filter((one) => one.trade_date >= from)
  const base = closes.findLast((one) => one.trade_date < from) ?? null
  const of = { company: name, companyId }
  const sayClose = (one: Close, before = '', factId?: string) =>
    say(
      draft,
      inWords(
        draft,
        `${before}${name} ${one.trade_date} 的收盘价${markOf(draft, one.basis)}为 `,
        `${before}Close${markOf(draft, one.basis)} of ${name} on ${one.trade_date}: `,
      ),
      { fact: factId ?? closeFact(draft, of, one) },
      inWords(draft, '。', '.'),
    )
  const last = within.at(-1)
  if (!last) {
    absent(
      closes.length === 0
        ? inWords(draft, '没有行情：导入日线行情', 'No prices held: import daily prices')
        : inWords(draft, '那一天没有成交', 'No trading on that day'),
    )
    if (base && !moved) sayClose(base, inWords(draft, '此前最近的交易日：', 'The trading day before: '))
    return
  }
  if (!moved) {
    const isList = reading.rank === null && within.length > 1 && reading.periods.some((one) => one.kind === 'lastDays')
    if (isList && within.length <= MOST_DAYS) return tellDays(draft, within, { name, companyId })
    if (reading.rank === null || from === to) return sayClose(last)
    const [earliest] = within
    if (earliest && from > '1900-01-01' && Date.parse(earliest.trade_date) - Date.parse(from) > NEAR * DAY)
      lacks(
        draft,
        inWords(draft, `${name} ${earliest.trade_date} 之前的行情`, `Prices of ${name} before ${earliest.trade_date}`),
        inWords(draft, '只看了有行情的日子', 'Only days of which there is one were looked at'),
      )
    const ends = BOTH_ENDS.test(reading.asked) ? (['down', 'up'] as const) : [reading.rank.order]
    for (const end of ends) {
      const sign = end === 'up' ? 1 : -1
      sayClose(
        within.toSorted((a, b) => sign * (a.close - b.close))[0] ?? last,
        end === 'up'
          ? inWords(draft, '这段时间里收盘最低：', 'Lowest close of that time: ')
          : inWords(draft, '这段时间里收盘最高：', 'Highest close of that time: '),
      )
    }
    return
  }
  const first = base ?? (within.length > 1 ? (within[0] ?? null) : null)
  if (first === null || first.close <= 0)
    return absent(inWords(draft, '没有此前的收盘价', 'No close before it is held'))
  if (base === null && Date.parse(first.trade_date) - Date.parse(from) > NEAR * DAY)
    lacks(
      draft,
      inWords(draft, `${name} ${first.trade_date} 之前的行情`, `Prices of ${name} before ${first.trade_date}`),
      inWords(draft, '涨跌从有行情的第一天算起', 'The change is counted from the first day of which there is one'),
    )
  const went = changeFact(draft, of, { from: first, to: last, decimals: reading.decimals })
  say(
    draft,
    inWords(
      draft,
      `${name} ${first.trade_date} 至 ${last.trade_date} 的涨跌${markOf(draft, last.basis)}为 `,
      `Change${markOf(draft, last.basis)} of ${name}, ${first.trade_date} to ${last.trade_date}: `,
    ),
    { fact: went.fact },
    inWords(draft, '。', '.'),
  )
  sayClose(first, '', went.first)
  sayClose(last, '', went.last)
}

/** Closes of days one by one, the latest first. */
function tellDays(
  draft: Draft,
  closes: readonly Close[],
  { name, companyId }: { name: string; companyId: string },
): void {
  const mark = closes[0] ? markOf(draft, closes[0].basis) : ''
  const label = `${inWords(draft, '收盘价', 'Close')}${mark}`
  draft.parts.push({
    type: 'table',
    title: inWords(draft, `${name}的${label}`, `${label} of ${name}`),
    heads: 'times',
    columns: [label],
    rows: closes.toReversed().map((one) => ({
      head: one.trade_date,
      companyId: null,
      factIds: [closeFact(draft, { company: name, companyId }, one)],
    })),
  })
}
