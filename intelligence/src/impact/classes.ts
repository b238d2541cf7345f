import type { ImpactClass } from './types.ts'

/** Strength at which a side has 63 of its 100 points: about three confirmed events of weight 4. */
export const SCALE = 10
/** Score of a company of which nothing weighs. */
export const BASE = 50
/** Scores from which on a class begins: a third of the way from the middle is high. */
const [HIGH_RISK, RISK, OPPORTUNITY, HIGH_OPPORTUNITY] = [30, 45, 55, 70] as const
/** Points that both sides have at least where the middle is called mixed. */
const MIXED = 15

/** Points of a side, 0 to 100 in steps of 0.01: every further event adds less, none takes it past 100. */
export const pointsOf = (strength: number): number =>
  Math.round(10_000 * (1 - Math.exp(-Math.max(0, strength) / SCALE))) / 100
/** The score of two sides, in steps of 0.005. */
export const scoreOf = (risk: number, opportunity: number): number =>
  Math.round(1000 * (BASE + (opportunity - risk) / 2)) / 1000

/** The class of two sides. */
export function classOf(risk: number, opportunity: number): ImpactClass {
  const score = scoreOf(risk, opportunity)
  if (score <= HIGH_RISK) return 'high-risk'
  if (score >= HIGH_OPPORTUNITY) return 'high-opportunity'
  if (score <= RISK) return 'risk'
  if (score >= OPPORTUNITY) return 'opportunity'
  return Math.min(risk, opportunity) >= MIXED ? 'mixed' : 'quiet'
}

/** Points at which, with the other side as it is, the class may change. */
export function turningPoints(side: 'risk' | 'opportunity', other: number): number[] {
  const sign = side === 'opportunity' ? 1 : -1
  return [
    ...[HIGH_RISK, RISK, OPPORTUNITY, HIGH_OPPORTUNITY].map((score) => other + sign * 2 * (score - BASE)),
    MIXED,
  ].filter((points) => points > 0 && points < 100)
}
