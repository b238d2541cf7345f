import { z } from 'zod'
import { ownedId } from '../../records/ids.ts'
import { instant } from '../../operation.ts'
import { provenance } from '../../provenance.ts'

/** What reports are browsed by (FINREP-02, `dataType`). */
export const reportDataTypes = ['company', 'business'] as const
export type ReportDataType = (typeof reportDataTypes)[number]
/** Business type of a company as a whole: its comments and report stand under this id. */
export const WHOLE_COMPANY = 'all'
/** Limits of a comment (FINREP-06). */
export const COMMENT_LIMIT = 2000
export const COMMENT_TAGS = 5
/** Most comments that one account may have on one report. */
export const COMMENTS_OF_ONE = 200

/** Key under which a report is held (FINREP-03). */
export function reportKey(companyId: string, businessTypeId: string): string {
  return `report-${companyId}-${businessTypeId}`
}

export const segmentDimensions = ['industry', 'product', 'region'] as const
/**
 * How the periods of flows are counted: from the fiscal year's beginning, the quarter alone, the twelve months to its
 * end.
 */
export const periodBases = ['cumulative', 'quarter', 'ttm'] as const
export type PeriodBasis = (typeof periodBases)[number]
export const statementKinds = ['income', 'balance', 'cash-flow', 'indicator'] as const

/** Why a figure is missing. */
export const figureAbsences = [
  'NOT_REPORTED',
  'NO_EARLIER_PERIOD',
  'NOT_FOUR_QUARTERS',
  'OTHER_UNITS',
  'NOT_ADDITIVE',
  'PERIMETER_CHANGED',
  'UNIT_DOUBTFUL',
] as const
/** What is worth saying of a business in a report; each rests on the figures beside it. */
export const businessTags = [
  'main',
  'half',
  'fastest',
  'growing',
  'shrinking',
  'first',
  'top-three',
  'margin-above',
  'margin-below',
  'loss',
  'elimination',
  'share-over-100',
  'restated',
  'new',
] as const

export const company = z.object({
  companyId: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  stockCode: z.string(),
  exchangeCode: z.string(),
})
export const business = z.object({
  businessTypeId: z.string(),
  dimension: z.enum(segmentDimensions),
  name: z.string(),
  nameEn: z.string().nullable(),
  /** A line of business; a rest that says nothing; what parts sold to each other. Only lines are ranked. */
  kind: z.enum(['line', 'other', 'elimination']),
  /** Companies that report it. */
  companies: z.int(),
})

/**
 * Why amounts of a business are missing though it is reported: one of the names it stands under has no revenue, or they
 * are in several currencies. Nothing is added up then.
 */
export const businessNotes = ['PART_WITHOUT_REVENUE', 'CURRENCIES_DIFFER'] as const
/** Period of a list: each company's newest, whatever it is. */
export const NEWEST_OF_EACH = 'newest'

/**
 * Figures of a business at the end of a report, cumulative from the year's beginning; money in `currency`, rates in per
 * cent.
 */
export const businessFigures = z.object({
  periodEnd: z.string(),
  currency: z.string(),
  revenue: z.number().nullable(),
  revenueShare: z.number().nullable(),
  cost: z.number().nullable(),
  grossProfit: z.number().nullable(),
  grossMargin: z.number().nullable(),
  /** Against the same report a year before, on figures known now. */
  revenueGrowth: z.number().nullable(),
  costGrowth: z.number().nullable(),
  marginChange: z.number().nullable(),
  notes: z.array(z.enum(businessNotes)),
})
const businessPeriod = businessFigures.extend({
  /** As the company first published it; null where it was never changed. */
  first: z
    .object({
      revenue: z.number().nullable(),
      cost: z.number().nullable(),
      grossMargin: z.number().nullable(),
      knownAt: instant.nullable(),
    })
    .nullable(),
  provenance,
})
const rank = z.object({ place: z.int(), of: z.int() }).nullable()

export const financeComment = z.object({
  commentId: ownedId('comment', z.int()),
  companyId: z.string(),
  businessTypeId: z.string(),
  body: z.string(),
  tags: z.array(z.string()),
  by: z.string(),
  mine: z.boolean(),
  mayDelete: z.boolean(),
  /** Seen by its author only: a visitor of the demo writes for himself. */
  personal: z.boolean(),
  at: instant,
  /** Written after the as-of instant that is looked from: shown, and marked so. */
  later: z.boolean(),
})

export const businessReport = z.object({
  /** `report-{companyId}-{businessTypeId}` (FINREP-03). */
  reportKey: z.string(),
  company,
  /** Null for the company as a whole. */
  business: business.nullable(),
  /** Newest first. */
  periods: z.array(businessPeriod),
  /** Among the companies with the same business and a figure at the end of the newest report, in the same currency. */
  rank: z
    .object({
      periodEnd: z.string(),
      byRevenue: rank,
      byMargin: rank,
      groupRevenue: z.number().nullable(),
      shareOfGroup: z.number().nullable(),
      medianMargin: z.number().nullable(),
    })
    .nullable(),
  tags: z.array(z.object({ tag: z.enum(businessTags), value: z.number().nullable() })),
  comments: z.array(financeComment),
  commentsTotal: z.int(),
})

export const cell = z.object({
  value: z.number().nullable(),
  /** As first published, where that was another figure. */
  first: z.number().nullable(),
  /** Per cent against the same period a year before, and of revenue or of total assets. */
  growth: z.number().nullable(),
  share: z.number().nullable(),
  /** Made of other figures by difference or sum. */
  derived: z.boolean(),
  absence: z.enum(figureAbsences).nullable(),
})

export const shownFigure = z.object({
  item: z.string(),
  periodEnd: z.string(),
  months: z.int(),
  value: z.number(),
  unit: z.string(),
  /** The filing it stands in, as its register names it. */
  filing: z.string().nullable(),
  provenance,
})
