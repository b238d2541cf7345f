/** A part of a way of cutting a business: revenue, and whether its name says that it is an elimination. */
interface Cut {
  revenue: number | null
  elimination: boolean
}

/** Part of the whole above which what parts add up to beyond it is no rounding. */
const EXCESS = 0.01
/**
 * Part of the whole by which parts may miss the excess and still be what is counted twice, by how many they are: of
 * many parts some add up to anything.
 */
const NEAR = [0.001, 0.0002, 0.00005] as const
/** Most parts among which sets of two or three are looked for. */
const MOST = 40

/**
 * Parts that are counted twice: a source lists a level and what it is made of side by side (the country and a city of
 * it), so that the parts add up to more than the whole. The fewest parts without
 * which the rest adds up to it. `whole`: revenue of the report. Empty where nothing is counted twice; null where the
 * parts exceed the whole and no one set of them explains it.
 */
export function countedTwice<P extends Cut>(parts: readonly P[], whole: number | null): readonly P[] | null {
  if (whole === null || whole <= 0) return []
  const known = parts.flatMap((part) => (part.revenue === null ? [] : [{ part, revenue: part.revenue }]))
  const excess = known.reduce((sum, one) => sum + one.revenue, 0) - whole
  if (excess <= EXCESS * whole) return []
  const among = known.filter(
    ({ part, revenue }) => !part.elimination && revenue > 0 && revenue <= excess + NEAR[0] * whole,
  )
  if (among.length > MOST) return null
  for (const [place, near] of NEAR.entries()) {
    const sets = setsOf(among, place + 1)
      .map((set) => ({ set, off: Math.abs(set.reduce((sum, one) => sum + one.revenue, 0) - excess) }))
      .filter(({ set, off }) => off <= near * whole && set.length < known.length)
    const [best, second] = sets.toSorted((a, b) => a.off - b.off)
    // Of two sets that fit alike nothing tells which it is.
    if (best) return second && second.off <= best.off + 1e-9 * whole ? null : best.set.map(({ part }) => part)
  }
  return null
}

/** Sets of one, two or three. */
function setsOf<T>(of: readonly T[], size: number): T[][] {
  if (size === 1) return of.map((one) => [one])
  return of.flatMap((one, at) => setsOf(of.slice(at + 1), size - 1).map((rest) => [one, ...rest]))
}
