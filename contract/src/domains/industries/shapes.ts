import { z } from 'zod'
import { capBasis, figureAbsence } from '../figures/names.ts'
import { priceBases } from '../markets/kinds.ts'
import { measured } from '../../measured.ts'

/** Periods of an industry's index, as charts offer them. */
export const seriesPeriods = ['1m', '6m', '1y', '3y', 'all'] as const
export type SeriesPeriod = (typeof seriesPeriods)[number]
/** Months of a period; `all` has none. */
export const periodMonths: Readonly<Record<Exclude<SeriesPeriod, 'all'>, number>> = {
  '1m': 1,
  '6m': 6,
  '1y': 12,
  '3y': 36,
}

const figure = z.number().nullable()
/** Nodes of industries are told by `id`. */
const node = { industry: 'id' } as const
const both = { nameZh: z.string().nullable(), nameEn: z.string().nullable() }

/**
 * Figures of a company as tables of industries show them: money in currency units, rates in per cent; null = missing.
 */
export const companyFigures = z.object({
  marketCap: measured('company.marketCap'),
  floatCap: measured('company.floatCap'),
  floatBasis: capBasis.nullable(),
  capBasis: capBasis.nullable(),
  /** Why there is no value of all shares. */ capAbsence: figureAbsence.nullable(),
  /** Why there is none of those that trade. */ floatAbsence: figureAbsence.nullable(),
  peTtm: measured('company.pe'),
  /** Why there is no PE. */ peAbsence: figureAbsence.nullable(),
  revenueTtm: measured({ measure: 'company.revenue', is: 'ttm' }),
  netProfitTtm: measured({ measure: 'company.netProfit', is: 'ttm' }),
  revenueGrowth: measured({ measure: 'company.revenueGrowth', is: 'ttm' }),
  profitGrowth: measured({ measure: 'company.profitGrowth', is: 'ttm' }),
  roe: measured('company.roe'),
  impactScore: measured('company.score'),
  /** Of the market's last trading day; null where it did not trade then. */ changeRate: measured('company.changeRate'),
  /** It is of adjusted prices, which may differ from what the exchange counted. */ changeAdjusted: z.boolean(),
})

/** How the companies of a group stand on the market's last trading day. */
export const breadth = {
  /** The last day on which any stock of the market traded: changes are of this day. Null where none ever did. */
  day: z.string().nullable(),
  /**
   * Of the companies counted, companies that are delisted or that nobody traded for over a year before `day`: no part of any figure
   * here.
   */
  gone: z.int(),
  /** Those by their change of `day`, and those in the market that have none; with `gone` they add up to the companies counted. */
  rising: z.int(),
  falling: z.int(),
  flat: z.int(),
  withoutQuote: z.int(),
}

/** An industry node over its companies, each in force on the view's day. */
export const nodeFigures = z.object({
  id: z.string(),
  level: z.int(),
  nameZh: z.string(),
  nameEn: z.string().nullable(),
  num: measured({ measure: 'industry.companies', of: node }, z.int()),
  ...breadth,
  /** Mean of the companies' changes of `day`, each alike and by market value, per cent. */
  change: measured({ measure: 'industry.changeRate', of: node, day: 'day' }),
  capChange: measured({ measure: 'industry.capChangeRate', of: node, day: 'day' }),
  /** Sums over the companies that have one; `capCompanies` of `num` do. */
  marketCap: measured({ measure: 'industry.marketCap', of: node }),
  capCompanies: z.int(),
  /** Of `capCompanies`, those valued at the day's average price, for want of a close that was paid. */ capStandIns:
    z.int(),
  /**
   * Market value ÷ profit of the last four quarters, both summed over the companies that have both; null where the sum
   * of profits is not positive.
   */
  pe: measured({ measure: 'industry.pe', of: node }),
  peCompanies: z.int(),
  /** Medians, per cent, of companies whose last four quarters ended at most 15 months before `day`. */
  revenueGrowth: measured({ measure: 'industry.revenueGrowth', of: node }),
  profitGrowth: measured({ measure: 'industry.profitGrowth', of: node }),
  roe: measured({ measure: 'industry.roe', of: node }),
  impactScore: measured({ measure: 'industry.score', of: node }),
})

/**
 * How much of an industry its largest companies hold, per cent of the sum over companies with a positive value; `hhi`
 * 0–10,000. Null where fewer than two have one.
 */
export const concentration = z.object({
  companies: z.int(),
  total: figure,
  cr1: figure,
  cr3: figure,
  cr5: figure,
  hhi: figure,
})

/**
 * An industry by trading day.
 *
 * `entries` (IND-03): of each constituent that traded, the day's low and high as traded (where a security has no traded
 * prices, as adjusted forward); bars whose
 * low is not positive, or whose low or high is not known, are dropped. `minPrice` is the mean of the lows, `maxPrice`
 * the mean of the highs, `price` = (minPrice + maxPrice) / 2; a day without such a
 * bar has no entry. In the currency of the prices: it moves also where members join and leave, so it is no measure of
 * return.
 *
 * `index`: the mean of the members' returns of the day, chained from 100 on the first day; `capIndex` weighs each by
 * its float value of the trading day before
 * (amount ÷ turnover rate). Members are those of the day itself; a security's returns are taken from one basis, as the
 * exchange counts them where it says so.
 */
export const industrySeries = z.object({
  id: z.string(),
  period: z.enum(seriesPeriods),
  currency: z.string().nullable(),
  entries: z.object({
    date: z.array(z.string()),
    minPrice: z.array(z.number()),
    maxPrice: z.array(z.number()),
    price: z.array(z.number()),
    companies: z.array(z.int()),
    dropped: z.int(),
  }),
  index: z.object({
    date: z.array(z.string()),
    index: z.array(z.number()),
    capIndex: z.array(figure),
    /** Members of the day that have a return, and all of them. */
    traded: z.array(z.int()),
    members: z.array(z.int()),
    rising: z.array(z.int()),
    falling: z.array(z.int()),
    /** Sum of (rising − falling) since the first day. */
    advance: z.array(z.int()),
    /**
     * The market's index rebased to 100 on the same day, and `index` ÷ it × 100. Null where the market's index has no
     * bar.
     */
    market: z.array(figure),
    strength: z.array(figure),
  }),
  /** The index that stands for the market; null where there is none. */
  marketIndex: z.object({ securityId: z.string(), ...both }).nullable(),
  bases: z.array(z.object({ basis: z.enum(priceBases), securities: z.int() })),
  /** When the last of the bars it rests on was known. */
  knownAt: z.string().nullable(),
})

/** An industry that stands before or after another. */
export const industryLink = z.object({
  /** Code of a node; null where a file names an industry that the classification lacks. */
  id: z.string().nullable(),
  level: z.int().nullable(),
  ...both,
  /** `file`: a file of industry relations says so. `supply`: supply links between companies of both. */
  origin: z.enum(['file', 'supply']),
  /** Pieces of evidence the file counts; for supply the number of links. */
  evidence: z.int().nullable(),
  /** Companies on both ends, and what is supplied, the most frequent first. Empty for files. */
  suppliers: z.int().nullable(),
  customers: z.int().nullable(),
  products: z.array(z.object({ zh: z.string(), en: z.string().nullable() })),
  /** Mean of its companies' changes of the market's last trading day, per cent. */
  change: measured({ measure: 'industry.changeRate', of: node }),
  num: measured({ measure: 'industry.companies', of: node }, z.int().nullable()),
})

/** An event of one of an industry's companies. */
export const industryEvent = z.object({
  eventId: z.string(),
  type: z.string(),
  titleZh: z.string().nullable(),
  titleEn: z.string().nullable(),
  happenedAt: z.int(),
  happenedDay: z.string(),
  newsDate: z.string(),
  precision: z.enum(['instant', 'day']),
  companyId: z.string(),
  ...both,
  effect: z.enum(['risk', 'opportunity', 'neutral']),
})
