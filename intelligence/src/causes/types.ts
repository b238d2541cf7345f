// Inputs and answers of the analysis of a move: which part was the market's, the industry's, the stock's own, and which
// events stand behind the last.

import type { Modality } from '../analysis.ts'
import type { Hop, Materiality, Versioned } from '../impact/types.ts'

/**
 * A trading day of a stock. Returns in per cent against the close before as the exchange counts it (after ex-dates): of
 * one basis, never mixed.
 */
export interface DayReturn {
  day: string
  /** ms: until when what becomes public can still move this day's price. */
  closeAt: number
  /** Null where it did not trade. */
  stock: number | null
  market: number | null
  /** Index of its industry, better without the stock itself. */
  industry: number | null
}

/**
 * An event that may stand behind the move. All of the past year's that reach the company are wanted: they tell how
 * common such events are.
 */
export interface Candidate extends Versioned {
  eventId: string
  type: string
  happenedAt: number
  sign: -1 | 0 | 1
  modality: Modality
  confidence: number
  /** 0 to 1: 1 for the first of its kind. */
  novelty: number
  /** Move that such an event brings its subject, per cent, before the way. */
  size: number
  /** How that comes about; null where nobody says. */
  materiality: Materiality | null
  /** What is left of it after the way, −1 to 1; 1 for a direct event. */
  way: number
  path: readonly Hop[]
}

export interface CauseInput {
  companyId: string
  /** Trading days in order, at least up to `to`: a year before `from` is wanted for the betas. */
  days: readonly DayReturn[]
  from: string
  to: string
  candidates: readonly Candidate[]
  /**
   * Move of the price, per cent, below which no cause that comes by a supply is told: what is left of it after a link is
   * less than a day's noise. Absent: told of any move.
   */
  leastSupplyMove?: number
}

export interface Betas {
  market: number
  industry: number
  /** Days used; the last of them is before `from`. */
  observations: number
  /** 0 to 1: weight of the stock's own history against the prior of 1 and 1. */
  trust: number
  /** Standard deviation of a day's own part, per cent. */
  sigma: number
}

export interface Cause {
  eventId: string
  type: string
  direct: boolean
  path: readonly Hop[]
  /** 0 to 1; with `unexplained` all shares add up to 1. */
  share: number
  /** Part of the own move it stands for, per cent: the parts and the unexplained one add up to the own move. */
  points: number
  /** Move that was to be expected of it in these days, per cent, with its sign. */
  expected: number
  /** Most of the own move that such an event may explain, 0 to 1: three times what was to be expected of it. */
  most: number
  materiality: Materiality | null
  /** How the share came about: chances before the move was seen, and how likely the move is if this was the cause. */
  prior: number
  likelihood: number
  /**
   * Trading days from when the price could first answer to the first day of the window. Below 0: it came within the
   * window.
   */
  delayDays: number
  /** How often events of this type and way came on ordinary days of the past year. `rate` null below 60 such days. */
  ordinary: { days: number; withSuch: number; rate: number | null }
}

export type Verdict =
  /** The causes together have more than the unexplained part. */
  | 'explained'
  /** The move is out of the ordinary and nothing known fits. */
  | 'unexplained'
  /** The own part is within what the stock does on ordinary days, and nothing known fits. */
  | 'ordinary'

export interface MoveCauses {
  version: string
  companyId: string
  from: string
  to: string
  /** ms. */
  asOf: number
  /** Days of the window on which the stock traded. */
  tradedDays: number
  /**
   * Per cent. `market + industry + own + compounding = moved`, exact in steps of 0.0001. Compounding: what the product
   * of several days' returns has above their sum.
   */
  moved: number
  market: number
  /** 0 where `withIndustry` is not true. */
  industry: number
  own: number
  compounding: number
  /** Whether the industry is part of it: known on all days of the move and on half of those before. */
  withIndustry: boolean
  betas: Betas
  /**
   * Own part in standard deviations of so many days, and the chance of one as large on ordinary days (Student t, 4
   * degrees).
   */
  deviations: number
  chance: number
  causes: readonly Cause[]
  unexplained: { share: number; points: number }
  verdict: Verdict
}

/** Why a move cannot be analysed. */
export type CauseRefusal = { refused: 'no-trading' | 'too-few-days' | 'no-factors' | 'unknown-days' }
