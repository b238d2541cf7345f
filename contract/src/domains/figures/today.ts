import { z } from 'zod'

/** Figures that rest on the last price: their receipt is that of the view's day. */
export const todayFigures = [
  'close',
  'marketCap',
  'peTtm',
  'peg',
  'pbRatio',
  'pePercentile',
  'pePercentileIndustry',
] as const
export type TodayFigure = (typeof todayFigures)[number]

const number = z.number().nullable()
/**
 * What a value is ranked among: `below` and `equal` of `count` samples; the percentile is (below + equal ÷ 2) ÷ count ×
 * 100. `fewest` is what it needs.
 */
export const rankedAmong = z.object({
  of: z.enum(['history', 'industry']),
  /** Samples in which the day's average price stands in for a close paid, and weeks that have adjusted prices only. */ standIns:
    z.int(),
  adjustedOnly: z.int(),
  count: z.int(),
  below: z.int(),
  equal: z.int(),
  fewest: z.int(),
  lowest: number,
  median: number,
  highest: number,
  /** Of a history: the first and last week, by the days they are counted on. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Of an industry: the class and its level, and the companies nearest in value. */
  industryCode: z.string().nullable(),
  industryZh: z.string().nullable(),
  industryEn: z.string().nullable(),
  level: z.int().nullable(),
  nearest: z.array(
    z.object({
      companyId: z.string(),
      nameZh: z.string().nullable(),
      nameEn: z.string().nullable(),
      value: z.number(),
    }),
  ),
})
