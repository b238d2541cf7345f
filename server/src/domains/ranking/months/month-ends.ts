import { endOfDay } from '@pandora/contract/time'

/** The last trading day of a month, and the first and last of the next where that is over. */
export interface MonthEnd {
  rankedOn: string
  next: { first: string; last: string } | null
}

/**
 * Ends of months that were over at an instant (ms), oldest first, of trading days in order. A month is over once a day
 * of the next one traded.
 */
export function monthEnds(days: readonly string[], at: number): MonthEnd[] {
  const known = days.filter((day) => endOfDay(day) <= at)
  const months = [...Map.groupBy(known, (day) => day.slice(0, 7)).values()]
  return months.slice(0, -1).flatMap((own, place): MonthEnd[] => {
    const rankedOn = own.at(-1)
    const [next, isOver] = [months[place + 1] ?? [], place + 2 < months.length]
    const [first, last] = [next[0], next.at(-1)]
    return rankedOn === undefined ? [] : [{ rankedOn, next: isOver && first && last ? { first, last } : null }]
  })
}
