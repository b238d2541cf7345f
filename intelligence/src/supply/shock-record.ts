import { apart, outcomesOf, type Outcome } from '../record/outcomes.ts'
import { blockMean, wilson } from '../record/statistics.ts'
import type { Interval, RecordSeries, Signal } from '../record/types.ts'
import type { ShockDirection } from './shock-types.ts'

/**
 * Types of events that stop or hamper supply: what is made stops (accident, closure), is not to be had (shortage), may
 * not leave or be bought (export limits, sanction), or is taken back (recall).
 */
export const disruptionTypes = ['accident', 'closure', 'shortage', 'export-limit', 'sanction', 'recall'] as const

/** Trading days that a case is followed. */
export const recordHorizons = [1, 5, 20] as const
/** Windows that do not overlap from which on a record is evidence. */
const EVIDENCE = 30
/**
 * Trading days before a case at which its placebos stand: the same company, when it was not said to be hit. Far enough
 * for the longest window to end before the case.
 */
const PLACEBO_DAYS = [30, 45, 60, 75] as const

/** That a company was said to be hit by a disruption, as it was known then. */
export interface DisruptionCase {
  companyId: string
  /** When the disruption was known, ms. */
  at: number
  direction: ShockDirection
  /** Share of its revenue that was said to be at risk. */
  effect: number
}

export interface DisruptionInput {
  cases: readonly DisruptionCase[]
  series: ReadonlyMap<string, RecordSeries>
  /** Instant (ms) of which the record speaks: nothing known or closed later is used. */
  asOf: number
  seed: number
}

interface Measured {
  samples: number
  independent: number
  /** Fewer than 30 windows that do not overlap: no evidence. */
  grey: boolean
  /** Mean return over the industry's, per cent, with its interval: below 0 they fell more. */
  excess: Interval | null
}

export interface DisruptionHorizon extends Measured {
  days: number
  /** Share that did worse than its industry, on windows that do not overlap. */
  fellMore: Interval | null
  placebo: Measured
  /** Cases that nobody could have traded, or whose window has not ended. */
  leftOut: number
}

function measured(outcomes: readonly Outcome[], days: number, seed: number): Measured {
  const independent = apart(outcomes).length
  const byDay = [...Map.groupBy(outcomes, (one) => one.entryDay).values()]
  return {
    samples: outcomes.length,
    independent,
    grey: independent < EVIDENCE,
    excess: blockMean(
      byDay.map((day) => day.map((one) => one.excess)),
      days,
      seed,
    ),
  }
}

const signalOf = ({ companyId, at, effect }: DisruptionCase): Signal => ({
  companyId,
  at,
  score: effect,
  direction: -1,
})

/** Instants so many trading days before an instant, of the company's own days; those before its first are left out. */
function earlier({ bars }: RecordSeries, at: number): number[] {
  let place = bars.length
  while (place > 0 && (bars[place - 1]?.closeAt ?? 0) > at) place--
  return PLACEBO_DAYS.flatMap((days) => bars[place - days]?.closeAt ?? [])
}

/** Placebos of cases: earlier days of their companies on which no case of theirs is within the longest window. */
export function placebosOf(
  cases: readonly DisruptionCase[],
  series: ReadonlyMap<string, RecordSeries>,
): DisruptionCase[] {
  const own = Map.groupBy(cases, (one) => one.companyId)
  const apartBy = 30 * 86_400_000
  return cases.flatMap((one) => {
    const of = series.get(one.companyId)
    return of
      ? earlier(of, one.at)
          .filter((at) => (own.get(one.companyId) ?? []).every((other) => Math.abs(other.at - at) > apartBy))
          .map((at) => ({ ...one, at }))
      : []
  })
}

/**
 * Whether companies that were said to be hit fell more than their industry, over 1, 5 and 20 trading days from the
 * first open after the disruption was known, beside the same companies on placebo days. Intervals: moving-block
 * bootstrap by day of entry, as of the track record of scores.
 */
export function disruptionRecord({ cases, series, asOf, seed }: DisruptionInput): DisruptionHorizon[] {
  const known = cases.filter((one) => one.at <= asOf)
  const placebos = placebosOf(known, series)
  return recordHorizons.map((days) => {
    const follow = (of: readonly DisruptionCase[]) =>
      outcomesOf({ signals: of.map(signalOf), series, horizonDays: days, asOf, seed })
    const { outcomes, leftOut } = follow(known)
    const independent = apart(outcomes)
    return {
      days,
      ...measured(outcomes, days, seed),
      fellMore: wilson(independent.filter((one) => one.excess < 0).length, independent.length),
      placebo: measured(follow(placebos).outcomes, days, seed + days),
      leftOut: leftOut.suspended + leftOut.limit + leftOut.noPrice + leftOut.unfinished,
    }
  })
}
