/** Most that is taken off operating profit, per cent: beyond lie one-off taxes of years with next to no profit. */
export const HIGHEST_TAX_RATE = 50

export interface TaxRate {
  /** Per cent. */ value: number
  basis: 'effective' | 'bounded' | 'derived' | 'loss'
}

/**
 * Effective tax rate of a period, per cent: income tax ÷ profit before tax, within 0 and 50. Where no tax is reported
 * it is what lies between profit before tax
 * and net profit with minorities; where the parent's stands in for that (`standsIn`), a rate outside the bounds shows
 * that something else lies between, and there is none.
 * Without a profit before tax nothing is taken off. Null where neither is known.
 */
export function taxRateOf(
  totalProfit: number | null,
  incomeTax: number | null,
  netProfit: number | null,
  { standsIn = false }: { standsIn?: boolean } = {},
): TaxRate | null {
  if (totalProfit === null) return null
  if (totalProfit <= 0) return { value: 0, basis: 'loss' }
  const tax = incomeTax ?? (netProfit === null ? null : totalProfit - netProfit)
  if (tax === null) return null
  const rate = (tax / totalProfit) * 100
  const outside = rate < 0 || rate > HIGHEST_TAX_RATE
  if (outside)
    return incomeTax === null && standsIn
      ? null
      : { value: Math.min(Math.max(rate, 0), HIGHEST_TAX_RATE), basis: 'bounded' }
  return { value: rate, basis: incomeTax === null ? 'derived' : 'effective' }
}
