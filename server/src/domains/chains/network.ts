import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { ReportNode } from '@pandora/intelligence/supply/report'
import type { Step, WayEdge } from '@pandora/intelligence/supply/ways'

/** The part of a graph that things travel in on a day: what is no frame, and supplies that stand then. */
export function networkOf({ nodes, edges }: SupplyChainGraph, day: string): { nodes: ReportNode[]; edges: WayEdge[] } {
  return {
    nodes: nodes
      .filter(({ kind }) => kind !== 'group')
      .map(({ id, data }) => ({
        id,
        name: data.name,
        members: [
          ...(data.companyId === null ? [] : [{ companyId: data.companyId, name: data.name, share: 1 }]),
          ...data.companies,
        ],
      })),
    edges: edges
      .filter(({ data: { from, to } }) => (from === null || from <= day) && (to === null || to >= day))
      .map(({ id, source, target, data }) => ({
        id,
        source,
        target,
        revenueShare: data.revenueShare,
        purchaseShare: data.purchaseShare,
      })),
  }
}

/** A way with the names of its nodes. */
export const namedSteps = (steps: readonly Step[], names: ReadonlyMap<string, string>) =>
  steps.map(({ nodeId, edgeId, share }) => ({ nodeId, edgeId, share, name: names.get(nodeId) ?? nodeId }))
