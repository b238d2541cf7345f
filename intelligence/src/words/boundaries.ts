const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** Characters on each side by which it is told where words end: the longest words have as many. */
const AROUND = 6
const han = /^\p{Script=Han}+$/u
/** Ratios of statements, which the segmenter's dictionary takes for two words: none of them is a rate of interest. */
const ratios = ['毛利率', '净利率', '纯利率']
const told = new Map<string, readonly number[]>()

/** Where words begin and end in a short text, in UTF-16 units. */
function boundaries(text: string): readonly number[] {
  let ends = told.get(text)
  if (!ends) {
    ends = [0, ...Array.from(segmenter.segment(text), ({ segment, index }) => index + segment.length)]
    if (told.size > 20_000) told.clear()
    told.set(text, ends)
  }
  return ends
}

/**
 * Whether Chinese characters of a text stand there as words of their own: no word reaches across their beginning or
 * their end. 家电 does in 白色家电, and does not in 国家电网, which is 国家 and 电网. Anything but Chinese does.
 */
export function standsWhole(text: string, [start, end]: readonly [start: number, end: number]): boolean {
  if (!han.test(text.slice(start, end))) return true
  const isOfRatio = (ratio: string) => {
    const at = text.lastIndexOf(ratio, start)
    return at >= 0 && at + ratio.length >= end && end - start < ratio.length
  }
  if (ratios.some(isOfRatio)) return false
  const from = Math.max(0, start - AROUND)
  const ends = boundaries(text.slice(from, end + AROUND))
  return ends.includes(start - from) && ends.includes(end - from)
}
