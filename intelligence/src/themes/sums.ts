/** A member and what is to be summed; null where it is not known. */
export interface Weighted {
  weight: number
  value: number | null
}

/** Weighted mean over those whose value is known; null where none is, or none weighs. */
export function weightedMean(members: Iterable<Weighted>): number | null {
  let [sum, weights] = [0, 0]
  for (const { weight, value } of members) {
    if (value === null || weight <= 0) continue
    sum += weight * value
    weights += weight
  }
  return weights > 0 ? sum / weights : null
}

/** Sum of what is known, and of how many; null where nothing is. */
export function knownSum(values: Iterable<number | null>): { sum: number | null; known: number } {
  let [sum, known] = [0, 0]
  for (const value of values) {
    if (value === null) continue
    sum += value
    known++
  }
  return { sum: known > 0 ? sum : null, known }
}

/**
 * What each gives to the weighted mean: weight ÷ sum of weights × value. They add up to `weightedMean`. Who is not
 * known gives null.
 */
export function contributionsOf(members: readonly Weighted[]): (number | null)[] {
  const weights = members.reduce((sum, { weight, value }) => sum + (value === null || weight <= 0 ? 0 : weight), 0)
  return members.map(({ weight, value }) =>
    value === null || weight <= 0 || weights <= 0 ? null : (weight / weights) * value,
  )
}

/** Levels on each side of the middle of an event score. */
const LEVELS = 10
const SIZES = { small: 0.4, medium: 0.7, large: 1 } as const

/**
 * Event score 0 to 20, 10 neither (THEME-10): its sign, as sure as it is, by its size; a size nobody gave counts as
 * medium.
 */
export function eventScore(sign: number, confidence: number, size: keyof typeof SIZES | null): number {
  const strength = Math.min(1, Math.max(0, confidence)) * SIZES[size ?? 'medium']
  // What has a sign is never shown as neither.
  return LEVELS + Math.sign(sign) * Math.max(1, Math.round(LEVELS * strength))
}
