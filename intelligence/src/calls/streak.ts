const DAY = 86_400_000
const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10)
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/**
 * Days in a row with a call, up to a day or the one before it: the medal `lsrsMedal`. A Saturday or Sunday without a
 * call does not break the row, for nothing trades then; with one it counts.
 */
export function streakUpTo(day: string, called: ReadonlySet<string>): number {
  let count = 0
  let at = called.has(day) ? day : dayBefore(day)
  for (; called.has(at) || isWeekend(at); at = dayBefore(at)) if (called.has(at)) count++
  return count
}
