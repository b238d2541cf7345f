/** What the values of an axis are. */
export type AxisKind = 'count' | 'percent' | 'rate'

/** Ends and step of a value axis. */
export interface Axis {
  low: number
  high: number
  step: number
}

/** From this size on counts and per cents stand on lines of twenty. */
const TWENTY = 20
/** Lines of the grid that are aimed at, without the lowest. */
const LINES = 5

/** The least of 1, 2, 2.5 and 5 times a power of ten that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 2.5, 5, 10].find((one) => one * power >= least * (1 - 1e-9)) ?? 10) * power
}

/**
 * The axis of values: of counts and per cents that reach 20 its lines are multiples of 20, of all else and of rates in
 * round steps, as an interbank rate of 1.6 to 1.9 would be one flat line between 0 and 20 (docs/economy.md). Null
 * without any value.
 */
export function axisOf(values: readonly (number | null)[], kind: AxisKind): Axis | null {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return null
  const least = known.reduce((a, b) => Math.min(a, b))
  const most = known.reduce((a, b) => Math.max(a, b))
  const span = most - least || Math.abs(most) || 1
  const byTwenty = kind !== 'rate' && Math.max(Math.abs(least), Math.abs(most)) >= TWENTY
  const round = roundStep(span / LINES)
  // There is no half of a post: 2.5 becomes 5.
  const plain = kind === 'count' && !Number.isInteger(round) ? (round < 1 ? 1 : 5) : round
  const step = byTwenty ? Math.max(TWENTY, Math.ceil(plain / TWENTY) * TWENTY) : plain
  const low = Math.floor(least / step + 1e-9) * step
  const high = Math.max(Math.ceil(most / step - 1e-9) * step, low + step)
  const clean = (value: number) => Number(value.toPrecision(12))
  return { low: clean(low), high: clean(high), step: clean(step) }
}

/** How many digits a step of an axis needs. */
export function digitsOf(step: number): number {
  const enough = [0, 1, 2, 3, 4, 5].find((digits) => Number(step.toFixed(digits)) === step)
  return enough ?? 6
}
