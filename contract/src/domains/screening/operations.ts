import { z } from 'zod'
import { figureAbsence } from '../figures/names.ts'
import { figuresProgress } from '../figures/shapes.ts'
import type { Bilingual } from '../../language.ts'
import { measured, unmeasured } from '../../measured.ts'
import type { MeasureName } from '../../measures.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { defineOperation, done, instant, pageInput, pageOf } from '../../operation.ts'

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
const screenField = z.enum(screenFields)

/** What each figure is called and counted in. */
export const screenWords: Readonly<Record<ScreenField, Bilingual & { measure: ScreenMeasure }>> = {
  marketCap: { zh: '总市值', en: 'Market value', measure: 'money' },
  peTtm: { zh: '市盈率 TTM', en: 'PE, TTM', measure: 'times' },
  pePercentile: { zh: 'PE 分位·五年', en: 'PE percentile, 5 y', measure: 'percent' },
  pePercentileIndustry: { zh: 'PE 分位·行业', en: 'PE pct. in industry', measure: 'percent' },
  peg: { zh: 'PEG', en: 'PEG', measure: 'times' },
  pbRatio: { zh: '市净率', en: 'Price to book', measure: 'times' },
  revenue: { zh: '营业收入 TTM', en: 'Revenue, TTM', measure: 'money' },
  revenueGrowthRate: { zh: '营收增长', en: 'Revenue growth', measure: 'percent' },
  profit: { zh: '归母净利润 TTM', en: 'Net profit, TTM', measure: 'money' },
  profitGrowthRate: { zh: '净利增长', en: 'Profit growth', measure: 'percent' },
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

const bound = unmeasured('a bound that is asked for', z.number().optional())
// What is misspelt would be no bound at all, and the list as if there were none: names that are not known are refused.
const range = z.strictObject({ from: bound, to: bound })
const number = z.number().nullable()
/** A bound on any figure; named one by one, for what a record holds is not checked on the way in. */
const bounds = z.strictObject(
  Object.fromEntries(screenFields.map((field) => [field, range.optional()])) as Record<
    ScreenField,
    z.ZodOptional<typeof range>
  >,
)

/**
 * Screening filter (COMP-08). Every bound is inclusive; an absent bound is none. Money in single units of the market's
 * currency (the one most of its companies are in),
 * rates and percentiles in per cent. `profitGrowthRate`, `revenueGrowthRate` and `roe` are least values. A company
 * whose figure is missing, or in another currency, meets no bound on it; so it is, unless the filter says otherwise,
 * with figures of a period too old, and changes and trade of another day than the market's last: such are in no order
 * and no distribution either.
 */
export const screeningFilter = z.strictObject({
  beginMarketCap: bound,
  endMarketCap: bound,
  /** Place of the present PE among the company's own of the last five years, 0 to 100. */
  beginPEPercentile: bound,
  endPEPercentile: bound,
  beginProfit: bound,
  endProfit: bound,
  beginRevenue: bound,
  endRevenue: bound,
  profitGrowthRate: bound,
  revenueGrowthRate: bound,
  roe: bound,
  /** Bounds on any figure by its name; together with those above both must hold. */
  bounds: bounds.optional(),
  /** Shenwan classes of any level, with those below them; any of them. */
  industries: z.array(publicId('industry')).max(200).optional(),
  exchanges: z.array(publicId('exchange')).max(20).optional(),
  themeId: ownedId('theme', z.string().min(1).max(64), { refusal: 'UNKNOWN_ENTITY' }).optional(),
  /** Only companies that the user watches. */
  watched: z.boolean().optional(),
  /** Figures of statements count even where their period ended more than 15 months before the market's last day. */
  oldPeriods: z.boolean().optional(),
  /** Delisted companies too, and those not traded for a year. */
  delisted: z.boolean().optional(),
})
export type ScreeningFilter = z.infer<typeof screeningFilter>

/** A figure by the last price, and one of the four quarters reported last. */
const today = <const Name extends MeasureName>(measure: Name) => measured({ measure, day: 'priceDate' })
const rolled = <const Name extends MeasureName>(measure: Name) => measured({ measure, day: 'periodEnd', is: 'ttm' })

/**
 * A company of the screening. Figures set aside come too, marked: `old` those of statements. `capBasis` vwap: the day's average price stands in for the close paid; turnover: `marketCap` is that of the
 * shares that trade, by amount and turnover rate.
 */
export const screenedCompany = z.object({
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
  priceDate: z.string().nullable(),
  periodEnd: z.string().nullable(),
  /** Its period ended more than 15 months before the market's last day. */ old: z.boolean(),
  /** Not delisted, and traded within a year. */ inMarket: z.boolean(),
  peAbsence: figureAbsence.nullable(),
  /** Why there is no `pePercentile`. */ pePercentileAbsence: figureAbsence.nullable(),
  /** Weeks that it ranks among are valued at a day's average price. */ historyByVwap: z.boolean(),
  percentileLevel: z.int().nullable(),
  is_watching: z.boolean(),
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

/** A company as the files of the screening hold it: there is no star of the reader's. */
const exportedCompany = screenedCompany.omit({ is_watching: true })
export type ExportedCompany = z.infer<typeof exportedCompany>

const order = {
  sort: z.enum([...screenFields, 'code', 'name', 'industry']).default('marketCap'),
  order: z.enum(['up', 'down']).default('down'),
}
/** Most saved screens of a user in a market. */
export const SCREEN_LIMIT = 50
/** Bars of a histogram. */
export const HISTOGRAM_BINS = 40

/** What is saved of a screen. */
const screenContent = z.object({
  filter: screeningFilter,
  columns: z.array(screenField).max(screenFields.length),
  sort: order.sort,
  order: order.order,
})
const savedScreen = screenContent.extend({
  screenId: ownedId('screen', z.string()),
  name: z.string(),
  updatedAt: instant,
})
const exported = {
  filter: screeningFilter.default({}),
  columns: z.array(screenField).max(screenFields.length).optional(),
  ...order,
}

export const screening = {
  companies: defineOperation({
    id: 'screening.companies',
    requirement: 'COMP-47',
    method: 'POST',
    path: '/api/company/screening',
    dated: true,
    summary: 'Companies of the whole market that meet a filter, sorted by any figure; what is missing comes last',
    input: z.strictObject({ filter: screeningFilter.default({}), ...order, ...pageInput(50) }),
    output: pageOf(screenedCompany).extend({
      /** Companies of the market in all, and the currency that money bounds are in. */
      market: z.int(),
      currency: z.string().nullable(),
      /**
       * Companies that meet every bound whose figure they have, but lack the figure of another; and of each such figure
       * how many lack it.
       */
      leftOut: z.object({ total: z.int(), fields: z.array(z.object({ field: screenField, count: z.int() })) }),
      /**
       * The market's last day, and the earliest end of a period whose figures count by themselves; null without any
       * price.
       */
      day: z.string().nullable(),
      periodFrom: z.string().nullable(),
      /**
       * Of the companies of the industries, exchanges, theme and list asked for: how many are delisted, and of the
       * others how many have figures of an old period only; whether set aside or, by the filter, not.
       */
      setAside: z.object({ delisted: z.int(), oldPeriods: z.int() }),
      computing: figuresProgress,
    }),
  }),
  distribution: defineOperation({
    id: 'screening.distribution',
    method: 'POST',
    path: '/api/company/screeningDistribution',
    dated: true,
    summary:
      'Where the market lies on each figure: counts in equal steps of a scale, the outermost holding what lies beyond',
    input: z.strictObject({
      fields: z.array(screenField).min(1).max(screenFields.length),
      industries: z.array(publicId('industry')).max(200).optional(),
      exchanges: z.array(publicId('exchange')).max(20).optional(),
      themeId: ownedId('theme', z.string().min(1).max(64), { refusal: 'UNKNOWN_ENTITY' }).optional(),
      oldPeriods: z.boolean().optional(),
      delisted: z.boolean().optional(),
    }),
    output: z.object({
      currency: z.string().nullable(),
      fields: z.array(
        z.object({
          field: screenField,
          scale: z.enum(['linear', 'log']),
          /** Edges of the bars, one more than there are bars; null without a figure. */ edges: z.array(z.number()),
          counts: z.array(z.int()),
          known: z.int(),
          missing: z.int(),
          median: number,
          min: number,
          max: number,
        }),
      ),
    }),
  }),
  saved: defineOperation({
    id: 'screening.saved',
    method: 'POST',
    path: '/api/screening/saved',
    dated: true,
    summary: 'Screens that the user saved in the market, by name',
    output: z.object({ dataList: z.array(savedScreen) }),
  }),
  save: defineOperation({
    id: 'screening.save',
    method: 'POST',
    path: '/api/screening/save',
    writes: true,
    dated: true,
    summary: 'Saves a screen under a name; with its id renames it, puts another filter into it, or both',
    input: z.object({
      screenId: ownedId('screen').optional(),
      name: z.string().min(1).max(60),
      content: screenContent.optional(),
    }),
    output: savedScreen,
  }),
  remove: defineOperation({
    id: 'screening.remove',
    method: 'POST',
    path: '/api/screening/remove',
    writes: true,
    dated: true,
    summary: 'Deletes a saved screen',
    input: z.object({ screenId: ownedId('screen') }),
    output: done,
  }),
  exportCsv: defineOperation({
    id: 'screening.exportCsv',
    method: 'POST',
    path: '/api/screening/csv',
    transport: 'download',
    dated: true,
    summary: 'Every company that meets a filter as CSV with BOM',
    input: z.strictObject(exported),
    output: z.array(exportedCompany),
  }),
  exportXlsx: defineOperation({
    id: 'screening.exportXlsx',
    method: 'POST',
    path: '/api/screening/xlsx',
    transport: 'download',
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    dated: true,
    summary: 'The same as XLSX, whose first sheet says what, when, as of and from where',
    input: z.strictObject(exported),
    output: z.array(exportedCompany),
  }),
}
