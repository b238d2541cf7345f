/** One row of a bridge between two totals. */
export interface BridgePart {
  key: string
  name: string
  /** What it says in the first and in the second period; null where it has no amount of its own. */
  before: number | null
  after: number | null
  /** What it adds. Of the two ends their value. */
  change: number
  side: 'from' | 'step' | 'unexplained' | 'to'
}

/** A row with where its bar begins and ends, in per cent of the width. */
export interface BridgeRow extends BridgePart {
  start: number
  end: number
  zero: number
}

/**
 * Rows of a bridge from its first total over the steps to its last: each bar begins where the one before ended. The
 * scale holds zero and every sum on the way.
 */
export function bridgeRows(parts: readonly BridgePart[]): BridgeRow[] {
  let sum = 0
  const spans = parts.map((part) => {
    if (part.side === 'from' || part.side === 'to') {
      sum = part.change
      return { part, low: 0, high: part.change }
    }
    const low = sum
    sum += part.change
    return { part, low, high: sum }
  })
  const all = [0, ...spans.flatMap(({ low, high }) => [low, high])]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const width = most - least || 1
  const place = (value: number) => ((value - least) / width) * 100
  return spans.map(({ part, low, high }) => ({ ...part, start: place(low), end: place(high), zero: place(0) }))
}
