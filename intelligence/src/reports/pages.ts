/** Where pages of a text begin: at its form feeds. A text without any has no pages. */
export function pageStarts(body: string): number[] {
  const starts: number[] = []
  for (let at = body.indexOf('\f'); at >= 0; at = body.indexOf('\f', at + 1)) starts.push(at + 1)
  return starts.length === 0 ? [] : [0, ...starts]
}

/** Page, from 1 on, of a place in a body; null where the text has no pages. */
export function pageAt(starts: readonly number[], at: number): number | null {
  if (starts.length === 0) return null
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low + 1
}
