/** A figure with the ends of its interval. */
export interface Interval {
  value: number
  low: number
  high: number
}

/** The ends of an interval; null of a figure of so few that it has none, whose ends are the figure itself. */
export const endsOf = (of: Interval): Pick<Interval, 'low' | 'high'> | null => (of.low === of.high ? null : of)

/** A figure with its interval in brackets, where it has one; – where there is none. */
export function withEnds(of: Interval | null, text: (value: number) => string): string {
  if (of === null) return '–'
  const ends = endsOf(of)
  return ends ? `${text(of.value)} [${text(ends.low)}, ${text(ends.high)}]` : text(of.value)
}
