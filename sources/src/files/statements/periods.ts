import { isDay } from '@pandora/contract/time'
import { inSimplified } from '../header-names.ts'
import { Bad } from '../values/bad.ts'
import { endOfPeriod } from '../values/days.ts'
import { itemOf } from './lines.ts'

/** A period of a statement: its last day, the months that it covers since its year began, and the text around it. */
export interface Told {
  end: string
  /** Null where the words leave open whether a quarter is told alone or with those before it. */
  months: number | null
  rest: string
}

const LONGEST_TEXT = 300

const pad = (number: number): string => String(number).padStart(2, '0')
const endOfMonth = (year: string, month: number): string => endOfPeriod(`${year}-${pad(month)}-01`, 'month')

type Form = readonly [RegExp, (found: RegExpExecArray) => Omit<Told, 'rest'> | undefined]
const year = '(?<!\\d)((?:19|20)\\d{2})'
const upTo = (pattern: string, month: number): Form => [
  new RegExp(pattern, 'i'),
  (found) => ({ end: endOfMonth(found[1] ?? '', month), months: month }),
]
const dated = (pattern: string): Form => [
  new RegExp(pattern, 'i'),
  ([, y = '', m = '', d]) => {
    const month = Number(m)
    if (month < 1 || month > 12) return undefined
    const end = d === undefined ? endOfMonth(y, month) : `${y}-${pad(month)}-${pad(Number(d))}`
    return isDay(end) ? { end, months: month } : undefined
  },
]
const quarters = '一二三四'

/** Ways to write a period, the more particular first. */
const forms: readonly Form[] = [
  dated(`${year}\\s*年\\s*(\\d{1,2})\\s*月\\s*(\\d{1,2})\\s*日`),
  dated(`${year}\\s*[-/.]\\s*(\\d{1,2})\\s*[-/.]\\s*(\\d{1,2})(?!\\d)(?:[ t]00:00(?::00)?)?`),
  dated(`${year}(\\d{2})(\\d{2})(?!\\d)`),
  dated(`${year}\\s*年?\\s*1\\s*[-–—至]\\s*(\\d{1,2})\\s*月`),
  upTo(`${year}\\s*年?\\s*(?:半年度?报?告?|中报|中期报告|上半年|h1)`, 6),
  upTo(`${year}\\s*年?\\s*(?:前三季度|三季度?报告?|9m)`, 9),
  upTo(`${year}\\s*年?\\s*(?:一季度?报告?|第?一季度?|q1|1q)`, 3),
  upTo(`${year}\\s*年?\\s*(?:年报|年度报告?|年度|annual report|annual)`, 12),
  [
    new RegExp(`${year}\\s*年?\\s*[-_/.]?\\s*(?:q([2-4])|([2-4])q|第?([二三四2-4])季度?)`, 'i'),
    ([, y = '', a, b, c]) => {
      const quarter = Number(a ?? b ?? (quarters.includes(c ?? '?') ? quarters.indexOf(c ?? '') + 1 : c))
      return { end: endOfMonth(y, quarter * 3), months: null }
    },
  ],
  dated(`${year}\\s*[-/.年]\\s*(0?[1-9]|1[0-2])(?!\\d)\\s*月?`),
  upTo(`(?:fy\\s?)?${year}\\s*(?:年|fy|a(?![a-z]))?(?![\\d.])`, 12),
]

/** Figures that nobody has reported yet. */
const forecast = /(?:19|20)\d{2}\s*e(?![a-z])|预测|预计|预期|forecast|estimate|guidance|consensus/i

/** The period that a text tells, and what else it says; undefined where it tells none, or one that is only forecast. */
export function periodIn(text: string): Told | undefined {
  const plain = inSimplified(text.slice(0, LONGEST_TEXT).normalize('NFKC')).trim()
  if (forecast.test(plain)) return undefined
  for (const [form, read] of forms) {
    const found = form.exec(plain)
    const told = found && read(found)
    // The day from which computers count stands where there was none.
    if (told && told.end !== '1970-01-01')
      return { ...told, rest: `${plain.slice(0, found.index)} ${plain.slice(found.index + found[0].length)}`.trim() }
  }
  return undefined
}

/** Words beside a period that change nothing of what its figures are. */
const neutral =
  /^(?:[\s_()（）\-:：,，/]|合并|金额|期末|年末|余额|数额|数|本期|本年|截至|截止|止|度|年度|调整后|经审计|已审计|审计|fy|ended|year|as of|audited|consolidated|cny|rmb|人民币|[千百十万亿]*元|mn|million|bn|billion)*$/i

/** Whether a column is one of a period and of nothing else. */
export const isPeriod = (column: string): boolean => neutral.test(periodIn(column)?.rest ?? '?')

/** The statement item that a column names beside a period, `2022 营业收入`; undefined where there is none. */
export function itemBeside(column: string): string | undefined {
  const rest = periodIn(column)?.rest
  return rest === undefined || rest === '' ? undefined : itemOf(rest)
}

/** The name of a line without the period beside it. */
export const withoutPeriod = (line: string): string =>
  itemBeside(line) === undefined ? line : (periodIn(line)?.rest ?? line)

/** Last day of the period that a column's name tells, alone or beside a line that is known. */
export function periodEnd(column: string): string | Bad {
  const told = periodIn(column)
  return told && (neutral.test(told.rest) || itemOf(told.rest) !== undefined)
    ? told.end
    : new Bad('NOT_A_PERIOD', column)
}

/**
 * Months since the beginning of the year that a period covers. `quarters` says how the second to the fourth are told,
 * each alone (3 months) or with those before it; AMBIGUOUS_QUARTER where neither words nor it say.
 */
export function periodMonths(text: string, quartersAre: 'single' | 'cumulative' | undefined): number | Bad | null {
  const told = periodIn(text)
  if (!told) return new Bad('NOT_A_PERIOD', text)
  if (told.months !== null) return told.months
  if (quartersAre === undefined) return new Bad('AMBIGUOUS_QUARTER', text)
  return quartersAre === 'single' ? 3 : Number(told.end.slice(5, 7))
}

/** Whether a period's words leave open what a quarter covers. */
export const isOpenQuarter = (text: string): boolean => periodIn(text)?.months === null
