import { isDeepStrictEqual } from 'node:util'
import type { ChainEdge, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'

const claimsSource = ({ data }: ChainEdge): boolean => data.origin === 'fact' || data.origin === 'text'

/** What of a source's words is still so after a change: only what the file itself says anew. */
const anew = <Value>(now: Value, old: Value): Value | null => (isDeepStrictEqual(now, old) ? null : now)

/**
 * A graph out of a file, in which nothing is said to be a source's that no source said. An edge that the chain has, and of
 * which the file says otherwise, or at whose end it puts another company, is the user's, as one that is changed in the
 * editor: who disclosed it and how sure that was were of what the source said, while the words it said stay to be read
 * beside. An edge that the chain does not have is of the file, whatever the file calls it.
 */
export function withoutClaims(before: SupplyChainGraph, file: SupplyChainGraph): SupplyChainGraph {
  const edges = new Map(before.edges.map((one) => [one.id, one]))
  const companies = new Map(before.nodes.map(({ id, data }) => [id, data.companyId]))
  const replaced = new Set(
    file.nodes
      .filter(({ id, data }) => {
        const old = companies.get(id) ?? null
        return old !== null && old !== data.companyId
      })
      .map(({ id }) => id),
  )
  const settled = (edge: ChainEdge): ChainEdge => {
    const old = edges.get(edge.id)
    if (!claimsSource(edge)) return edge
    if (!old) return { ...edge, data: { ...edge.data, origin: 'file' } }
    if (isDeepStrictEqual(edge, old) && !replaced.has(edge.source) && !replaced.has(edge.target)) return edge
    const { disclosedBy, confidence } = edge.data
    return {
      ...edge,
      data: {
        ...edge.data,
        origin: 'user',
        disclosedBy: anew(disclosedBy, old.data.disclosedBy),
        confidence: anew(confidence, old.data.confidence),
      },
    }
  }
  return { nodes: file.nodes, edges: file.edges.map(settled) }
}
