import { dayAfter } from '../calendar.ts'
import { randomOf } from '../random.ts'
import { rowsOf } from '../tables/parse.ts'
import { macroTable } from '../tables/series.ts'
import type { World } from '../world.ts'

/** What is published of a month. */
export interface MonthlyFigure {
  /** The month's last day. */ end: string
  value: number
  published: string
}

/** Months from the first of `from`'s to `today`'s, as `YYYY-MM`. */
export function monthsOf(from: string, today: string): string[] {
  const months: string[] = []
  const at = new Date(`${from.slice(0, 7)}-01T00:00:00Z`)
  while (at.toISOString().slice(0, 10) <= today) {
    months.push(at.toISOString().slice(0, 7))
    at.setUTCMonth(at.getUTCMonth() + 1)
  }
  return months
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** Figures of a series of the table of monthly ones, as they were published up to the world's day, oldest first. */
export function monthlyFigures(
  { seed, from, today }: Pick<World, 'seed' | 'from' | 'today'>,
  code: string,
): MonthlyFigure[] {
  const row = rowsOf(macroTable).find(([own]) => own === code)
  if (!row) throw new Error(`no monthly figures ${code}`)
  const [, , , , mean, step, wait] = row
  const random = randomOf(seed, 'macro', code)
  let away = random.normal() * Number(step)
  return monthsOf(from, today).flatMap((month) => {
    away = away * 0.82 + random.normal() * Number(step)
    const end = new Date(`${month}-01T00:00:00Z`)
    end.setUTCMonth(end.getUTCMonth() + 1, 0)
    const observed = end.toISOString().slice(0, 10)
    const published = dayAfter(observed, Number(wait))
    const value = rounded(Number(mean) + away, Number(mean) > 1000 ? 0 : 2)
    return published <= today ? [{ end: observed, value, published }] : []
  })
}
