/**
 * Where a value stands among samples: those below and equal to it, and their course. Samples that are not above zero
 * are none.
 */
export interface Rank {
  count: number
  below: number
  equal: number
  lowest: number | null
  median: number | null
  highest: number | null
}

/** The rank of a value, by which `percentileOf` is worked out: (below + equal ÷ 2) ÷ count × 100. */
export function rankOf(value: number, samples: Iterable<number>): Rank {
  const sorted = [...samples].filter((sample) => sample > 0).toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const median =
    sorted.length === 0
      ? null
      : sorted.length % 2 === 1
        ? (sorted[middle] ?? null)
        : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
  return {
    count: sorted.length,
    below: sorted.filter((one) => one < value).length,
    equal: sorted.filter((one) => one === value).length,
    lowest: sorted[0] ?? null,
    median,
    highest: sorted.at(-1) ?? null,
  }
}
