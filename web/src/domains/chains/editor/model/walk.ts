import type { ChainNode, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'

export type Way = 'supplier' | 'customer' | 'above' | 'below'

/** Half of a node's width: what is nearer stands in the same column. */
const COLUMN = 90

const distance = (a: ChainNode, b: ChainNode) => Math.hypot(a.position.x - b.position.x, a.position.y - b.position.y)

/** The nearest of some nodes to one; of two as near the upper. */
const nearest = (from: ChainNode, of: readonly ChainNode[]) =>
  of.toSorted((a, b) => distance(from, a) - distance(from, b) || a.position.y - b.position.y)[0]

/**
 * Where the keyboard goes from a node: along an edge to a supplier or a customer, or to the next one above or below it.
 * Null where there is none.
 */
export function walked(graph: SupplyChainGraph, from: string, way: Way): string | null {
  const start = graph.nodes.find(({ id }) => id === from)
  if (!start) return null
  if (way === 'supplier' || way === 'customer') {
    const ends = graph.edges.flatMap(({ source, target }) =>
      way === 'supplier' ? (target === from ? [source] : []) : source === from ? [target] : [],
    )
    const there = new Set(ends)
    return (
      nearest(
        start,
        graph.nodes.filter(({ id }) => there.has(id) && id !== from),
      )?.id ?? null
    )
  }
  const beyond = graph.nodes.filter(
    ({ id, kind, position }) =>
      id !== from &&
      kind !== 'group' &&
      (way === 'above' ? position.y < start.position.y : position.y > start.position.y),
  )
  const column = beyond.filter(({ position }) => Math.abs(position.x - start.position.x) < COLUMN)
  return nearest(start, column.length > 0 ? column : beyond)?.id ?? null
}

/** The node that the keyboard starts from: the uppermost at the left. */
export const firstOf = ({ nodes }: SupplyChainGraph): string | null =>
  nodes
    .filter(({ kind }) => kind !== 'group')
    .toSorted((a, b) => a.position.x - b.position.x || a.position.y - b.position.y)[0]?.id ?? null

/** The edges at a node, suppliers' first, in the order of the graph. */
export const edgesAt = ({ edges }: SupplyChainGraph, id: string) => [
  ...edges.filter(({ target }) => target === id),
  ...edges.filter(({ source }) => source === id),
]
