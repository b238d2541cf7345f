import { z } from 'zod'
import { fieldFigures, fieldSorts, screenField, screenFields, type ScreenField } from '../figures/fields.ts'
import { figuresProgress } from '../figures/shapes.ts'
import { unmeasured } from '../../measured.ts'
import { ownedId, publicId } from '../../records/ids.ts'
import { defineOperation, done, instant, pageInput, pageOf } from '../../operation.ts'

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

/** A company of the screening, with the reader's star. */
export const screenedCompany = fieldFigures.extend({ is_watching: z.boolean() })

/** A company as the files of the screening hold it: there is no star of the reader's. */
const exportedCompany = fieldFigures
export type ExportedCompany = z.infer<typeof exportedCompany>

const order = {
  sort: z.enum(fieldSorts).default('marketCap'),
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
    worded: true,
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
       * others how many have figures of an old period only; whether set aside or, by the filter, not. `unitDoubtful`:
       * how many have figures that are left out because the unit of the amounts is in doubt.
       */
      setAside: z.object({ delisted: z.int(), oldPeriods: z.int(), unitDoubtful: z.int() }),
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
