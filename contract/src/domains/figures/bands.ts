import { z } from 'zod'
import { measured, unmeasured } from '../../measured.ts'
import type { MeasureName } from '../../measures.ts'
import { capBasis, figureAbsence } from './names.ts'

/** Valuations of which there are bands. */
export const bandFigures = ['peTtm', 'pbRatio'] as const
export type BandFigure = (typeof bandFigures)[number]
export const bandMeasures: Readonly<Record<BandFigure, MeasureName>> = { peTtm: 'company.pe', pbRatio: 'company.pb' }

/** Percentiles that are drawn. */
export const bandPercentiles = [5, 25, 50, 75, 95] as const
/** Years that percentiles look back; 0: all. */
export const bandYears = [1, 3, 5, 0] as const
export type BandYears = (typeof bandYears)[number]

const one = z.number().nullable()
/** Of a span: values at the percentiles, and the place of the present value. */
const span = z.object({
  years: z.int(),
  /** In the order of `bandPercentiles`; empty with too few samples. */
  multiples: z.array(z.number()),
  /** Place of the present value among the ends of weeks, 0 to 100. */
  percentile: unmeasured('of a span of the reader’s choice', one),
  /** Ends of weeks that have a value, fewest that are asked for, and the first of them. */
  samples: z.int(),
  fewest: z.int(),
  from: z.string().nullable(),
  /** Some of them rest on the average price of a day. */
  byVwap: z.boolean(),
  absence: figureAbsence.nullable(),
})
const gap = z.object({ from: z.string(), to: z.string(), days: z.int(), absence: figureAbsence })
const ofFigure = z.object({ spans: z.array(span), gaps: z.array(gap) })

/** Valuations by trading day, in columns side by side, oldest first. */
export const valuationBands = z.object({
  companyId: z.string(),
  securityId: z.string().nullable(),
  currency: z.string().nullable(),
  days: z.array(z.string()),
  /** What was paid for a share; null where only adjusted prices are known. */
  prices: z.array(one),
  /** End of the four quarters that were known. */
  periodEnds: z.array(z.string().nullable()),
  peTtm: z.array(unmeasured('one of many samples', one)),
  pbRatio: z.array(unmeasured('one of many samples', one)),
  /** Days valued at the average price of the day. */
  byVwap: z.array(z.string()),
  /** The present valuation: of the last day. */
  latest: z.object({
    priceDate: z.string().nullable(),
    periodEnd: z.string().nullable(),
    capBasis: capBasis.nullable(),
    peTtm: measured({ measure: 'company.pe', day: 'priceDate', basis: 'periodEnd' }),
    pbRatio: measured({ measure: 'company.pb', day: 'priceDate', basis: 'periodEnd' }),
    pePercentile: measured({ measure: 'company.pe.percentile', day: 'priceDate' }),
    pbPercentile: measured({ measure: 'company.pb.percentile', day: 'priceDate' }),
  }),
  peTtmBands: ofFigure,
  pbRatioBands: ofFigure,
  /** Its weekly valuations are being worked out. */
  computing: z.boolean(),
})
