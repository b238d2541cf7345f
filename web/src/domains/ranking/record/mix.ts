import { scoreFactors, type factorWeights } from '@pandora/contract/domains/ranking/shapes'
import type { z } from 'zod'

export type Weights = z.infer<typeof factorWeights>
type Factor = (typeof scoreFactors)[number]

const WHOLE = 100
const sumOf = (weights: Weights): number => scoreFactors.reduce((sum, factor) => sum + weights[factor], 0)

/** Weights as per cent of their sum, whatever they were counted in; all 0 where none weighs. */
export function mixOf(weights: Weights): Weights {
  const sum = sumOf(weights)
  // Rounded far behind what is shown, so that parts of 1 such as 0.07 come out as whole per cents.
  const part = (weight: number) => (sum === 0 ? 0 : Math.round((weight / sum) * WHOLE * 1e6) / 1e6)
  return Object.fromEntries(scoreFactors.map((factor) => [factor, part(weights[factor])])) as Weights
}

/** Whether two weightings are the same parts of their sums. */
export function sameMix(one: Weights, other: Weights): boolean {
  const [first, second] = [mixOf(one), mixOf(other)]
  return scoreFactors.every((factor) => Math.abs(first[factor] - second[factor]) < 1e-5)
}

/**
 * A mix in which one factor has a share of so many whole per cents: the others keep their proportions in what is left,
 * alike where none of them weighed, in whole per cents that add up to 100 (largest remainders).
 */
export function withShare(base: Weights, factor: Factor, share: number): Weights {
  const others = scoreFactors.filter((one) => one !== factor)
  const left = WHOLE - share
  const weight = others.reduce((sum, one) => sum + base[one], 0)
  const exact = others.map((one) => (weight === 0 ? left / others.length : (base[one] / weight) * left))
  const parts = exact.map(Math.floor)
  const lacking = left - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
  for (const { at } of byRemainder.slice(0, lacking)) parts[at] = (parts[at] ?? 0) + 1
  return { ...base, [factor]: share, ...Object.fromEntries(others.map((one, at) => [one, parts[at] ?? 0])) }
}
