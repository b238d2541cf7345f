import { dayOf, endOfDay, instantOf, isDay, MARKET_ZONE } from '@pandora/contract/time'
import { Bad } from './bad.ts'

/** Spelling of days where it cannot be told from the value: 03/04/2026 is 4 March (`mdy`) or 3 April (`dmy`). */
export const dayOrders = ['mdy', 'dmy'] as const
export type DayOrder = (typeof dayOrders)[number]

const parted = /^(\d{1,2})([-/.])(\d{1,2})\2(?:\d{4}|\d{2})(?:,?\s.*)?$/

/**
 * In which order days are written that begin with a day or a month, 03/04/2026: told by one of them above 12, or by
 * points. Undefined where none tells, or they contradict each other.
 */
export function dayOrderOf(cells: readonly unknown[]): DayOrder | undefined {
  const days = cells.map((cell) => parted.exec(String(cell).trim())).filter((one) => one !== null)
  if (days.length === 0) return undefined
  const day = days.some((one) => Number(one[1]) > 12)
  const month = days.some((one) => Number(one[3]) > 12)
  if (day && month) return undefined
  return month ? 'mdy' : day || days.every((one) => one[2] === '.') ? 'dmy' : undefined
}

const pad = (number: number): string => String(number).padStart(2, '0')

/** Day of an Excel serial number (1900 system: day 1 is 1900-01-01, with the day 1900-02-29 that never was). */
function excelDay(serial: number): string {
  return new Date(Math.round((Math.floor(serial) - 25_569) * 86_400_000)).toISOString().slice(0, 10)
}

function fromNumber(value: number, zone: string): string | undefined {
  if (Number.isInteger(value) && value >= 18_000_101 && value <= 29_991_231) return fromText(String(value), undefined)
  // Excel serials of 1954 to 2119; seconds since 1970 from 1973 on; milliseconds likewise.
  if (value >= 20_000 && value < 80_400) return excelDay(value)
  if (value >= 1e8 && value < 1e11) return dayOf(value * 1000, zone)
  if (value >= 1e11 && value < 1e14) return dayOf(value, zone)
  return undefined
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthWord = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?'
const monthFirst = new RegExp(`^${monthWord}[\\s-]+(\\d{1,2})(?:st|nd|rd|th)?,?[\\s-]+(\\d{4})(?:,?\\s.*)?$`, 'i')
const dayFirst = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)?[\\s-]+${monthWord},?[\\s-]+(\\d{4}|\\d{2})(?:,?\\s.*)?$`, 'i')

/** A year of two digits is one of 1970 to 2069. */
function dayFrom(year = '', month = '', day = ''): string {
  const whole = year.length === 2 ? (Number(year) < 70 ? `20${year}` : `19${year}`) : year
  return `${whole}-${pad(Number(month))}-${pad(Number(day))}`
}

/** Mar 4, 2026; 4 March 2026; 04-Mar-26. */
function englishDay(text: string): string | undefined {
  if (text.length > 60) return undefined
  const [, month, day, year] = monthFirst.exec(text) ?? []
  const [, otherDay, otherMonth, otherYear] = month === undefined ? (dayFirst.exec(text) ?? []) : []
  const named = (month ?? otherMonth)?.toLowerCase()
  return named === undefined
    ? undefined
    : dayFrom(year ?? otherYear, String(months.indexOf(named) + 1), day ?? otherDay)
}

function fromText(text: string, order: DayOrder | undefined): string | undefined {
  if (text.length === 10 && text.charCodeAt(4) === 45 && isDay(text)) return text
  const plain = text.trim()
  let day: string | undefined
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  const spelled = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:,?\s.*|T.*)?$/.exec(plain)
  const found = compact ?? spelled
  if (found) day = `${found[1]}-${pad(Number(found[2]))}-${pad(Number(found[3]))}`
  else {
    const parts = order && /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:,?\s+\d{1,2}:.*)?$/.exec(plain)
    day = parts
      ? order === 'mdy'
        ? dayFrom(parts[3], parts[1], parts[2])
        : dayFrom(parts[3], parts[2], parts[1])
      : englishDay(plain)
  }
  return day !== undefined && isDay(day) ? day : undefined
}

/**
 * Day `YYYY-MM-DD` of a cell: 20260304, 2026-03-04, 2026/3/4, 2026年3月4日, Mar 4, 2026, with or without a time after it,
 * Excel and epoch numbers, sheet dates.
 */
export function dayValue(value: unknown, order?: DayOrder, zone: string = MARKET_ZONE): string | Bad {
  let day: string | undefined
  if (typeof value === 'string')
    day =
      fromText(value, order) ??
      (/^\d{5}(?:\.\d+)?$|^\d{9,13}$/.test(value) ? fromNumber(Number(value), zone) : undefined)
  else if (typeof value === 'number') day = fromNumber(value, zone)
  else if (value instanceof Date && !Number.isNaN(value.getTime())) day = value.toISOString().slice(0, 10)
  return day ?? new Bad('NOT_A_DAY', value)
}

/** Last day of the month, quarter or year of a day: what stands at a month's first day but counts for all of it. */
export function endOfPeriod(day: string, period: 'month' | 'quarter' | 'year'): string {
  const year = Number(day.slice(0, 4))
  const month = Number(day.slice(5, 7))
  const last = period === 'year' ? 12 : period === 'quarter' ? Math.ceil(month / 3) * 3 : month
  return new Date(Date.UTC(year, last, 0)).toISOString().slice(0, 10)
}

/** Reports by their names: 2026年报, 2026年半年度报告, 2026三季报, 2026H1. Each runs from the beginning of its year. */
const reportForm = /^(\d{4})\s*年?\s*(年度?报告?|年度|中报|半年度?报?告?|[一三]季度?报告?|前三季度|H1|H2|FY)$/i
const reportQuarters: Record<string, number> = {
  年报: 4,
  年度报: 4,
  年度: 4,
  h2: 4,
  fy: 4,
  中报: 2,
  半年: 2,
  半年报: 2,
  半年度: 2,
  半年度报: 2,
  h1: 2,
  一季报: 1,
  一季度报: 1,
  三季报: 3,
  三季度报: 3,
  前三季度: 3,
}

/**
 * Last day of a period as files write it: a month (2024-01, 2024年1月, 202401, 2024-01-00) or a year (2024, 2024年, a number), else
 * that of the day that stands there.
 */
export function endOfWritten(
  value: unknown,
  period: 'month' | 'quarter' | 'year',
  order?: DayOrder,
  zone?: string,
): string | Bad {
  const text = String(value).trim()
  const report = period === 'quarter' ? reportForm.exec(text) : null
  if (report) return endOfQuarter(report[1], reportQuarters[(report[2] ?? '').replace('告', '').toLowerCase()])
  const quarter =
    period === 'quarter' ? /^(\d{4})\s*[-/年.]?\s*(?:Q([1-4])|第?([1-4一二三四])季度?)$/i.exec(text) : null
  if (quarter)
    return endOfQuarter(
      quarter[1],
      quarter[2] ?? ('一二三四'.includes(quarter[3] ?? '?') ? '一二三四'.indexOf(quarter[3] ?? '') + 1 : quarter[3]),
    )
  const year = period === 'year' ? /^(\d{4})(?:\.0)?年?$/.exec(text)?.[1] : undefined
  // 2014-06-00: a month of which no day is told.
  const month = /^(\d{4})(?:[-/.年](\d{1,2})月?(?:[-/.]00)?|(\d{2}))$/.exec(text)
  const first = year ? `${year}-01-01` : month ? `${month[1]}-${pad(Number(month[2] ?? month[3]))}-01` : undefined
  const day = first === undefined ? dayValue(value, order, zone) : isDay(first) ? first : new Bad('NOT_A_DAY', value)
  return day instanceof Bad ? day : endOfPeriod(day, period)
}

/** Last day of a quarter: a year (2014, 2014年) and a quarter (1 or Q1). */
export function endOfQuarter(year: unknown, quarter: unknown): string | Bad {
  const [whole, part] = [
    /^\s*(\d{4})(?:\.0)?年?\s*$/.exec(String(year))?.[1],
    /^\s*Q?([1-4])(?:\.0)?\s*$/i.exec(String(quarter))?.[1],
  ]
  if (whole === undefined) return new Bad('NOT_A_DAY', year)
  if (part === undefined) return new Bad('NOT_A_DAY', quarter)
  return endOfPeriod(`${whole}-${pad(Number(part) * 3)}-01`, 'month')
}

/**
 * First day after `after` with this month and day (04-24, 4/24, 4月24日): what a source gives without its year. 02-29
 * waits for a leap year, at most eight years.
 */
export function monthDayAfter(value: unknown, after: string): string | Bad {
  const found = /^\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?\s*$/.exec(String(value))
  if (!found) return new Bad('NOT_A_DAY', value)
  const first = Number(after.slice(0, 4))
  for (let year = first; year <= first + 8; year++) {
    const day = `${year}-${pad(Number(found[1]))}-${pad(Number(found[2]))}`
    if (isDay(day) && day > after) return day
  }
  return new Bad('NOT_A_DAY', value)
}

/** When something was published and how exactly that is known. */
export interface Published {
  at: string
  precision: 'instant' | 'day' | 'year'
}

const clockForm =
  /^(\d{4}\D+\d{1,2}\D+\d{1,2})日?[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/

const englishClock = /^(\D*\d{1,2}\D+\d{4}),?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]\.?m\.?)?$/i

/** The last cell that was read: each kind of record that a row makes asks for the same one. */
let last: { text: string; zone: string; published: Published | Bad } | null = null

/** Publication time of a cell: an instant as written in `zone`; a day or a year alone counts at its end. */
export function publishedValue(value: unknown, zone: string = MARKET_ZONE): Published | Bad {
  if (typeof value !== 'string') return readPublished(value, zone)
  if (last?.text !== value || last.zone !== zone) last = { text: value, zone, published: readPublished(value, zone) }
  return last.published
}

function readPublished(value: unknown, zone: string): Published | Bad {
  if (value instanceof Date && !Number.isNaN(value.getTime())) {
    const wall = value.toISOString()
    return wall.endsWith('T00:00:00.000Z')
      ? endOf(wall.slice(0, 10), 'day', zone)
      : atClock(wall.slice(0, 10), wall.slice(11, 19), zone, value)
  }
  if (typeof value === 'number' && value >= 1e9 && value < 1e14)
    return { at: new Date(value < 1e11 ? value * 1000 : value).toISOString(), precision: 'instant' }
  const text = String(value).trim()
  if (/^(?:1[6-9]|2\d)\d{2}年?$/.test(text)) return endOf(`${text.slice(0, 4)}-12-31`, 'year', zone)
  const clock = clockForm.exec(text)
  if (clock) {
    const day = dayValue(clock[1] ?? '')
    if (day instanceof Bad) return new Bad('NOT_AN_INSTANT', value)
    const time = `${(clock[2] ?? '').padStart(2, '0')}:${clock[3]}:${clock[4] ?? '00'}`
    if (clock[5] === undefined) return atClock(day, time, zone, value)
    const instant = Date.parse(`${day}T${time}${clock[5] === 'Z' ? 'Z' : clock[5].replace(/^(...)(\d)/, '$1:$2')}`)
    return Number.isNaN(instant)
      ? new Bad('NOT_AN_INSTANT', value)
      : { at: new Date(instant).toISOString(), precision: 'instant' }
  }
  if (/^[A-Z][a-z]{2}, \d/.test(text) && !Number.isNaN(Date.parse(text)))
    return { at: new Date(text).toISOString(), precision: 'instant' }
  const english = englishClock.exec(text)
  if (english) {
    const day = dayValue(english[1] ?? '')
    const hour = (Number(english[2]) % (english[5] ? 12 : 24)) + (/p/i.test(english[5] ?? '') ? 12 : 0)
    if (!(day instanceof Bad)) return atClock(day, `${pad(hour)}:${english[3]}:${english[4] ?? '00'}`, zone, value)
  }
  const day = dayValue(value)
  return day instanceof Bad || text.includes(':') ? new Bad('NOT_AN_INSTANT', value) : endOf(day, 'day', zone)
}

function atClock(day: string, time: string, zone: string, value: unknown): Published | Bad {
  const instant = instantOf(day, time, zone)
  return Number.isNaN(instant)
    ? new Bad('NOT_AN_INSTANT', value)
    : { at: new Date(instant).toISOString(), precision: 'instant' }
}

const endOf = (day: string, precision: 'day' | 'year', zone: string): Published => ({
  at: new Date(endOfDay(day, zone)).toISOString(),
  precision,
})

/**
 * Day on which a text says that it was given, near its beginning: the first full date of `year`, else the first month
 * and day; of several days the last. Undefined when it does not say.
 */
export function dayInText(text: string, year: number): string | undefined {
  const head = text
    .slice(0, 400)
    .normalize('NFKC')
    .replace(/(?<=\d)\s+(?=\d|年|月|日)|(?<=[年月])\s+(?=\d)/g, '')
  const found =
    new RegExp(`${year}年(\\d{1,2})月(\\d{1,2})日(?:\\s*[至到、和]\\s*(\\d{1,2})日)?`).exec(head) ??
    /(?<![\d年])(?<!电)(\d{1,2})月(\d{1,2})日(?!电)(?:\s*[至到、和]\s*(\d{1,2})日)?/.exec(head)
  if (!found) return undefined
  const day = `${year}-${pad(Number(found[1]))}-${pad(Number(found[3] ?? found[2]))}`
  return isDay(day) ? day : undefined
}
