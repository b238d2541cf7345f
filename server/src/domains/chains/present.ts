import type { SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { GraphProblem } from '@pandora/contract/domains/chains/problems'
import type {
  chain,
  chainGlance,
  chainVersion,
  namedCompany,
  partsOfCompany,
} from '@pandora/contract/domains/chains/shapes'
import type { z } from 'zod'
import type { ChangeCounts } from './differences.ts'
import type { CompanyNamed } from './names.queries.ts'
import type { Outline, StoredChain } from './queries.ts'
import { riskTypeTree } from './risk-types.ts'
import type { StoredVersion } from './versions.queries.ts'

type Glance = z.infer<typeof chainGlance>
type Whole = z.infer<typeof chain>
export type Named = z.infer<typeof namedCompany>

const iso = (ms: number) => new Date(ms).toISOString()

/** A chain as lists show it. */
export const presentGlance = (row: StoredChain): Glance => ({
  chainId: row.chain_id,
  name: row.name,
  supplyFromDate: row.supply_from,
  supplyEndDate: row.supply_end,
  nodes: row.nodes,
  edges: row.edges,
  companies: row.companies,
  version: row.version,
  createdAt: iso(row.created_at),
  savedAt: iso(row.saved_at),
  shares: row.shares,
  outline: row.outline as Outline,
})

/** Of each company of a graph the parts that its nodes name, each once. */
export function companyPartsOf({ nodes }: SupplyChainGraph): z.infer<typeof partsOfCompany>[] {
  const of = new Map<string, Map<string, z.infer<typeof partsOfCompany>['parts'][number]>>()
  for (const { data } of nodes)
    for (const companyId of [data.companyId, ...data.companies.map((one) => one.companyId)]) {
      if (companyId === null || data.partList.length === 0) continue
      const parts = of.get(companyId) ?? new Map()
      for (const part of data.partList) parts.set(part.id, part)
      of.set(companyId, parts)
    }
  return [...of].map(([companyId, parts]) => ({ companyId, parts: [...parts.values()] }))
}

/** A chain, whole (CHAIN-04). */
export const presentChain = (
  row: StoredChain,
  graph: SupplyChainGraph,
  { names, problems }: { names: Named[]; problems: GraphProblem[] },
): Whole => ({
  ...presentGlance(row),
  supplyChainGraph: graph,
  companyParts: companyPartsOf(graph),
  riskTypeTree: [...riskTypeTree],
  companyNames: names,
  problems,
})

export const presentVersion = (row: StoredVersion): z.infer<typeof chainVersion> => ({
  version: row.version,
  name: row.name,
  savedAt: iso(row.saved_at),
  note: row.note,
  nodes: row.nodes,
  edges: row.edges,
  change: row.change as ChangeCounts,
  restored: row.restored,
})

export const presentNamed = (row: CompanyNamed): Named => ({
  companyId: row.company_id,
  code: row.code,
  nameZh: row.name_zh,
  nameEn: row.name_en,
})
