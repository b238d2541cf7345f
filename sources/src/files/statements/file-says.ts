import { englishMonth, monthNamed } from './months.ts'
import { isPeriod, periodIn, plainOf, type Told } from './periods.ts'
import { roleIn, type Role } from './roles.ts'

/** The day on which the years (or, of fewer months, the periods) of a file end that its columns name by a year alone. */
export interface YearEnd {
  month: number
  day: number
  months: number | null
  /** Years by which the one that ends is later than the one that names it: fiscal 2023 ended in February 2024. */
  shift: number
  /** The year of which the day was told. */
  told: number | undefined
  /** Whether a reader said it: parts of years are then parts of these. */
  said: boolean
}

/** What a file says once of the periods of all its columns. */
export interface FileSays {
  /** The period of its report, which 本期 is; undefined where nothing tells it, or several are told. */
  current: Told | undefined
  /** How its years end; undefined where they are those of the calendar, `unsaid` where it is told and left open. */
  year: YearEnd | 'unsaid' | undefined
  /** A column counts from the year's beginning beside one of the period: 本期 is then no year so far. */
  toDate: boolean
  /** A column is of 本报告期, which is the quarter alone in a report of nine months. */
  quarter: boolean
}

/** What a reader adds in a mapping: the period of 本期, and the day on which the fiscal year ends, MM-DD. */
export interface Said {
  current?: string | undefined
  fiscal?: string | undefined
}

/** Days on which a file was made, not those of its periods. */
const made =
  /(?:(?:编制|制表|打印|导出|下载|披露|公告|发布|生成|更新|报送|填报)(?:日期|时间|日|于)|(?:printed|exported|generated|published|downloaded|prepared|filed|updated)(?: on| at)?) ?[:：]? ?(?:19|20)\d{2}[-/.年\d月日]{0,12}/gi
const linesOf = (text: string): string[] => text.split('\n').map((line) => plainOf(line).replace(made, ' '))

const yearWords = '(?:(?:fiscal|financial|accounting) years?|fye|year-end|year end)'
const byName = new RegExp(
  `${yearWords} ?(?:ends|ended|ending|end|is|date)?(?: on| at| in)?:? ?${englishMonth} ?(\\d{1,2})?(?!\\d)`,
  'i',
)
const byDay = new RegExp(
  `${yearWords} ?(?:ends|ended|ending|end)?(?: on)?:? ?(\\d{1,2})(?:st|nd|rd|th)? ?${englishMonth}`,
  'i',
)
const chinese =
  /(?:财政年度|会计年度|财务年度|财年)(?:为|是|从|自)?[:：]?(?:每年)?(?:\d{1,2}月(?:1日)?(?:至|到|-))?(?:次年|翌年|下年)?(?:截至|截止|止于|结束于|终于|截至日)?(?:每年)?[:：]?(\d{1,2})月(?:(\d{1,2})日|底|末)?/

const lastDay = (month: number): number => [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 31

/** A month with a day that is its last, 29 February too, is one of the month's end in every year. */
export const isMonthEnd = (month: number, day: number): boolean => day >= lastDay(month)

/** The days on which years are said to end in a text, without their year. */
function yearlyIn(text: string): { month: number; day: number } | undefined {
  const named = byName.exec(text)
  const [month, day] = named
    ? [monthNamed(named[1]), named[2]]
    : (([, d, m] = []) => [monthNamed(m), d] as const)(byDay.exec(text) ?? [])
  if (month > 0) return { month, day: day === undefined ? lastDay(month) : Number(day) }
  const found = chinese.exec(text.replaceAll(' ', ''))
  const ofYear = Number(found?.[1])
  return found && ofYear >= 1 && ofYear <= 12
    ? { month: ofYear, day: found[2] === undefined ? lastDay(ofYear) : Number(found[2]) }
    : undefined
}

/** The month with which a period ends; the first days of one belong to that before, as years of 52 weeks end. */
export const monthOf = (month: number, day: number): number => (day <= 10 ? ((month + 10) % 12) + 1 : month)

const partsOf = (end: string): [year: number, month: number, day: number] => [
  Number(end.slice(0, 4)),
  Number(end.slice(5, 7)),
  Number(end.slice(8, 10)),
]

type Ended = Omit<YearEnd, 'shift' | 'said'>

/** Whether columns of periods say no more than their year: one that does tells that the others are years. */
const areYearsAlone = (columns: readonly string[]): boolean =>
  columns.every((column) => !isPeriod(column) || periodIn(column)?.by === 'year')

/** How years end by what is said of the whole file, and by columns that name a year of their own with its last day. */
function yearEndIn(columns: readonly string[], whole: readonly string[], named: readonly Told[]): FileSays['year'] {
  const years = named.map((one) => Number(one.end.slice(0, 4)))
  const latest = years.length === 0 ? undefined : Math.max(...years)
  const endsIn = (text: string): Ended[] => {
    const told = periodIn(text)
    if (told?.ended) {
      const [year, month, day] = partsOf(told.end)
      return [{ month, day, months: told.months, told: year }]
    }
    const yearly = yearlyIn(text)
    return yearly ? [{ ...yearly, months: 12, told: undefined }] : []
  }
  // A part of a year that a column tells for itself says nothing of the years beside it.
  const ends = [...columns.flatMap(endsIn).filter((one) => one.months === 12), ...whole.flatMap(endsIn)]
  const ofYears = ends.filter((one) => one.months === 12)
  const all = ofYears.length > 0 ? ofYears : ends
  const key = ({ month, day, months }: Ended): string => `${monthOf(month, day)} ${months}`
  if (all.length === 0 || (ofYears.length === 0 && !areYearsAlone(columns))) return undefined
  if (new Set(all.map(key)).size > 1 || all.some((one) => one.months === null)) return 'unsaid'
  const one = all.reduce((last, other) => ((other.told ?? 0) > (last.told ?? 0) ? other : last))
  const month = monthOf(one.month, one.day)
  if (month === 12 && one.months === 12 && isMonthEnd(one.month, one.day)) return undefined
  if (one.told === undefined) return month >= 6 ? { ...one, shift: 0, said: false } : 'unsaid'
  const shift = latest === undefined ? 0 : one.told - latest
  return shift === 0 || (shift === 1 && month < 6 && one.months === 12) ? { ...one, shift, said: false } : 'unsaid'
}

/** A day on which a report may end. */
const endsReport = (told: Told): boolean => {
  const [, month, day] = partsOf(told.end)
  return told.ended || isMonthEnd(month, day)
}

/** The one period that lines tell; null where they tell several. */
function oneOf(lines: readonly string[]): Told | null | undefined {
  const found = lines.flatMap((line) => periodIn(line) ?? []).filter(endsReport)
  const ends = new Set(found.map((one) => one.end))
  if (ends.size > 1) return null
  const known = new Set(found.flatMap((one) => one.months ?? []))
  return known.size > 1 ? null : (found.find((one) => one.months !== null) ?? found[0])
}

/**
 * What a file says once of its periods: by its columns and the title above them, else by its name; what a mapping says
 * goes before.
 */
export function fileSays(
  columns: readonly string[],
  about: { file: string; title: string },
  said: Said = {},
): FileSays {
  const roles = columns.flatMap((column) => roleIn(column) ?? [])
  const periods = columns.filter((column) => isPeriod(column))
  const others = columns.filter((column) => !isPeriod(column) && roleIn(column) === undefined)
  const title = [...others.map(plainOf), ...linesOf(about.title)]
  const file = linesOf(about.file.replace(/\.[a-z]{2,5}$/i, '').replaceAll('_', ' '))
  const told = said.current === undefined ? oneOf(title) : periodIn(said.current)
  const only = periods.length === 1 && roles.length > 0 ? periodIn(periods[0] ?? '') : undefined
  const current = (told === undefined ? (only ?? oneOf(file)) : told) ?? undefined
  const named = columns
    .flatMap((column) => periodIn(column) ?? [])
    .filter((one) => one.by === 'year' || one.by === 'annual')
  const fiscal = said.fiscal === undefined ? undefined : partsOf(`2000-${said.fiscal}`)
  const year = fiscal
    ? { month: fiscal[1], day: fiscal[2], months: 12, shift: 0, told: undefined, said: true }
    : (yearEndIn(columns.map(plainOf), [...linesOf(about.title), ...file], named) ??
      interim(told ?? undefined, columns, named))
  const has = (...some: Role[]): boolean => roles.some((one) => some.includes(one.role))
  return { current, year, toDate: has('to-date') && has('current', 'quarter'), quarter: has('quarter') }
}

/** Years alone under the title of a report of less than a year may be those or its periods: which is left open. */
function interim(title: Told | undefined, columns: readonly string[], named: readonly Told[]): 'unsaid' | undefined {
  if (title === undefined || title.months === 12) return undefined
  return areYearsAlone(columns) && named.some((one) => one.end.slice(0, 4) === title.end.slice(0, 4))
    ? 'unsaid'
    : undefined
}
