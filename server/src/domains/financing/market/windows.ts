import { monthsAfter } from '@pandora/intelligence/fundamentals/months'
import { allRounds } from '../facets.ts'
import { dayNumber } from '../ledger/days.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { at, those } from '../ledger/words/columns.ts'

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

/** Of rounds in their order those of a period. */
export function within({ base }: Ledger, rounds: Int32Array, { from, to }: Period): Int32Array {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  return those(rounds, (round) => at(base.rounds.day, round) >= first && at(base.rounds.day, round) <= last)
}

/** Rounds whose industry goes by a name; all of them where none is asked for. */
export function ofIndustry(ledger: Ledger, industry: string | undefined): Int32Array {
  if (industry === undefined) return allRounds(ledger)
  const { rounds, words } = ledger.base
  const own = new Set(words.labels.list.flatMap(({ key }, label) => (key === industry ? [label] : [])))
  return those(allRounds(ledger), (round) => own.has(at(rounds.industry, round)))
}

/** Change in per cent; null where there was nothing before. */
export const growthOf = (now: number, before: number): number | null =>
  before === 0 ? null : ((now - before) / before) * 100
