import { rankingFactors, type RankingFactor } from './types.ts'

/** Factors that must be known, and weigh, for a score. */
export const LEAST_FACTORS = 3

export type Weights = Readonly<Record<RankingFactor, number>>

/** Weights as parts of their sum, in the order of `rankingFactors`; what is below 0 counts as 0. */
export function sharesOf(weights: Weights): number[] {
  const parts = rankingFactors.map((factor) => Math.max(0, weights[factor]))
  const total = parts.reduce((sum, one) => sum + one, 0)
  return parts.map((one) => (total > 0 ? one / total : 0))
}

/** Whether so few factors weigh that no company gets a score. */
export const saysNothing = (weights: Weights): boolean =>
  rankingFactors.filter((factor) => weights[factor] > 0).length < LEAST_FACTORS

/** One word for weights that rank alike: their shares in thousandths. */
export const mixWord = (weights: Weights): string =>
  sharesOf(weights)
    .map((share) => Math.round(share * 1000))
    .join('-')
