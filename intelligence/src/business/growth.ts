/** Why there is no rate. */
export type NoRate = 'ONE_PERIOD' | 'NEGATIVE_BASE' | 'ZERO_BASE' | 'NEGATIVE_END'

/**
 * Compound annual growth rate in per cent: (last ÷ first)^(1 ÷ years) − 1. A rate says nothing where the first value is
 * not above zero,
 * nor where the last is below: then why instead of a number. A last value of zero is a fall by 100 %.
 */
export function compoundGrowth(
  first: number,
  last: number,
  years: number,
): { rate: number; absence: null } | { rate: null; absence: NoRate } {
  if (years < 1) return { rate: null, absence: 'ONE_PERIOD' }
  if (first === 0) return { rate: null, absence: 'ZERO_BASE' }
  if (first < 0) return { rate: null, absence: 'NEGATIVE_BASE' }
  if (last < 0) return { rate: null, absence: 'NEGATIVE_END' }
  return { rate: ((last / first) ** (1 / years) - 1) * 100, absence: null }
}
