/** Lines that say only which page it is: 第 3 页, 第3页/共20页, Page 3 of 20, - 3 -, 3 / 20. */
const mark =
  /^[ \t]*(?:第\s?(\d{1,4})\s?页(?:\s?[/／，,]?\s?共\s?\d{1,4}\s?页)?|Page\s(\d{1,4})(?:\sof\s\d{1,4})?|-\s(\d{1,4})\s-|(\d{1,4})\s?\/\s?\d{1,4})[ \t]*$/gimu

/**
 * Where the pages of a text begin: at its form feeds; without any, after lines that number the pages at their foot, one
 * by one from 1 on. A text with neither has no pages.
 */
export function pageStarts(body: string): number[] {
  const starts: number[] = []
  for (let at = body.indexOf('\f'); at >= 0; at = body.indexOf('\f', at + 1)) starts.push(at + 1)
  if (starts.length > 0) return [0, ...starts]
  const feet = [...body.matchAll(mark)]
  const inOrder = feet.every((foot, place) => Number(foot[1] ?? foot[2] ?? foot[3] ?? foot[4]) === place + 1)
  if (feet.length < 2 || !inOrder) return []
  // The last foot ends the text, or what follows it is a page of its own. Blanks at the end are measured once, not for
  // each page.
  const end = body.trimEnd().length
  return [0, ...feet.map((foot) => foot.index + foot[0].length + 1)].filter((start) => start < end)
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
