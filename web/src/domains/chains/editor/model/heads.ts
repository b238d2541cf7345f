import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { NODE } from './nodes.ts'
import { tiersOf } from './tiers.ts'

/** The head of a column of tiers. */
export interface TierHead {
  tier: number
  x: number
  width: number
  nodes: number
  /** Name of the frame that all of the tier stands in; else it has only its number. */
  name: string | null
  ids: readonly string[]
}

/**
 * Heads over tiers, where the graph stands in tiers: each tier in columns of its own, left of the next. Empty where
 * nodes were put otherwise by hand.
 */
export function headsOf(graph: SupplyChainGraph): TierHead[] {
  const nodes = graph.nodes.filter(({ kind }) => kind !== 'group')
  const tiers = tiersOf({
    ids: nodes.map(({ id }) => id),
    edges: graph.edges.map(({ source, target }) => [source, target] as const),
  })
  const names = new Map(graph.nodes.map(({ id, data }) => [id, data.name]))
  const heads: (TierHead & { right: number; frames: Set<string | null>; ids: string[] })[] = []
  for (const { id, position, parentId } of nodes) {
    const tier = tiers.get(id) ?? 0
    const head = (heads[tier] ??= {
      tier,
      x: position.x,
      right: position.x + NODE.width,
      width: 0,
      nodes: 0,
      name: null,
      ids: [],
      frames: new Set(),
    })
    head.x = Math.min(head.x, position.x)
    head.right = Math.max(head.right, position.x + NODE.width)
    head.nodes += 1
    head.ids.push(id)
    head.frames.add(parentId)
  }
  const inOrder = heads.every((head, at) => {
    const next = heads[at + 1]
    return !next || (head !== undefined && head.right <= next.x)
  })
  if (!inOrder || heads.length < 2) return []
  return heads.map(({ right, frames, ...head }) => {
    const [only = null] = frames.size === 1 ? frames : []
    return { ...head, width: right - head.x, name: only === null ? null : (names.get(only) ?? null) }
  })
}
