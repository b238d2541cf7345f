import { percent } from '../../lib/formats.ts'
import { heatOfChange, heatToken } from '../heat.ts'
import type { Heat } from '../heat.ts'
import type { Mark, Token } from '../scene/marks.ts'
import { bubbleLabel } from './label.ts'
import type { Placed } from './layout.ts'
import { ringOf } from './ring.ts'

/** One bubble. Missing figures are null: such a bubble has the least size, no colour, no ring. */
export interface Bubble {
  id: string
  name: string
  cap: number | null
  /** Per cent of the day. */
  change: number | null
  /** 0 to 100. */
  opportunity: number | null
  risk: number | null
}

/** A band that the legend filters by; `none` = the change is not known. */
export type Band = Heat | 'none'
export const bands: readonly Band[] = [-3, -2, -1, 0, 1, 2, 3, 'none']
export const bandOf = ({ change }: Pick<Bubble, 'change'>): Band => (change === null ? 'none' : heatOfChange(change))
export const bandToken = (band: Band): Token => (band === 'none' ? '--raised' : heatToken(band) as Token)

/** Opacity of what the legend leaves out: it keeps its place. */
const AWAY = 0.14
/** Under this radius on the screen a ring would hide its bubble. */
const RING_FROM = 7

/**
 * The scene of placed bubbles at a nearness: discs, then rings, then words, each sort together. Words are fitted to the size on the screen, so that
 * coming nearer shows more of them.
 */
export function bubbleMarks(placed: readonly Placed[], bubbles: ReadonlyMap<string, Bubble>, k: number, off: ReadonlySet<Band>): Mark[] {
  const discs: Mark[] = []
  const rings: Record<'opportunity' | 'risk', Mark[]> = { opportunity: [], risk: [] }
  const texts: Mark[] = []
  for (const { id, x, y, r } of placed) {
    const bubble = bubbles.get(id)
    if (!bubble) continue
    const band = bandOf(bubble)
    const away = off.has(band)
    const shown = r * k
    discs.push({ kind: 'circle', x, y, r, fill: bandToken(band), stroke: '--line-strong', width: 1 / k, opacity: away ? AWAY : 1 })
    if (away) continue
    if (shown >= RING_FROM) {
      const ring = ringOf(bubble.opportunity, bubble.risk)
      const line = Math.min(3, Math.max(1.5, Math.round(shown / 11) / 2)) / k
      if (ring.opportunity > 0.02) rings.opportunity.push({ kind: 'arc', x, y, r: r - line / 2, angle: ring.opportunity, stroke: '--opportunity', width: line })
      if (ring.risk > 0.02) rings.risk.push({ kind: 'arc', x, y, r: r - line / 2, angle: -ring.risk, stroke: '--risk', width: line })
    }
    const figure = percent(bubble.change)
    const label = bubbleLabel(bubble.name, figure, shown)
    if (!label) continue
    for (const [at, text] of label.lines.entries()) texts.push({ kind: 'text', x, y: y + ((label.offsets[at] ?? 0) + label.size * 0.36) / k, text, size: label.size / k, weight: 600, fill: '--text-1', anchor: 'middle' })
    if (label.figure) texts.push({ kind: 'text', x, y: y + (label.figure.offset + label.figure.size * 0.36) / k, text: figure, size: label.figure.size / k, weight: 500, fill: '--text-1', anchor: 'middle' })
  }
  const byStyle = (one: Mark, other: Mark) => (one.kind !== 'text' && other.kind !== 'text' ? (one.fill ?? '').localeCompare(other.fill ?? '') || (one.width ?? 0) - (other.width ?? 0) || (one.opacity ?? 1) - (other.opacity ?? 1) : 0)
  return [...discs.toSorted(byStyle), ...rings.opportunity.toSorted(byStyle), ...rings.risk.toSorted(byStyle), ...texts.toSorted((one, other) => (one.kind === 'text' && other.kind === 'text' ? one.size - other.size || one.weight - other.weight : 0))]
}
