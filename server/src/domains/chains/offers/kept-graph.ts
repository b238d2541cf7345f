import { supplyChainGraph, type SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { Db } from '@pandora/store/database'
import { chainById } from '../queries.ts'
import { versionOf } from '../history/versions.queries.ts'

/** A user's chain as it was kept in one version. */
export interface KeptGraph {
  name: string
  version: number
  graph: SupplyChainGraph
}

/** The graph of a user's chain, of one version or of the newest; undefined where they have no such chain or version. */
export async function keptGraph(
  db: Db,
  owner: { marketId: number; uid: number },
  { chainId, version }: { chainId: string; version: number | undefined },
): Promise<KeptGraph | undefined> {
  const chain = await chainById(db, owner, chainId)
  if (!chain) return undefined
  const kept = await versionOf(db, chain.chain_id, version ?? chain.version)
  return kept && { name: chain.name, version: kept.version, graph: supplyChainGraph.parse(kept.graph) }
}
