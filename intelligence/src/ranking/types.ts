// Inputs and answers of the ranking: companies of one day by a stated mix of factors.

export const rankingFactors = ['growth', 'quality', 'value', 'momentum', 'attention', 'stance', 'impact'] as const
export type RankingFactor = (typeof rankingFactors)[number]

/**
 * Raw values of a company on a day, larger is better; null where there is none. Units: see `docs/models/ranking.md`.
 */
export interface RankingRow {
  companyId: string
  /** Industry, for the neutral mix. */ group: string | null
  values: Readonly<Record<RankingFactor, number | null>>
}

export interface RankingOptions {
  weights: Readonly<Record<RankingFactor, number>>
  neutral: boolean
}

export interface RankingPart {
  factor: RankingFactor
  raw: number | null
  /** Standardised across the day's companies, winsorised at ±3; null where the raw value is missing. */
  z: number | null
  weight: number
  /** Points above or below 50: all parts and 50 add up to the score, in steps of 0.01. */
  points: number
}

export interface RankedCompany {
  companyId: string
  /** 0 to 100, 50 is the middle; null where fewer than three factors are known. */
  score: number | null
  /** 1 is best; equal scores share the best of their ranks. Null without a score. */
  rank: number | null
  /** Share of the weights whose factor is known, 0 to 1. */
  coverage: number
  parts: readonly RankingPart[]
}

/** A month's ranking against what came after it. */
export interface BacktestMonth {
  month: string
  companies: number
  /** Spearman's correlation of score and later return; null below 10 companies. */ rankIC: number | null
  grey: boolean
}

export interface Backtest {
  version: string
  months: readonly BacktestMonth[]
  meanIC: number | null
  /** Mean over standard deviation of the monthly ICs; null below 3 months. */
  informationRatio: number | null
  /** Share of the top fifth that did better than the median; Wilson's interval. */
  hitRate: { value: number; low: number; high: number } | null
  samples: number
  grey: boolean
}
