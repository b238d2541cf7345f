import { ruleOf } from '../impact/rules.ts'
import type { Candidate, DayReturn } from './types.ts'

/** What reaches a company through its partners is read later (Cohen, Frazzini 2008). */
const ALONG_SUPPLY = [0.25, 0.4, 0.25, 0.1] as const

/** Chances that the price answers on the first trading day on which it can, and on the following. */
export function delaysOf({ type, path }: Pick<Candidate, 'type' | 'path'>): readonly number[] {
  return path.some((hop) => hop.kind === 'supplier' || hop.kind === 'customer') ? ALONG_SUPPLY : ruleOf(type).delays
}

/** Places, among all days, of those on which the stock traded. */
export function tradedPlaces(days: readonly DayReturn[]): number[] {
  const places: number[] = []
  for (const [at, one] of days.entries()) if (one.stock !== null) places.push(at)
  return places
}

/**
 * Number, among the days on which the stock traded, of the first whose price could answer to what became public at an
 * instant; their count where none could. A halt therefore does not use up the delay.
 */
export function firstAnswer(days: readonly DayReturn[], traded: readonly number[], happenedAt: number): number {
  let [low, high] = [0, traded.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((days[traded[middle] ?? 0]?.closeAt ?? 0) > happenedAt) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * Chance that the price answers within the traded days `first` to `last` (numbers, both included) to an event whose
 * first is `answer`.
 */
export function chanceWithin(delays: readonly number[], answer: number, first: number, last: number): number {
  return delays.reduce(
    (sum, chance, delay) => (answer + delay >= first && answer + delay <= last ? sum + chance : sum),
    0,
  )
}
