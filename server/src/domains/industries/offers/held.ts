import { errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import { heldMarket, marketFigures } from '../../figures/offers/market.ts'
import { tradeDateOf } from '../../figures/offers/traded.ts'
import { companiesByClass, industryNodes } from './tree.queries.ts'
import { membersByNode, type MembersByNode } from './standing.ts'
import { nodesOf, type Node } from './tree.ts'
import { defineHeld, type HeldServices } from '../../../shared/define-held.ts'

export type Nodes = ReadonlyMap<string, Node>

/** The classification with the number of companies in each node: the same for every reader, so it is held. */
export const industryTree = (services: HeldServices, view: View): Promise<Nodes> => heldTree.read(services, view, {})

export const heldTree = defineHeld({
  id: 'industries.tree',
  whole: true,
  reads: ['industry', 'industry_membership'],
  load: async ({ db, view }): Promise<Nodes> => {
    const [rows, companies] = await Promise.all([industryNodes(db, view), companiesByClass(db, view)])
    return nodesOf(rows, companies)
  },
})

/** A node of the classification. Throws NOT_FOUND. */
export function nodeIn(nodes: Nodes, id: string): Node {
  const node = nodes.get(id)
  if (!node) throw new Refusal(errors.NOT_FOUND)
  return node
}

/** The companies under each node with their figures, and the market's last trading day. */
export async function industryMembers(
  services: HeldServices,
  view: View,
): Promise<{ nodes: Nodes; members: MembersByNode; day: string | null }> {
  const [nodes, figures] = await Promise.all([industryTree(services, view), marketFigures(services, view)])
  return { nodes, day: tradeDateOf(figures), members: await heldMembers.read(services, view, {}) }
}

export const heldMembers = defineHeld({
  id: 'industries.members',
  whole: true,
  reads: [heldTree, heldMarket],
  load: async ({ services, view }): Promise<MembersByNode> =>
    membersByNode(await industryTree(services, view), await marketFigures(services, view)),
})
