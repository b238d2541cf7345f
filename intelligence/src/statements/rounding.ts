/** The coarsest unit that sources round to: millions. */
const COARSEST = 6
const FINEST = -6
/** Fewest figures that show a source's unit; of fewer, chance zeros at the end could pass for it. */
const FEWEST = 5
/** Largest part of a single figure that its own rounding is taken for where few figures show the unit. */
const FEW_PART = 1e-3

/** Power of ten of the last digit that is not zero, between millionths and millions. */
function lastDigit(value: number): number {
  for (let power = COARSEST; power > FINEST; power--) {
    const scaled = Math.abs(value) / 10 ** power
    if (scaled >= 1e12 || Math.abs(scaled - Math.round(scaled)) < 1e-6) return 10 ** power
  }
  return 10 ** FINEST
}

/**
 * The unit to which a source rounds what it reports, from the figures themselves: the largest power of ten that all of
 * them are whole multiples of. One source counts in units of 10,000,
 * another in hundreds of what it gives in millions with four decimals.
 */
export function granuleOf(values: readonly number[]): number {
  const known = values.filter((value) => value !== 0 && Number.isFinite(value))
  if (known.length === 0) return 0
  const finest = Math.min(...known.map(lastDigit))
  return known.length >= FEWEST ? finest : Math.min(finest, Math.min(...known.map(Math.abs)) * FEW_PART)
}
