/** Gain of a mark: 2 a main business, 1 one among others, 0 none. */
const gainOf = (mark: number): number => 2 ** mark - 1
const discounted = (marks: readonly number[], depth: number): number =>
  marks.slice(0, depth).reduce((sum, mark, place) => sum + gainOf(mark) / Math.log2(place + 2), 0)

/**
 * Normalised discounted cumulative gain of the first `depth` of a ranking, 0 to 1: gains 2^mark − 1, the n-th divided by
 * log2(n + 1), held against the best order of the same. Null where nothing is relevant.
 */
export function ndcg(ranked: readonly number[], depth = 10): number | null {
  const best = discounted(
    ranked.toSorted((a, b) => b - a),
    depth,
  )
  return best === 0 ? null : discounted(ranked, depth) / best
}
