/**
 * Degrees of freedom of daily own returns: between the 3 and 5 that are found for stocks (Blattberg, Gonedes 1974; Cont
 * 2001).
 */
const FREEDOM = 4
/** Scale of a Student t of 4 degrees with deviation 1. */
const UNIT = Math.sqrt((FREEDOM - 2) / FREEDOM)

/** Density at `x` of a Student t with 4 degrees, mean 0 and standard deviation `deviation`. */
export function density(x: number, deviation: number): number {
  const scale = deviation * UNIT
  // Γ(5/2) ÷ (Γ(2) √(4π)) = 3/8.
  return (0.375 / scale) * (1 + (x / scale) ** 2 / FREEDOM) ** -2.5
}

/** Chance that such a variable lies at least so many deviations from 0, on either side. */
export function chanceBeyond(deviations: number): number {
  const t = Math.abs(deviations) / UNIT
  // Distribution function of t with 4 degrees in closed form.
  const s = t / Math.sqrt(FREEDOM + t * t)
  return Math.min(1, Math.max(0, 1 - 1.5 * (s - s ** 3 / 3)))
}
