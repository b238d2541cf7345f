import { itemOf } from './lines.ts'
import { statementItems } from '@pandora/contract/records/statement-items'
import { Bad } from '../values/bad.ts'
import { type FileSays, isMonthEnd, monthOf, type YearEnd } from './file-says.ts'
import { endOfMonth, pad } from './months.ts'
import { isNeutral, periodIn, type Told } from './periods.ts'
import { roleIn, type Role } from './roles.ts'

/** A period of a report as it is kept: its last day, and the months since its year began (null: left open). */
interface Placed {
  end: string
  months: number | null
}

const yearIn = (end: string): number => Number(end.slice(0, 4))
const monthIn = (end: string): number => monthOf(Number(end.slice(5, 7)), Number(end.slice(8, 10)))

/** The last day of a year that is named, where years end on another day than the calendar's. */
function endOfYear(year: number, { month, day, shift, told }: YearEnd): string | undefined {
  const own = year + shift
  if (isMonthEnd(month, day)) return endOfMonth(String(own), month)
  // Years of 52 or 53 weeks end on another day each year: only the one that is told is known.
  return own === told ? `${own}-${pad(month)}-${pad(day)}` : undefined
}

/** A period that words tell, in the years of its file. */
function placed(told: Told, year: FileSays['year'], column: string): Placed | Bad {
  const { end, months, by, ended } = told
  if (ended || year === undefined) return { end, months }
  const isYear = by === 'year' || by === 'annual'
  if (year === 'unsaid') return isYear ? new Bad('FISCAL_YEAR', column) : { end, months }
  if (by === 'annual' && year.months !== 12) return { end, months }
  if (isYear) {
    const last = endOfYear(yearIn(end), year)
    return last === undefined ? new Bad('FISCAL_YEAR', column) : { end: last, months: year.months }
  }
  if (year.months !== 12) return { end, months }
  const last = monthOf(year.month, year.day)
  // Parts of a year that is none of the calendar may be either's.
  if (by === 'part' && last !== 12) {
    const day = year.said ? earlier(endOfYear(yearIn(end), year) ?? '', 12 - monthIn(end)) : undefined
    return day === undefined ? new Bad('FISCAL_YEAR', column) : { end: day, months }
  }
  return { end, months: ((monthIn(end) - last + 11) % 12) + 1 }
}

/** The day a number of months before one at the end of its month; undefined of a day that is at none. */
function earlier(end: string, months: number): string | undefined {
  if (!isMonthEnd(Number(end.slice(5, 7)), Number(end.slice(8, 10)))) return undefined
  const count = yearIn(end) * 12 + Number(end.slice(5, 7)) - 1 - months
  return endOfMonth(String(Math.floor(count / 12)), (count % 12) + 1)
}

/** Words that say what a period is to another, where the file does not say which that is. */
const open = (column: string): Bad => new Bad('PERIOD_UNSAID', column)

/** The period of a column that bears a role in a report. A figure of a balance stands at a day, others over months. */
function inRole(role: Role, of: Placed, says: FileSays, column: string, line: string): Placed | Bad {
  const { end, months } = of
  const before = (count: number, over: number | null): Placed | Bad => {
    const day = earlier(end, count)
    return day === undefined ? open(column) : { end: day, months: over }
  }
  const item = itemOf(line)
  const isBalance = item !== undefined && statementItems[item]?.statement === 'balance'
  const isFlow = item !== undefined && !isBalance && statementItems[item]?.statement !== 'indicator'
  const whole = months === 12
  switch (role) {
    case 'current':
      return says.toDate ? open(column) : of
    case 'closing':
      return of
    case 'to-date':
      return { end, months: months ?? fiscalMonths(end, says) }
    case 'quarter':
      return whole || (months !== null && months <= 6 && !says.toDate)
        ? of
        : says.toDate && months !== null && months % 3 === 0
          ? { end, months: 3 }
          : { end, months: null }
    case 'same-before':
      return says.toDate ? open(column) : before(12, says.quarter && months === 9 ? null : months)
    case 'before':
      // Interim reports compare their flows with those of a year before, their balances with the end of the last year.
      return months === null || says.toDate || (!whole && (isBalance || !column.includes('上')))
        ? open(column)
        : before(12, months)
    case 'year-before':
      return whole ? before(12, 12) : open(column)
    case 'opening':
    case 'year-opening': {
      const sinceYear = fiscalMonths(end, says)
      if (isFlow || (role === 'opening' && months !== sinceYear)) return open(column)
      return before(sinceYear, 12)
    }
  }
}

/** Months since the beginning of the fiscal year. */
function fiscalMonths(end: string, { year }: FileSays): number {
  const last = typeof year === 'object' && year.months === 12 ? monthOf(year.month, year.day) : 12
  return ((monthIn(end) - last + 11) % 12) + 1
}

/**
 * The period of a column by its name and by what the file says of all of them; `line` is that of the statement whose
 * figure is asked for. Refuses NOT_A_PERIOD, PERIOD_UNSAID where the name leaves to the file which period is meant and
 * the file does not say, and FISCAL_YEAR where its years end on another day than the calendar's and it is not said
 * which.
 */
export function columnPeriod(column: string, says: FileSays, line = ''): Placed | Bad {
  const told = periodIn(column)
  const named = roleIn(column)
  if (told && named?.of === undefined && (isNeutral(told.rest) || itemOf(told.rest) !== undefined))
    return placed(told, says.year, column)
  if (named === undefined) return new Bad('NOT_A_PERIOD', column)
  const { role, of = says.current, own } = named
  if (own) return ownPeriod(role, placed(own, says.year, column))
  if (of === undefined) return open(column)
  const report = placed(of, says.year, column)
  if (report instanceof Bad) return report
  // A day in English that leaves open what ended on it leaves open when its year began.
  if (of.by === 'day' && report.months === null && (role === 'opening' || role === 'year-opening')) return open(column)
  if (named.months === undefined) return inRole(role, report, says, column, line)
  const [first, last] = named.months
  const alone = role === 'quarter' || role === 'to-date' ? 'current' : role
  // Months that do not end with the report are of another period than the one it tells.
  return last !== monthIn(report.end) || first > last
    ? open(column)
    : inRole(
        alone,
        { end: report.end, months: last - first + 1 },
        { ...says, toDate: false, quarter: false },
        column,
        line,
      )
}

/** A day of its own beside a role, `期初余额（2023年1月1日）`: what stands at a year's first day was so at the last one's end. */
function ownPeriod(role: Role, own: Placed | Bad): Placed | Bad {
  const opens = role === 'opening' || role === 'year-opening'
  if (own instanceof Bad || !opens || !own.end.endsWith('-01')) return own
  const day = new Date(Date.parse(own.end) - 86_400_000).toISOString().slice(0, 10)
  return { end: day, months: 12 }
}

/** Last day of the period that a column's name tells. */
export function periodEnd(column: string, says: FileSays, line?: string): string | Bad {
  const period = columnPeriod(column, says, line)
  return period instanceof Bad ? period : period.end
}

/** The same of a period somewhere in a text; null where it tells none. */
export function periodInText(text: string, says: FileSays): string | Bad | null {
  const told = periodIn(text)
  const period = told && placed(told, says.year, text)
  return period instanceof Bad ? period : (period?.end ?? null)
}

/**
 * Months since the beginning of the year that a period covers. `quarters` says how the second to the fourth are told,
 * each alone (3 months) or with those before it; AMBIGUOUS_QUARTER where neither words nor it say.
 */
export function periodMonths(
  text: string,
  says: FileSays,
  quarters: 'single' | 'cumulative' | undefined,
  line?: string,
): number | Bad | null {
  const told = periodIn(text)
  const period =
    told && roleIn(text)?.of === undefined && roleIn(text)?.own === undefined
      ? placed(told, says.year, text)
      : columnPeriod(text, says, line)
  if (period instanceof Bad) return period
  if (period.months !== null) return period.months
  if (quarters === undefined) return new Bad('AMBIGUOUS_QUARTER', text)
  return quarters === 'single' ? 3 : fiscalMonths(period.end, says)
}
