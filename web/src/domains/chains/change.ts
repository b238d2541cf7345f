import { chains } from '@pandora/contract/domains/chains/operations'
import type { changeCounts } from '@pandora/contract/domains/chains/shapes'
import type { z } from 'zod'

/** Reads that whatever is done to a chain changes. */
export const changedByChains = [chains.list, chains.detail, chains.versions, chains.operations] as const

/** How much changed, as its texts are filled. */
export const changeWords = ({ nodes, edges }: z.infer<typeof changeCounts>): Record<string, number> => ({
  nodesAdded: nodes.added,
  nodesChanged: nodes.changed,
  nodesRemoved: nodes.removed,
  edgesAdded: edges.added,
  edgesChanged: edges.changed,
  edgesRemoved: edges.removed,
})
