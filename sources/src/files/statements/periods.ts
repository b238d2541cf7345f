import { isDay } from '@pandora/contract/time'
import { inSimplified } from '../header-names.ts'
import { itemOf } from './lines.ts'
import { endOfMonth, englishMonth, monthNamed, pad } from './months.ts'

/** A period of a statement: its last day, the months that it covers since its year began, and the text around it. */
export interface Told {
  end: string
  /** Null where the words leave open whether a quarter is told alone or with those before it. */
  months: number | null
  rest: string
  /** What tells it: a day, a part of a year (半年度, Q1), a year said to be whole (年度, FY2024), or a year alone. */
  by: 'day' | 'part' | 'annual' | 'year'
  /** Whether words beside the day say what ended on it: six months ended June 30, 2024. */
  ended: boolean
}

const LONGEST_TEXT = 300

type Read = Pick<Told, 'end' | 'months' | 'by'> & { ended?: true }
type Form = readonly [RegExp, (found: RegExpExecArray) => Read | undefined]
const year = '(?<!\\d)((?:19|20)\\d{2})'
const upTo = (pattern: string, month: number, by: Told['by']): Form => [
  new RegExp(pattern, 'i'),
  (found) => ({ end: endOfMonth(found[1] ?? '', month), months: month, by }),
]
function dayOf(y: string, month: number, d: string | undefined, by: Told['by'] = 'day'): Read | undefined {
  if (month < 1 || month > 12) return undefined
  const end = d === undefined ? endOfMonth(y, month) : `${y}-${pad(month)}-${pad(Number(d))}`
  return isDay(end) ? { end, months: month, by } : undefined
}
/** From the beginning of a month to a day: months that make no quarters and begin no year leave open what they are. */
function fromTo(y: string, first: number, other: string, last: number, d: string | undefined): Read | undefined {
  const told = dayOf(other, last, d)
  const months = (Number(other) - Number(y)) * 12 + last - first + 1
  const plain = months > 0 && months <= 12 && (first === 1 || months % 3 === 0)
  return told && { ...told, months: plain ? months : null, ended: true }
}
const dated = (pattern: string, by?: Told['by']): Form => [
  new RegExp(pattern, 'i'),
  ([, y = '', m = '', d]) => dayOf(y, Number(m), d, by),
]
const quarters = '一二三四'
/** A day in English: years end with any month there, so only of December it is plain what alone ended with it. */
function inEnglish(y: string, month: string | undefined, d: string | undefined): Read | undefined {
  const told = dayOf(y, monthNamed(month), d)
  return told && { ...told, months: told.months === 12 ? 12 : null }
}
const mark = '[-/.]'
const ofDay = '(\\d{1,2})(?:st|nd|rd|th)?'

/** Ways to write a period, the more particular first. */
const forms: readonly Form[] = [
  // From a first day to a last: the last one tells the end, both the months.
  [
    new RegExp(
      `${year} ?年 ?(\\d{1,2}) ?月 ?(?:\\d{1,2} ?日)? ?[-–—至到~] ?(?:((?:19|20)\\d{2}) ?年 ?)?(\\d{1,2}) ?月(?: ?(\\d{1,2}) ?日)?`,
    ),
    ([, y = '', m, other, n, d]) => fromTo(y, Number(m), other ?? y, Number(n), d),
  ],
  [
    new RegExp(
      `${year}${mark}(\\d{1,2})${mark}\\d{1,2} ?(?:[-–—至到~]|to) ?${year}${mark}(\\d{1,2})${mark}(\\d{1,2})(?!\\d)`,
    ),
    ([, y = '', m, other = '', n, d]) => fromTo(y, Number(m), other, Number(n), d),
  ],
  [
    new RegExp(`${englishMonth} ?${ofDay},? ?${year} (?:to|through|[-–—]) ${englishMonth} ?${ofDay},? ?${year}`, 'i'),
    ([, m, , y = '', n, d, other = '']) => fromTo(y, monthNamed(m), other, monthNamed(n), d),
  ],
  dated(`${year}\\s*年\\s*(\\d{1,2})\\s*月\\s*(\\d{1,2})\\s*日`),
  dated(`${year}\\s*[-/.]\\s*(\\d{1,2})\\s*[-/.]\\s*(\\d{1,2})(?!\\d)(?:[ t]00:00(?::00)?)?`),
  dated(`${year}(\\d{2})(\\d{2})(?!\\d)`),
  [new RegExp(`${englishMonth} ?${ofDay}(?:, ?| )${year}(?!\\d)`, 'i'), ([, m, d, y = '']) => inEnglish(y, m, d)],
  [new RegExp(`(?<!\\d)${ofDay} ?${englishMonth},? ?${year}(?!\\d)`, 'i'), ([, d, m, y = '']) => inEnglish(y, m, d)],
  [new RegExp(`${englishMonth}(?:,? |-)${year}(?!\\d)`, 'i'), ([, m, y = '']) => inEnglish(y, m, undefined)],
  dated(`${year}\\s*年?\\s*1\\s*[-–—至]\\s*(\\d{1,2})\\s*月`, 'part'),
  upTo(`${year}\\s*年?\\s*(?:半年度?报?告?|中报|中期报告|上半年|h1)`, 6, 'part'),
  upTo(`${year}\\s*年?\\s*(?:前三季度|三季度?报告?|第三季度报告?|9m)`, 9, 'part'),
  upTo(`${year}\\s*年?\\s*(?:一季度?报告?|第?一季度?报?告?|q1|1q)`, 3, 'part'),
  upTo(`${year}\\s*年?\\s*(?:年报|年度报告?|年度|annual report|annual)`, 12, 'annual'),
  [
    new RegExp(`${year}\\s*年?\\s*[-_/.]?\\s*(?:q([2-4])|([2-4])q|第?([二三四2-4])季度?)`, 'i'),
    ([, y = '', a, b, c]) => {
      const quarter = Number(a ?? b ?? (quarters.includes(c ?? '?') ? quarters.indexOf(c ?? '') + 1 : c))
      return { end: endOfMonth(y, quarter * 3), months: null, by: 'part' }
    },
  ],
  dated(`${year}\\s*[-/.年]\\s*(0?[1-9]|1[0-2])(?!\\d)\\s*月?`),
  upTo(`(?:fy ?|fiscal (?:year )?)${year}(?:年|a(?![a-z]))?(?![\\d.])`, 12, 'annual'),
  upTo(`${year}\\s*(?:年|fy|a(?![a-z]))?(?![\\d.])`, 12, 'year'),
]

const spelled: Readonly<Record<string, number | null>> = {
  three: 3,
  six: 6,
  nine: 9,
  twelve: 12,
  thirteen: 3,
  'twenty-six': 6,
  'thirty-nine': 9,
  'fifty-two': 12,
  'fifty-three': 12,
  三: 3,
  六: 6,
  九: 9,
  十二: 12,
}
const weeks: Readonly<Record<string, number>> = { 13: 3, 14: 3, 26: 6, 27: 6, 39: 9, 40: 9, 52: 12, 53: 12 }
const count = '(three|six|nine|twelve|thirteen|twenty-six|thirty-nine|fifty-two|fifty-three|\\d{1,2})'
/** What ended on the day that follows: `six months ended`. */
const endedBefore = new RegExp(
  `(?:for )?(?:the )?(?:${count} (?:and ${count} )?(?:(months?)|weeks?)|(quarter)|(half[- ]year|first half)|(?:(?:fiscal |financial )?(?:years?|fy)|fiscal)(?: ?(?:19|20)\\d{2})?) ?\\(?(?:ended|ending|ends|end|to)(?: on)?:? ?$`,
  'i',
)
/** What ended on the day before: `截至…止六个月`, `止年度`. */
const endedAfter = /^ ?止的?(?:(三|六|九|十二|3|6|9|12) ?个月|(?:财政|会计|财务)?年度?)/
const monthsCounted = (text: string, inMonths: boolean): number | null =>
  spelled[text.toLowerCase()] ??
  (inMonths ? ([3, 6, 9, 12].find((one) => one === Number(text)) ?? null) : (weeks[text] ?? null))

/** A day with the words beside it that say what ended on it. */
function withEnded(told: Read, before: string, after: string): Told {
  const lead = endedBefore.exec(before)
  if (lead) {
    const [, first, second, inMonths, quarter, half] = lead
    const months =
      first === undefined
        ? quarter
          ? 3
          : half
            ? 6
            : 12
        : second === undefined
          ? monthsCounted(first, inMonths !== undefined)
          : null
    return { ...told, months, rest: `${before.slice(0, lead.index)} ${after}`.trim(), ended: true }
  }
  const tail = endedAfter.exec(after)
  if (!tail) return { ...told, rest: `${before} ${after}`.trim(), ended: false }
  const rest = `${before.replace(/截[至止] ?$/, '')} ${after.slice(tail[0].length)}`.trim()
  return { ...told, months: tail[1] === undefined ? 12 : (spelled[tail[1]] ?? Number(tail[1])), rest, ended: true }
}

/** Figures that nobody has reported yet. */
const forecast = /(?:19|20)\d{2}\s*e(?![a-z])|预测|预计|预期|forecast|estimate|guidance|consensus/i

/** A text as periods are looked for in it: simplified, of usual width, with single blanks. */
export const plainOf = (text: string): string =>
  inSimplified(text.slice(0, LONGEST_TEXT).normalize('NFKC')).replace(/\s+/g, ' ').trim()

/** The period that a text tells, and what else it says; undefined where it tells none, or one that is only forecast. */
export function periodIn(text: string): Told | undefined {
  const plain = plainOf(text)
  if (forecast.test(plain)) return undefined
  for (const [form, read] of forms) {
    const found = form.exec(plain)
    const told = found && read(found)
    // The day from which computers count stands where there was none.
    if (!told || told.end === '1970-01-01') continue
    const [before, after] = [plain.slice(0, found.index), plain.slice(found.index + found[0].length)]
    return told.by === 'day' && !told.ended
      ? withEnded(told, before, after)
      : { ...told, rest: `${before} ${after}`.trim(), ended: told.ended ?? false }
  }
  return undefined
}

/** Words beside a period that change nothing of what its figures are. */
const neutral =
  /^(?:[\s_()（）\-:：,，/]|合并|金额|期末|年末|余额|数额|数|本期|本年|截至|截止|止|度|年度|调整后|经审计|已审计|审计|fy|ended|year|as of|as at|at|on|the|for|unaudited|未经审计|未审计|restated|audited|consolidated|cny|rmb|人民币|[千百十万亿]*元|mn|million|bn|billion)*$/i

/** Whether words beside a period change nothing of it. */
export const isNeutral = (rest: string): boolean => neutral.test(rest)

/** Whether a column is one of a period and of nothing else. */
export const isPeriod = (column: string): boolean => isNeutral(periodIn(column)?.rest ?? '?')

/** The statement item that a column names beside a period, `2022 营业收入`; undefined where there is none. */
export function itemBeside(column: string): string | undefined {
  const rest = periodIn(column)?.rest
  return rest === undefined || rest === '' ? undefined : itemOf(rest)
}

/** The name of a line without the period beside it. */
export const withoutPeriod = (line: string): string =>
  itemBeside(line) === undefined ? line : (periodIn(line)?.rest ?? line)

/** Whether a period's words leave open what a quarter covers. */
export const isOpenQuarter = (text: string): boolean => periodIn(text)?.months === null
