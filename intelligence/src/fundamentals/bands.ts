import type { FigureAbsence } from '@pandora/contract/domains/figures/names'
import type { Ratio } from './valuation.ts'

/**
 * Value below which a share of samples lies, in per cent, between neighbours by proportion: the seventh definition of
 * Hyndman and Fan, Sample Quantiles in Statistical Packages, 1996. `sorted` rises and is not empty.
 */
export function quantileOf(sorted: readonly number[], percent: number): number {
  const at = ((sorted.length - 1) * percent) / 100
  const below = Math.floor(at)
  const [low = 0, high = low] = [sorted[below], sorted[below + 1]]
  return low + (high - low) * (at - below)
}

/** Days one after the other without a value, all for one reason. */
export interface Gap {
  from: string
  to: string
  days: number
  absence: FigureAbsence
}

/** The gaps of a course of ratios, oldest first. */
export function gapsOf(days: readonly string[], ratios: readonly Ratio[]): Gap[] {
  const gaps: Gap[] = []
  for (const [at, { absence, value }] of ratios.entries()) {
    if (value !== null || absence === null) continue
    const day = days[at] ?? ''
    const before = gaps.at(-1)
    if (before?.absence === absence && before.to === days[at - 1]) {
      before.to = day
      before.days++
    } else gaps.push({ from: day, to: day, days: 1, absence })
  }
  return gaps
}
