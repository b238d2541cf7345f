/** Euler's constant. */
const EULER = 0.577_215_664_901_532_9

/** Share of a normal distribution below `z` (Abramowitz, Stegun 1964, 7.1.26 of the error function: within 1.5e-7). */
export function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.327_591_1 * x)
  const tail =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Math.exp(-x * x)
  return z >= 0 ? 1 - tail / 2 : tail / 2
}

/** The z below which a share of a normal distribution lies: halving on `normalShare`, within 1e-9. */
export function normalQuantile(share: number): number {
  let [low, high] = [-10, 10]
  while (high - low > 1e-9) {
    const middle = (low + high) / 2
    if (normalShare(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Expected largest of so many independent draws of a standard normal distribution, 0 of one (Bailey, López de Prado
 * 2014, The Deflated Sharpe Ratio: (1 − γ) Φ⁻¹(1 − 1/N) + γ Φ⁻¹(1 − 1/(N e))).
 */
export function expectedBest(tries: number): number {
  if (tries <= 1) return 0
  return (1 - EULER) * normalQuantile(1 - 1 / tries) + EULER * normalQuantile(1 - 1 / (tries * Math.E))
}

/**
 * What is left of a mean rank IC after so many weightings were tried: `luck`, the mean that the best of as many
 * worthless ones would show, and the probability that the true mean lies above 0 all the same. Tries that resemble each
 * other are counted as if they did not: it is the strict reading. Null below three months.
 */
export function deflated(ics: readonly number[], tries: number): { luck: number; probability: number } | null {
  if (ics.length < 3) return null
  const mean = ics.reduce((sum, one) => sum + one, 0) / ics.length
  const variance = ics.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (ics.length - 1)
  const error = Math.sqrt(variance / ics.length)
  if (!(error > 0)) return null
  const luck = error * expectedBest(tries)
  return { luck, probability: normalShare((mean - luck) / error) }
}
