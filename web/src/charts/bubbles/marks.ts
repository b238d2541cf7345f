import { percent } from '../../lib/formats.ts'
import { bared, markAfter, type FigureBasis } from '../../ui/basis/basis.ts'
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
  /** What its area and its change rest on: marked behind its name and its change. */
  capBasis: FigureBasis | null
  changeBasis: FigureBasis | null
  /** 0 to 100. */
  opportunity: number | null
  risk: number | null
}

/** A band that the legend filters by; `none` = the change is not known. */
export type Band = Heat | 'none'
export const bands: readonly Band[] = [-3, -2, -1, 0, 1, 2, 3, 'none']
export const bandOf = ({ change }: Pick<Bubble, 'change'>): Band => (change === null ? 'none' : heatOfChange(change))
export const bandToken = (band: Band): Token => (band === 'none' ? '--raised' : (heatToken(band) as Token))

/** Opacity of what the legend leaves out: it keeps its place. */
const AWAY = 0.14
/** Under this radius on the screen a ring would hide its bubble. */
const RING_FROM = 7

/**
 * The scene of placed bubbles at a nearness: discs, then rings, then words, each sort together. Words are fitted to the
 * size on the screen, so that
 * coming nearer shows more of them.
 */
export function bubbleMarks(
  placed: readonly Placed[],
  bubbles: ReadonlyMap<string, Bubble>,
  k: number,
  off: ReadonlySet<Band>,
): Mark[] {
  // Marks of one style stand together: they are drawn in one go.
  const discs = new Map<Band, Mark[]>()
  const rings = new Map<string, Mark[]>()
  const texts = new Map<number, Mark[]>()
  const add = <Key>(groups: Map<Key, Mark[]>, key: Key, mark: Mark) => {
    const group = groups.get(key)
    if (group) group.push(mark)
    else groups.set(key, [mark])
  }
  for (const { id, x, y, r } of placed) {
    const bubble = bubbles.get(id)
    if (!bubble) continue
    const band = bandOf(bubble)
    const away = off.has(band)
    const shown = r * k
    add(discs, band, {
      kind: 'circle',
      x,
      y,
      r,
      fill: bandToken(band),
      stroke: '--line-strong',
      width: 1 / k,
      opacity: away ? AWAY : 1,
    })
    if (away) continue
    if (shown >= RING_FROM) {
      const ring = ringOf(bubble.opportunity, bubble.risk)
      const line = Math.min(3, Math.max(1.5, Math.round(shown / 11) / 2)) / k
      if (ring.opportunity > 0.02)
        add(rings, `opportunity ${line}`, {
          kind: 'arc',
          x,
          y,
          r: r - line / 2,
          angle: ring.opportunity,
          stroke: '--opportunity',
          width: line,
        })
      if (ring.risk > 0.02)
        add(rings, `risk ${line}`, {
          kind: 'arc',
          x,
          y,
          r: r - line / 2,
          angle: -ring.risk,
          stroke: '--risk',
          width: line,
        })
    }
    const figure = `${percent(bared(bubble.change))}${markAfter(bubble.changeBasis)}`
    const label = bubbleLabel(`${bubble.name}${markAfter(bubble.capBasis)}`, figure, shown)
    if (!label) continue
    for (const [at, text] of label.lines.entries())
      add(texts, label.size, {
        kind: 'text',
        x,
        y: y + ((label.offsets[at] ?? 0) + label.size * 0.36) / k,
        text,
        size: label.size / k,
        weight: 600,
        fill: '--text-1',
        anchor: 'middle',
      })
    if (label.figure)
      add(texts, -label.figure.size, {
        kind: 'text',
        x,
        y: y + (label.figure.offset + label.figure.size * 0.36) / k,
        text: figure,
        size: label.figure.size / k,
        weight: 500,
        fill: '--text-1',
        anchor: 'middle',
      })
  }
  return [...[...discs.values()].flat(), ...[...rings.values()].flat(), ...[...texts.values()].flat()]
}
