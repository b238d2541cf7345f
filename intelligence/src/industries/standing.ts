/**
 * How much of a sum its largest parts hold, per cent; `hhi` is the sum of squared shares, 10,000 for one alone. Null
 * where fewer than two are positive.
 */
export interface Concentration {
  companies: number
  total: number | null
  cr1: number | null
  cr3: number | null
  cr5: number | null
  hhi: number | null
}

/** Concentration of what is positive among the values; missing and negative ones hold no share. */
export function concentrationOf(values: readonly (number | null)[]): Concentration {
  const held = values
    .filter((value) => value !== null && Number.isFinite(value) && value > 0)
    .toSorted((a, b) => (b ?? 0) - (a ?? 0)) as number[]
  const total = held.reduce((sum, value) => sum + value, 0)
  if (held.length < 2 || !Number.isFinite(total))
    return {
      companies: held.length,
      total: held.length === 1 ? total : null,
      cr1: null,
      cr3: null,
      cr5: null,
      hhi: null,
    }
  const first = (count: number) => (held.slice(0, count).reduce((sum, value) => sum + value, 0) / total) * 100
  return {
    companies: held.length,
    total,
    cr1: first(1),
    cr3: first(3),
    cr5: first(5),
    hhi: held.reduce((sum, value) => sum + ((value / total) * 100) ** 2, 0),
  }
}

/** Median of what is there; null of nothing. */
export function medianOf(values: readonly (number | null)[]): number | null {
  const sorted = values
    .filter((value) => value !== null && Number.isFinite(value))
    .toSorted((a, b) => (a ?? 0) - (b ?? 0)) as number[]
  const middle = sorted.length >> 1
  if (sorted.length === 0) return null
  return sorted.length % 2 === 1 ? (sorted[middle] ?? null) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Mean of what is there; null of nothing. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null && Number.isFinite(value)) as number[]
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** Mean of values weighted by positive weights, of those that have both; null where none has. */
export function weightedMean(of: readonly { value: number | null; weight: number | null }[]): number | null {
  const known = of.filter(({ value, weight }) => value !== null && weight !== null && weight > 0)
  const weights = known.reduce((sum, { weight }) => sum + (weight ?? 0), 0)
  return weights > 0 ? known.reduce((sum, { value, weight }) => sum + (value ?? 0) * (weight ?? 0), 0) / weights : null
}

/**
 * Price ÷ profit of a group: both summed over the members that have both, losses counted; null where the profits do not
 * sum to more than zero.
 */
export function groupPe(members: readonly { marketCap: number | null; profit: number | null }[]): {
  pe: number | null
  companies: number
} {
  const known = members.filter(({ marketCap, profit }) => marketCap !== null && profit !== null)
  const [cap, profit] = [
    known.reduce((sum, one) => sum + (one.marketCap ?? 0), 0),
    known.reduce((sum, one) => sum + (one.profit ?? 0), 0),
  ]
  return { pe: profit > 0 ? cap / profit : null, companies: known.length }
}
