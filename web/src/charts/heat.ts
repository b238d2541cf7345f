/** Bands of a heat map (A15): −3…3, 0 = exactly nothing. The strength is in per cent of a full move. */
export type Heat = -3 | -2 | -1 | 0 | 1 | 2 | 3

/**
 * A day's change that counts as a full move, in per cent: a listed share seldom moves more, and a band must tell days
 * apart.
 */
export const FULL_MOVE = 5

/** Band of a strength in −100…100: p ≤ −70, −70 < p ≤ −50, −50 < p < 0, 0, 0 < p < 50, 50 ≤ p < 70, p ≥ 70. */
export function heatOf(strength: number): Heat {
  if (strength <= -70) return -3
  if (strength <= -50) return -2
  if (strength < 0) return -1
  if (strength === 0) return 0
  if (strength < 50) return 1
  return strength < 70 ? 2 : 3
}

/** Band of a day's change in per cent. */
export const heatOfChange = (change: number): Heat => heatOf((change / FULL_MOVE) * 100)

/** Name of a band's colour: it follows the user's colour type. */
export function heatToken(heat: Heat): string {
  return heat === 0 ? '--heat-flat' : heat > 0 ? `--heat-rise-${heat}` : `--heat-fall-${-heat}`
}
