const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
/** Characters on each side by which it is told where words end: the longest words have as many. */
const AROUND = 6
const han = /^\p{Script=Han}+$/u
const twoHan = /^\p{Script=Han}{2}$/u
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

/** Where words end around a part of a text: the text looked at, the ends within it, and where the part lies in it. */
function around(text: string, [start, end]: readonly [start: number, end: number]) {
  const from = Math.max(0, start - AROUND)
  return { ends: boundaries(text.slice(from, end + AROUND)), first: start - from, last: end - from }
}

/**
 * Whether two Chinese characters of a text are but the end of one word and the beginning of the next, as 家电 is in
 * 国家电网: a word reaches across one of their ends, and without it a single character would be left over there. In
 * 中国家电企业, where the dictionary takes 国家 for a word too, 中国 is left, a word itself: there they stand. Longer
 * ones hardly meet by chance, and are names that the dictionary may not know: they are not torn.
 */
export function isTorn(text: string, part: readonly [start: number, end: number]): boolean {
  if (!twoHan.test(text.slice(...part))) return false
  const { ends, first, last } = around(text, part)
  const [from, to] = [part[0] - first, part[1] + AROUND]
  const before = text.slice(from, part[0])
  const after = text.slice(part[1], to)
  const leftOver = (place: number, outside: string, edge: number) =>
    !ends.includes(place) && outside !== '' && Math.abs(edge - place) === 1
  return (
    leftOver(first, before, boundaries(before).at(-2) ?? 0) || leftOver(last, after, last + (boundaries(after)[1] ?? 0))
  )
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
  const { ends, first, last } = around(text, [start, end])
  return ends.includes(first) && ends.includes(last)
}
