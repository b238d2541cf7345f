import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'

type Node = SupplyChainGraph['nodes'][number]

/** A node of a chain that holds nothing but its name, and the company that it is where one is given. */
export const chainNode = (id: string, position: Node['position'], company?: { id: string; name: string }): Node => ({
  id,
  kind: company ? 'company' : 'part',
  position,
  placed: false,
  parentId: null,
  data: {
    name: company?.name ?? id,
    companyId: company?.id ?? null,
    companies: [],
    partList: [],
    riskTypeList: [],
    region: null,
    inventoryDays: null,
    note: null,
  },
})
