/**
 * Days into a month up to which a period that ends there belongs to the month before: fiscal years of 52 or 53 weeks
 * end a few days off.
 */
const SPILL = 10

/** The month in which a period ended, counted from year 0: 2024-03-31 and 2024-04-01 are both March 2024. */
export function monthOf(periodEnd: string): number {
  const month = Number(periodEnd.slice(0, 4)) * 12 + Number(periodEnd.slice(5, 7)) - 1
  return Number(periodEnd.slice(8, 10)) <= SPILL ? month - 1 : month
}

/** Calendar year and quarter of a month. */
export function quarterOf(month: number): { year: number; quarter: number } {
  return { year: Math.floor(month / 12), quarter: Math.floor((month % 12) / 3) + 1 }
}

/** The day `months` months after a day (before it where negative); of a shorter month its last. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return `${first.toISOString().slice(0, 8)}${String(Math.min(date, last)).padStart(2, '0')}`
}
