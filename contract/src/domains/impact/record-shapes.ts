import { z } from 'zod'

/** A figure and the ends of its interval of 95 %. */
const bound = z.object({ value: z.number(), low: z.number(), high: z.number() })

/** What shares did against their industry in so many trading days, over many cases. */
export const measuredReturn = z.object({
  samples: z.int(),
  /** Windows of one company that do not overlap; below 30 they are no evidence (`grey`). */
  independent: z.int(),
  grey: z.boolean(),
  /** Mean return over the industry's, per cent, with its interval. */
  excess: bound.nullable(),
})

/** The same after so many trading days, beside the same companies on other days. */
export const returnHorizon = measuredReturn.extend({
  days: z.int(),
  placebo: measuredReturn,
  /** Cases that nobody could have traded, or whose window has not ended. */
  leftOut: z.int(),
})
