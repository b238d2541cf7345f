import { z } from 'zod'
import { PAGE_SIZE } from '../../constants.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { day, defineOperation, done, instant, pageInput, pageOf } from '../../operation.ts'
import { knownBy } from '../../provenance.ts'
import {
  COMMENT_LIMIT,
  COMMENT_TAGS,
  NEWEST_OF_EACH,
  WHOLE_COMPANY,
  business,
  businessFigures,
  businessReport,
  cell,
  company,
  figureAbsences,
  financeComment,
  periodBases,
  segmentDimensions,
  shownFigure,
  statementKinds,
} from './shapes.ts'

const reportId = { companyId: publicId('company'), businessTypeId: publicId('businessType').default(WHOLE_COMPANY) }

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
    input: z.object({ companyId: publicId('company') }),
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
      businessTypeId: publicId('businessType'),
      sort: z.enum(['revenue', 'revenueShare', 'grossMargin', 'revenueGrowth', 'periodEnd']).default('revenue'),
      /**
       * End of the report that all are compared at, else each company's newest (`newest`); unless said the newest that
       * at least half as many report as any other.
       */
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
    input: z.object({ commentId: ownedId('comment', z.int().min(1).max(2_000_000_000), { refusal: 'NOT_ALLOWED' }) }),
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
      companyId: publicId('company'),
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
      sources: z.array(z.object({ source: z.string(), sourceEn: z.string().nullable(), file: z.string().nullable() })),
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
      companyId: publicId('company'),
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
    input: z.object({
      companyId: publicId('company'),
      periodEnd: day.optional(),
      basis: z.enum(periodBases).default('cumulative'),
    }),
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
            'impairment',
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
