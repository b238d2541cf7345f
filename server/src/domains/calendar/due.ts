import type { DueRule } from '@pandora/contract/domains/calendar/shapes'
import { monthsAfter } from '@pandora/intelligence/fundamentals/months'
import type { LastPeriods } from './facts.queries.ts'

/** A report that has to be there by a day. */
export interface Due {
  companyId: string
  day: string
  rule: DueRule
  periodEnd: string
}
/** A rule of a market for the period that it is of. */
export type Deadline = Omit<Due, 'companyId'>

const DAY = 86_400_000
const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)

/**
 * Deadlines of mainland-listed companies within a span (CSRC, Measures for the Administration of Information Disclosure
 * of Listed Companies): annual and first quarter 30 April, half-year 31 August, third quarter 31 October.
 */
export function chinaDeadlines(from: string, to: string): Deadline[] {
  const deadlines: Deadline[] = []
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++)
    deadlines.push(
      { day: `${year}-04-30`, rule: 'cnAnnual', periodEnd: `${year - 1}-12-31` },
      { day: `${year}-04-30`, rule: 'cnFirstQuarter', periodEnd: `${year}-03-31` },
      { day: `${year}-08-31`, rule: 'cnHalfYear', periodEnd: `${year}-06-30` },
      { day: `${year}-10-31`, rule: 'cnThirdQuarter', periodEnd: `${year}-09-30` },
    )
  return deadlines.filter(({ day }) => day >= from && day <= to)
}

/** The next working day, where a day is none (SEC, Rule 0-3 of the Exchange Act; its holidays are not known here). */
function workingDay(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return weekday === 6 ? daysAfter(day, 2) : weekday === 0 ? daysAfter(day, 1) : day
}

/** The end of a period some months after another; the last day of a month stays the last. */
function periodAfter(end: string, months: number): string {
  const wasLast = daysAfter(end, 1).slice(8) === '01'
  const after = monthsAfter(end, months)
  return wasLast ? daysAfter(`${monthsAfter(after, 1).slice(0, 8)}01`, -1) : after
}

/** Periods ahead of the last known that are told of. */
const AHEAD = 4

/**
 * Reports of a filer to the SEC that are due within a span, at the latest: of a filer that is neither accelerated nor
 * large 10-K 90 days and 10-Q 45 days after the period's end (Form 10-K and 10-Q, General Instruction A). Which class a
 * filer is of no source says. None before its first whole year is known: it says when its years end.
 */
export function secDue(
  { company_id: companyId, last_end: last, year_end: yearEnd }: LastPeriods,
  from: string,
  to: string,
): Due[] {
  if (yearEnd === null) return []
  const due: Due[] = []
  for (let ahead = 1; ahead <= AHEAD; ahead++) {
    const periodEnd = periodAfter(last, 3 * ahead)
    const annual = periodEnd.slice(5, 7) === yearEnd.slice(5, 7)
    const day = workingDay(daysAfter(periodEnd, annual ? 90 : 45))
    if (day >= from && day <= to) due.push({ companyId, day, rule: annual ? 'usAnnual' : 'usQuarter', periodEnd })
  }
  return due
}
