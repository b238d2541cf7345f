import { z } from 'zod'
import { instant } from '../../operation.ts'
import { ownedId } from '../../records/ids.ts'
import { nodeKinds, part, supplyChainGraph } from './graph.ts'
import { graphProblem } from './problems.ts'

/** Most chains of a user in a market, and of a guest; versions kept of one; live links of one. */
export const CHAIN_LIMIT = 200
export const GUEST_CHAIN_LIMIT = 10
export const VERSION_LIMIT = 200
export const CHAIN_SHARE_LIMIT = 20
/** Largest body of a call that brings a whole graph, or a workbook in base64. */
export const GRAPH_BYTES = 32_000_000

/** A small picture of a graph: places of its first nodes, 0 to 1,000 each way, and which of them are joined. */
export const outline = z.object({
  nodes: z.array(z.object({ x: z.int(), y: z.int(), kind: z.enum(nodeKinds) })),
  edges: z.array(z.tuple([z.int(), z.int()])),
})

/** A saved chain as lists show it. */
export const chainGlance = z.object({
  chainId: ownedId('chain', z.string()),
  name: z.string(),
  /** The days between which its supply is looked at; null: open. */
  supplyFromDate: z.string().nullable(),
  supplyEndDate: z.string().nullable(),
  nodes: z.int(),
  edges: z.int(),
  companies: z.int(),
  version: z.int(),
  createdAt: instant,
  savedAt: instant,
  /** Live links to it. */
  shares: z.int(),
  outline,
})

const riskNode = {
  id: z.string(),
  riskType: z.object({ zh: z.string(), en: z.string() }),
  /** Ticked by default. */
  defaultConfigure: z.boolean(),
  /** How many stand below it. */
  total: z.int(),
  /** Its own id and those of all below it. */
  idArr: z.array(z.string()),
}
/** A node of the tree of risk types (CHAIN-05): a family, and below it the types, which have none below. */
export const riskType = z.object({
  ...riskNode,
  child: z.array(z.object({ ...riskNode, child: z.array(z.never()) })),
})
export type RiskType = z.infer<typeof riskType>

/** What the companies of a chain make, as the chain says: the parts of their nodes. */
export const partsOfCompany = z.object({ companyId: z.string(), parts: z.array(part) })

const names = { nameZh: z.string().nullable(), nameEn: z.string().nullable() }
export const namedCompany = z.object({ companyId: z.string(), code: z.string().nullable(), ...names })

/** A saved chain, whole (CHAIN-04). */
export const chain = chainGlance.extend({
  supplyChainGraph,
  companyParts: z.array(partsOfCompany),
  riskTypeTree: z.array(riskType),
  /** Names of its companies as the view knows them. */
  companyNames: z.array(namedCompany),
  problems: z.array(graphProblem),
})

/** The answer to whatever made a new version. */
export const savedChain = z.object({
  chainId: ownedId('chain', z.string()),
  version: z.int(),
  savedAt: instant,
  problems: z.array(graphProblem),
  /** Nodes whose company the market does not know: they are kept as free nodes. */
  freed: z.array(z.string()),
})

const counts = z.object({ added: z.int(), changed: z.int(), removed: z.int() })
/** How many nodes and edges differ from the version before. */
export const changeCounts = z.object({ nodes: counts, edges: counts })

export const chainVersion = z.object({
  version: z.int(),
  name: z.string(),
  savedAt: instant,
  note: z.string(),
  nodes: z.int(),
  edges: z.int(),
  change: changeCounts,
  /** The version it brought back; null otherwise. */
  restored: z.int().nullable(),
})

/** One thing that differs between two versions: which fields of it, in words of the graph. */
export const graphChange = z.object({
  what: z.enum(['node', 'edge']),
  way: z.enum(['added', 'changed', 'removed']),
  id: z.string(),
  /** The node's name, or the names of the edge's ends. */
  name: z.string(),
  fields: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
})

/** A change that is made to a graph: nodes and edges that are put, by their ids, and those that go. */
export const graphPatch = z.object({
  nodes: supplyChainGraph.shape.nodes,
  edges: supplyChainGraph.shape.edges,
  withoutNodes: z.array(supplyChainGraph.shape.nodes.element.shape.id).max(5000),
  withoutEdges: z.array(supplyChainGraph.shape.edges.element.shape.id).max(20_000),
})

export const shareLink = z.object({
  shareId: ownedId('chainShare', z.string()),
  createdAt: instant,
  opened: z.int(),
  lastOpenedAt: instant.nullable(),
})

/** What a user did to a chain (CHAIN-23). */
export const operationKinds = [
  'created',
  'saved',
  'imported',
  'changed',
  'restored',
  'takenBack',
  'duplicated',
  'accepted',
  'deleted',
  'undeleted',
  'shared',
  'unshared',
] as const
export const chainOperation = z.object({
  operationId: ownedId('chainOperation', z.string()),
  chainId: z.string(),
  chainName: z.string(),
  kind: z.enum(operationKinds),
  at: instant,
  /** The version it made; null where it made none. */
  version: z.int().nullable(),
  note: z.string(),
  change: changeCounts,
  /** Whether it changed the graph and can be taken back. */
  undoable: z.boolean(),
  takenBackAt: instant.nullable(),
})

/** How a file's rows became a graph. */
export const excelFields = [
  'supplier',
  'customer',
  'product',
  'revenueShare',
  'purchaseShare',
  'from',
  'to',
  'disclosedBy',
  'supplierCode',
  'customerCode',
] as const
export type ExcelField = (typeof excelFields)[number]

/** A row of a file that was not taken, or taken with something to say. */
export const excelRow = z.object({
  sheet: z.string(),
  line: z.int(),
  state: z.enum(['refused', 'noted']),
  field: z.string(),
  value: z.string(),
  message: z.string(),
})
