import { z } from 'zod'
import { day, defineOperation, instant } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { publicId } from '../../records/ids.ts'
import { lineBases, macroSourceCodes, timeTypes } from './sources.ts'

/** `last`: only so many of the newest days of the span. */
const span = z.object({ from: day.optional(), to: day.optional(), last: z.int().min(1).max(10_000).optional() })
const value = z.array(z.number().nullable())
/** Where a set of series came from, and what its figures are. */
const origin = {
  unit: z.string(),
  url: z.string().nullable(),
  publisherZh: z.string().nullable(),
  publisherEn: z.string().nullable(),
  provenance: provenance.nullable(),
}

/** A figure that was said otherwise before: every value in the order in which it became known. */
const revision = z.object({
  period: z.string(),
  values: z.array(z.object({ value: z.number(), knownAt: instant.nullable() })),
})
/** One line of a source. */
const macroLine = z.object({
  key: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  /** Null where no source gives it, with `absence`. */
  seriesCode: z.string().nullable(),
  unit: z.string().nullable(),
  basis: z.enum(lineBases),
  frequency: z.enum(['day', 'week', ...timeTypes]).nullable(),
  /** Worked out by the product of another line: its change over a year, per cent. */
  computed: z.boolean(),
  values: value,
  /**
   * Why there is nothing at all: no source gives it; its source gives it of shorter periods that are not to be put
   * together, or of longer ones.
   */
  absence: z.enum(['NO_SOURCE', 'OF_SHORTER_PERIODS', 'OF_LONGER_PERIODS']).nullable(),
  revisions: z.array(revision),
  url: z.string().nullable(),
  publisherZh: z.string().nullable(),
  publisherEn: z.string().nullable(),
  provenance: provenance.nullable(),
})

export const macro = {
  economicList: defineOperation({
    id: 'macro.economicList',
    requirement: 'POLICY-37',
    method: 'POST',
    path: '/api/policy/economicList',
    dated: true,
    summary: 'Economic sources by stable code, with their granularity and the last day that they say anything of',
    input: z.object({}),
    output: z.object({
      dataList: z.array(
        z.object({
          code: z.enum(macroSourceCodes),
          nameZh: z.string(),
          nameEn: z.string(),
          timeType: z.enum(timeTypes),
          /** Lines, and how many of them a source gives. */
          lines: z.int(),
          known: z.int(),
          newestDay: z.string().nullable(),
        }),
      ),
      total: z.int(),
    }),
  }),
  series: defineOperation({
    id: 'macro.series',
    requirement: ['POLICY-41', 'POLICY-27', 'POLICY-22'],
    method: 'POST',
    path: '/api/policy/macroSeries',
    dated: true,
    summary: 'An economic source by period: its lines, every field that the requirements name, and what was restated',
    input: z.object({
      source: z.enum(macroSourceCodes),
      /** The source's own where it is left out (POLICY-22). */
      timeType: z.enum(timeTypes).optional(),
    }),
    output: z.object({
      source: z.enum(macroSourceCodes),
      nameZh: z.string(),
      nameEn: z.string(),
      timeType: z.enum(timeTypes),
      /** Periods, oldest first: `YYYY`, `YYYY-Qn`, `YYYY-MM`; and the last day of each. */
      valueCode: z.array(z.string()),
      days: z.array(z.string()),
      money0SupplyEndingValue: value,
      money1SupplyEndingValue: value,
      money2SupplyEndingValue: value,
      consumerPriceIndex: value,
      foodTobaccoAlcoholConsumerPriceIndex: value,
      yoyGrowthOfSocialConsumerGoods: value,
      currentValueOfSocialConsumerGoods: value,
      consumption: value,
      income: value,
      totalImportExportYoyGrowth: value,
      /** The main line. */ value,
      lines: z.array(macroLine),
      provenance: provenance.nullable(),
    }),
  }),
  policyMarks: defineOperation({
    id: 'macro.policyMarks',
    method: 'POST',
    path: '/api/policy/macroMarks',
    dated: true,
    summary: 'Days of meetings and reports on the economy, as marks on series, the newest 400 of the span',
    input: z.object({ from: day.optional(), to: day.optional() }),
    output: z.object({
      dataList: z.array(
        z.object({
          documentId: publicId('document'),
          day: z.string(),
          title: z.string(),
          category: z.string().nullable(),
        }),
      ),
      total: z.int(),
    }),
  }),
  exchangeRate: defineOperation({
    id: 'macro.exchangeRate',
    requirement: 'POLICY-38',
    method: 'POST',
    path: '/api/policy/exchangeRate',
    dated: true,
    summary: 'Exchange rates in CNY per one unit, of the yen per 100, by day (POLICY-23)',
    input: span,
    output: z.object({
      time: z.array(z.string()),
      eurCny: value,
      gbpCny: value,
      hkdCny: value,
      jpyCny: value,
      usdCny: value,
      /** Yen that `jpyCny` is the price of. */ jpyUnits: z.literal(100),
      ...origin,
    }),
  }),
  lpr: defineOperation({
    id: 'macro.lpr',
    requirement: 'POLICY-39',
    method: 'POST',
    path: '/api/policy/lpr',
    dated: true,
    summary: 'Loan prime rate, per cent; `valueCode` is the day (POLICY-25)',
    input: span,
    output: z.object({ valueCode: z.array(z.string()), oneYear: value, fiveYear: value, ...origin }),
  }),
  shibor: defineOperation({
    id: 'macro.shibor',
    requirement: 'POLICY-40',
    method: 'POST',
    path: '/api/policy/shibor',
    dated: true,
    summary: 'SHIBOR, per cent, `now` overnight (POLICY-26)',
    input: span,
    output: z.object({
      valueCode: z.array(z.string()),
      now: value,
      oneWeek: value,
      twoWeek: value,
      oneMonth: value,
      threeMonth: value,
      sixMonth: value,
      nineMonth: value,
      oneYear: value,
      ...origin,
    }),
  }),
}

/** Series codes behind the rate operations, by field of the answer: those that the shipped mapping profiles give. */
export const seriesOf = {
  exchangeRate: {
    eurCny: 'ecb-cross.EURCNY',
    gbpCny: 'ecb-cross.GBPCNY',
    hkdCny: 'ecb-cross.HKDCNY',
    jpyCny: 'ecb-cross.JPYCNY',
    usdCny: 'ecb-cross.USDCNY',
  },
  lpr: { oneYear: 'lpr.1Y', fiveYear: 'lpr.5Y' },
  shibor: {
    now: 'shibor.ON',
    oneWeek: 'shibor.1W',
    twoWeek: 'shibor.2W',
    oneMonth: 'shibor.1M',
    threeMonth: 'shibor.3M',
    sixMonth: 'shibor.6M',
    nineMonth: 'shibor.9M',
    oneYear: 'shibor.1Y',
  },
} as const
