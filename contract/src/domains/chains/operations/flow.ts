import { z } from 'zod'
import { day, defineOperation, instantMs, pageInput, pageOf } from '../../../operation.ts'
import { callersId, ownedId } from '../../../records/ids.ts'
import { chainHazard, eventRiskReport, signedRange as range } from '../report.ts'

const chainId = ownedId('chain', z.uuid())
/** What is looked at in a chain, and from where. */
const flowInput = {
  chainId,
  /** The node that effects are worked out for; absent: each stands where it arose. */
  nodeId: callersId('chainNode', z.string().min(1).max(64), { within: 'chain' }).optional(),
  days: z.int().min(1).max(365).default(30),
  direction: z.enum(['risk', 'opportunity', 'neutral']).optional(),
  ...pageInput(20, 100),
}
/** How something comes to the chosen node: nodes from where it arose, each with what of the one before it depends on it. */
const flowPath = z.array(
  z.object({
    nodeId: z.string(),
    name: z.string(),
    /** What part of this node's business hangs on the one before, 0 to 1; null: not known. The first has 1. */
    share: range.nullable(),
  }),
)
const flowItem = z.object({
  /** The company it is about, and its node. */
  companyId: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  nodeId: z.string(),
  direction: z.enum(['risk', 'opportunity', 'neutral']),
  path: flowPath,
  /** −10 to 10 for its own company: its sign, as sure as it is, by its size. Null of texts that tell of no event. */
  strength: z.number().nullable(),
  /** What is left of the strength at the end of the path: times every share on it. Null where one is not known. */
  effect: range.nullable(),
})

export const chainFlow = {
  flowNews: defineOperation({
    id: 'chains.flowNews',
    method: 'POST',
    path: '/api/supplyChain/flowNews',
    dated: true,
    summary: 'News of everyone on the chain, newest first, each with the path that leads from it to the chosen node',
    input: z.object({ ...flowInput, before: instantMs.optional() }),
    output: pageOf(
      flowItem.extend({
        newsId: z.string(),
        title: z.string(),
        kind: z.string(),
        source: z.string(),
        sourceEn: z.string().nullable(),
        newsTimestamp: z.int(),
        precision: z.enum(['instant', 'day', 'year']),
        /** Documents that tell the same story, this one included. */
        reposts: z.int(),
      }),
    ),
  }),
  flowOpportunities: defineOperation({
    id: 'chains.flowOpportunities',
    method: 'POST',
    path: '/api/supplyChain/flowOpportunities',
    dated: true,
    summary: 'Events of everyone on the chain that are an opportunity, or as asked for, each with its path',
    input: z.object({
      ...flowInput,
      direction: z.enum(['risk', 'opportunity', 'neutral', 'all']).default('opportunity'),
      riskTypes: z.array(z.string().max(64)).max(100).optional(),
    }),
    output: pageOf(
      flowItem.extend({
        eventId: z.string(),
        type: z.string(),
        titleZh: z.string().nullable(),
        titleEn: z.string().nullable(),
        happenedAt: z.int(),
        happenedDay: z.string(),
        precision: z.enum(['instant', 'day']),
        documents: z.int(),
        riskTypeId: z.string().nullable(),
      }),
    ),
  }),
  flowHazards: defineOperation({
    id: 'chains.flowHazards',
    method: 'POST',
    path: '/api/supplyChain/flowHazards',
    dated: true,
    summary:
      'Risks that texts tell of the provinces and countries which nodes are in by the chain, a seat or a site, the hottest first, each with the path to the chosen node',
    input: z.object({
      chainId,
      nodeId: flowInput.nodeId,
      days: flowInput.days,
      ...pageInput(20, 100),
    }),
    output: pageOf(
      chainHazard.extend({
        path: flowPath,
        /** What part of the chosen node's business hangs on who is there, along the path; null where a share is missing. */
        left: range.nullable(),
      }),
    ),
  }),
  reportEventRisk: defineOperation({
    id: 'chains.reportEventRisk',
    requirement: ['CHAIN-11', 'CHAIN-25'],
    method: 'POST',
    path: '/api/supplyChain/reportEventRisk',
    dated: true,
    summary:
      'The event risk of a chain on a day: events and how they travel, exposures, concentration, single points of failure, regions',
    input: z.object({ chainId, day: day.optional(), days: z.int().min(1).max(365).default(30) }),
    output: eventRiskReport,
  }),
  downloadReport: defineOperation({
    id: 'chains.downloadReport',
    method: 'POST',
    path: '/api/supplyChain/downloadReport',
    transport: 'download',
    dated: true,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    summary: 'The event risk report as a workbook',
    input: z.object({ chainId, day: day.optional(), days: z.coerce.number().int().min(1).max(365).default(30) }),
    output: eventRiskReport,
  }),
}
