import type { Link } from './types.ts'

export const origins = ['all', 'file', 'supply'] as const
export type Origin = (typeof origins)[number]

/** Most industries drawn on a side. */
export const DRAWN = 12

/** Industries of one origin, or of all: of one that both attest the better attested stands, and the others after it. */
export function linksBy(links: readonly Link[], origin: Origin): Link[] {
  const wanted = origin === 'all' ? links : links.filter((link) => link.origin === origin)
  const best = new Map<string, Link>()
  for (const link of wanted) {
    const key = link.id ?? `${link.nameZh ?? ''} ${link.nameEn ?? ''}`
    const held = best.get(key)
    if (!held || (link.evidence ?? 0) > (held.evidence ?? 0)) best.set(key, link)
  }
  return [...best.values()].toSorted((one, other) => (other.evidence ?? 0) - (one.evidence ?? 0))
}

/**
 * Curves from rows of equal height on one side to the middle of the other: `M … C …` in a box `width` × `rows` ×
 * `height`.
 */
export function curves(
  rows: number,
  height: number,
  width: number,
  towards: 'right' | 'left',
  middle: number,
): string[] {
  const [from, to] = towards === 'right' ? [0, width] : [width, 0]
  return Array.from({ length: rows }, (_, row) => {
    const y = (row + 0.5) * height
    return `M ${from} ${y} C ${width / 2} ${y}, ${width / 2} ${middle}, ${to} ${middle}`
  })
}
