/** How the calendar is shown. */
export type Shown = 'month' | 'week' | 'list'

const DAY = 86_400_000
/** Days that a list reaches ahead; of one company also back, and what it then reaches each way. */
const LISTED = 60
const AROUND = 195
const ofMs = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** A day so many days after another; before it where negative. */
export const dayAfter = (day: string, count: number): string => ofMs(Date.parse(day) + count * DAY)

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The same day so many months later; of a shorter month its last. */
export function monthAfter(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + count, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return `${first.toISOString().slice(0, 8)}${String(Math.min(date, last)).padStart(2, '0')}`
}

/**
 * The days that are shown around a day: whole weeks of its month, its week, or those from it on; of one company a list
 * holds about a year around it.
 */
export function spanOf(shown: Shown, day: string, ofCompany = false): { from: string; to: string } {
  if (shown === 'list' && ofCompany) return { from: dayAfter(day, -AROUND), to: dayAfter(day, AROUND) }
  if (shown === 'list') return { from: day, to: dayAfter(day, LISTED - 1) }
  if (shown === 'week') return { from: mondayOf(day), to: dayAfter(mondayOf(day), 6) }
  const first = `${day.slice(0, 8)}01`
  return { from: mondayOf(first), to: dayAfter(mondayOf(dayAfter(monthAfter(first, 1), -1)), 6) }
}

/** The day to look at next, or before (`step` −1). */
export const stepFrom = (shown: Shown, day: string, step: 1 | -1, ofCompany = false): string =>
  shown === 'month' ? monthAfter(day, step) : dayAfter(day, step * (shown === 'week' ? 7 : ofCompany ? AROUND : LISTED))

/** Every day of a span. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day)
  return days
}
