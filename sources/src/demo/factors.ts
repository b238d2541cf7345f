import { sectors } from './industries.ts'
import { randomOf } from './random.ts'

/** Returns, per cent, of the market and of each industry of level 1 beyond it, by trading day. */
export interface Factors {
  market: Float64Array
  industries: ReadonlyMap<string, Float64Array>
}

/** Volatility that clusters: GARCH(1,1) about `sigma` (per cent a day), shocks with fat tails. */
export function clustered(
  random: { tails: (freedom: number) => number },
  sigma: number,
  freedom: number,
): () => number {
  let variance = sigma * sigma
  return () => {
    const shock = Math.max(-6, Math.min(6, random.tails(freedom))) * Math.sqrt(variance)
    variance = 0.06 * sigma * sigma + 0.09 * shock * shock + 0.85 * variance
    return shock
  }
}

/** The factors of `count` trading days. More days only add. */
export function makeFactors(seed: number, count: number): Factors {
  const marketShock = clustered(randomOf(seed, 'market'), 0.95, 6)
  const market = Float64Array.from({ length: count }, () => 0.025 + marketShock())
  const industries = new Map(
    sectors.map(({ code }) => {
      const shock = clustered(randomOf(seed, 'industry', code), 0.75, 7)
      return [code, Float64Array.from({ length: count }, shock)]
    }),
  )
  return { market, industries }
}
