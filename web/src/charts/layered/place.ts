/** A thing that a graph in layers draws. */
export interface LayeredNode {
  id: string
  /** Column from left to right; any whole numbers. */
  layer: number
  title: string
  below: string
  /** Colour of its edge as CSS says it. */
  tone?: string
  /** It is named and not held. */
  faint?: boolean
  /** It can be chosen. */
  open?: boolean
}
export interface LayeredEdge {
  from: string
  to: string
  label?: string
}

/** Distances between layers, and between nodes of one layer, px. */
const [ACROSS, DOWN, DENSE] = [300, 78, 52]

/**
 * Places of nodes: a column a layer, its nodes under one another in the order of the mean place of their neighbours in
 * the layer before, so that few lines cross; columns centred on one line. `dense`: all titles are of one line.
 */
export function placesOf(
  nodes: readonly LayeredNode[],
  edges: readonly LayeredEdge[],
  dense = false,
): ReadonlyMap<string, { x: number; y: number }> {
  const layers = [...Map.groupBy(nodes, ({ layer }) => layer)].toSorted(([one], [other]) => one - other)
  const beside = new Map<string, string[]>()
  for (const { from, to } of edges) {
    beside.set(from, [...(beside.get(from) ?? []), to])
    beside.set(to, [...(beside.get(to) ?? []), from])
  }
  const rank = new Map<string, number>()
  const places = new Map<string, { x: number; y: number }>()
  for (const [column, [, own]] of layers.entries()) {
    const meanOf = (id: string, otherwise: number): number => {
      const ranks = (beside.get(id) ?? []).flatMap((one) => rank.get(one) ?? [])
      return ranks.length === 0 ? otherwise : ranks.reduce((sum, one) => sum + one, 0) / ranks.length
    }
    const ordered = own
      .map((node, at) => ({ node, mean: meanOf(node.id, (at / Math.max(1, own.length)) * nodes.length), at }))
      .toSorted((one, other) => one.mean - other.mean || one.at - other.at)
    for (const [at, { node }] of ordered.entries()) {
      rank.set(node.id, (at / Math.max(1, own.length)) * nodes.length)
      places.set(node.id, { x: column * ACROSS, y: (at - (own.length - 1) / 2) * (dense ? DENSE : DOWN) })
    }
  }
  return places
}
