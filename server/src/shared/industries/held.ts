import { Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import type { Services } from '../../http/services.ts'
import { marketFigures } from '../figures/market.ts'
import { tradeDateOf } from '../figures/traded.ts'
import { companiesByClass, industryNodes } from './tree.queries.ts'
import { membersByNode, type MembersByNode } from './standing.ts'
import { nodesOf, type Node } from './tree.ts'

export type Nodes = ReadonlyMap<string, Node>

/** The classification with the number of companies in each node: the same for every reader, so it is held. */
export function industryTree({ held, sql }: Pick<Services, 'held' | 'sql'>, view: View): Promise<Nodes> {
  return held.whole(view, ['companies'], 'industries: tree', async () => {
    const [rows, companies] = await Promise.all([industryNodes(sql, view), companiesByClass(sql, view)])
    return nodesOf(rows, companies)
  })
}

/** A node of the classification. Throws NOT_FOUND. */
export function nodeIn(nodes: Nodes, id: string): Node {
  const node = nodes.get(id)
  if (!node) throw new Refusal('NOT_FOUND')
  return node
}

/** The companies under each node with their figures, and the market's last trading day. */
export async function industryMembers(services: Services, view: View): Promise<{ nodes: Nodes; members: MembersByNode; day: string | null }> {
  const [nodes, figures] = await Promise.all([industryTree(services, view), marketFigures(services, view)])
  return { nodes, day: tradeDateOf(figures), members: await services.held.whole(view, ['companies', 'prices', 'figures', 'analysis'], 'industries: members', async () => membersByNode(nodes, figures)) }
}
