import { z } from 'zod'
import { day } from '../../operation.ts'
import { callersId, publicId } from '../../records/ids.ts'

/** Most nodes and edges of a chain. */
export const NODE_LIMIT = 5000
export const EDGE_LIMIT = 20_000

/** What a node is: a company; a part (a stage or product with companies in it); a group (a frame around others). */
export const nodeKinds = ['company', 'part', 'group'] as const
export type NodeKind = (typeof nodeKinds)[number]
/** Where an edge comes from: a fact of the market, a text that was read, a file, or the user. */
export const edgeOrigins = ['fact', 'text', 'file', 'user'] as const
export const disclosers = ['supplier', 'customer', 'third-party'] as const

const graphId = () => z.string().min(1).max(64)
const nodeId = () => callersId('chainNode', graphId(), { within: 'chain' })
const name = z.string().min(1).max(80)
const note = z.string().max(500).nullable()
/** A company of the market; null: unknown to it, kept by its name. */
const companyId = () => publicId('company').nullable()
/** 0 to 1. */
const share = z.number().min(0).max(1)
const place = z.number().min(-1e7).max(1e7)

/** A share that is known to lie between two bounds, 0 to 1; one that is known has both alike. */
export const range = z.object({ low: share, high: share })
export type Range = z.infer<typeof range>

/** A part or product of a node. */
export const part = z.object({ id: callersId('chainPart', graphId(), { within: 'chain' }), name, note })

/** A company of a part node, with what of the part it makes, 0 to 1. */
export const memberCompany = z.object({ companyId: companyId(), name, share: share.nullable() })

export const chainNode = z.object({
  id: nodeId(),
  kind: z.enum(nodeKinds),
  position: z.object({ x: place, y: place }),
  /** Put there by hand: laying out leaves it. */
  placed: z.boolean(),
  /** The group it is in. */
  parentId: nodeId().nullable(),
  data: z.object({
    name,
    companyId: companyId(),
    /** Of a part node. */
    companies: z.array(memberCompany).max(500),
    partList: z.array(part).max(100),
    /** Ids of nodes of the risk type tree. */
    riskTypeList: z.array(z.string().min(1).max(64)).max(100),
    /** A province by its adcode, or a country by its code. */
    region: z.string().min(1).max(20).nullable(),
    inventoryDays: z.number().min(0).max(3650).nullable(),
    note,
  }),
})
export type ChainNode = z.infer<typeof chainNode>

/** `source` supplies `target`. */
export const chainEdge = z.object({
  id: callersId('chainEdge', graphId(), { within: 'chain' }),
  source: nodeId(),
  target: nodeId(),
  data: z.object({
    product: z.string().min(1).max(120).nullable(),
    /** Part of the source's revenue, and of the target's purchases. */
    revenueShare: range.nullable(),
    purchaseShare: range.nullable(),
    from: day.nullable(),
    to: day.nullable(),
    disclosedBy: z.enum(disclosers).nullable(),
    confidence: share.nullable(),
    origin: z.enum(edgeOrigins),
    evidence: z
      .object({
        documentId: publicId('document').nullable(),
        file: z.string().max(200).nullable(),
        line: z.int().min(0).nullable(),
        quote: z.string().max(600).nullable(),
      })
      .nullable(),
  }),
})
export type ChainEdge = z.infer<typeof chainEdge>

export const supplyChainGraph = z.object({
  nodes: z.array(chainNode).max(NODE_LIMIT),
  edges: z.array(chainEdge).max(EDGE_LIMIT),
})
export type SupplyChainGraph = z.infer<typeof supplyChainGraph>
