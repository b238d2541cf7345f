import { z } from 'zod'
import { publicId } from '../../records/ids.ts'
import { defineOperation, pageInput, pageOf } from '../../operation.ts'
import { foundTypes, relationOrigins } from './names.ts'
import {
  concentrationTable,
  regionFigures,
  relatedCompany,
  reviewedRelation,
  supplyHub,
  supplyLink,
  supplyNode,
  supplyPartner,
} from './shapes.ts'

const companyId = publicId('company')
/** Which relation of two companies: as texts say it, from its first end to its second. */
const between = { fromId: publicId('company'), toId: publicId('company'), type: z.enum(foundTypes) }
/** The same, as texts say it or as sources give it: of a supply that a source gives, which product. */
const which = { ...between, origin: z.enum(relationOrigins).default('text'), product: z.string().max(400).default('') }
const decided = z.object({ relation: reviewedRelation })

/** Most nodes and supplies of a neighbourhood that are answered. */
export const MOST_NODES = 600
export const MOST_LINKS = 4000

export const supply = {
  neighbourhood: defineOperation({
    id: 'supply.neighbourhood',
    method: 'POST',
    path: '/api/supply/neighbourhood',
    dated: true,
    summary:
      'Who supplies a company and whom it supplies, over up to three tiers each way: nodes and supplies with both shares and their evidence, the largest shares first',
    input: z.object({
      companyId,
      up: z.int().min(0).max(3).default(1),
      down: z.int().min(0).max(3).default(1),
      /** Supplies of which neither share reaches this are left out, and those without a share where it is above 0. */
      leastShare: z.number().min(0).max(1).default(0),
    }),
    output: z.object({
      nodes: z.array(supplyNode),
      links: z.array(supplyLink),
      /** More was found than is shown: raise the least share or take fewer tiers. */
      cut: z.boolean(),
    }),
  }),
  partners: defineOperation({
    id: 'supply.partners',
    method: 'POST',
    path: '/api/supply/partners',
    dated: true,
    summary: 'Suppliers or customers of a company, the largest share first, with shares, evidence and provenance',
    input: z.object({ companyId, side: z.enum(['suppliers', 'customers']).default('suppliers'), ...pageInput(50) }),
    output: pageOf(supplyPartner),
  }),
  relations: defineOperation({
    id: 'supply.relations',
    method: 'POST',
    path: '/api/supply/relations',
    dated: true,
    summary: 'Other relations of a company: subsidiaries, investments, acquisitions, joint ventures, competitors',
    input: z.object({ companyId, ...pageInput(50) }),
    output: pageOf(relatedCompany),
  }),
  concentration: defineOperation({
    id: 'supply.concentration',
    method: 'POST',
    path: '/api/supply/concentration',
    dated: true,
    summary: 'The five largest customers and suppliers of a company by year, as its annual reports give them',
    input: z.object({ companyId }),
    output: z.object({ dataList: z.array(concentrationTable) }),
  }),
  hubs: defineOperation({
    id: 'supply.hubs',
    method: 'POST',
    path: '/api/supply/hubs',
    dated: true,
    summary: 'Companies with the most customers or suppliers that sources and standing texts name',
    input: z.object({ by: z.enum(['customers', 'suppliers']).default('customers'), ...pageInput(10) }),
    output: pageOf(supplyHub),
  }),
  regions: defineOperation({
    id: 'supply.regions',
    method: 'POST',
    path: '/api/supply/regions',
    dated: true,
    summary: 'Provinces with the companies that have their seat there, their sites, and the supplies with an end there',
    input: z.object({}),
    output: z.object({
      dataList: z.array(regionFigures),
      /** Companies of the market whose seat no source gives. */
      withoutSeat: z.int(),
    }),
  }),
  region: defineOperation({
    id: 'supply.region',
    method: 'POST',
    path: '/api/supply/region',
    dated: true,
    summary: 'Companies with their seat, or a site, in a province',
    input: z.object({ regionCode: publicId('region'), ...pageInput(50) }),
    output: pageOf(
      z.object({
        companyId: z.string(),
        nameZh: z.string().nullable(),
        nameEn: z.string().nullable(),
        city: z.string().nullable(),
        /** English name of a city of China that is known. */ cityEn: z.string().nullable(),
        /** Its seat is there; else only sites are. */
        seat: z.boolean(),
        sites: z.array(z.string()),
      }),
    ),
  }),
  waiting: defineOperation({
    id: 'supply.waiting',
    method: 'POST',
    path: '/api/supply/waiting',
    guests: false,
    summary:
      'Relations that texts say and that wait for a reader, being less sure than the bound; or those that were decided, refused ones of sources among them',
    input: z.object({
      companyId: companyId.optional(),
      state: z.enum(['waiting', 'accepted', 'rejected']).default('waiting'),
      ...pageInput(30),
    }),
    output: pageOf(reviewedRelation),
  }),
  accept: defineOperation({
    id: 'supply.accept',
    method: 'POST',
    path: '/api/supply/accept',
    guests: false,
    writes: true,
    summary: 'Accept a relation that texts say: it stands from now on, for everyone',
    input: z.object({ ...between, note: z.string().max(500).default('') }),
    output: decided,
  }),
  reject: defineOperation({
    id: 'supply.reject',
    method: 'POST',
    path: '/api/supply/reject',
    guests: false,
    writes: true,
    summary:
      'Reject a relation that texts say, or that a source gives: it is shown nowhere from now on, for everyone; as of days before it stays',
    input: z.object({ ...which, note: z.string().max(500).default('') }),
    output: decided,
  }),
  takeBack: defineOperation({
    id: 'supply.takeBack',
    method: 'POST',
    path: '/api/supply/takeBack',
    guests: false,
    writes: true,
    summary: "Take the decision on a relation back: one's own, or any as an administrator",
    input: z.object({ ...which }),
    output: decided,
  }),
}
