import { supplyChainGraph, type SupplyChainGraph } from '@pandora/contract/domains/chains/graph'
import type { chains } from '@pandora/contract/domains/chains/operations'
import type { consultation, consultationAsked } from '@pandora/contract/domains/chains/operations/consulting'
import type { GraphProblem } from '@pandora/contract/domains/chains/problems'
import type {
  chain,
  chainGlance,
  chainOperation,
  chainVersion,
  namedCompany,
  partsOfCompany,
  shareLink,
} from '@pandora/contract/domains/chains/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import type { z } from 'zod'
import { masked } from '../../shared/masked.ts'
import type { ConsultedGraph, StoredConsultation } from './consulting/consulting.queries.ts'
import type { ChangeCounts } from './history/differences.ts'
import type { CompanyNamed } from './names.queries.ts'
import type { OperationKind, StoredOperation } from './history/operations.queries.ts'
import type { Outline, StoredChain } from './queries.ts'
import type { StoredRelation } from './relations.queries.ts'
import { riskTypeTree } from './risk-types.ts'
import type { SharedChain, StoredShare } from './sharing/sharing.queries.ts'
import type { StoredVersion } from './history/versions.queries.ts'

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

/** A chain as its file holds it. */
export const presentForFile = (row: StoredChain, graph: SupplyChainGraph) => ({
  name: row.name,
  supplyFromDate: row.supply_from,
  supplyEndDate: row.supply_end,
  supplyChainGraph: graph,
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

/** Whether what a user did changed the graph and stands. The first version is deleted, not taken back. */
export const canBeTakenBack = ({ version, change, taken_back_at: taken }: StoredOperation): boolean => {
  const { nodes, edges } = change as ChangeCounts
  const changed = [nodes, edges].some((one) => one.added + one.changed + one.removed > 0)
  return version !== null && version > 1 && taken === null && changed
}

export const presentOperation = (row: StoredOperation): z.infer<typeof chainOperation> => ({
  operationId: row.operation_id,
  chainId: row.chain_id,
  chainName: row.chain_name,
  kind: row.kind as OperationKind,
  at: iso(row.at),
  version: row.version,
  note: row.note,
  change: row.change as ChangeCounts,
  undoable: canBeTakenBack(row),
  takenBackAt: row.taken_back_at === null ? null : iso(row.taken_back_at),
})

export const presentShare = (row: StoredShare): z.infer<typeof shareLink> => ({
  shareId: row.share_id,
  createdAt: iso(row.created_at),
  opened: row.opened,
  lastOpenedAt: row.last_opened_at === null ? null : iso(row.last_opened_at),
})

/** What a link shows before its chain is taken. */
export function presentShared(
  row: StoredChain,
  shared: SharedChain,
  { uid, market }: { uid: number; market: string },
): OutputOf<typeof chains.shared> {
  const { name, supplyFromDate, supplyEndDate, nodes, edges, companies, savedAt, outline } = presentGlance(row)
  return {
    name,
    supplyFromDate,
    supplyEndDate,
    nodes,
    edges,
    companies,
    savedAt,
    outline,
    sharedBy: shared.user_name || masked(shared.email),
    own: shared.uid === uid,
    market,
  }
}

const asked = (row: StoredConsultation) => ({
  chainId: row.chain_id,
  chainName: row.chain_name,
  version: row.version,
  subject: row.subject as z.infer<typeof consultation>['subject'],
  question: row.question,
  nodes: row.nodes as { id: string; name: string }[],
  state: row.state as z.infer<typeof consultation>['state'],
  askedAt: iso(row.asked_at),
  answer: row.answer,
  answeredAt: row.answered_at === null ? null : iso(row.answered_at),
  answeredBy: row.answerer,
  byMail: row.by_mail,
})
/** A question as its user sees it. */
export const presentConsultation = (row: StoredConsultation): z.infer<typeof consultation> => ({
  consultationId: row.consultation_id,
  ...asked(row),
})
/** The same as administrators see it. */
export const presentAsked = (row: StoredConsultation): z.infer<typeof consultationAsked> => ({
  consultationId: row.consultation_id,
  ...asked(row),
  askedBy: row.asker || masked(row.email),
})

/** The chain as it stood when it was asked about. */
export const presentConsulted = (row: ConsultedGraph): OutputOf<typeof chains.consultedChain> => ({
  chainName: row.chain_name,
  version: row.version,
  supplyChainGraph: supplyChainGraph.parse(row.graph),
})

export const presentRelation = (row: StoredRelation): NonNullable<OutputOf<typeof chains.saveRelation>['saved']> => ({
  ...presentNamed(row),
  relation: row.relation as NonNullable<OutputOf<typeof chains.saveRelation>['saved']>['relation'],
  note: row.note,
  savedAt: iso(row.saved_at),
  chains: row.chains as { chainId: string; name: string }[],
})
