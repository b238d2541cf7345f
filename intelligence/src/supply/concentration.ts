import type { Share } from './ways.ts'

/** How few hands something lies in. */
export interface Concentration {
  count: number
  /** Shares that are known, summed, at most 1. */
  covered: number
  /** Herfindahl-Hirschman index, 0 to 10,000. */
  hhi: Share
  largest: { name: string; share: Share }
}

/**
 * The Herfindahl-Hirschman index, sum of the squares of the shares × 10,000, between two bounds: at least what the
 * known shares come to, at most that with all that is not known in one further hand. Null where no share is known.
 */
export function concentrationOf(hands: readonly { name: string; share: Share | null }[]): Concentration | null {
  const known = hands.flatMap(({ name, share }) => (share ? [{ name, share }] : []))
  const [first] = known.toSorted(
    (a, b) => b.share.high - a.share.high || b.share.low - a.share.low || (a.name < b.name ? -1 : 1),
  )
  if (!first) return null
  const low = known.reduce((sum, { share }) => sum + share.low ** 2, 0)
  const high = known.reduce((sum, { share }) => sum + share.high ** 2, 0)
  const covered = Math.min(
    1,
    known.reduce((sum, { share }) => sum + share.low, 0),
  )
  return {
    count: hands.length,
    covered,
    hhi: { low: Math.min(1, low) * 10_000, high: Math.min(1, Math.max(low, high + (1 - covered) ** 2)) * 10_000 },
    largest: { name: first.name, share: first.share },
  }
}
