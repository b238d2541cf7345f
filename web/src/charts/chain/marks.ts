import { percent } from '../../lib/formats.ts'
import { bared, markAfter, type FigureBasis } from '../../ui/basis/basis.ts'
import { shortened, textWidth } from '../fitText.ts'
import { bandOf, bandToken } from '../bubbles/marks.ts'
import type { Mark, Token } from '../scene/marks.ts'
import type { ChainBox } from './layout.ts'
import { LANE } from './layout.ts'

/** What is written on a node. Missing figures are null. */
export interface ChainWords {
  name: string
  change: number | null
  /** What the change rests on: marked behind it. */
  changeBasis: FigureBasis | null
  /** Right of the name at a link: how many companies, where it stands in the chain. */
  note: string
  /** Degree of membership, 0 to 1; null at what has none. */
  membership: number | null
}
/** Supply from one link to another. */
export interface ChainEdge {
  from: string
  to: string
}

/** Under this size on the screen a word is no longer written. */
const READABLE = 6.5
const SIZES = [15, 13, 12, 12] as const
/** A head this high has two lines. */
const TWO_LINES = 38

const tone = (change: number | null): Token =>
  change === null || change === 0 ? '--text-2' : change > 0 ? '--rise' : '--fall'

/** The head of a link: its name, and below it what it is in the chain, how many it holds, its change. */
function twoLines(
  box: ChainBox,
  { name, change, changeBasis, note }: Omit<ChainWords, 'membership'>,
  size: number,
): Mark[] {
  const [left, right] = [box.x + (box.holds ? 22 : 8), box.x + box.width - 8]
  const figure = `${percent(bared(change))}${markAfter(changeBasis)}`
  return [
    {
      kind: 'text',
      x: left,
      y: box.y + 16,
      text: shortened(name, right - left, size),
      size,
      weight: 600,
      fill: '--text-1',
      anchor: 'start',
    },
    {
      kind: 'text',
      x: left,
      y: box.y + 33,
      text: shortened(note, right - left - textWidth(figure) * 11 - 8, 12),
      size: 12,
      weight: 400,
      fill: '--text-3',
      anchor: 'start',
    },
    { kind: 'text', x: right, y: box.y + 33, text: figure, size: 11, weight: 500, fill: tone(change), anchor: 'end' },
  ]
}

function words(box: ChainBox, { name, change, changeBasis, note }: ChainWords, k: number): Mark[] {
  const size = box.kind === 'company' ? 12 : (SIZES[Math.min(box.depth, 3)] ?? 12)
  if (size * k < READABLE) return []
  if (box.kind === 'industry' && box.height >= TWO_LINES)
    return twoLines(box, { name, change, changeBasis, note }, size)
  const baseline = box.y + box.height / 2 + size * 0.36
  const figure = `${percent(bared(change))}${markAfter(changeBasis)}`
  const [left, right] = [box.x + (box.holds && box.depth > 0 ? 22 : 8), box.x + box.width - 8]
  const out: Mark[] = []
  // A name that has no room beside its figure stands alone: the figure is on its card.
  const whole = textWidth(name) * size
  const room = right - left
  const figureWidth = textWidth(figure) * (size - 1) + 8
  const alone = whole > room - figureWidth && whole <= room
  if (!alone)
    out.push({
      kind: 'text',
      x: right,
      y: baseline,
      text: figure,
      size: size - 1,
      weight: 500,
      fill: box.kind === 'company' ? '--text-1' : tone(change),
      anchor: 'end',
    })
  const free = alone ? room : room - figureWidth
  const shown = shortened(name, free, size)
  out.push({
    kind: 'text',
    x: left,
    y: baseline,
    text: shown,
    size,
    weight: box.kind === 'company' ? 400 : 600,
    fill: '--text-1',
    anchor: 'start',
  })
  const after = left + textWidth(shown) * size + 8
  if (note && textWidth(note) * 12 <= left + free - after)
    out.push({
      kind: 'text',
      x: after,
      y: baseline,
      text: note,
      size: 12,
      weight: 400,
      fill: '--text-2',
      anchor: 'start',
    })
  return out
}

/** ▸ closed, ▾ open. */
function sign(box: ChainBox): string {
  const [x, y] = [box.x + 12, box.y + (box.height >= TWO_LINES ? 12 : box.height / 2)]
  return box.open
    ? `M${x - 4} ${y - 2.5}L${x + 4} ${y - 2.5}L${x} ${y + 3}Z`
    : `M${x - 2.5} ${y - 4}L${x + 3} ${y}L${x - 2.5} ${y + 4}Z`
}

/**
 * A chain's scene at a nearness: frames, heads, companies in the colour of the day with their degree of membership
 * below, then words.
 */
export function chainMarks(
  boxes: readonly ChainBox[],
  wordsOf: (id: string) => ChainWords | undefined,
  k: number,
): Mark[] {
  const frames: Mark[] = []
  const faces: Mark[] = []
  const texts: Mark[] = []
  for (const box of boxes) {
    const said = wordsOf(box.id)
    if (!said) continue
    const { x, y, width, height, whole } = box
    if (box.kind === 'company') {
      faces.push({ kind: 'rect', x, y, w: width, h: height, round: 2, fill: bandToken(bandOf(said)) })
      if (said.membership !== null)
        faces.push({
          kind: 'rect',
          x,
          y: y + height - 2,
          w: width * Math.max(0, Math.min(1, said.membership)),
          h: 2,
          round: 0,
          fill: '--text-2',
          opacity: 0.75,
        })
    } else {
      if (whole > height && box.depth > 0)
        frames.push({
          kind: 'rect',
          x: x + 0.5,
          y: y + 0.5,
          w: width - 1,
          h: whole - 1,
          round: 3,
          fill: box.depth === 1 ? '--tile' : undefined,
          stroke: '--frame',
          width: 1,
        })
      faces.push({
        kind: 'rect',
        x,
        y,
        w: width,
        h: height,
        round: 3,
        fill: box.depth === 0 ? '--overlay' : '--raised',
        stroke: '--frame',
        width: 1,
      })
      if (box.holds && box.depth > 0) faces.push({ kind: 'path', d: sign(box), fill: '--text-3' })
    }
    texts.push(...words(box, said, k))
  }
  return [
    ...frames,
    ...faces,
    ...texts.toSorted((one, other) => (one.kind === 'text' && other.kind === 'text' ? one.size - other.size : 0)),
  ]
}

/**
 * Supply as lines from the head of the seller to that of the buyer, through the room above them, with a point at the
 * buyer.
 */
export function edgeMarks(
  boxes: ReadonlyMap<string, ChainBox>,
  edges: readonly ChainEdge[],
  lit: string | null,
  k: number,
): Mark[] {
  return edges.flatMap(({ from, to }): Mark[] => {
    const [seller, buyer] = [boxes.get(from), boxes.get(to)]
    if (!seller || !buyer || from === to) return []
    const bright = lit !== null && (lit === from || lit === to)
    // Across rows a line would cross what lies between: it is shown where one points.
    if (lit === null ? Math.abs(seller.y - buyer.y) > 1 : !bright) return []
    const [x1, x2] = [seller.x + seller.width / 2, buyer.x + buyer.width / 2]
    const lift = LANE - 3
    // Next to each other a flat line; from one row to another a curve.
    const path = `M${x1} ${seller.y}C${x1} ${seller.y - lift},${x2} ${buyer.y - lift},${x2} ${buyer.y - 1}`
    const width = (bright ? 2 : 1.2) / Math.max(k, 0.4)
    const stroke = bright ? ('--accent-bright' as const) : ('--input-edge' as const)
    return [
      { kind: 'path', d: path, stroke, width, opacity: bright ? 1 : 0.7 },
      {
        kind: 'path',
        d: `M${x2 - 4} ${buyer.y - 6}L${x2 + 4} ${buyer.y - 6}L${x2} ${buyer.y}Z`,
        fill: stroke,
        opacity: bright ? 1 : 0.9,
      },
    ]
  })
}
