import { z } from 'zod'
import { instant } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { concentrationSides, disclosers, foundTypes, relationOrigins, relationTypes } from './names.ts'

/** Part of a whole, 0 to 1: a figure alone has low = high. */
export const shareRange = z.object({ low: z.number(), high: z.number() })
export type ShareRange = z.infer<typeof shareRange>

/** Where it is said: a document and the words in it, or file and line of an import. */
export const supplyEvidence = z.object({
  documentId: z.string().nullable(),
  title: z.string().nullable(),
  quote: z.string().nullable(),
  file: z.string().nullable(),
  line: z.int().nullable(),
})
export type SupplyEvidence = z.infer<typeof supplyEvidence>

const both = { nameZh: z.string().nullable(), nameEn: z.string().nullable() }

/** A company at an end: `companyId` is null of one that is known by its name alone. */
export const supplyNode = z.object({
  id: z.string(),
  companyId: z.string().nullable(),
  ...both,
  /** How far from the company asked for: suppliers below 0, customers above. */
  tier: z.int(),
  /** Province of its seat, `CN-GD`. */
  regionCode: z.string().nullable(),
})
export type SupplyNode = z.infer<typeof supplyNode>

/** That a supplier supplies a customer with a product. */
export const supplyLink = z.object({
  id: z.string(),
  supplierId: z.string(),
  customerId: z.string(),
  productZh: z.string().nullable(),
  productEn: z.string().nullable(),
  /** Of the supplier's revenue, and of the customer's purchases. */
  revenueShare: shareRange.nullable(),
  purchaseShare: shareRange.nullable(),
  /** Currency units (CNY). */
  amount: z.number().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  disclosedBy: z.enum(disclosers).nullable(),
  /** 0 to 1; null where the source does not say. */
  confidence: z.number().nullable(),
  /** `text`: found by reading, as against what a source gives. */
  origin: z.enum(relationOrigins),
  /** Found by reading and accepted by a reader. */
  accepted: z.boolean(),
  /** That the customer supplies the supplier is said too. */
  bothWays: z.boolean(),
  evidence: supplyEvidence,
  /** Pieces of evidence: other statements of the same supply count. */
  evidenceCount: z.int(),
})
export type SupplyLink = z.infer<typeof supplyLink>

/** A supply as a company's page shows it: the other end, with where it is from. */
export const supplyPartner = supplyLink.extend({
  partnerId: z.string(),
  partnerCompanyId: z.string().nullable(),
  ...both,
  provenance,
})

/** Another relation of a company, with the other end. `as`: on which end the company asked for stands. */
export const relatedCompany = z.object({
  id: z.string(),
  type: z.enum(relationTypes),
  as: z.enum(['first', 'second', 'both']),
  fromId: z.string(),
  toId: z.string(),
  otherId: z.string(),
  otherCompanyId: z.string().nullable(),
  ...both,
  share: z.number().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  confidence: z.number().nullable(),
  origin: z.enum(relationOrigins),
  accepted: z.boolean(),
  evidence: supplyEvidence,
  evidenceCount: z.int(),
  provenance,
})

/** The five largest customers or suppliers of a year, as the annual report gives them. */
export const concentrationTable = z.object({
  periodEnd: z.string(),
  side: z.enum(concentrationSides),
  /** Of the five together; amount in currency units (CNY), share 0 to 1. */
  totalAmount: z.number().nullable(),
  totalShare: z.number().nullable(),
  rows: z.array(
    z.object({
      rank: z.int(),
      /** Null where the report hides it. */
      name: z.string().nullable(),
      companyId: z.string().nullable(),
      amount: z.number().nullable(),
      share: z.number().nullable(),
    }),
  ),
  page: z.int().nullable(),
  documentId: z.string().nullable(),
  provenance,
})

/** A relation that texts say, or one that sources give and that was refused; and what was decided of it. */
export const reviewedRelation = z.object({
  origin: z.enum(relationOrigins),
  fromId: z.string(),
  fromZh: z.string().nullable(),
  fromEn: z.string().nullable(),
  toId: z.string(),
  toZh: z.string().nullable(),
  toEn: z.string().nullable(),
  type: z.enum(foundTypes),
  /** The only supplier, by the words of the text. */
  sole: z.boolean(),
  product: z.string().nullable(),
  /** The highest of its pieces of evidence, 0 to 1; null where a source does not say. */
  confidence: z.number().nullable(),
  evidence: supplyEvidence,
  evidenceCount: z.int(),
  /** A source gives the same relation now. */
  given: z.boolean(),
  /** When a text said it last, or a source; null of an undated file. */
  lastSaidAt: instant.nullable(),
  decision: z
    .object({
      verdict: z.enum(['accepted', 'rejected']),
      by: z.string(),
      mine: z.boolean(),
      note: z.string(),
      at: instant,
    })
    .nullable(),
})

/** A company with the companies that it supplies and that supply it, each counted once however many products. */
export const supplyHub = z.object({ companyId: z.string(), ...both, customers: z.int(), suppliers: z.int() })
export type SupplyHub = z.infer<typeof supplyHub>

/** A province with the companies that have their seat there, and the sites that files and texts place there. */
export const regionFigures = z.object({
  regionCode: z.string(),
  ...both,
  companies: z.int(),
  sites: z.int(),
  /** Supplies with an end there, and those of them that leave the province. */
  links: z.int(),
  outward: z.int(),
})
