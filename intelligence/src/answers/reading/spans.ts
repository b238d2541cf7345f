import { numeral, NUMERAL } from '../numerals.ts'
import type { FoundPeriod, Period } from './period.ts'

/** Most quarters that are told one by one. */
const MOST_QUARTERS = 24
/** Quarters told where a question asks for them one by one and names no time. */
const USUAL_QUARTERS = 8

const SAME =
  /(?:去年|上年|上一年)同(?:期|季|月)|同期|(?:the )?same (?:period|quarter|half|time) (?:of |in )?(?:last year|the year before|a year earlier)|(?:a|one) year (?:ago|earlier)/g
const BY_QUARTER =
  /逐季度?|每个?季度?(?!报)|各个?季度?(?!报)|单季度?(?=.{0,6}(?:变化|走势|趋势))|quarter[- ]by[- ]quarter|by quarter|(?:each|every) quarter|quarterly/
const LAST_QUARTERS = new RegExp(
  `(?:最近|近|过去|连续)\\s?(${NUMERAL})\\s?个?季度?|(?:last|past) (\\d+|two|three|five|six|seven|eight|ten|twelve) quarters`,
)
const SINCE_QUARTER =
  /(?:since|from) q([1-4]) (?:of )?((?:19|20)\d{2})|(?:自|从)?((?:19|20)\d{2})\s?年?第?([一二三四1-4])季度?(?:以来|起|至今)/
const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

type Quarter = Extract<Period, { kind: 'quarter' }>
const place = ({ year, quarter }: Pick<Quarter, 'year' | 'quarter'>): number => year * 4 + quarter - 1
const quarterAt = (at: number): Quarter => ({ kind: 'quarter', year: Math.floor(at / 4), quarter: (at % 4) + 1 })

/** The last quarter that has ended by a day. */
const ended = (today: string): number =>
  place({ year: Number(today.slice(0, 4)), quarter: Math.floor((Number(today.slice(5, 7)) - 1) / 3) + 1 }) - 1

const upTo = (first: number, last: number): Quarter[] =>
  Array.from({ length: Math.max(0, last - Math.max(first, last - MOST_QUARTERS + 1) + 1) }, (_, n) =>
    quarterAt(Math.max(first, last - MOST_QUARTERS + 1) + n),
  )

/** Where a question asks for quarters one by one: which characters say so, and the quarters, the earliest first. */
export interface Series {
  start: number
  end: number
  quarters: readonly Quarter[]
}

/**
 * Quarters that a question asks for one by one: so many last ones, those since one, those of the times that it names,
 * else the last eight that have ended. Null where it asks for none.
 */
export function quarterSeries(text: string, today: string, named: readonly Period[]): readonly Series[] {
  const last = ended(today)
  const since = SINCE_QUARTER.exec(text)
  const count = LAST_QUARTERS.exec(text)
  const each = BY_QUARTER.exec(text)
  const found: Series[] = []
  const add = (match: RegExpExecArray, quarters: readonly Quarter[]) =>
    found.push({ start: match.index, end: match.index + match[0].length, quarters })
  if (since) {
    const [, q, y, yearZh, zh] = since
    const quarter = q ? Number(q) : (numeral(zh ?? '') ?? 1)
    add(since, upTo(place({ year: Number(y ?? yearZh), quarter }), last))
    if (each) add(each, [])
    return found
  }
  // The last four are told as their sum, as the market does.
  const many = count ? (numeral(count[1] ?? count[2] ?? '') ?? words.indexOf(count[2] ?? '')) : -1
  if (count && many > 0 && (many !== 4 || each)) {
    add(count, upTo(last - many + 1, last))
    if (each) add(each, [])
    return found
  }
  if (!each) return []
  const years = named.flatMap((one) =>
    one.kind === 'year'
      ? [one.year, one.year]
      : one.kind === 'years'
        ? [one.from, one.to]
        : one.kind === 'since'
          ? [Number(one.day.slice(0, 4)), Math.floor(last / 4)]
          : one.kind === 'lastYears'
            ? [Math.floor(last / 4) - one.count + 1, Math.floor(last / 4)]
            : [],
  )
  const [from, to] = years.length > 0 ? [Math.min(...years) * 4, Math.min(last, Math.max(...years) * 4 + 3)] : []
  add(each, from === undefined || to === undefined ? upTo(last - USUAL_QUARTERS + 1, last) : upTo(from, to))
  return found
}

/** A time a year before another; null where it has none that is told alike. */
export function yearEarlier(one: Period | undefined, today: string): Period | null {
  switch (one?.kind) {
    case 'year':
    case 'quarter':
    case 'toDate':
      return { ...one, year: one.year - 1 }
    case 'day':
      return { kind: 'day', day: `${Number(one.day.slice(0, 4)) - 1}${one.day.slice(4)}` }
    case 'latest':
    case undefined:
      return { kind: 'day', day: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}` }
    default:
      return null
  }
}

/** Words for the same time a year before (比去年同期), with where they stand; the time itself is told by `before`. */
export const sameTimes = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(SAME)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }))

/** The same time a year before the one that stands nearest before each of the words for it. */
export function withSameTimes(
  found: readonly FoundPeriod[],
  same: readonly { start: number; end: number }[],
  today: string,
): FoundPeriod[] {
  const more = same.flatMap(({ start, end }): FoundPeriod[] => {
    const nearest = found.findLast((one) => one.start < start) ?? found[0]
    const period = yearEarlier(nearest?.period, today)
    return period === null ? [] : [{ period, start, end }]
  })
  return [...found, ...more]
}
