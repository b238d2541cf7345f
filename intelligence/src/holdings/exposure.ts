/** A position as it is weighed: `weight` per cent of the value of all. */
export interface Weighed {
  id: string
  value: number
  weight: number
  /** The parts it counts in, whole in each: one industry, any number of themes. */
  parts: readonly string[]
  riskPoint: number | null
  opportunityPoint: number | null
}

export interface Exposed {
  id: string
  value: number
  weight: number
  positions: number
}

/** What each part weighs, the heaviest first, and the weight of positions that are in none. */
export function exposureOf(positions: readonly Weighed[]): { parts: Exposed[]; without: number } {
  const parts = new Map<string, Exposed>()
  let without = 0
  for (const { value, weight, parts: own } of positions) {
    if (own.length === 0) without += weight
    for (const id of new Set(own)) {
      const part = parts.get(id) ?? { id, value: 0, weight: 0, positions: 0 }
      parts.set(id, {
        id,
        value: part.value + value,
        weight: part.weight + weight,
        positions: part.positions + 1,
      })
    }
  }
  const heaviest = [...parts.values()].toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
  return { parts: heaviest, without }
}

/**
 * Points by weight: Σ weight × points ÷ Σ weight over positions that were read about. `covered`: their weight, per
 * cent; `leftOut`: how many were never read about.
 */
export function riskOf(positions: readonly Weighed[]): {
  riskPoint: number | null
  opportunityPoint: number | null
  covered: number
  leftOut: number
} {
  const read = positions.filter((one) => one.riskPoint !== null && one.opportunityPoint !== null)
  const covered = read.reduce((sum, { weight }) => sum + weight, 0)
  const mean = (pick: (one: Weighed) => number | null) =>
    covered > 0 ? read.reduce((sum, one) => sum + one.weight * (pick(one) ?? 0), 0) / covered : null
  return {
    riskPoint: mean((one) => one.riskPoint),
    opportunityPoint: mean((one) => one.opportunityPoint),
    covered,
    leftOut: positions.length - read.length,
  }
}
