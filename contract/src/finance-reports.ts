import { z } from 'zod'
import { PAGE_SIZE } from './constants.ts'
import { day, defineOperation, done, id, instant, pageInput, pageOf } from './operation.ts'
import { knownBy, provenance } from './provenance.ts'

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
/** How the periods of flows are counted: from the fiscal year's beginning, the quarter alone, the twelve months to its end. */
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

const company = z.object({
  companyId: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  stockCode: z.string(),
  exchangeCode: z.string(),
})
const business = z.object({
  businessTypeId: z.string(),
  dimension: z.enum(segmentDimensions),
  name: z.string(),
  nameEn: z.string().nullable(),
  /** A line of business; a rest that says nothing; what parts sold to each other. Only lines are ranked. */
  kind: z.enum(['line', 'other', 'elimination']),
  /** Companies that report it. */
  companies: z.int(),
})

/** Why amounts of a business are missing though it is reported: one of the names it stands under has no revenue, or they are in several currencies. Nothing is added up then. */
export const businessNotes = ['PART_WITHOUT_REVENUE', 'CURRENCIES_DIFFER'] as const
/** Period of a list: each company's newest, whatever it is. */
export const NEWEST_OF_EACH = 'newest'

/** Figures of a business at the end of a report, cumulative from the year's beginning; money in `currency`, rates in per cent. */
const businessFigures = z.object({
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
  commentId: z.int(),
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

const reportId = { companyId: id, businessTypeId: id.default(WHOLE_COMPANY) }

const businessReport = z.object({
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

const cell = z.object({
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

const shownFigure = z.object({
  item: z.string(),
  periodEnd: z.string(),
  months: z.int(),
  value: z.number(),
  unit: z.string(),
  /** The filing it stands in, as its register names it. */
  filing: z.string().nullable(),
  provenance,
})

export const financeReports = {
  searchCompany: defineOperation({
    id: 'financeReports.searchCompany',
    requirement: 'FINREP-07',
    method: 'POST',
    path: '/api/finance-report/searchCompany',
    dated: true,
    summary: 'Companies with reports by name, code, sound or former name; without a text those that reported last',
    input: z.object({ text: z.string().max(100).default(''), ...pageInput(PAGE_SIZE) }),
    output: pageOf(
      company.extend({
        /** What of the company matched; null without a text. */
        matched: z.string().nullable(),
        /** Newest period with statements, when it was known, and periods there are; null and 0 where none is known. */
        latestPeriod: z.string().nullable(),
        latestKnownAt: instant.nullable(),
        businesses: z.int(),
      }),
    ),
  }),
  searchBusiness: defineOperation({
    id: 'financeReports.searchBusiness',
    requirement: 'FINREP-08',
    method: 'POST',
    path: '/api/finance-report/searchBusiness',
    dated: true,
    summary:
      'Businesses that companies report, by a part of the name, its sound or initials; those of most companies first',
    input: z.object({
      text: z.string().max(100).default(''),
      dimension: z.enum(segmentDimensions).optional(),
      ...pageInput(2 * PAGE_SIZE),
    }),
    output: pageOf(business),
  }),
  companyBusinesses: defineOperation({
    id: 'financeReports.companyBusinesses',
    requirement: 'FINREP-09',
    method: 'POST',
    path: '/api/finance-report/companyBusinesses',
    dated: true,
    summary: 'Businesses of a company by industry, product and region, each with its newest figures; the largest first',
    input: z.object({ companyId: id }),
    output: z.object({ company, dataList: z.array(business.extend({ figures: businessFigures })), total: z.int() }),
  }),
  companiesByBusiness: defineOperation({
    id: 'financeReports.companiesByBusiness',
    requirement: 'FINREP-10',
    method: 'POST',
    path: '/api/finance-report/companiesByBusiness',
    dated: true,
    summary:
      'Companies that report a business with its figures at the end of one report and in one currency; by revenue unless asked otherwise',
    input: z.object({
      businessTypeId: id,
      sort: z.enum(['revenue', 'revenueShare', 'grossMargin', 'revenueGrowth', 'periodEnd']).default('revenue'),
      /** End of the report that all are compared at, else each company's newest (`newest`); unless said the newest that at least half as many report as any other. */
      period: z.union([day, z.literal(NEWEST_OF_EACH)]).optional(),
      /** Unless said the one in which most of them report. */
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/)
        .optional(),
      ...pageInput(PAGE_SIZE),
    }),
    output: pageOf(company.extend({ figures: businessFigures })).extend({
      business,
      period: z.string().nullable(),
      currency: z.string().nullable(),
      /** What else may be asked for: ends of reports, newest first, and currencies, each with how many companies. */
      periods: z.array(z.object({ periodEnd: z.string(), companies: z.int() })),
      currencies: z.array(z.object({ currency: z.string(), companies: z.int() })),
      /** Companies with the business that have no figure of this period and currency. */
      leftOut: z.int(),
    }),
  }),
  report: defineOperation({
    id: 'financeReports.report',
    requirement: ['FINREP-11'],
    method: 'POST',
    path: '/api/finance-report/report',
    dated: true,
    summary:
      'Report of a company on one of its businesses, or (`all`) on the whole: figures over the reports, rank, tags and comments',
    input: z.object(reportId),
    output: businessReport,
  }),
  comments: defineOperation({
    id: 'financeReports.comments',
    method: 'POST',
    path: '/api/finance-report/comments',
    dated: true,
    summary: 'Comments on a report, newest first; those written after the as-of instant are marked',
    input: z.object({ ...reportId, ...pageInput(PAGE_SIZE) }),
    output: pageOf(financeComment),
  }),
  addComment: defineOperation({
    id: 'financeReports.addComment',
    requirement: 'FINREP-12',
    method: 'POST',
    path: '/api/finance-report/addComment',
    writes: true,
    message: 'Add Comment Success',
    summary:
      'Comment on a report in plain text. Everybody in the market reads it; a comment of a visitor of the demo only he himself',
    input: z.object({
      ...reportId,
      body: z.string().min(1).max(COMMENT_LIMIT),
      tags: z.array(z.string().min(1).max(20)).max(COMMENT_TAGS).default([]),
    }),
    output: financeComment,
  }),
  deleteComment: defineOperation({
    id: 'financeReports.deleteComment',
    requirement: 'FINREP-13',
    method: 'POST',
    path: '/api/finance-report/deleteComment',
    writes: true,
    message: 'remove Comment Success',
    summary: "Delete a comment: one's own, or any as an administrator, which is written down",
    input: z.object({ commentId: z.int().min(1).max(2_000_000_000) }),
    output: done,
  }),
  statements: defineOperation({
    id: 'financeReports.statements',
    method: 'POST',
    path: '/api/finance-report/statements',
    dated: true,
    summary:
      'A statement of a company over its periods, newest first: each figure as first published and as it stands, its growth and its share',
    input: z.object({
      companyId: id,
      statement: z.enum(statementKinds).default('income'),
      basis: z.enum(periodBases).default('cumulative'),
      /** Year-ends only. */
      yearly: z.boolean().default(false),
      periods: z.int().min(1).max(40).default(8),
      before: day.optional(),
    }),
    output: z.object({
      company,
      statement: z.enum(statementKinds),
      basis: z.enum(periodBases),
      columns: z.array(
        z.object({
          periodEnd: z.string(),
          months: z.int(),
          publishedOn: z.string().nullable(),
          knownAt: instant.nullable(),
          knownBy: z.enum(knownBy),
          /** When the last of its figures was restated; null where none was. */
          restatedAt: instant.nullable(),
          filing: z.string().nullable(),
          filingUrl: z.string().nullable(),
        }),
      ),
      rows: z.array(
        z.object({ item: z.string(), nameZh: z.string(), nameEn: z.string(), unit: z.string(), cells: z.array(cell) }),
      ),
      /** Item of which `share` is a part; null where there is none. */
      shareOf: z.string().nullable(),
      hasMore: z.boolean(),
      /** Figures there are of each statement, and the files they are from. */
      counts: z.object({ income: z.int(), balance: z.int(), 'cash-flow': z.int(), indicator: z.int() }),
      sources: z.array(z.object({ source: z.string(), file: z.string().nullable() })),
    }),
  }),
  figure: defineOperation({
    id: 'financeReports.figure',
    method: 'POST',
    path: '/api/finance-report/figure',
    dated: true,
    summary:
      'Receipt of one figure of a statement: how it is made, of which figures, each with file and line, and every version there was',
    input: z.object({
      companyId: id,
      item: z.string().min(1).max(200),
      periodEnd: day,
      months: z.int().min(0).max(18),
      basis: z.enum(periodBases).default('cumulative'),
    }),
    output: z.object({
      item: z.string(),
      nameZh: z.string(),
      nameEn: z.string(),
      periodEnd: z.string(),
      months: z.int(),
      unit: z.string(),
      value: z.number().nullable(),
      absence: z.enum(figureAbsences).nullable(),
      formula: z.enum(['reported', 'difference', 'sum-of-quarters', 'year-and-difference']),
      /** What is added (+1) and taken away (−1). */
      inputs: z.array(shownFigure.extend({ sign: z.union([z.literal(1), z.literal(-1)]) })),
      /** The latest of its inputs. */
      knownAt: instant.nullable(),
      /** Of a reported figure, oldest first. */
      versions: z.array(shownFigure.extend({ supersededAt: instant.nullable() })),
    }),
  }),
  bridge: defineOperation({
    id: 'financeReports.bridge',
    method: 'POST',
    path: '/api/finance-report/bridge',
    dated: true,
    summary:
      'What made the profit of a period differ from that of the year before: steps that add up exactly, and what no figure explains',
    input: z.object({ companyId: id, periodEnd: day.optional(), basis: z.enum(periodBases).default('cumulative') }),
    output: z.object({
      basis: z.enum(periodBases),
      unit: z.string().nullable(),
      target: z.enum(['net_profit', 'parent_net_profit']),
      /** Periods that can be compared with the year before, newest first. */
      periods: z.array(z.string()),
      from: z.object({ periodEnd: z.string(), months: z.int(), value: z.number() }).nullable(),
      to: z.object({ periodEnd: z.string(), months: z.int(), value: z.number() }).nullable(),
      steps: z.array(
        z.object({
          step: z.enum([
            'revenue',
            'cost',
            'taxes',
            'selling',
            'administrative',
            'research',
            'financial',
            'investment',
            'expenses',
            'non-operating',
            'tax',
          ]),
          items: z.array(z.string()),
          before: z.number(),
          after: z.number(),
          /** What it adds to profit. */ change: z.number(),
        }),
      ),
      unexplained: z.number().nullable(),
      absence: z.enum(figureAbsences).nullable(),
    }),
  }),
}
