import type { ChartInterval } from '@pandora/contract/view/chart-settings'
import type { Bar } from '../bars.ts'

/** A bar of a day, a week or a month. `from` and `date` are its first and its last day with trading. */
export interface Candle extends Bar {
  from: string
  /** Trading days in it. */
  days: number
  /** The last bar, whose week or month has weekdays after the last day it holds: it is not finished, or not known to be. */
  unfinished: boolean
}

const DAY_MS = 86_400_000
const dayMs = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Last weekday of the calendar week (Monday to Sunday) or month of a day: exchanges trade on weekdays only. */
export function lastWeekday(day: string, interval: 'week' | 'month'): string {
  const at = new Date(dayMs(day))
  if (interval === 'week') return dayText(at.getTime() + (5 - (at.getUTCDay() || 7)) * DAY_MS)
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0))
  const weekday = last.getUTCDay()
  return dayText(last.getTime() - (weekday === 0 ? 2 : weekday === 6 ? 1 : 0) * DAY_MS)
}

/** The calendar week or month that a day belongs to, as text: the Monday, or `YYYY-MM`. */
const periodOf = (day: string, interval: 'week' | 'month'): string =>
  interval === 'month' ? day.slice(0, 7) : dayText(dayMs(day) - ((new Date(dayMs(day)).getUTCDay() || 7) - 1) * DAY_MS)

const sumOf = (values: readonly (number | null)[]) =>
  values.some((value) => value === null) ? null : (values as number[]).reduce((all, value) => all + value, 0)
const furthest = (values: readonly (number | null)[], of: (...all: number[]) => number) =>
  values.some((value) => value === null) ? null : of(...(values as number[]))

/**
 * Bars of an interval out of daily ones, oldest first: open of the first day, close of the last, highest high, lowest
 * low, sums of volume, amount and turnover. What a day lacks its week lacks: a sum of some days is no sum of the week.
 */
export function barsBy(daily: readonly Bar[], interval: ChartInterval): Candle[] {
  if (interval === 'day') return daily.map((bar) => ({ ...bar, from: bar.date, days: 1, unfinished: false }))
  const periods = [...Map.groupBy(daily, ({ date }) => periodOf(date, interval)).values()]
  let before: number | null = null
  return periods.flatMap((days, at) => {
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) return []
    const close = before
    before = last.close
    return [
      {
        date: last.date,
        from: first.date,
        days: days.length,
        open: first.open,
        high: furthest(
          days.map(({ high }) => high),
          Math.max,
        ),
        low: furthest(
          days.map(({ low }) => low),
          Math.min,
        ),
        close: last.close,
        volume: sumOf(days.map(({ volume }) => volume)),
        amount: sumOf(days.map(({ amount }) => amount)),
        turnoverRate: sumOf(days.map(({ turnoverRate }) => turnoverRate)),
        changeRate: close === null || close <= 0 ? null : (last.close / close - 1) * 100,
        unfinished: at === periods.length - 1 && last.date < lastWeekday(last.date, interval),
      },
    ]
  })
}

/** Place of the bar that holds a day, or of the next one where it was not traded; -1 after the last. */
export const placeOf = (bars: readonly Pick<Candle, 'date'>[], day: string): number =>
  bars.findIndex(({ date }) => date >= day)
