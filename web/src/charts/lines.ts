/** One line: values by day `YYYY-MM-DD`, oldest first; null where there is none. */
export interface Line {
  key: string
  name: string
  /** Token of its colour without dashes before it, `risk`; absent = the next of the series. */
  colour?: string
  /** Between which its values may lie, drawn as a band behind it. */
  band?: readonly (readonly [day: string, low: number | null, high: number | null])[]
  /** Its values are signs of their own, an arrow up or down beside the value, joined by no line. */
  sign?: 'up' | 'down'
  /** Every value as a dot too: where neighbours may be missing. */
  dots?: boolean
  points: readonly (readonly [day: string, value: number | null])[]
}

/** One day of all lines, as a table row. */
export interface LineRow {
  day: string
  /** In the order of the lines. */
  values: readonly (number | null)[]
}

/** Lines as rows by day, newest first; days without any value are left out. */
export function rowsOf(lines: readonly Line[]): LineRow[] {
  const days = new Map<string, (number | null)[]>()
  for (const [place, { points }] of lines.entries()) {
    for (const [day, value] of points) {
      const values = days.get(day) ?? Array.from<number | null>({ length: lines.length }).fill(null)
      values[place] = value
      days.set(day, values)
    }
  }
  return [...days]
    .filter(([, values]) => values.some((value) => value !== null))
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, values]) => ({ day, values }))
}

/**
 * Where columns over one another begin and end: nothing, and the sum of each day. An axis made for the largest single
 * value would cut off all that stands above it.
 */
export const stackEnds = (lines: readonly Line[]): (number | null)[] => {
  const rows = rowsOf(lines)
  return rows.length === 0
    ? []
    : [0, ...rows.map(({ values }) => values.reduce<number>((sum, one) => sum + (one ?? 0), 0))]
}

/** Two columns of an answer as a line's points. */
export function pointsOf(
  days: readonly string[],
  values: readonly (number | null)[],
): (readonly [string, number | null])[] {
  return days.map((day, index) => [day, values[index] ?? null] as const)
}

/** Token of the colour of the line at a place. */
export const colourOf = ({ colour }: Line, place: number): string => colour ?? `series-${(place % 8) + 1}`
