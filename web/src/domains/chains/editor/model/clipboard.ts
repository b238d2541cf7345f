import type { ChainEdge, ChainNode, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { newId } from './nodes.ts'

/** A part of a graph as it is copied: its nodes and the edges between them. */
export type Part = SupplyChainGraph

/** What is copied of a graph: the nodes, what stands in a frame among them, and the edges between them. */
export function copied(graph: SupplyChainGraph, ids: ReadonlySet<string>): Part {
  const within = ({ id, parentId }: ChainNode) => ids.has(id) || (parentId !== null && ids.has(parentId))
  const nodes = graph.nodes.filter(within)
  const taken = new Set(nodes.map(({ id }) => id))
  return { nodes, edges: graph.edges.filter(({ source, target }) => taken.has(source) && taken.has(target)) }
}

/** The same part under names of its own, beside where it was. */
export function pasted({ nodes, edges }: Part, by: number): Part {
  const names = new Map(nodes.map(({ id }) => [id, newId()]))
  const named = (id: string) => names.get(id) ?? id
  return {
    nodes: nodes.map((one): ChainNode => ({
      ...one,
      id: named(one.id),
      parentId: one.parentId === null ? null : (names.get(one.parentId) ?? null),
      position: { x: one.position.x + by, y: one.position.y + by },
      placed: true,
      data: { ...one.data, partList: one.data.partList.map((part) => ({ ...part, id: newId() })) },
    })),
    edges: edges.map((one): ChainEdge => ({
      ...one,
      id: newId(),
      source: named(one.source),
      target: named(one.target),
    })),
  }
}
