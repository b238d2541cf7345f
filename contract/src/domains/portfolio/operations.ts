import { z } from 'zod'
import { capBasis, figureAbsence } from '../figures/names.ts'
import { measured } from '../../measured.ts'
import { defineOperation, pageInput, pageOf } from '../../operation.ts'
import { documentKinds } from '../documents/kinds.ts'
import { watchedCompany } from '../watch/operations.ts'

/** Most companies of one answer of the dashboard. */
export const DASHBOARD_LIMIT = 500
/** How many companies are shown to a user who watches none. */
export const SUGGESTED = 10

/** A company of the dashboard (PORT-01). Market values in the currency of the quote. */
export const portfolioCompany = watchedCompany.omit({ latestNews: true, note: true }).extend({
  latestDocument: z
    .object({
      newsId: z.string(),
      title: z.string(),
      kind: z.enum(documentKinds),
      newsTimestamp: z.int(),
      precision: z.enum(['instant', 'day', 'year']),
    })
    .nullable(),
  /**
   * All shares by the last price paid; null, with `capAbsence` saying why, where no share count is known that holds for
   * it, or no price that was paid.
   */
  marketCap: measured('company.marketCap'),
  /** Day of the share count behind the values. */
  sharesOn: z.string().nullable(),
  capAbsence: figureAbsence.nullable(),
  /** Why there is no `floatCap`. */
  floatAbsence: figureAbsence.nullable(),
  capBasis: capBasis.nullable(),
  /** Value of the shares that can be traded: by their count, else turnover amount over turnover rate (decisions 6). */
  floatCap: measured('company.floatCap'),
  /** What it rests on: `turnover` where nobody counted them, though all shares may be. */
  floatBasis: capBasis.nullable(),
})

export const portfolio = {
  dashboard: defineOperation({
    id: 'portfolio.dashboard',
    requirement: ['PORT-01', 'PORT-03'],
    method: 'POST',
    path: '/api/portfolio/dashboard',
    dated: true,
    summary:
      'Watched companies with quote, impact scores, latest document and size; for a user who watches none the largest of the market, marked as suggested',
    input: z.object({ ...pageInput(DASHBOARD_LIMIT, DASHBOARD_LIMIT) }),
    output: pageOf(portfolioCompany).extend({
      /** The user watches nothing: these are the market's largest, by `suggestedBy`. */
      suggested: z.boolean(),
      suggestedBy: z.enum(['marketCap', 'amount']).nullable(),
    }),
  }),
}
