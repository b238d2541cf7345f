import { mean, wilson } from '../record/statistics.ts'
import type { Interval } from '../record/types.ts'

/** Closed calls below which a score is no evidence, and by which a hit rate is drawn to the base rate. */
const EVIDENCE = 30
/** The base rate where nobody's prices are known: as a coin falls. */
const COIN = 0.5

/** A call that has come to its end. */
export interface ClosedCall {
  right: boolean
  /** 0.5 to 1. */ confidence: number
  /** 0 to 1; null where it is not known. */ base: number | null
}

export interface CallsScore {
  closed: number
  right: number
  /** Wilson's interval, 95 %. */ hitRate: Interval | null
  baseRate: number | null
  /** (right + 30 × base) ÷ (closed + 30): hit rates of few calls are drawn to the base rate (Stein's shrinkage). */
  shrunk: number | null
  /** Mean squared distance of confidence and outcome (Brier 1950), and of always saying the base rate. */
  brier: number | null
  brierBase: number | null
  grey: boolean
}

const squared = (said: number, right: boolean): number => (said - (right ? 1 : 0)) ** 2

/** The Brier score of one call. */
export const brierOf = ({ confidence, right }: Pick<ClosedCall, 'confidence' | 'right'>): number =>
  squared(confidence, right)

/** How calls came out. */
export function scoreCalls(calls: readonly ClosedCall[]): CallsScore {
  const right = calls.filter((one) => one.right).length
  const base = mean(calls.map((one) => one.base ?? COIN))
  return {
    closed: calls.length,
    right,
    hitRate: wilson(right, calls.length),
    baseRate: base,
    shrunk: base === null ? null : (right + EVIDENCE * base) / (calls.length + EVIDENCE),
    brier: mean(calls.map(brierOf)),
    // One rate for all: that of each call is known at its end only, and from then on it would say what nobody could have.
    brierBase: base === null ? null : mean(calls.map((one) => squared(base, one.right))),
    grey: calls.length < EVIDENCE,
  }
}

/**
 * How many calls came out right beyond what their base rates would have given, whole and at least 0: the medal
 * `pmbmMedal`.
 */
export const beyondBase = (calls: readonly ClosedCall[]): number =>
  Math.max(0, Math.floor(calls.reduce((sum, one) => sum + (one.right ? 1 : 0) - (one.base ?? COIN), 0) + 1e-9))
