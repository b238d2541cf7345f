import type { ChainEdge, ChainNode, SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import { chains } from '@pandora/contract/domains/chains/operations'
import type { Caller, TestServer } from '../../testing.ts'

/** A node of a test: a company where an id is given, else a free one. */
export const node = (
  id: string,
  more: Partial<ChainNode['data']> & Partial<Omit<ChainNode, 'data'>> = {},
): ChainNode => {
  const { kind = 'company', position = { x: 0, y: 0 }, placed = false, parentId = null, ...data } = more
  return {
    id,
    kind,
    position,
    placed,
    parentId,
    data: {
      name: id,
      companyId: null,
      companies: [],
      partList: [],
      riskTypeList: [],
      region: null,
      inventoryDays: null,
      note: null,
      ...data,
    },
  }
}

/** An edge of a test, `from>to`. */
export const edge = (ends: string, more: Partial<ChainEdge['data']> & { id?: string } = {}): ChainEdge => {
  const [source = '', target = ''] = ends.split('>')
  const { id = ends, ...data } = more
  return {
    id,
    source,
    target,
    data: {
      product: null,
      revenueShare: null,
      purchaseShare: null,
      from: null,
      to: null,
      disclosedBy: null,
      confidence: null,
      origin: 'user',
      evidence: null,
      ...data,
    },
  }
}

/** A range of one number. */
export const just = (share: number) => ({ low: share, high: share })

/** Saves a new chain; answers what was answered. */
export const saved = async (server: TestServer, as: Caller, name: string, graph: SupplyChainGraph) =>
  (await server.call(chains.save, { name, supplyChainGraph: graph }, { as })).data
