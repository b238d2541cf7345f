import type { ChainEdge, ChainNode, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'

/** Size of what is drawn of a node, px at full size. */
export const NODE: Readonly<{ width: number; height: number }> = { width: 176, height: 66 }
/** Room between a frame and what stands in it, and the height of its head. */
export const FRAME = { pad: 14, head: 26 } as const

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A name that nothing in any graph has. */
export const newId = (): string => crypto.randomUUID()

const nothing: ChainNode['data'] = {
  name: '',
  companyId: null,
  companies: [],
  partList: [],
  riskTypeList: [],
  region: null,
  inventoryDays: null,
  note: null,
}

/** A node of which no more is known than is given. */
export const newNode = (
  kind: ChainNode['kind'],
  position: ChainNode['position'],
  data: Partial<ChainNode['data']>,
  placed = true,
): ChainNode => ({ id: newId(), kind, position, placed, parentId: null, data: { ...nothing, ...data } })

/** An edge that a user draws: nothing is known of it yet but its ends. */
export const newEdge = (source: string, target: string): ChainEdge => ({
  id: newId(),
  source,
  target,
  data: {
    product: null,
    revenueShare: null,
    purchaseShare: null,
    from: null,
    to: null,
    disclosedBy: null,
    confidence: null,
    origin: 'user',
    evidence: null,
  },
})

/** The box around boxes; null around none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y, width, height } of boxes) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x + width)
    bottom = Math.max(bottom, y + height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The nodes that stand in each frame, those in frames inside of it too; a frame inside of itself is outside. */
export function insideOf(nodes: readonly ChainNode[]): Map<string, ChainNode[]> {
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]))
  const inside = new Map<string, ChainNode[]>()
  for (const node of nodes) {
    const seen = new Set([node.id])
    for (let up = node.parentId; up !== null && !seen.has(up); up = parents.get(up) ?? null) {
      seen.add(up)
      inside.set(up, [...(inside.get(up) ?? []), node])
    }
  }
  return inside
}

/** Where each node is drawn: a frame as large as what stands in it, an empty one as large as a node. */
export function boxesOf({ nodes }: SupplyChainGraph): Map<string, Box> {
  const boxes = new Map(nodes.map(({ id, position }) => [id, { ...position, ...NODE }]))
  const inside = insideOf(nodes)
  for (const { id, kind } of nodes) {
    if (kind !== 'group') continue
    const held = (inside.get(id) ?? []).filter((one) => one.kind !== 'group')
    const whole = around(held.map(({ position }) => ({ ...position, ...NODE })))
    if (whole)
      boxes.set(id, {
        x: whole.x - FRAME.pad,
        y: whole.y - FRAME.pad - FRAME.head,
        width: whole.width + 2 * FRAME.pad,
        height: whole.height + 2 * FRAME.pad + FRAME.head,
      })
  }
  return boxes
}
