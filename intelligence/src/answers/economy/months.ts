import { numeral, NUMERAL } from '../numerals.ts'
import { MONTH, monthOf, type Period } from '../periods.ts'

/** A time that a question on the economy speaks of: months besides what any question may. */
export type EconomicTime =
  | Period
  /** `YYYY-MM`. */
  | { kind: 'month'; month: string }
  | { kind: 'months'; from: string; to: string }
  /** So many months up to the last one published. */
  | { kind: 'lastMonths'; count: number }

export interface FoundTime {
  time: EconomicTime
  start: number
  end: number
}

/** Months that are meant by a few of them. */
const FEW = 6
const NAME = `\\b${MONTH}\\b`
const YEAR = '((?:19|20)\\d{2})'
const asMonth = (year: number, month: number): string | null =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null

/** The month so many before another one. */
function before(month: string, count: number): string {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

/** The last month of a number that has ended by a day. */
function cameLast(month: number, today: string): string | null {
  const year = Number(today.slice(0, 4))
  return asMonth(month < Number(today.slice(5, 7)) ? year : year - 1, month)
}

const AGO: Readonly<Record<string, number>> = { 一: 1, 两: 2, 三: 3, 六: 6, a: 1, one: 1, two: 2, three: 3, six: 6 }

/** The day so many weeks, months or years before another one. */
function backFrom(today: string, count: number, unit: string): string {
  const day = new Date(`${today}T00:00:00Z`)
  if (/周|week/i.test(unit)) day.setUTCDate(day.getUTCDate() - 7 * count)
  else if (/年|year/i.test(unit)) day.setUTCFullYear(day.getUTCFullYear() - count)
  else day.setUTCMonth(day.getUTCMonth() - count)
  return day.toISOString().slice(0, 10)
}

const spanOf = (from: string | null, to: string | null): EconomicTime | null =>
  from === null || to === null || from > to ? null : { kind: 'months', from, to }
const one = (month: string | null): EconomicTime | null => (month === null ? null : { kind: 'month', month })

const rules: readonly (readonly [
  pattern: RegExp,
  read: (match: readonly (string | undefined)[], today: string) => EconomicTime | null,
])[] = [
  [
    new RegExp(
      `(?:从)?${YEAR}\\s?年\\s?(\\d{1,2})\\s?月(?:份)?\\s?(?:-|–|—|~|至|到)\\s?(?:${YEAR}\\s?年)?\\s?(\\d{1,2})\\s?月(?:份)?`,
      'g',
    ),
    ([, year, from, until, to]) =>
      spanOf(asMonth(Number(year), Number(from)), asMonth(Number(until ?? year), Number(to))),
  ],
  [
    new RegExp(`(?:from )?${NAME} ${YEAR} (?:to|until|through|-|–) ${NAME} ${YEAR}`, 'gi'),
    ([, from = '', year, to = '', until]) =>
      spanOf(asMonth(Number(year), monthOf(from)), asMonth(Number(until), monthOf(to))),
  ],
  [
    new RegExp(`${YEAR}\\s?年\\s?(\\d{1,2})\\s?月(?:份)?(?!\\s?\\d{1,2}\\s?[日号]|以来|之后|至今|起)`, 'g'),
    ([, year, month]) => one(asMonth(Number(year), Number(month))),
  ],
  [
    new RegExp(`(?<![\\d-])${YEAR}-(\\d{1,2})(?![\\d-])`, 'g'),
    ([, year, month]) => one(asMonth(Number(year), Number(month))),
  ],
  [
    new RegExp(`(?<!since |\\d(?:st|nd|rd|th)? (?:of )?)${NAME},? (?:of )?${YEAR}`, 'gi'),
    ([, name = '', year]) => one(asMonth(Number(year), monthOf(name))),
  ],
  [
    new RegExp(`${NAME},? (?:of )?(this|last) year`, 'gi'),
    ([, name = '', which = ''], today) =>
      one(asMonth(Number(today.slice(0, 4)) - (which.toLowerCase() === 'last' ? 1 : 0), monthOf(name))),
  ],
  [
    /(今年|去年|前年)\s?(\d{1,2})\s?月(?:份)?(?!\s?\d{1,2}\s?[日号]|以来|之后|至今|起)/g,
    ([, word = '', month], today) =>
      one(asMonth(Number(today.slice(0, 4)) - ['今年', '去年', '前年'].indexOf(word), Number(month))),
  ],
  [
    /(?<![\d年])(\d{1,2})\s?月(?:份)?(?!\s?\d{1,2}\s?[日号]|以来|之后|至今|起)/g,
    ([, month], today) => one(cameLast(Number(month), today)),
  ],
  [
    /(?:在)?(一|两|三|六)个?(周|月|年)(?:以)?前(?:呢|是多少)?|\b(a|one|two|three|six) (week|month|year)s? (?:ago|earlier|before)\b/gi,
    ([, zh, zhUnit, en, enUnit], today) => ({
      kind: 'day',
      day: backFrom(today, AGO[(zh ?? en ?? '').toLowerCase()] ?? 1, zhUnit ?? enUnit ?? ''),
    }),
  ],
  [/上个?月(?:份)?|last month|previous month/gi, (_, today) => one(before(today.slice(0, 7), 1))],
  [/(?:本|这个?)月(?:份)?(?!以来)|this month/gi, (_, today) => one(today.slice(0, 7))],
  [
    /(?:最近|近|过去|这)(?:的)?几个?月|(?:over |in |for |during )?(?:the )?(?:last|past|recent) few months|(?:in )?recent months/gi,
    () => ({ kind: 'lastMonths', count: FEW }),
  ],
  [
    new RegExp(
      `(?:近|最近|过去|近来)\\s?(${NUMERAL})\\s?个?月|(?:over |in |for |during )?(?:the )?(?:last|past) (\\d{1,2}|two|three|six|nine|twelve) months`,
      'gi',
    ),
    ([, zh, en]) => {
      const count =
        zh !== undefined
          ? numeral(zh)
          : ({ two: 2, three: 3, six: 6, nine: 9, twelve: 12 }[(en ?? '').toLowerCase()] ?? Number(en))
      return count !== null && count >= 2 && count <= 60 ? { kind: 'lastMonths', count } : null
    },
  ],
  [
    new RegExp(`(?:in |of )?(?<!since )(?<![\\d] )${NAME}(?! \\d)`, 'gi'),
    ([, name = ''], today) => (name.toLowerCase() === 'may' ? null : one(cameLast(monthOf(name), today))),
  ],
]

/** Months that a text speaks of; what they are written with is marked in `taken`. */
export function readMonths(text: string, today: string, taken: boolean[]): FoundTime[] {
  const found: FoundTime[] = []
  for (const [pattern, read] of rules)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (taken.slice(start, end).some(Boolean)) continue
      const time = read(match, today)
      if (time === null) continue
      found.push({ time, start, end })
      taken.fill(true, start, end)
    }
  return found
}
