/** The smallest bubble, and that of a company whose market cap is not known, in units of the layout. */
export const LEAST = 10
/** What the largest has beyond it. */
const SPAN = 50

/** THEME-05: `cap / max * 50 + 10`, so 10…60; where the cap is missing, not positive, or there is no largest, 10. */
export function bubbleSize(cap: number | null | undefined, max: number): number {
  if (cap === null || cap === undefined || !Number.isFinite(cap) || cap <= 0 || !Number.isFinite(max) || max <= 0)
    return LEAST
  return Math.min(1, cap / max) * SPAN + LEAST
}

/** The largest known cap of a set; 0 where none is known. */
export function largestCap(items: readonly { cap: number | null }[]): number {
  return items.reduce((most, { cap }) => (cap !== null && Number.isFinite(cap) && cap > most ? cap : most), 0)
}
