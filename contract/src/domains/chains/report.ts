import { z } from 'zod'
import { riskTypes } from '../risk/types.ts'

/** Two bounds of a number; alike where it is known. */
export const signedRange = z.object({ low: z.number(), high: z.number() })

const names = { nameZh: z.string().nullable(), nameEn: z.string().nullable() }
const direction = z.enum(['risk', 'opportunity', 'neutral'])
/** A node on the way, the edge that led to it, and what part of its business hangs on the node before. */
const step = z.object({
  nodeId: z.string(),
  name: z.string(),
  edgeId: z.string().nullable(),
  share: signedRange.nullable(),
})

/** An event of one of the chain's companies, and how far it travels. */
export const reportEvent = z.object({
  eventId: z.string(),
  type: z.string(),
  riskTypeId: z.string().nullable(),
  titleZh: z.string().nullable(),
  titleEn: z.string().nullable(),
  happenedDay: z.string(),
  companyId: z.string(),
  ...names,
  nodeId: z.string(),
  direction,
  /** −10 to 10 for its own company. */
  strength: z.number(),
  documents: z.int(),
  /** Nodes it reaches within three links, and of how many the effect is known. */
  reached: z.int(),
  known: z.int(),
  /** The strongest of them: at most five. */
  reaches: z.array(z.object({ path: z.array(step), effect: signedRange.nullable() })),
})

/** What reaches a node: its own events, and those of others along the strongest path of each. */
export const nodeExposure = z.object({
  nodeId: z.string(),
  name: z.string(),
  events: z.int(),
  /** Events of others that reach it, and those of them whose effect is not known for want of a share. */
  along: z.int(),
  unknown: z.int(),
  /** Sums of strengths, risk below 0 and opportunity above. */
  ownRisk: z.number(),
  ownOpportunity: z.number(),
  alongRisk: signedRange,
  alongOpportunity: signedRange,
  /** The path of the largest effect that reaches it from elsewhere, and the event. */
  main: z.object({ eventId: z.string(), path: z.array(step), effect: signedRange }).nullable(),
})

/** How few hands something lies in: Herfindahl-Hirschman index, 0 to 10,000, between what is known and what may be. */
export const nodeConcentration = z.object({
  nodeId: z.string(),
  name: z.string(),
  /** Of a part's companies, of a customer's suppliers, of a supplier's customers. */
  of: z.enum(['companies', 'suppliers', 'customers']),
  count: z.int(),
  /** Shares that are known, summed: 0 to 1. */
  covered: z.number(),
  hhi: signedRange,
  largest: z.object({ name: z.string(), share: signedRange }),
})

/** A node without which others get no supply at all any more. */
export const singlePoint = z.object({
  nodeId: z.string(),
  name: z.string(),
  /** Nodes that are cut off, and the first of them by name. */
  cut: z.int(),
  names: z.array(z.string()),
  /** Products that a customer has of this node alone. */
  only: z.array(z.object({ product: z.string(), customer: z.string() })),
})

/** Why a node is in a place: its chain says so, its company has the seat there, or a site. */
export const placedBy = ['said', 'seat', 'site'] as const

/**
 * A risk that texts tell of a place which nodes of the chain are in. No strength is told, as no text says what it does
 * to whom: it is in no sum of an exposure. `topicId`: the same matter as the risk room has it.
 */
export const chainHazard = z.object({
  topicId: z.string(),
  riskType: z.enum(riskTypes),
  /** Of the tree of risk types. */
  riskTypeId: z.string(),
  region: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** Copies counted once; and documents. */
  stories: z.int(),
  documents: z.int(),
  /** Its newest document. */
  newsId: z.string(),
  newsTitle: z.string(),
  /** Nodes there, at most fifty, and how many there are. `site`: what the place is called. */
  nodes: z.array(z.object({ nodeId: z.string(), name: z.string(), by: z.enum(placedBy), site: z.string().nullable() })),
  there: z.int(),
  /** Further nodes within three links of them. */
  along: z.int(),
})

export const reportRegion = z.object({
  /** A province (`CN-GD`) or a country; null: not said. */
  region: z.string().nullable(),
  nodes: z.int(),
  events: z.int(),
  risk: z.number(),
  opportunity: z.number(),
  /** Risks that texts tell of the place itself. */
  hazards: z.int(),
})

/** The event risk of a chain (CHAIN-11, CHAIN-25). */
export const eventRiskReport = z.object({
  chainId: z.string(),
  name: z.string(),
  version: z.int(),
  day: z.string(),
  days: z.int(),
  nodes: z.int(),
  edges: z.int(),
  companies: z.int(),
  /** Edges of which neither share is known: effects along them are not told. */
  edgesWithoutShare: z.int(),
  risks: z.int(),
  opportunities: z.int(),
  events: z.array(reportEvent),
  /** Events there are; the list holds 200: risks first, those that weigh most before others. */
  eventsTotal: z.int(),
  /** Risks of the places that nodes are in, the hottest first: at most a hundred, and how many there are. */
  hazards: z.array(chainHazard),
  hazardsTotal: z.int(),
  exposures: z.array(nodeExposure),
  concentration: z.array(nodeConcentration),
  singlePoints: z.array(singlePoint),
  regions: z.array(reportRegion),
  byRiskType: z.array(z.object({ riskTypeId: z.string(), events: z.int(), risk: z.number() })),
})
export type EventRiskReport = z.infer<typeof eventRiskReport>
