import { chainsErrors } from '@pandora/contract/domains/chains/errors'
import type { ChainEdge, ChainNode, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { graphPatch } from '@pandora/contract/domains/chains/shapes'
import { Refusal } from '@pandora/contract/errors'
import type { z } from 'zod'

export type GraphPatch = z.infer<typeof graphPatch>

/** Items with others put in their places by id; new ones behind them. */
function put<Item extends { id: string }>(items: readonly Item[], changed: readonly Item[]): Item[] {
  const by = new Map(changed.map((item) => [item.id, item]))
  const here = new Set(items.map(({ id }) => id))
  return [...items.map((item) => by.get(item.id) ?? item), ...changed.filter(({ id }) => !here.has(id))]
}

/**
 * The graph after a change. A node that goes takes all edges that lead from or to it along, and no others (CHAIN-07);
 * what was in a group that goes stays where it is, in the group around that one.
 */
export function patched(graph: SupplyChainGraph, patch: GraphPatch): SupplyChainGraph {
  const gone = new Set(patch.withoutNodes)
  const goneEdges = new Set(patch.withoutEdges)
  const byId = new Map(graph.nodes.map((node) => [node.id, node]))
  const moved = (node: ChainNode): ChainNode => {
    const frame = node.parentId === null || !gone.has(node.parentId) ? undefined : byId.get(node.parentId)
    if (!frame) return node
    const position = { x: node.position.x + frame.position.x, y: node.position.y + frame.position.y }
    return moved({ ...node, position, parentId: frame.parentId })
  }
  return {
    nodes: put(
      graph.nodes.filter(({ id }) => !gone.has(id)).map(moved),
      patch.nodes.filter(({ id }) => !gone.has(id)),
    ),
    edges: put(graph.edges, patch.edges).filter(
      ({ id, source, target }) => !goneEdges.has(id) && !gone.has(source) && !gone.has(target),
    ),
  }
}

const alike = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
/** The same value with the keys of its objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** Of one kind of item what has to be put and what goes to have what a step changed as before it. */
function reversed<Item extends { id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  now: readonly Item[],
  overtaken: (item: Item) => Refusal,
): { puts: Item[]; without: string[] } {
  const [was, is, stands] = [before, after, now].map((list) => new Map(list.map((item) => [item.id, item])))
  const puts: Item[] = []
  const without: string[] = []
  for (const id of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])) {
    const [old, made, current] = [was?.get(id), is?.get(id), stands?.get(id)]
    if (alike(old, made)) continue
    if (!alike(current, made)) throw overtaken((current ?? made ?? old) as Item)
    if (old) puts.push(old)
    else without.push(id)
  }
  return { puts, without }
}

/**
 * The graph of now without what a step changed from `before` to `after`; whatever else changed since stays. Throws
 * CHAIN_OPERATION_OVERTAKEN where the same things were changed again, or edges would be left without an end.
 */
export function takenBack(before: SupplyChainGraph, after: SupplyChainGraph, now: SupplyChainGraph): SupplyChainGraph {
  const names = new Map([...before.nodes, ...after.nodes, ...now.nodes].map(({ id, data }) => [id, data.name]))
  const refused = (where: string) => new Refusal(chainsErrors.CHAIN_OPERATION_OVERTAKEN, { where })
  const ends = ({ source, target }: ChainEdge) => `${names.get(source) ?? source} → ${names.get(target) ?? target}`
  const nodes = reversed(before.nodes, after.nodes, now.nodes, (node) => refused(node.data.name))
  const edges = reversed(before.edges, after.edges, now.edges, (edge) => refused(ends(edge)))
  const going = new Set(nodes.without)
  const leaving = new Set(edges.without)
  const hanging = now.edges.find(
    ({ id, source, target }) => !leaving.has(id) && (going.has(source) || going.has(target)),
  )
  if (hanging) throw refused(ends(hanging))
  const graph = patched(now, {
    nodes: nodes.puts,
    edges: edges.puts,
    withoutNodes: nodes.without,
    withoutEdges: edges.without,
  })
  const there = new Set(graph.nodes.map(({ id }) => id))
  const loose = graph.edges.find(({ source, target }) => !there.has(source) || !there.has(target))
  if (loose) throw refused(ends(loose))
  return graph
}
