import { z } from 'zod'
import { ownedId } from '../../records/ids.ts'
import { defineOperation, done, instant } from '../../operation.ts'
import { factorWeights, interval, scoreFactors } from './shapes.ts'

/** Most weightings that a user keeps in a market. */
export const WEIGHTING_LIMIT = 30
/** Deciles of a ranking: 1 holds the best tenth. */
export const DECILES = 10
/** Costs that a record takes off, basis points of what is bought or sold. */
export const COSTS = [10, 20] as const

const weighting = z.object({
  weightingId: ownedId('weighting', z.string()),
  name: z.string(),
  weights: factorWeights,
  updatedAt: instant,
})

/** What came after the AI score, month by month, as one could have traded it. */
export const rankRecord = z.object({
  version: z.string(),
  weights: factorWeights,
  /** Months whose panel is there, and those still to be worked out. */ months: z.int(),
  awaited: z.int(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Companies ranked, months together; and of these left out, by why. */
  ranked: z.int(),
  leftOut: z.object({ limitUp: z.int(), suspended: z.int(), noPrice: z.int() }),
  /** Windows of companies that left the market, kept to their last price. */ delisted: z.int(),
  /** Mean of the monthly rank IC with its interval, and mean over deviation. */
  meanIC: interval.nullable(),
  informationRatio: z.number().nullable(),
  /** Fewer than 24 months: no evidence. */ grey: z.boolean(),
  monthly: z.array(
    z.object({
      /** Last trading day before, on which companies were ranked. */ rankedOn: z.string(),
      /** Last trading day of the month, up to which they were held; null where it is not known any more. */
      until: z.string().nullable(),
      companies: z.int(),
      rankIC: z.number().nullable(),
      /** Returns of the best tenth over the industries, per cent: gross, and after each of `COSTS`. */
      gross: z.number().nullable(),
      net: z.array(z.number().nullable()),
      /** Part of the best tenth that was bought anew, 0 to 1; null in the first month. */
      turnover: z.number().nullable(),
    }),
  ),
  /** 1 to 10: months together. */
  deciles: z.array(
    z.object({
      decile: z.int(),
      samples: z.int(),
      /** Part that did better than its industry, with a block-bootstrap interval over months. */
      hitRate: interval.nullable(),
      /** Mean return over the industry in a month, per cent. */ excess: interval.nullable(),
    }),
  ),
  /** Mean turnover of the best tenth in a month, 0 to 1. */ turnover: z.number().nullable(),
  /** Mean return of the best tenth over the industries in a month, per cent: gross, and after each of `COSTS`. */
  gross: z.number().nullable(),
  net: z.array(z.number().nullable()),
})

/** How much a record says after so many tries (Bailey, López de Prado 2014). */
export const deflation = z.object({
  /** Weightings that this user has tried in the market, this one too. */ tries: z.int(),
  /** Mean rank IC that the best of so many would reach by luck alone; null without a record. */
  luck: z.number().nullable(),
  /** How likely the true mean rank IC is above 0 after so many tries, 0 to 1. */ probability: z.number().nullable(),
})

export const rankingWeights = {
  record: defineOperation({
    id: 'ranking.record',
    method: 'POST',
    path: '/api/rank/record',
    dated: true,
    summary: 'Track record of the stated mix: rank IC, deciles, turnover and cost over five years of months',
    output: rankRecord,
  }),
  tryWeights: defineOperation({
    id: 'ranking.tryWeights',
    method: 'POST',
    path: '/api/rank/tryWeights',
    dated: true,
    writes: true,
    summary:
      'Track record of weights of one’s own; each weighting tried is counted, for the more tries the less it says',
    input: z.object({ weights: factorWeights }),
    output: z.object({ record: rankRecord, deflation }),
  }),
  weightings: defineOperation({
    id: 'ranking.weightings',
    method: 'POST',
    path: '/api/rank/weightings',
    dated: true,
    summary: 'The stated mix, the weightings that the user saved, and how many were tried',
    output: z.object({
      stated: factorWeights,
      factors: z.array(z.enum(scoreFactors)),
      dataList: z.array(weighting),
      total: z.int(),
      tries: z.int(),
    }),
  }),
  saveWeighting: defineOperation({
    id: 'ranking.saveWeighting',
    method: 'POST',
    path: '/api/rank/saveWeighting',
    dated: true,
    writes: true,
    summary: 'Saves weights under a name; with an id, in place of those',
    input: z.object({
      weightingId: ownedId('weighting').optional(),
      name: z.string().min(1).max(60),
      weights: factorWeights,
    }),
    output: weighting,
  }),
  removeWeighting: defineOperation({
    id: 'ranking.removeWeighting',
    method: 'POST',
    path: '/api/rank/removeWeighting',
    dated: true,
    writes: true,
    summary: 'Deletes a saved weighting',
    input: z.object({ weightingId: ownedId('weighting') }),
    output: done,
  }),
}
