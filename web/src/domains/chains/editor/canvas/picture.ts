import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { around } from '../model/nodes.ts'
import type { Box } from '../model/nodes.ts'
import { edgeWidth } from '../words.ts'
import type { CardNode } from './flow.ts'

export interface Inks {
  line: string
  node: string
  edge: string
  chosen: string
  hit: string
}

/** Colours of the look as a canvas takes them. */
export function inksOf(element: Element): Inks {
  const all = getComputedStyle(element)
  const of = (name: string) => all.getPropertyValue(name).trim()
  return {
    line: of('--line-strong'),
    node: of('--pressed'),
    edge: of('--text-3'),
    chosen: of('--accent'),
    hit: of('--risk'),
  }
}

/** Most px a side that a picture has. */
const LARGEST = 4096

export interface Picture {
  image: HTMLCanvasElement
  box: Box
  /** px of the picture a px of the graph. */
  scale: number
}

/** The whole graph as one picture, at the nearness from which on it is drawn node by node; null of none. */
export function pictureOf(
  nodes: readonly CardNode[],
  graph: SupplyChainGraph,
  look: { scale: number; inks: Inks; hit: ReadonlySet<string>; lines: boolean },
): Picture | null {
  const boxes = new Map(
    nodes.map(({ id, position, width = 0, height = 0 }) => [id, { ...position, width, height }] as const),
  )
  const box = around([...boxes.values()])
  if (!box) return null
  const scale = Math.min(look.scale, LARGEST / Math.max(1, box.width, box.height))
  const image = document.createElement('canvas')
  image.width = Math.max(1, Math.ceil(box.width * scale))
  image.height = Math.max(1, Math.ceil(box.height * scale))
  const ink = image.getContext('2d')
  if (!ink) return null
  ink.scale(scale, scale)
  ink.translate(-box.x, -box.y)
  if (look.lines) {
    ink.strokeStyle = look.inks.line
    for (const { source, target, data } of graph.edges) {
      const [from, to] = [boxes.get(source), boxes.get(target)]
      if (!from || !to) continue
      const [x1, y1] = [from.x + from.width, from.y + from.height / 2]
      const [x2, y2] = [to.x, to.y + to.height / 2]
      const bend = Math.max(40, Math.abs(x2 - x1) / 2)
      ink.lineWidth = edgeWidth(data) * 1.4
      ink.beginPath()
      ink.moveTo(x1, y1)
      ink.bezierCurveTo(x1 + bend, y1, x2 - bend, y2, x2, y2)
      ink.stroke()
    }
  }
  for (const { id, type, selected } of nodes) {
    const one = boxes.get(id)
    if (!one) continue
    ink.strokeStyle = look.inks.edge
    ink.lineWidth = 2
    ink.fillStyle = selected ? look.inks.chosen : look.hit.has(id) ? look.inks.hit : look.inks.node
    if (type === 'card') ink.fillRect(one.x, one.y, one.width, one.height)
    ink.strokeRect(one.x, one.y, one.width, one.height)
  }
  return { image, box, scale }
}
