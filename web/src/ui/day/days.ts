/** Why a typed day is refused. */
export type DayFault = 'notADay' | 'tooLate'

/** The browser's date of a calendar day, at noon, so that no time zone moves it to its neighbour. */
export function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** `YYYY-MM-DD` of a date of the browser. */
export function dayOfDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Reads a typed day: `2026-3-1`, `2026/03/01`, `20260301` and `2026年3月1日` are all read; null = it is none. */
export function readDay(text: string): string | null {
  const found = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/.exec(text.trim())
  if (!found) return null
  const [, year = '', month = found[4] ?? '', date = found[5] ?? ''] = found
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  return dayOfDate(dateOf(day)) === day ? day : null
}

/** What is wrong with a typed day that may not be later than `notAfter`; null = nothing. */
export function faultOf(text: string, notAfter: string | undefined): DayFault | null {
  const day = readDay(text)
  if (day === null) return 'notADay'
  return notAfter !== undefined && day > notAfter ? 'tooLate' : null
}
