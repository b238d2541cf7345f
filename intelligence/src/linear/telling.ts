/** A stretch of a text with its part of a logit difference. */
export interface Stretch {
  start: number
  end: number
  part: number
}

/**
 * So much of what speaks for the answer is named, by at most so many stretches; what speaks against it where it weighs
 * at least so much of that.
 */
const [ENOUGH, MOST, NOTABLE] = [0.8, 6, 0.25]

/**
 * The fewest stretches that make four fifths of what speaks for an answer, heaviest first, and the strongest one
 * against it where it is notable.
 */
export function telling<Kind extends Stretch>(stretches: readonly Kind[]): Kind[] {
  const sorted = stretches.toSorted((a, b) => b.part - a.part || a.start - b.start)
  const pros = sorted.filter(({ part }) => part > 0)
  const whole = pros.reduce((sum, { part }) => sum + part, 0)
  const named: Kind[] = []
  let reached = 0
  for (const one of pros) {
    if (reached >= ENOUGH * whole || named.length === MOST) break
    named.push(one)
    reached += one.part
  }
  const worst = sorted.at(-1)
  return worst && worst.part < 0 && -worst.part >= NOTABLE * whole ? [...named, worst] : named
}
