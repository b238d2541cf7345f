import { monthsAfter } from '@pandora/intelligence/fundamentals/months'
import type { Round } from '../ledger/types.ts'

const MS_A_DAY = 86_400_000
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + MS_A_DAY).toISOString().slice(0, 10)
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MS_A_DAY)

/** Days from and to, both within. */
export interface Period {
  from: string
  to: string
}

/** The last months up to a day, and the same time before them. */
export function lastMonths(until: string, months: number): { period: Period; before: Period } {
  const [middle, start] = [monthsAfter(until, -months), monthsAfter(until, -2 * months)]
  return { period: { from: dayAfter(middle), to: until }, before: { from: dayAfter(start), to: middle } }
}

export const within = (rounds: readonly Round[], { from, to }: Period): Round[] =>
  rounds.filter(({ day }) => day >= from && day <= to)

/** Change in per cent; null where there was nothing before. */
export const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : ((now - before) / before) * 100
