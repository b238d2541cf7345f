import { z } from 'zod'
import { measured } from '../../measured.ts'
import type { MeasureName } from '../../measures.ts'
import { publicId } from '../../records/ids.ts'
import { day, defineOperation, instant } from '../../operation.ts'
import { type FigureName, capBasis, figureAbsence, figureBasis, figureName, standInNames } from './names.ts'
import { bandFigures, bandMeasures, valuationBands } from './bands.ts'
import {
  comparedCompany,
  comparisonRow,
  figuresProgress,
  nopatParts,
  number,
  performanceRow,
  receiptPart,
} from './shapes.ts'
import { fieldFigures } from './fields.ts'
import { rankedAmong, todayFigures } from './today.ts'

/** Most companies side by side. */
export const COMPARED_LIMIT = 8
/** Most companies whose fields are asked for at once. */
export const FIELDS_LIMIT = 200

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
  fields: defineOperation({
    id: 'figures.fields',
    method: 'POST',
    path: '/api/figures/fields',
    dated: true,
    summary:
      'Figures of companies by the fields of the screening, for the columns of lists; a company that the view does not know is left out',
    input: z.object({ companyIds: z.array(publicId('company')).min(1).max(FIELDS_LIMIT) }),
    output: z.object({
      /** As in `screening.companies`. */
      day: z.string().nullable(),
      periodFrom: z.string().nullable(),
      currency: z.string().nullable(),
      dataList: z.array(fieldFigures),
    }),
  }),
  performance: defineOperation({
    id: 'figures.performance',
    requirement: 'COMP-28',
    method: 'POST',
    path: '/api/company/business',
    dated: true,
    summary:
      'Performance of a company by single quarter and over the last four, newest first; cumulated figures are taken apart within a fiscal year only',
    input: z.object({
      companyId: publicId('company'),
      /** Most quarters. */ size: z.int().min(1).max(160).default(24),
    }),
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
      companyIds: z.array(publicId('company')).min(1).max(COMPARED_LIMIT),
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
      companyId: publicId('company'),
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
    input: z.object({ companyId: publicId('company'), size: z.int().min(1).max(160).default(24) }),
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
    input: z.object({
      companyId: publicId('company'),
      figure: figureName,
      basis: figureBasis.default('ttm'),
      periodEnd: day,
    }),
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
    input: z.object({ companyId: publicId('company'), figure: z.enum(todayFigures) }),
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
  valuationBands: defineOperation({
    id: 'figures.valuationBands',
    method: 'POST',
    path: '/api/figures/valuationBands',
    dated: true,
    summary:
      'PE and price to book of every trading day by what was known on it, their percentiles over 1, 3, 5 years and all, and where the present ones stand',
    input: z.object({ companyId: publicId('company') }),
    output: valuationBands,
  }),
  dayReceipt: defineOperation({
    id: 'figures.dayReceipt',
    method: 'POST',
    path: '/api/figures/dayReceipt',
    dated: true,
    summary: 'How a valuation of a past day comes about: price, shares and the statements known on that day',
    input: z.object({ companyId: publicId('company'), figure: z.enum(bandFigures), day }),
    output: z.object({
      companyId: z.string(),
      nameZh: z.string().nullable(),
      nameEn: z.string().nullable(),
      figure: z.enum(bandFigures),
      priceDate: z.string().nullable(),
      periodEnd: z.string().nullable(),
      value: measured({ measure: { by: 'figure', names: bandMeasures }, day: 'priceDate', basis: 'periodEnd' }),
      unit: z.string(),
      absence: figureAbsence.nullable(),
      /** Code of `formulaWords`. */ formula: z.string(),
      standIns: z.array(z.enum(standInNames)),
      parts: z.array(receiptPart),
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
