import type { industryLeaf, industryNode } from '@pandora/contract/domains/industries/operations'
import type { z } from 'zod'

type Tree = z.infer<typeof industryNode>[]

/** The part of a tree of industries that is named, each node with how often: instead of its companies. */
export function namedTree(tree: Tree, counts: readonly { code: string; count: number }[]): Tree {
  const named = new Map(counts.map(({ code, count }) => [code, count]))
  const own = <Node extends z.infer<typeof industryLeaf>>(nodes: readonly Node[]): Node[] =>
    nodes.filter(({ id }) => named.has(id)).map((node) => ({ ...node, num: named.get(node.id) ?? 0 }))
  return own(tree).map((first) => ({
    ...first,
    nodeList: own(first.nodeList).map((second) => ({ ...second, nodeList: own(second.nodeList) })),
  }))
}
