const DAY = 86_400_000

/** First day of the lunar year: the exchanges rest from the day before it for a week. */
const springs = [
  '2014-01-31',
  '2015-02-19',
  '2016-02-08',
  '2017-01-28',
  '2018-02-16',
  '2019-02-05',
  '2020-01-25',
  '2021-02-12',
  '2022-02-01',
  '2023-01-22',
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
]
const restDays = new Set([
  '01-01',
  '05-01',
  '05-02',
  '05-03',
  '10-01',
  '10-02',
  '10-03',
  '10-04',
  '10-05',
  '10-06',
  '10-07',
])
const springDays = new Set(springs.flatMap((day) => Array.from({ length: 7 }, (_, at) => dayAfter(day, at - 1))))

/** The day `count` days after another. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)
}

/** Calendar days from `from` to `to`, both included. */
export function calendarDays(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += DAY)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}

/**
 * Whether the demo market's exchanges trade on a day: weekdays but for the public holidays, without moved working days.
 */
export function isTradingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !restDays.has(day.slice(5)) && !springDays.has(day)
}

/** Trading days from `from` to `to`, both included. */
export function tradingDays(from: string, to: string): string[] {
  return calendarDays(from, to).filter(isTradingDay)
}

/** The `count`-th trading day after `day`; 0 is `day` itself where it is one, else the next. */
export function tradingDayAfter(day: string, count: number): string {
  let at = day
  while (!isTradingDay(at)) at = dayAfter(at, 1)
  for (let left = count; left > 0;) {
    at = dayAfter(at, 1)
    if (isTradingDay(at)) left--
  }
  return at
}

/** Ends of quarters from the year of `from` up to `to`. */
export function quarterEnds(from: string, to: string): string[] {
  const ends: string[] = []
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++)
    for (const end of ['03-31', '06-30', '09-30', '12-31'])
      if (`${year}-${end}` >= from && `${year}-${end}` <= to) ends.push(`${year}-${end}`)
  return ends
}
