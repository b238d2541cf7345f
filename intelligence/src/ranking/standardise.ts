/** Values beyond so many robust deviations from the median count as that many (Winsor); scores are cut at as many. */
const CUT = 3
/** Normal deviation of a median absolute deviation of 1. */
const FROM_MEDIAN = 1.4826
/** Members below which a group is not compared within itself. */
const LEAST_GROUP = 5

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

/** Winsorised z-scores of those given; all 0 where they do not differ. */
function standardised(values: readonly number[]): number[] {
  const middle = median(values)
  const spread = CUT * FROM_MEDIAN * median(values.map((one) => Math.abs(one - middle)))
  // Where more than half are equal, the median says nothing of the spread.
  const cut = spread === 0 ? values : values.map((one) => Math.min(middle + spread, Math.max(middle - spread, one)))
  const mean = cut.reduce((sum, one) => sum + one, 0) / cut.length
  const deviation = Math.sqrt(cut.reduce((sum, one) => sum + (one - mean) ** 2, 0) / cut.length)
  return cut.map((one) =>
    deviation > 1e-12 * Math.max(1, Math.abs(mean)) ? Math.min(CUT, Math.max(-CUT, (one - mean) / deviation)) : 0,
  )
}

/**
 * z-scores across companies, null where the value is missing. With `groups`, within each group of at least five known
 * values; companies of smaller ones are compared with all.
 */
export function zScores(
  values: readonly (number | null)[],
  groups: readonly (string | null)[] | null,
): (number | null)[] {
  const known = values.flatMap((value, at) => (value !== null && Number.isFinite(value) ? [{ value, at }] : []))
  const scores: (number | null)[] = values.map(() => null)
  if (known.length === 0) return scores
  const put = (members: typeof known, only: (at: number) => boolean) => {
    const own = standardised(members.map((one) => one.value))
    for (const [place, { at }] of members.entries()) if (only(at)) scores[at] = own[place] ?? 0
  }
  const own =
    groups === null
      ? []
      : [...Map.groupBy(known, ({ at }) => groups[at] ?? null)].flatMap(([group, members]) =>
          group !== null && members.length >= LEAST_GROUP ? [members] : [],
        )
  const grouped = new Set(own.flat().map((one) => one.at))
  put(known, (at) => !grouped.has(at))
  for (const members of own) put(members, () => true)
  return scores
}
