import { numeral } from './numerals.ts'

/** A stretch of days, or one. */
type Days =
  | { kind: 'day'; day: string }
  | { kind: 'span'; from: string; to: string }
  | { kind: 'lastDays'; count: number }

export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10)

/** A week from Monday to Sunday, so many weeks from the one of a day. */
export function weekOf(day: string, weeks: number): { kind: 'span'; from: string; to: string } {
  const monday = daysBefore(day, ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) - 7 * weeks)
  return { kind: 'span', from: monday, to: daysBefore(monday, -6) }
}

/** A whole month up to today; without a year the one of its name that has begun last. Null where there is no such. */
export function monthSpan(year: number | null, month: number, today: string): Days | null {
  if (!(month >= 1 && month <= 12)) return null
  const two = String(month).padStart(2, '0')
  const here = Number(today.slice(0, 4))
  const of = year ?? (`${here}-${two}-01` <= today ? here : here - 1)
  const end = new Date(Date.UTC(of, month, 0)).toISOString().slice(0, 10)
  return { kind: 'span', from: `${of}-${two}-01`, to: end > today && `${of}-${two}-01` <= today ? today : end }
}

/** The month after that of a day, from its first day to its last. */
export function monthAfter(today: string): { kind: 'span'; from: string; to: string } {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const day = (of: number, at: number) => new Date(Date.UTC(year, of, at)).toISOString().slice(0, 10)
  return { kind: 'span', from: day(month, 1), to: day(month + 1, 0) }
}

/** The last quarter that ended before that of a day. */
export function quarterBefore(today: string): { kind: 'quarter'; year: number; quarter: number } {
  const at = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3) - 1
  return { kind: 'quarter', year: Math.floor(at / 4), quarter: (at % 4) + 1 }
}

const weekdays = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')
export const WEEKDAY = weekdays.join('|')

/** The day of the week that a word names, 0 for Monday. */
const weekdayOf = (word: string): number =>
  /[a-z]/.test(word) ? weekdays.indexOf(word.toLowerCase()) : '一二三四五六日天'.indexOf(word.replace('天', '日'))

/** A day of the week: of the week before, of this one, or by itself the last one that has come. */
export function weekday(which: string, word: string, today: string): Days | null {
  const at = weekdayOf(word)
  if (at < 0) return null
  const inWeek = (weeks: number) => daysBefore(weekOf(today, weeks).from, -at)
  if (which === '上') return { kind: 'day', day: inWeek(-1) }
  if (/[本这]|this/.test(which)) return { kind: 'day', day: inWeek(0) }
  const here = inWeek(0)
  // “last Friday” said on a Friday is the one a week ago.
  const come = which === 'last' ? here < today : here <= today
  return { kind: 'day', day: come ? here : inWeek(-1) }
}

/** The last 52 weeks, as highs and lows are told of: so many weeks up to today. */
export const weeksBack = (count: string): Days | null => {
  const weeks = numeral(count)
  return weeks !== null && weeks >= 1 && weeks <= 520 ? { kind: 'lastDays', count: weeks * 7 } : null
}
