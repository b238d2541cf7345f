/** What a column says of its place. */
interface Placed {
  key: string
  bare?: boolean
  signs?: number
  fixed?: 'start' | 'end'
}

/** Most columns that stay. */
const STAYING = 2

/**
 * Columns that stay in sight while figures are scrolled through, and how far from the left in px: what a row is of, its
 * code and its name where both are always there, as far as what stands before is of one width.
 */
export function stayingAt(columns: readonly Placed[], widths: readonly string[]): ReadonlyMap<string, number> {
  const at = new Map<string, number>()
  const first = columns.findIndex(({ bare, signs }) => !bare && signs === undefined)
  let left: number | null = 0
  for (const [place, { key, bare, signs, fixed }] of [...columns.entries()].slice(Math.max(first, 0))) {
    const more = at.size === 0 || (at.size < STAYING && fixed === 'start' && !bare && signs === undefined)
    if (first < 0 || !more || left === null) break
    at.set(key, left)
    const [, px] = /^(\d+)px$/.exec(widths[place] ?? '') ?? []
    left = px === undefined ? null : left + Number(px)
  }
  return at
}
