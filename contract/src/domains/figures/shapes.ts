import { z } from 'zod'
import { measured, unmeasured } from '../../measured.ts'
import type { MeasureName } from '../../measures.ts'
import { instant } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { figureAbsence, figureBasis, standInNames } from './names.ts'

/**
 * Fields of a row that rest on stand-ins, each with the amounts stood in for; those of the four quarters as
 * `ttm.<field>`.
 */
const standIns = z.record(z.string(), z.array(z.enum(standInNames)))

export const number = z.number().nullable()
/** Why figures of a row are missing, by the row's own field names. */
const absences = z.record(z.string(), figureAbsence)

/**
 * A figure of a period, of one quarter or of the four up to its end; a ratio that is as the source gives it is another.
 */
const ofPeriod = <const Name extends MeasureName>(measure: Name, is: z.infer<typeof figureBasis>) =>
  measured({ measure, day: 'periodEnd', is, unless: 'stated' })
/** Figures of COMP-10 that both the quarter and the four quarters have. */
const performanceFields = (is: z.infer<typeof figureBasis>) => ({
  revenue: ofPeriod('company.revenue', is),
  operatingIncome: ofPeriod('company.operatingProfit', is),
  netIncomeBeforeTax: ofPeriod('company.totalProfit', is),
  netIncomeAfterTax: number,
  parentNetProfit: ofPeriod('company.netProfit', is),
  grossProfitMargin: ofPeriod('company.grossMargin', is),
  netProfitMargin: ofPeriod('company.netMargin', is),
  revenueGrowthRate: ofPeriod('company.revenueGrowth', is),
  profitGrowthRate: ofPeriod('company.profitGrowth', is),
})
/** The year so far, as reported: no measure of its own. */
const reported = () => unmeasured('the fiscal year so far', z.number().nullable())

/**
 * Business performance of a quarter (COMP-10): the single quarter, and `ttm`, the four quarters up to its end.
 * `period`: month count of what was reported, from the fiscal year's beginning.
 */
export const performanceRow = z.object({
  year: z.int(),
  quarter: z.int(),
  periodEnd: z.string(),
  months: z.int().nullable(),
  currency: z.string().nullable(),
  ...performanceFields('quarter'),
  roe: ofPeriod('company.roe', 'ttm'),
  equity: number,
  totalAssets: number,
  totalLiabilities: number,
  ttm: z.object(performanceFields('ttm')),
  /**
   * The fiscal year up to its end, as reported over `months`, ratios too; null where the source gives no such figure.
   */
  yearToDate: z.object({
    revenue: reported(),
    operatingIncome: number,
    netIncomeBeforeTax: number,
    netIncomeAfterTax: number,
    parentNetProfit: reported(),
    grossProfitMargin: number,
    netProfitMargin: number,
    revenueGrowthRate: reported(),
    profitGrowthRate: reported(),
  }),
  /** Fields that are missing, with why; those of the four quarters as `ttm.<field>`. */
  absences,
  /** Ratios of the quarter that are as the source gives them. */
  stated: z.array(z.string()),
  standIns,
  knownAt: instant.nullable(),
  /** An earlier version of this row said otherwise. */
  restated: z.boolean(),
})

/**
 * A figure on the basis that was asked for; a ratio by the price of the time and the four quarters up to the row's
 * period.
 */
const asAsked = <const Name extends MeasureName>(measure: Name) =>
  measured({ measure, day: 'periodEnd', basis: 'basis', unless: 'stated' })
const valuedThen = <const Name extends MeasureName>(measure: Name) =>
  measured({ measure, day: 'priceDate', basis: 'periodEnd' })
/** What one company shows in a row of the comparison (COMP-06). */
export const comparedFigures = z.object({
  stockCode: z.string(),
  periodEnd: z.string(),
  equity: number,
  grossProfitMargin: asAsked('company.grossMargin'),
  incomeTax: number,
  interestExpense: number,
  interestIncome: number,
  investmentIncome: number,
  marketCap: measured({ measure: 'company.marketCap', day: 'priceDate' }),
  netIncomeAfterTax: number,
  netProfitMargin: asAsked('company.netMargin'),
  nopat: asAsked('company.nopat'),
  operatingProfit: asAsked('company.operatingProfit'),
  peTtm: valuedThen('company.pe'),
  peg: valuedThen('company.peg'),
  revenue: asAsked('company.revenue'),
  revenueGrowthRate: asAsked('company.revenueGrowth'),
  roe: ofPeriod('company.roe', 'ttm'),
  totalAssets: number,
  totalProfit: asAsked('company.totalProfit'),
  absences,
  /** Ratios of a single quarter that are as the source gives them. */
  stated: z.array(z.string()),
  standIns,
  /** The trading day whose price stands behind `marketCap`, `peTtm` and `peg`: the last up to the period's end. */
  priceDate: z.string().nullable(),
})
/**
 * A quarter of the comparison: `companies` by stock code; a company that reported nothing for the quarter is absent
 * there.
 */
export const comparisonRow = z.object({
  year: z.int(),
  quarter: z.int(),
  companies: z.record(z.string(), comparedFigures),
})

export const comparedCompany = z.object({
  companyId: z.string(),
  /** Its key in the rows: the stock code; the id where two companies share one. */ key: z.string(),
  stockCode: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  currency: z.string().nullable(),
})

const taxRateBases = ['effective', 'bounded', 'derived', 'loss'] as const
/**
 * NOPAT = operating profit × (1 − tax rate). Rate = income tax ÷ profit before tax, within 0 and 50 %. `derived`: no
 * tax is reported, so it is profit before tax − net profit; `loss`: no profit before tax, so nothing is taken off;
 * `bounded`: the rate lay outside.
 */
export const nopatParts = (is: z.infer<typeof figureBasis>) =>
  z.object({
    nopat: ofPeriod('company.nopat', is),
    operatingProfit: ofPeriod('company.operatingProfit', is),
    totalProfit: ofPeriod('company.totalProfit', is),
    incomeTax: number,
    /** Per cent. */ taxRate: number,
    taxRateBasis: z.enum(taxRateBases).nullable(),
    absence: figureAbsence.nullable(),
    /** The amount for which another item stands in, where the rate rests on it. */ standIn: z
      .enum(standInNames)
      .nullable(),
  })

const version = z.object({ value: z.number(), unit: z.string(), supersededAt: instant.nullable(), provenance })
/**
 * A part of a figure. `item`: a figure of a statement as reported, with all its versions known; `figure`: worked out
 * itself, its formula in `formula`, its own parts following with its id as `within`; `price`, `shares`: of the market.
 */
export const receiptPart = z.object({
  id: z.string(),
  kind: z.enum(['item', 'figure', 'price', 'shares']),
  name: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  role: z.string(),
  within: z.string().nullable(),
  basis: figureBasis.nullable(),
  periodEnd: z.string(),
  months: z.int().nullable(),
  value: number,
  unit: z.string(),
  formula: z.string().nullable(),
  provenance: provenance.nullable(),
  versions: z.array(version),
})

/**
 * How far the figures of a market are: `waiting` companies are still to be worked out, so what is shown of them may be
 * old or missing.
 */
export const figuresProgress = z.object({ waiting: z.int(), companies: z.int(), since: instant.nullable() })
