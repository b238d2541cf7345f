/** Something with a revenue, to be ranked or only counted. */
export interface Part {
  revenue: number
}

/** The larger ones' hold on a whole. Shares and ratios in per cent of `total`. */
export interface Concentration<P extends Part> {
  total: number
  ranked: readonly (P & { rank: number; share: number })[]
  /** CR1 to CR10, as far as there are so many. */
  ladder: readonly number[]
  /** 0 to 10,000. */
  hhi: number
}

/**
 * Concentration ratio and Herfindahl-Hirschman index of parts by revenue. Parts without a revenue above zero take no
 * part. `left` is
 * revenue of many that are not told apart: it belongs to the whole, but is never among the largest and adds nothing to
 * the index, which so
 * is the least it can be. Null where there is nothing to share.
 */
export function concentrationOf<P extends Part>(parts: readonly P[], left = 0): Concentration<P> | null {
  const above = parts.filter((part) => part.revenue > 0).toSorted((one, other) => other.revenue - one.revenue)
  const total = above.reduce((sum, part) => sum + part.revenue, 0) + Math.max(0, left)
  if (total <= 0) return null
  const ranked = above.map((part, at) => ({ ...part, rank: at + 1, share: (part.revenue / total) * 100 }))
  // Of revenues, not of shares: shares added up come to 100.00000000000001.
  let held = 0
  const ladder = ranked.slice(0, 10).map((part) => ((held += part.revenue) / total) * 100)
  return { total, ranked, ladder, hhi: ranked.reduce((squares, part) => squares + part.share ** 2, 0) }
}

/** Share of the `n` largest: with fewer than `n` there are, that of all of them. Null where none is ranked. */
export function ratioOf(concentration: Concentration<Part>, n: number): number | null {
  return concentration.ladder[Math.min(n, concentration.ladder.length) - 1] ?? null
}
