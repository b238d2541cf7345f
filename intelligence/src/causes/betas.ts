import type { Betas, DayReturn } from './types.ts'

/** Trading days before the move that betas rest on, and fewest. */
const WINDOW = 250
export const FEWEST_DAYS = 20
/**
 * Betas before anything is known: it moves with the market and with its industry. Spread of true betas about it
 * (Vasicek 1973 shrinks alike; 0.3–0.5 between stocks).
 */
const PRIOR = 1
const SPREAD = 0.4
/** Own parts beyond so many robust deviations count as that many, so that past events do not pass for noise. */
const CUT = 4
/** Normal deviation of a median absolute deviation of 1. */
const FROM_MEDIAN = 1.4826
/** Least daily deviation, per cent: a price that never moved says nothing of what it may do. */
const LEAST_SIGMA = 0.2

type Known = { stock: number; market: number; excess: number }

/**
 * A day's returns where all are known; excess is the industry's over the market's, 0 where no industry is known at all.
 */
export function knownOf({ stock, market, industry }: DayReturn, withIndustry: boolean): Known | undefined {
  if (stock === null || market === null || (withIndustry && industry === null)) return undefined
  const known = { stock, market, excess: withIndustry && industry !== null ? industry - market : 0 }
  return Number.isFinite(known.stock) && Number.isFinite(known.market) && Number.isFinite(known.excess)
    ? known
    : undefined
}

function median(values: readonly number[]): number {
  // As numbers, without a call for each comparison: three of these are most of the time that betas take.
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Deviation of own parts on ordinary days, per cent. */
function sigmaOf(residuals: readonly number[]): number {
  const cut = CUT * FROM_MEDIAN * median(residuals.map(Math.abs))
  return Math.max(
    LEAST_SIGMA,
    Math.sqrt(residuals.reduce((sum, one) => sum + Math.min(one * one, cut * cut), 0) / Math.max(1, residuals.length)),
  )
}

/**
 * Betas to the market and to the industry's excess over it, from the last 250 trading days of `days` (all before the
 * move): least squares shrunk to 1 and 1
 * as far as the days leave them open (normal prior, deviation 0.4). Undefined below 20 days.
 */
export function betasOf(days: readonly DayReturn[], withIndustry: boolean): Betas | undefined {
  const known: Known[] = []
  for (const day of days.slice(-WINDOW)) {
    const one = knownOf(day, withIndustry)
    if (one) known.push(one)
  }
  if (known.length < FEWEST_DAYS) return undefined
  let [market, industry] = [PRIOR, withIndustry ? PRIOR : 0]
  let sigma = sigmaOf(known.map((one) => one.stock - one.market * market - one.excess * industry))
  let trust = 0
  // The deviation says how much the days can tell, and follows from the betas: two rounds settle it.
  for (let round = 0; round < 2; round++) {
    const hold = (sigma / SPREAD) ** 2
    let [mm, me, ee, my, ey] = [hold, 0, hold, 0, 0]
    for (const one of known) {
      // From the prior on: what is left when both betas are 1 is regressed.
      const left = one.stock - one.market * PRIOR - one.excess * (withIndustry ? PRIOR : 0)
      mm += one.market * one.market
      me += one.market * one.excess
      ee += one.excess * one.excess
      my += one.market * left
      ey += one.excess * left
    }
    const determinant = mm * ee - me * me
    market = PRIOR + (my * ee - ey * me) / determinant
    industry = withIndustry ? PRIOR + (ey * mm - my * me) / determinant : 0
    sigma = sigmaOf(known.map((one) => one.stock - one.market * market - one.excess * industry))
    trust = 1 - hold / mm
  }
  return { market, industry, observations: known.length, trust, sigma }
}
