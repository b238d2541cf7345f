import { z } from 'zod'
import { measured, unmeasured } from './measured.ts'
import type { MeasureName } from './measures.ts'
import { day, defineOperation, id, instant } from './operation.ts'
import { provenance } from './provenance.ts'
import { rankedAmong, todayFigures } from './today-figures.ts'

/** Why a figure is missing. Their words: `figure-words.ts`. */
export const figureAbsences = [
  'NO_STATEMENTS',
  'NOT_REPORTED',
  'ONLY_ANNUAL',
  'ONLY_YEAR_TO_DATE',
  'TAX_UNKNOWN',
  'NO_PRIOR_PERIOD',
  'PERIMETER_CHANGED',
  'NO_FOUR_QUARTERS',
  'NO_YEAR_BEFORE',
  'BASE_NOT_POSITIVE',
  'EQUITY_NOT_POSITIVE',
  'REVENUE_NOT_POSITIVE',
  'NO_PRICE',
  'PRICE_ADJUSTED',
  'AMOUNT_CONTRADICTS',
  'NO_SHARE_COUNT',
  'SHARE_COUNT_OLD',
  'SHARES_CONTRADICT',
  'CURRENCY_DIFFERS',
  'PERIODS_DO_NOT_MEET',
  'LOSS',
  'NO_GROWTH',
  'TOO_FEW_SAMPLES',
  'NO_CLASS',
] as const
export const figureAbsence = z.enum(figureAbsences)
export type FigureAbsence = z.infer<typeof figureAbsence>

/** What a market value rests on: shares counted × the close paid; shares counted × the day's average price (amount ÷ volume), where the close is known adjusted only; amount traded ÷ turnover rate. */
export const capBasis = z.enum(['shares', 'vwap', 'turnover'])
export type CapBasis = z.infer<typeof capBasis>

/** Figures of a quarter by name. Money in single units of the currency, rates in per cent. */
export const figureNames = [
  'revenue',
  'grossProfit',
  'operatingProfit',
  'totalProfit',
  'incomeTax',
  'netIncomeAfterTax',
  'parentNetProfit',
  'interestExpense',
  'interestIncome',
  'investmentIncome',
  'nopat',
  'grossProfitMargin',
  'netProfitMargin',
  'revenueGrowthRate',
  'profitGrowthRate',
  'roe',
  'totalAssets',
  'totalLiabilities',
  'equity',
  'parentEquity',
  'marketCap',
  'peTtm',
  'peg',
  'pbRatio',
] as const
export const figureName = z.enum(figureNames)
export type FigureName = z.infer<typeof figureName>

/** Amounts for which a neighbouring item may stand in where a source gives only that. Their words: `figure-words.ts`. */
export const standInNames = ['netIncomeAfterTax', 'parentNetProfit', 'equity', 'parentEquity', 'paidPrice'] as const
export type StandIn = (typeof standInNames)[number]
/** Fields of a row that rest on stand-ins, each with the amounts stood in for; those of the four quarters as `ttm.<field>`. */
const standIns = z.record(z.string(), z.array(z.enum(standInNames)))

/** `quarter`: the single quarter; `ttm`: the four quarters up to its end. Balances and valuations are the same in both. */
export const figureBasis = z.enum(['quarter', 'ttm'])

/** Most companies side by side. */
export const COMPARED_LIMIT = 8

const number = z.number().nullable()
/** Why figures of a row are missing, by the row's own field names. */
const absences = z.record(z.string(), figureAbsence)

/** A figure of a period, of one quarter or of the four up to its end; a ratio that is as the source gives it is another. */
const ofPeriod = (measure: MeasureName, is: z.infer<typeof figureBasis>) =>
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

/** Business performance of a quarter (COMP-10): the single quarter, and `ttm`, the four quarters up to its end. `period`: month count of what was reported, from the fiscal year's beginning. */
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
  /** The fiscal year up to its end, as reported over `months`, ratios too; null where the source gives no such figure. */
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
  /** Ratios that are as the source gives them: of a quarter its own, of four quarters those of no known span. */
  stated: z.array(z.string()),
  standIns,
  knownAt: instant.nullable(),
  /** An earlier version of this row said otherwise. */
  restated: z.boolean(),
})

/** A figure on the basis that was asked for; a ratio by the price of the time and the four quarters up to the row's period. */
const asAsked = (measure: MeasureName) => measured({ measure, day: 'periodEnd', basis: 'basis', unless: 'stated' })
const valuedThen = (measure: MeasureName) => measured({ measure, day: 'priceDate', basis: 'periodEnd' })
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
  /** Ratios that are as the source gives them, cumulated from the year's beginning. */
  stated: z.array(z.string()),
  standIns,
  /** The trading day whose price stands behind `marketCap`, `peTtm` and `peg`: the last up to the period's end. */
  priceDate: z.string().nullable(),
})
/** A quarter of the comparison: `companies` by stock code; a company that reported nothing for the quarter is absent there. */
export const comparisonRow = z.object({
  year: z.int(),
  quarter: z.int(),
  companies: z.record(z.string(), comparedFigures),
})

const comparedCompany = z.object({
  companyId: z.string(),
  /** Its key in the rows: the stock code; the id where two companies share one. */ key: z.string(),
  stockCode: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  currency: z.string().nullable(),
})

const taxRateBases = ['effective', 'bounded', 'derived', 'loss'] as const
/** NOPAT = operating profit × (1 − tax rate). Rate = income tax ÷ profit before tax, within 0 and 50 %. `derived`: no tax is reported, so it is profit before tax − net profit; `loss`: no profit before tax, so nothing is taken off; `bounded`: the rate lay outside. */
const nopatParts = (is: z.infer<typeof figureBasis>) =>
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
/** A part of a figure. `item`: a figure of a statement as reported, with all its versions known; `figure`: worked out itself, its formula in `formula`, its own parts following with its id as `within`; `price`, `shares`: of the market. */
const receiptPart = z.object({
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

/** How far the figures of a market are: `waiting` companies are still to be worked out, so what is shown of them may be old or missing. */
export const figuresProgress = z.object({ waiting: z.int(), companies: z.int(), since: instant.nullable() })

/** What receipts of figures say; of the others no second answer says the same. */
const todayMeasures: Readonly<Record<(typeof todayFigures)[number], MeasureName>> = {
  close: 'company.close',
  marketCap: 'company.marketCap',
  peTtm: 'company.pe',
  peg: 'company.peg',
  pbRatio: 'company.pb',
  pePercentile: 'company.pe.percentile',
  pePercentileIndustry: 'company.pe.industryPercentile',
}
const periodMeasures: Readonly<Partial<Record<FigureName, MeasureName>>> = {
  revenue: 'company.revenue',
  operatingProfit: 'company.operatingProfit',
  totalProfit: 'company.totalProfit',
  parentNetProfit: 'company.netProfit',
  nopat: 'company.nopat',
  grossProfitMargin: 'company.grossMargin',
  netProfitMargin: 'company.netMargin',
  revenueGrowthRate: 'company.revenueGrowth',
  profitGrowthRate: 'company.profitGrowth',
}

export const figures = {
  performance: defineOperation({
    id: 'figures.performance',
    requirement: 'COMP-28',
    method: 'POST',
    path: '/api/company/business',
    dated: true,
    summary:
      'Performance of a company by single quarter and over the last four, newest first; cumulated figures are taken apart within a fiscal year only',
    input: z.object({ companyId: id, /** Most quarters. */ size: z.int().min(1).max(160).default(24) }),
    output: z.object({
      companyId: z.string(),
      stockCode: z.string(),
      dataList: z.array(performanceRow),
      /** Quarters known in all. */ total: z.int(),
      computing: z.boolean(),
    }),
  }),
  companyVs: defineOperation({
    id: 'figures.companyVs',
    requirement: 'COMP-42',
    method: 'POST',
    path: '/api/company/companyVs',
    dated: true,
    summary: 'Companies quarter by quarter, newest first; what is missing is null with its reason',
    input: z.object({
      companyIds: z.array(id).min(1).max(COMPARED_LIMIT),
      basis: figureBasis.default('quarter'),
      size: z.int().min(1).max(160).default(20),
    }),
    output: z.object({
      basis: figureBasis,
      companies: z.array(comparedCompany),
      rows: z.array(comparisonRow),
      /** Companies asked for whose figures are being worked out. */ computing: z.array(z.string()),
    }),
  }),
  competitors: defineOperation({
    id: 'figures.competitors',
    method: 'POST',
    path: '/api/company/competitors',
    dated: true,
    summary:
      'Companies to compare with: of the same Shenwan class, else of the class above, those nearest in market value first',
    input: z.object({
      companyId: id,
      size: z
        .int()
        .min(1)
        .max(50)
        .default(COMPARED_LIMIT - 1),
    }),
    output: z.object({
      /** The class they share, and its level; null where the company has none. */
      industryCode: z.string().nullable(),
      level: z.int().nullable(),
      industryZh: z.string().nullable(),
      industryEn: z.string().nullable(),
      dataList: z.array(
        z.object({
          companyId: z.string(),
          stockCode: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          marketCap: measured('company.marketCap'),
          capBasis: capBasis.nullable(),
          peTtm: measured('company.pe'),
          changeRate: measured('company.changeRate'),
          /** It is of adjusted prices, which may differ from what the exchange counted. */ changeAdjusted: z.boolean(),
        }),
      ),
    }),
  }),
  nopat: defineOperation({
    id: 'figures.nopat',
    requirement: 'COMP-46',
    method: 'POST',
    path: '/api/company/nopat',
    dated: true,
    summary: 'Net operating profit after tax by quarter and over the last four, newest first, with its parts',
    input: z.object({ companyId: id, size: z.int().min(1).max(160).default(24) }),
    output: z.object({
      companyId: z.string(),
      stockCode: z.string(),
      currency: z.string().nullable(),
      dataList: z.array(
        nopatParts('quarter').extend({
          year: z.int(),
          quarter: z.int(),
          periodEnd: z.string(),
          knownAt: instant.nullable(),
          ttm: nopatParts('ttm'),
        }),
      ),
      computing: z.boolean(),
    }),
  }),
  receipt: defineOperation({
    id: 'figures.receipt',
    method: 'POST',
    path: '/api/figures/receipt',
    dated: true,
    summary:
      'How a figure of a company and quarter comes about: formula, inputs with source and line, and every version of them side by side',
    input: z.object({ companyId: id, figure: figureName, basis: figureBasis.default('ttm'), periodEnd: day }),
    output: z.object({
      companyId: z.string(),
      nameZh: z.string().nullable(),
      nameEn: z.string().nullable(),
      figure: figureName,
      basis: figureBasis,
      periodEnd: z.string(),
      year: z.int(),
      quarter: z.int(),
      value: measured({ measure: { by: 'figure', names: periodMeasures }, day: 'periodEnd', basis: 'basis' }),
      unit: z.string(),
      absence: figureAbsence.nullable(),
      /** Code of `formulaWords`. */ formula: z.string(),
      /** The amounts for which another item stands in, in it or in a part of it. */ standIns: z.array(
        z.enum(standInNames),
      ),
      parts: z.array(receiptPart),
      /** When it could first be worked out: the latest of its inputs. */
      knownAt: instant.nullable(),
      /** What the figure was before, each while it stood, oldest first; the last is the present one. */
      history: z.array(z.object({ value: number, knownAt: instant.nullable(), supersededAt: instant.nullable() })),
    }),
  }),
  todayReceipt: defineOperation({
    id: 'figures.todayReceipt',
    method: 'POST',
    path: '/api/figures/todayReceipt',
    dated: true,
    summary:
      'How a figure by the last price comes about: formula, price, shares and statements with source and line, and what a percentile ranks it among',
    input: z.object({ companyId: id, figure: z.enum(todayFigures) }),
    output: z.object({
      companyId: z.string(),
      nameZh: z.string().nullable(),
      nameEn: z.string().nullable(),
      figure: z.enum(todayFigures),
      /** Day of the price. */ priceDate: z.string().nullable(),
      /** End of the last four quarters. */ periodEnd: z.string().nullable(),
      value: measured({ measure: { by: 'figure', names: todayMeasures }, day: 'priceDate' }),
      unit: z.string(),
      absence: figureAbsence.nullable(),
      /** Code of `formulaWords`. */ formula: z.string(),
      standIns: z.array(z.enum(standInNames)),
      parts: z.array(receiptPart),
      sample: rankedAmong.nullable(),
      /** When it could first be worked out: the latest of its inputs. */
      knownAt: instant.nullable(),
    }),
  }),
  progress: defineOperation({
    id: 'figures.progress',
    method: 'POST',
    path: '/api/figures/progress',
    dated: true,
    summary: 'How many companies of the market still wait for their figures to be worked out',
    output: figuresProgress,
  }),
}
