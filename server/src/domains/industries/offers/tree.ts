import type { z } from 'zod'
import type { industryLeaf, industryNode } from '@pandora/contract/domains/industries/operations'
import type { NodeRow } from './tree.queries.ts'

/** A node with the number of companies in it or below, and the nodes below it by code. */
export interface Node extends NodeRow {
  num: number
  below: Node[]
  /** Undefined for a first level, and for a node whose parent is not known. */
  above: Node | undefined
}

/** The classification from its rows and the companies in each class, by code. */
export function nodesOf(
  rows: readonly NodeRow[],
  companies: ReadonlyMap<string, number> = new Map(),
): Map<string, Node> {
  const nodes = new Map<string, Node>(
    rows.map((row) => [
      row.industry_code,
      { ...row, num: companies.get(row.industry_code) ?? 0, below: [], above: undefined },
    ]),
  )
  // Deepest first, so that each node's number is whole when it is added to the one above.
  for (const node of [...nodes.values()].toSorted((one, other) => other.level - one.level)) {
    const above = node.parent_code === null ? undefined : nodes.get(node.parent_code)
    if (!above || above.level >= node.level) continue
    node.above = above
    above.below.push(node)
    above.num += node.num
  }
  for (const node of nodes.values()) node.below.sort((one, other) => (one.industry_code < other.industry_code ? -1 : 1))
  return nodes
}

/** A node and all nodes below it, as codes. */
export function codesWithin(node: Node): string[] {
  return [node.industry_code, ...node.below.flatMap(codesWithin)]
}

/** From the first level to the node itself. */
export function pathTo(node: Node): Node[] {
  return node.above ? [...pathTo(node.above), node] : [node]
}

/**
 * Nodes whose name or code holds the text, whatever its case; those with the text first in their name before the
 * others.
 */
export function nodesHolding(nodes: ReadonlyMap<string, Node>, text: string): Node[] {
  const sought = text.trim().toLowerCase()
  if (sought === '') return []
  const places = (node: Node) =>
    [node.name_zh, node.name_en ?? '', node.industry_code]
      .map((name) => name.toLowerCase().indexOf(sought))
      .filter((place) => place >= 0)
  return [...nodes.values()]
    .map((node) => ({ node, place: Math.min(...places(node)) }))
    .filter(({ place }) => Number.isFinite(place))
    .toSorted((one, other) => one.place - other.place || one.node.level - other.node.level)
    .map(({ node }) => node)
}

/** A node without those below it (IND-06). */
export function presentLeaf(node: Node): z.infer<typeof industryLeaf> {
  return { id: node.industry_code, nodeName: node.name_zh, nodeNameEn: node.name_en, num: node.num }
}

/** The three levels through `nodeList` (IND-06). */
export function presentTree(nodes: ReadonlyMap<string, Node>): z.infer<typeof industryNode>[] {
  const first = [...nodes.values()].filter((node) => node.level === 1)
  return first.map((node) =>
    Object.assign(presentLeaf(node), {
      nodeList: node.below.map((second) =>
        Object.assign(presentLeaf(second), { nodeList: second.below.map(presentLeaf) }),
      ),
    }),
  )
}
