/**
 * Words of the text index that no text holds, for they begin with `$`: by them the index itself is narrowed to a market,
 * a time, a kind, a source. Days are of UTC.
 */
export const marketMark = (marketId: number): string => `$${marketId}`
export const yearMark = (marketId: number, day: string): string => `$${marketId}y${day.slice(0, 4)}`
export const monthMark = (marketId: number, day: string): string => `$${marketId}m${day.slice(0, 7)}`
export const dayMark = (marketId: number, day: string): string => `$${marketId}d${day}`
export const kindMark = (kind: string): string => `$k${kind}`
export const sourceMark = (source: string): string => `$s${source}`

/** Marks of a document. */
export function marksOf(marketId: number, publishedAt: number, kind: string, source: string): string[] {
  const day = new Date(publishedAt).toISOString().slice(0, 10)
  return [
    marketMark(marketId),
    yearMark(marketId, day),
    monthMark(marketId, day),
    dayMark(marketId, day),
    kindMark(kind),
    sourceMark(source),
  ]
}

const DAY = 86_400_000
/** Above so many days months tell a time, above so many months years. */
const [MOST_DAYS, MOST_MONTHS] = [9, 7]

/**
 * Marks of which every document published in [from, to) bears one; others may too. One, the market's, where there is no
 * beginning.
 */
export function timeMarks(marketId: number, from: number, to: number): string[] {
  if (!Number.isFinite(from) || !Number.isFinite(to)) return [marketMark(marketId)]
  const days = Math.ceil((to - from) / DAY) + 1
  const step = days <= MOST_DAYS ? DAY : days <= MOST_MONTHS * 30 ? 20 * DAY : 300 * DAY
  const mark = step === DAY ? dayMark : step === 20 * DAY ? monthMark : yearMark
  const marks = new Set<string>()
  for (let at = from; at < to; at += step) marks.add(mark(marketId, new Date(at).toISOString().slice(0, 10)))
  marks.add(mark(marketId, new Date(to - 1).toISOString().slice(0, 10)))
  return [...marks]
}
