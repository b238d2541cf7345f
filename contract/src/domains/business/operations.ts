import { z } from 'zod'
import { publicId } from '../../records/ids.ts'
import { day, defineOperation } from '../../operation.ts'
import { provenance } from '../../provenance.ts'

/** Ways in which a report cuts its main business: stored codes of a breakdown's `type` (COMP-05). */
export const dimensions = ['product', 'industry', 'region'] as const
/**
 * What a report covers, from the beginning of the company's fiscal year, whatever month that ends with. Lines never mix
 * them. Its year is the calendar year in which it ends.
 */
export const reportKinds = ['year', 'half-year', 'first-quarter', 'nine-months'] as const
/** What has to be known of a part before its figures are read. */
export const segmentNotes = [
  'NEGATIVE_REVENUE',
  'SHARE_ABOVE_100',
  'MARGIN_OUT_OF_RANGE',
  'NO_REVENUE',
  'SHARE_COMPUTED',
  /** It stands beside the parts it is made of, or beside what it is part of: left out of shares and concentration. */ 'COUNTED_TWICE',
] as const
/** What has to be known of a whole way of cutting: shown beside it, never corrected. */
export const breakdownNotes = [
  'TOTAL_DIFFERS',
  'HAS_ELIMINATION',
  'SHARES_NOT_100',
  'PART_WITHOUT_REVENUE',
  'CURRENCIES_DIFFER',
  'NO_REPORT_REVENUE',
  /** Parts of several levels stand side by side; those counted twice are marked. */ 'LEVELS_MIXED',
] as const
/** Why a rate of growth is missing. */
export const growthAbsences = [
  'NO_SOURCE',
  'MISSING_FIRST',
  'MISSING_LAST',
  'ONE_PERIOD',
  'NEGATIVE_BASE',
  'ZERO_BASE',
  'NEGATIVE_END',
  'UNIT_DIFFERS',
  'OTHER_FISCAL_YEAR',
] as const
/** Why a concentration is missing. */
export const concentrationAbsences = [
  'NO_SOURCE',
  'NO_REVENUE',
  'NO_CLASS',
  'CURRENCIES_DIFFER',
  /** Fewer than half of the industry's companies have a revenue of the period. */ 'TOO_FEW_REPORTED',
] as const

const dimension = z.enum(dimensions)
const kind = z.enum(reportKinds)
const year = z.int().min(1900).max(2200)
const companyId = publicId('company')

/**
 * Where a figure came from: place in the answer's `sources`, and its own line there. Many figures share a source, so it
 * is told once.
 */
const placed = { source: z.int(), line: z.int().nullable() }
/** Sources of an answer's figures; `line` is null, the figures have their own. */
const sources = z.array(provenance)

/**
 * A part of a company's main business in one report. Money in units of `currency`, shares and margins in per cent, as
 * the source gives them.
 */
export const businessSegment = z.object({
  /**
   * What joins the part over the years: its name without blanks, differences of width and words that every part may
   * bear; where two parts of a report would be one, their names as they are.
   */
  key: z.string(),
  nameZh: z.string(),
  nameEn: z.string().nullable(),
  /** Share of revenue; as given, else computed from the parts (note `SHARE_COMPUTED`). */
  turnoverPercent: z.number().nullable(),
  revenue: z.number().nullable(),
  cost: z.number().nullable(),
  grossMargin: z.number().nullable(),
  currency: z.string(),
  /** Its name says that it takes sales between own parts out again. */
  elimination: z.boolean(),
  /** Its name says that it is what is left, e.g. 其他（补充）. */
  remainder: z.boolean(),
  notes: z.array(z.enum(segmentNotes)),
  /** Where it stands: page of the report, null where the source does not say. */
  pixel: z.object({ page: z.int().nullable() }),
  /** The periodic report, `<companyId>_<period end>`: what `business.report` opens. */
  reportId: z.string(),
  /** The report's text, where it was imported. */
  documentId: z.string().nullable(),
  ...placed,
})

/** Revenue of the whole report that the parts are held against. */
const reportRevenue = z.object({ value: z.number(), unit: z.string(), ...placed }).nullable()

/** Business breakdown item (COMP-05): one way of cutting a report's main business. */
export const businessBreakdown = z.object({
  type: dimension,
  /** Largest first, what is left and eliminations last. */
  dataList: z.array(businessSegment),
  /** Sum of the parts' revenues as they are, eliminations included; null where no part has one or currencies differ. */
  total: z.number().nullable(),
  currency: z.string().nullable(),
  /** Sum less the report's revenue, in per cent of it; null where either is missing. */
  totalDiffers: z.number().nullable(),
  notes: z.array(z.enum(breakdownNotes)),
})

/** A report with main business: its period and what it cuts it by. */
const reportPeriod = z.object({
  reportId: z.string(),
  periodEnd: z.string(),
  year,
  kind,
  dimensions: z.array(dimension),
})

const growthPoint = z.object({ year, periodEnd: z.string(), value: z.number(), ...placed })

/** Compound annual growth of one series between two of its years, in per cent. */
export const growthRate = z.object({
  series: z.enum(['revenue', 'operatingProfit', 'netProfit', 'segment']),
  type: dimension.nullable(),
  key: z.string().nullable(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** Item of the statements that the series is, e.g. `net_profit`; null for a part. */
  item: z.string().nullable(),
  unit: z.string().nullable(),
  first: growthPoint.nullable(),
  last: growthPoint.nullable(),
  /** Years between first and last. */
  span: z.int().nullable(),
  rate: z.number().nullable(),
  absence: z.enum(growthAbsences).nullable(),
  /** The years between as they are, to be drawn. */
  points: z.array(growthPoint),
})

/** One of the largest, with its share of the whole in per cent. */
const largest = z.object({
  rank: z.int(),
  key: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  revenue: z.number(),
  share: z.number(),
})

const concentrated = {
  year: year.nullable(),
  periodEnd: z.string().nullable(),
  /** Share of the n largest in per cent; null with `absence`. */
  crn: z.number().nullable(),
  /** CR1 to CR10, as far as there are so many. */
  ladder: z.array(z.number()),
  /**
   * Herfindahl-Hirschman index, 0 to 10,000: sum of squared shares in per cent; what is left counts as many small ones,
   * that is as nothing.
   */
  hhi: z.number().nullable(),
  /** How many were ranked, and the whole their shares are of: positive revenues, eliminations left out. */
  counted: z.int(),
  total: z.number().nullable(),
  currency: z.string().nullable(),
  absence: z.enum(concentrationAbsences).nullable(),
  largest: z.array(largest),
}
/**
 * What has to be known of the way of cutting that a concentration is of, and by how much its parts miss the report's
 * revenue, per cent.
 */
const noted = { notes: z.array(z.enum(breakdownNotes)), totalDiffers: z.number().nullable() }

export const business = {
  report: defineOperation({
    id: 'business.report',
    requirement: ['COMP-30', 'COMP-05'],
    method: 'POST',
    path: '/api/company/reportMainBusiness',
    dated: true,
    summary:
      'Main business of one report by product, industry and region, each part with its page or row; the newest annual report unless another is named',
    input: z.object({ companyId, periodEnd: day.optional() }),
    output: z.object({
      companyId: z.string(),
      report: reportPeriod.nullable(),
      publishedOn: z.string().nullable(),
      reportRevenue,
      dataList: z.array(businessBreakdown),
      sources,
      /** Every report there is, newest first. */
      reports: z.array(reportPeriod),
      absence: z.enum(['NO_SOURCE', 'NOT_KNOWN_YET']).nullable(),
    }),
  }),
  turnover: defineOperation({
    id: 'business.turnover',
    requirement: ['COMP-45', 'COMP-15'],
    method: 'POST',
    path: '/api/company/mainBusinessTurnover',
    dated: true,
    summary:
      'Main-business turnover of reports of one kind, keyed by year, with the lines that join parts over the years',
    input: z.object({ companyId, kind: kind.default('year') }),
    output: z.object({
      companyId: z.string(),
      kind,
      /** Kinds of report there are, and of how many years. */
      kinds: z.array(z.object({ kind, years: z.int() })),
      /** Year → what its report says. */
      turnover: z.record(
        z.string(),
        z.object({
          reportId: z.string(),
          periodEnd: z.string(),
          publishedOn: z.string().nullable(),
          reportRevenue,
          dataList: z.array(businessBreakdown),
        }),
      ),
      sources,
      /**
       * Parts joined over the years, the largest of the newest year first. `names`: every spelling, newest first; more
       * than one = joined by its normalised form.
       */
      lines: z.array(
        z.object({
          type: dimension,
          key: z.string(),
          nameZh: z.string(),
          nameEn: z.string().nullable(),
          names: z.array(z.string()),
          elimination: z.boolean(),
          remainder: z.boolean(),
          years: z.array(year),
        }),
      ),
      absence: z.enum(['NO_SOURCE', 'NOT_KNOWN_YET']).nullable(),
    }),
  }),
  growth: defineOperation({
    id: 'business.growth',
    requirement: 'COMP-32',
    method: 'POST',
    path: '/api/company/reportCAGR',
    dated: true,
    summary:
      'Compound annual growth rate, (last ÷ first)^(1 ÷ years) − 1, of revenue, profits or parts of the business between two years of reports of one kind',
    input: z.object({
      companyId,
      series: z
        .array(z.enum(['revenue', 'operatingProfit', 'netProfit', 'segment']))
        .min(1)
        .max(4)
        .default(['revenue', 'operatingProfit', 'netProfit']),
      /** With `segment`: which way of cutting, and which part; all of them unless said. */
      type: dimension.optional(),
      key: publicId('segment', z.string().max(400)).optional(),
      kind: kind.default('year'),
      /** Years of the first and last value; the widest span that each series has, unless said. */
      from: year.optional(),
      to: year.optional(),
    }),
    output: z.object({
      companyId: z.string(),
      kind,
      from: year.nullable(),
      to: year.nullable(),
      years: z.array(year),
      dataList: z.array(growthRate),
      sources,
    }),
  }),
  concentration: defineOperation({
    id: 'business.concentration',
    requirement: 'COMP-33',
    method: 'POST',
    path: '/api/company/reportCRn',
    dated: true,
    summary:
      'Concentration: share of revenue of the n largest parts, and HHI, for each way of cutting and year; with `level` also of the companies of its industry',
    input: z.object({
      companyId,
      n: z.int().min(1).max(10).default(4),
      kind: kind.default('year'),
      type: dimension.optional(),
      year: year.optional(),
      /** Asks for the companies of the industry class of this level that the company is in, by revenue of the year. */
      level: z.int().min(1).max(3).optional(),
    }),
    output: z.object({
      companyId: z.string(),
      n: z.int(),
      kind,
      /** One entry a way of cutting and year, newest first. `remainder`: share of what is left, never ranked. */
      dataList: z.array(
        z.object({
          type: dimension,
          ...concentrated,
          ...noted,
          remainder: z.number().nullable(),
          eliminated: z.number().nullable(),
        }),
      ),
      industry: z
        .object({
          code: z.string().nullable(),
          level: z.int(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          ...concentrated,
          /** Companies of the class; of `counted` the revenue of the year is known. */
          companies: z.int(),
          own: z.object({ rank: z.int(), share: z.number() }).nullable(),
        })
        .nullable(),
    }),
  }),
}
