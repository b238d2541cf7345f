import { z } from 'zod'
import type { Bilingual } from '../../language.ts'
import { measured } from '../../measured.ts'
import type { MeasureName } from '../../measures.ts'
import { capBasis, figureAbsence } from './names.ts'

/**
 * What a figure of the screening is counted in: money of the market's currency, per cent, a plain ratio, points 0 to
 * 100, or a price.
 */
export type ScreenMeasure = 'money' | 'percent' | 'times' | 'points' | 'price'

/**
 * Figures that companies are screened by, in the order of their columns. Profit, revenue, margins and growth are of the
 * last four quarters.
 */
export const screenFields = [
  'marketCap',
  'floatCap',
  'peTtm',
  'pePercentile',
  'pePercentileIndustry',
  'peg',
  'pbRatio',
  'revenue',
  'revenueGrowthRate',
  'profit',
  'profitGrowthRate',
  'roe',
  'grossMargin',
  'netMargin',
  'debtRatio',
  'operatingProfit',
  'nopat',
  'close',
  'changeRate',
  'amount',
  'turnoverRate',
  'impactScore',
  'riskPoint',
  'opportunityPoint',
] as const
export type ScreenField = (typeof screenFields)[number]
export const screenField = z.enum(screenFields)
/** What lists of companies are ordered by on the server: a field, or what names the company. */
export const fieldSorts = [...screenFields, 'code', 'name', 'industry'] as const
export type FieldSort = (typeof fieldSorts)[number]

/** Figures that periods of statements tell, so in the statements' currency and as old as their period. */
export const statementFields: ReadonlySet<ScreenField> = new Set([
  'revenue',
  'revenueGrowthRate',
  'profit',
  'profitGrowthRate',
  'roe',
  'grossMargin',
  'netMargin',
  'debtRatio',
  'operatingProfit',
  'nopat',
])
/** Figures of the market's last trading day alone: of another day they tell nothing of it. */
export const dayFields: ReadonlySet<ScreenField> = new Set(['changeRate', 'amount', 'turnoverRate'])

/** What each figure is called and counted in. */
export const screenWords: Readonly<Record<ScreenField, Bilingual & { measure: ScreenMeasure }>> = {
  marketCap: { zh: '总市值', en: 'Market value', measure: 'money' },
  floatCap: { zh: '流通市值', en: 'Float value', measure: 'money' },
  peTtm: { zh: '市盈率 TTM', en: 'PE, TTM', measure: 'times' },
  pePercentile: { zh: 'PE 分位·五年', en: 'PE percentile, 5 y', measure: 'percent' },
  pePercentileIndustry: { zh: 'PE 分位·行业', en: 'PE pct. in industry', measure: 'percent' },
  peg: { zh: 'PEG', en: 'PEG', measure: 'times' },
  pbRatio: { zh: '市净率', en: 'Price to book', measure: 'times' },
  revenue: { zh: '营业收入 TTM', en: 'Revenue, TTM', measure: 'money' },
  revenueGrowthRate: { zh: '营收同比', en: 'Revenue growth', measure: 'percent' },
  profit: { zh: '归母净利润 TTM', en: 'Net profit to parent, TTM', measure: 'money' },
  profitGrowthRate: { zh: '归母净利同比', en: 'Parent profit growth', measure: 'percent' },
  roe: { zh: '净资产收益率', en: 'Return on equity', measure: 'percent' },
  grossMargin: { zh: '毛利率', en: 'Gross margin', measure: 'percent' },
  netMargin: { zh: '净利率', en: 'Net margin', measure: 'percent' },
  debtRatio: { zh: '资产负债率', en: 'Debt ratio', measure: 'percent' },
  operatingProfit: { zh: '营业利润 TTM', en: 'Operating profit, TTM', measure: 'money' },
  nopat: { zh: '税后净营业利润 TTM', en: 'NOPAT, TTM', measure: 'money' },
  close: { zh: '收盘价', en: 'Close', measure: 'price' },
  changeRate: { zh: '涨跌幅', en: 'Change', measure: 'percent' },
  amount: { zh: '成交额', en: 'Amount traded', measure: 'money' },
  turnoverRate: { zh: '换手率', en: 'Turnover rate', measure: 'percent' },
  impactScore: { zh: '影响分', en: 'Impact score', measure: 'points' },
  riskPoint: { zh: '风险分', en: 'Risk points', measure: 'points' },
  opportunityPoint: { zh: '机会分', en: 'Opportunity points', measure: 'points' },
}

/** A figure by the last price, and one of the four quarters reported last. */
const today = <const Name extends MeasureName>(measure: Name) => measured({ measure, day: 'priceDate' })
const rolled = <const Name extends MeasureName>(measure: Name) => measured({ measure, day: 'periodEnd', is: 'ttm' })

/**
 * A company with every figure that it is screened by and that lists show. Figures set aside come too, marked: `old`
 * those of statements. `capBasis` vwap: the day's average price stands in for the close paid; turnover: `marketCap` is
 * that of the shares that trade, by amount and turnover rate.
 */
export const fieldFigures = z.object({
  companyId: z.string(),
  securityId: z.string(),
  stockCode: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  exchangeCode: z.string(),
  industryCode: z.string().nullable(),
  industryZh: z.string().nullable(),
  industryEn: z.string().nullable(),
  currency: z.string(),
  capBasis: z.enum(['shares', 'vwap', 'float', 'turnover']).nullable(),
  /** Day on which the shares behind the market value were counted; why there is none of all shares. */
  countedOn: z.string().nullable(),
  capAbsence: figureAbsence.nullable(),
  /** Why there is no value of the shares that trade. */ floatAbsence: figureAbsence.nullable(),
  priceDate: z.string().nullable(),
  periodEnd: z.string().nullable(),
  /** Its period ended more than 15 months before the market's last day. */ old: z.boolean(),
  /** Not delisted, and traded within a year. */ inMarket: z.boolean(),
  peAbsence: figureAbsence.nullable(),
  /** Why there is no `pePercentile`. */ pePercentileAbsence: figureAbsence.nullable(),
  /** Why figures that rest on its statements are missing, and its PEG and price to book, by their names. */
  absences: z.record(z.string(), figureAbsence),
  /** Weeks that it ranks among are valued at a day's average price. */ historyByVwap: z.boolean(),
  percentileLevel: z.int().nullable(),
  marketCap: measured({
    measure: {
      by: 'capBasis',
      names: {
        shares: 'company.marketCap',
        vwap: 'company.marketCap',
        float: 'company.marketCap',
        turnover: 'company.floatCap',
      },
    },
    day: 'priceDate',
  }),
  floatCap: today('company.floatCap'),
  /** What it rests on: `turnover` where nobody counted the shares that trade. */ floatBasis: capBasis.nullable(),
  peTtm: today('company.pe'),
  pePercentile: today('company.pe.percentile'),
  pePercentileIndustry: today('company.pe.industryPercentile'),
  peg: today('company.peg'),
  pbRatio: today('company.pb'),
  revenue: rolled('company.revenue'),
  revenueGrowthRate: rolled('company.revenueGrowth'),
  profit: rolled('company.netProfit'),
  profitGrowthRate: rolled('company.profitGrowth'),
  roe: rolled('company.roe'),
  grossMargin: rolled('company.grossMargin'),
  netMargin: rolled('company.netMargin'),
  debtRatio: rolled('company.debtRatio'),
  operatingProfit: rolled('company.operatingProfit'),
  nopat: rolled('company.nopat'),
  close: today('company.close'),
  changeRate: today('company.changeRate'),
  /** It is of adjusted prices, which may differ from what the exchange counted. */ changeAdjusted: z.boolean(),
  amount: today('company.amount'),
  turnoverRate: today('company.turnoverRate'),
  impactScore: measured('company.score'),
  riskPoint: measured('company.riskPoint'),
  opportunityPoint: measured('company.opportunityPoint'),
})
