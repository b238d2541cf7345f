/** A node of the industry tree, whatever its level. */
export interface IndustryNode {
  id: string
  nodeName: string
  nodeNameEn: string | null
  num: number
  nodeList?: readonly IndustryNode[] | undefined
}

const fits = ({ id, nodeName, nodeNameEn }: IndustryNode, wanted: string) =>
  id.toLowerCase().includes(wanted) ||
  nodeName.toLowerCase().includes(wanted) ||
  (nodeNameEn ?? '').toLowerCase().includes(wanted)

/** The nodes whose name or code holds the text, with the way to them and all below them. Empty text: all. */
export function nodesHolding(nodes: readonly IndustryNode[], text: string): IndustryNode[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return [...nodes]
  return nodes.flatMap((node) => {
    if (fits(node, wanted)) return [node]
    const below = nodesHolding(node.nodeList ?? [], wanted)
    return below.length ? [{ ...node, nodeList: below }] : []
  })
}

/** Ids from the top to a node, itself included; empty when it is not there. */
export function wayTo(nodes: readonly IndustryNode[], id: string): string[] {
  for (const node of nodes) {
    if (node.id === id) return [id]
    const below = wayTo(node.nodeList ?? [], id)
    if (below.length) return [node.id, ...below]
  }
  return []
}

/** Ids of all nodes that have nodes below them. */
export function parentsIn(nodes: readonly IndustryNode[]): string[] {
  return nodes.flatMap(({ id, nodeList }) => (nodeList?.length ? [id, ...parentsIn(nodeList)] : []))
}

/** One line of the tree as drawn. */
export interface TreeRow {
  node: IndustryNode
  /** From 1. */
  level: number
  /** Undefined where nothing is below it. */
  open: boolean | undefined
}

/** The lines in sight: every node whose ancestors are open. */
export function rowsInSight(nodes: readonly IndustryNode[], open: ReadonlySet<string>, level = 1): TreeRow[] {
  return nodes.flatMap((node): TreeRow[] => {
    const below = node.nodeList ?? []
    const isOpen = open.has(node.id)
    return [
      { node, level, open: below.length ? isOpen : undefined },
      ...(isOpen ? rowsInSight(below, open, level + 1) : []),
    ]
  })
}
