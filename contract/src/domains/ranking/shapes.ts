import { z } from 'zod'
import { impactNumbers } from '../impact/operations.ts'
import { quote } from '../markets/shapes.ts'

/** Lists whose entries a user may pin and hide. */
export const markedLists = ['event', 'ai', 'policy'] as const
export type MarkedList = (typeof markedLists)[number]
/** Factors of the AI score, in the order of its receipt (`docs/models/ranking.md`). */
export const scoreFactors = ['growth', 'quality', 'value', 'momentum', 'attention', 'stance', 'impact'] as const
/** Weights of the factors: parts of their sum. */
export const factorWeights = z.strictObject({
  growth: z.number().min(0).max(100),
  quality: z.number().min(0).max(100),
  value: z.number().min(0).max(100),
  momentum: z.number().min(0).max(100),
  attention: z.number().min(0).max(100),
  stance: z.number().min(0).max(100),
  impact: z.number().min(0).max(100),
})

/** 1 pinned, 0 not. */
export const zeroOne = z.union([z.literal(0), z.literal(1)])

/** Who an entry is about. */
export const listed = z.object({
  companyId: z.string(),
  code: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  industryZh: z.string().nullable(),
  industryEn: z.string().nullable(),
  /** The last bar known; null where there is none. */ quote: quote.nullable(),
  /** An administrator has put it at the head of everybody's list, and why. */ promoted: z.string().nullable(),
})

/** What all lists that may be pinned and hidden say of themselves. */
export const aboutList = {
  /** What is asked with when looking whether there is newer data. */ version: z.string(),
  /** The market's last trading day that the list knows; null without any price. */ day: z.string().nullable(),
  /** How many of its entries the user hides. */ hidden: z.int(),
}

/** An event that is why a company stands in the list, with a document to read. */
export const reason = z.object({
  eventId: z.string(),
  type: z.string(),
  titleZh: z.string().nullable(),
  titleEn: z.string().nullable(),
  happenedAt: z.int(),
  side: z.enum(['risk', 'opportunity']),
  /** What it gives to that side. */ points: z.number(),
  direct: z.boolean(),
  newsId: z.string().nullable(),
})

/** RANK-07. */
export const eventDrivenCompany = listed.extend({
  place: z.int(),
  markedTop: zeroOne,
  companyImpactScoreData: impactNumbers,
  /** The strongest events first, at most three. */ reasons: z.array(reason),
  /** Events that reach it in all. */ events: z.int(),
})

/** RANK-09. */
export const aiItem = listed.extend({
  id: z.string(),
  top: zeroOne,
  /** 1 is best; equal scores share a rank. */ rank: z.int(),
  /** 0 to 100, 50 is the middle of the market. */ score: z.number(),
  /** Part of the weights whose factor is known, 0 to 1. */ coverage: z.number(),
  /** Points of each factor above or below 50, in the order of `scoreFactors`; null where it is not known. */
  points: z.array(z.number().nullable()),
})

/** A policy that touches a company. */
export const policyReason = z.object({
  documentId: z.string(),
  title: z.string(),
  publishedAt: z.int(),
  way: z.enum(['named', 'industry']),
  /** Industry that it names. */ entity: z.string().nullable(),
  points: z.number(),
})
/** RANK-08. */
export const policyItem = listed.extend({
  id: z.string(),
  top: zeroOne,
  place: z.int(),
  /** Sum over the policies of the last 90 days: 3 where it is named, 1 for its industry, halved every 30 days. */
  strength: z.number(),
  named: z.int(),
  ofIndustry: z.int(),
  /** Those that count most, at most three. */ policies: z.array(policyReason),
})

/** RANK-10. Percentages are text with the sign, whole, and add up to 100%. */
export const socialItem = listed.extend({
  place: z.int(),
  longNum: z.string(),
  neutralName: z.string(),
  shortNum: z.string(),
  /** Posts read, copies once; every one, copies too. */ posts: z.int(),
  raw: z.int(),
  /** Fewer than 30: no evidence. */ grey: z.boolean(),
})

/** A figure with its 95 % interval. */
export const interval = z.object({ value: z.number(), low: z.number(), high: z.number() })
