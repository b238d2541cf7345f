import { z } from 'zod'
import { defineOperation, pageInput, pageOf } from '../../../operation.ts'
import { ownedId, publicId } from '../../../records/ids.ts'
import { supplyChainGraph } from '../graph.ts'
import { namedCompany, riskType } from '../shapes.ts'

/** How many days back events are counted by type of risk. */
export const RISK_DAYS = 30
/** Most nodes of a draft. */
export const DRAFT_NODES = 500

const names = { nameZh: z.string().nullable(), nameEn: z.string().nullable() }

export const chainFacts = {
  draft: defineOperation({
    id: 'chains.draft',
    method: 'POST',
    path: '/api/supplyChain/draft',
    dated: true,
    summary: 'A graph drafted from the facts around a company or a theme: tiers up and down, at least such a share',
    input: z.object({
      companyId: publicId('company').optional(),
      themeId: publicId('theme').optional(),
      tiers: z.int().min(1).max(3).default(2),
      /** Edges of which no known share is as large are left out; edges without any share stay at 0 alone. */
      leastShare: z.number().min(0).max(1).default(0),
      direction: z.enum(['both', 'upstream', 'downstream']).default('both'),
    }),
    output: z.object({
      name: z.string(),
      supplyChainGraph,
      /** Relations that were found, and whether the draft had to end before all of them were in. */
      found: z.int(),
      cut: z.boolean(),
    }),
  }),
  riskTypes: defineOperation({
    id: 'chains.riskTypes',
    requirement: ['CHAIN-05', 'CHAIN-18'],
    method: 'POST',
    path: '/api/supplyChain/riskTypes',
    dated: true,
    summary:
      'The tree of risk types, and of each how many events of the last 30 days there were, risks told of the places included',
    input: z.object({
      /** Of the companies of this chain, or of this company; absent: of the market. */
      chainId: ownedId('chain', z.uuid()).optional(),
      companyId: publicId('company').optional(),
    }),
    output: z.object({
      dataList: z.array(riskType),
      /** Events of the last `days` by id of the tree, those below it included. */
      counts: z.array(z.object({ id: z.string(), events: z.int() })),
      days: z.int(),
    }),
  }),
  searchCompany: defineOperation({
    id: 'chains.searchCompany',
    requirement: 'CHAIN-22',
    method: 'POST',
    path: '/api/supplyChain/searchCompany',
    dated: true,
    summary: 'Companies by name or code, with how many suppliers and customers are known of each',
    input: z.object({ text: z.string().min(1).max(80), ...pageInput(10, 50) }),
    output: pageOf(
      namedCompany.extend({
        matched: z.string(),
        suppliers: z.int(),
        customers: z.int(),
        /** What it supplies, the most customers first; at most three. */
        products: z.array(z.string()),
      }),
    ),
  }),
  companyParts: defineOperation({
    id: 'chains.companyParts',
    requirement: 'CHAIN-26',
    method: 'POST',
    path: '/api/supplyChain/companyParts',
    dated: true,
    summary: 'What a company makes: products that it supplies, and its businesses with their part of revenue',
    input: z.object({ companyId: publicId('company') }),
    output: z.object({
      companyId: z.string(),
      companyParts: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          ...names,
          /** `supply`: named by supply relations. `business`: a reported business. */
          origin: z.enum(['supply', 'business']),
          /** Part of revenue, 0 to 1, of reported businesses; null where not known. */
          revenueShare: z.number().nullable(),
          customers: z.int(),
          /** Day that it is of. */
          day: z.string().nullable(),
        }),
      ),
    }),
  }),
}
