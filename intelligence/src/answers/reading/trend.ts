import type { Period } from '../periods.ts'

/** Words that ask how a figure went over the years, and the years that are told where none are named. */
const TREND = /趋势|走势|怎么变|怎样变|如何变|变化(?!率)|\btrend|over time|evolve|\bhow has .{1,80}changed/
/** Words for a figure that rose or fell. */
export const WENT =
  /(?:没有?|不)(?:涨|跌|增长?|降)|(?:涨|跌|降)了(?!多少)|(?:大幅|持续|明显|同比)?(?:下降|下滑|减少|变差|恶化|上升|增长|增加|提高|改善|变好)|\b(?:fall|fell|fallen|drop(?:ped)?|decline[ds]?|decreased?|rise|rose|risen|increased?|improved?|grew|grow)\b/g
const TREND_YEARS: Period = { kind: 'lastYears', count: 5, held: true }
/** Why a figure fell is asked of the last year and the one before. */
const TWO_YEARS: Period = { kind: 'lastYears', count: 2, held: true }

/** Whether a question asks why something is as it is. */
export const asksWhy = (text: string): boolean => /为什么|为何|原因|怎么回事|\bwhy\b/.test(text)

/** Months of a year that all companies have reported by a day of it (reports are due by the end of April, August, October). */
function reported(today: string): 3 | 6 | 9 | null {
  const month = Number(today.slice(5, 7))
  return month >= 11 ? 9 : month >= 9 ? 6 : month >= 5 ? 3 : null
}

/** This year, of figures of statements: as far as it is reported; a year named by its number stays that year. */
export function soFar(text: string, told: readonly Period[], today: string): readonly Period[] {
  const months = reported(today)
  const year = Number(today.slice(0, 4))
  if (months === null || !/今年|本年(?!度?报)|\bthis year\b/.test(text) || text.includes(String(year))) return told
  return told.map((one) => (one.kind === 'year' && one.year === year ? { kind: 'toDate', year, months } : one))
}

/** Words that hold a figure against the year before it. */
const AGAINST_LAST =
  /(?:比|较|跟|和|与|同)(?:去年|上年|上一年)|(?:比|较)?(?:去年|上年|上一年)同期|同比|\b(?:than|versus|vs\.?|against|(?:up|down) (?:on|from)|compared (?:with|to)|from) (?:the |a )?(?:last year|year before|previous year|year ago|year earlier)|\b(?:same period|year[- ]on[- ]year|year[- ]over[- ]year|yoy|y\/y)\b/
/** Words of a time that no year is named by. */
const OTHER_TIME = /季|半年|年报|中报|\bq[1-4]\b|\bh[12]\b|quarter|half|full[- ]year|annual|全年/

/**
 * A figure of this year, held against last year's, is of two spans of one length: nine months beside nine months, and never
 * beside a whole year. Other times stay as they are named.
 */
export function likeSpans(text: string, told: readonly Period[], today: string): readonly Period[] {
  const months = reported(today)
  const year = Number(today.slice(0, 4))
  if (months === null || !AGAINST_LAST.test(text) || OTHER_TIME.test(text)) return told
  const isThis = (one: Period) => one.kind === 'latest' || (one.kind === 'toDate' && one.year === year)
  const isLast = (one: Period) =>
    (one.kind === 'year' && one.year === year - 1) || (one.kind === 'day' && one.day === `${year - 1}${today.slice(4)}`)
  const isWritten = text.includes(String(year - 1)) || text.includes(String(year))
  if (isWritten || !told.every((one) => isThis(one) || isLast(one))) return told
  const last: Period = { kind: 'toDate', year: year - 1, months }
  return [{ kind: 'toDate', year, months }, last]
}

/**
 * The times that are told of a company's figures of statements: those that the question names; where it asks why one
 * fell with the year before, where it asks for their course the last five years.
 */
export function timesTold(text: string, told: readonly Period[]): readonly Period[] {
  if (asksWhy(text))
    return told.length === 0
      ? [TWO_YEARS]
      : told.flatMap((one): Period[] =>
          one.kind === 'year' || one.kind === 'toDate' ? [{ ...one, year: one.year - 1 }, one] : [one],
        )
  return told.length === 0 && TREND.test(text) ? [TREND_YEARS] : told
}
