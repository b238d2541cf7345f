import { z } from 'zod'
import { fieldFigures } from '../figures/fields.ts'
import { measured, unmeasured } from '../../measured.ts'
import { quote } from '../markets/shapes.ts'
import { defineOperation, instant } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { publicId } from '../../records/ids.ts'
import { policyReason, reason, scoreFactors } from '../ranking/shapes.ts'

const quarterly = <const Name extends 'company.revenue' | 'company.netProfit'>(measure: Name) =>
  measured({ measure, day: 'periodEnd', is: 'quarter' })

export const stockReport = {
  get: defineOperation({
    id: 'stockReport.get',
    requirement: 'RANK-30',
    method: 'POST',
    path: '/api/company/stockReport',
    dated: true,
    summary: 'What is known of a company on a day, on one page: each part with its source and its day',
    input: z.object({ companyId: publicId('company') }),
    output: z.object({
      companyId: z.string(),
      /** Instant that the report speaks of. */ asOf: instant,
      figures: fieldFigures,
      quote: quote.nullable(),
      /** Where the figures come from: the last bar, the last four quarters, the shares; null where there are none. */
      sources: z.object({
        prices: provenance.nullable(),
        statements: provenance.nullable(),
        shares: provenance.nullable(),
      }),
      /** Of the last year: close and the mean of its industry, both 100 on the first day; adjusted prices. */
      course: z.array(
        z.object({
          day: z.string(),
          close: unmeasured('100 on the first day of the course', z.number()),
          industry: z.number().nullable(),
        }),
      ),
      /** The last eight quarters, oldest first; money in the statements' currency. */
      quarters: z.array(
        z.object({
          periodEnd: z.string(),
          revenue: quarterly('company.revenue'),
          netProfit: quarterly('company.netProfit'),
        }),
      ),
      statementCurrency: z.string().nullable(),
      /** AI score: its points and 50 add up to it. */
      score: z.object({
        score: z.number().nullable(),
        rank: z.int().nullable(),
        of: z.int(),
        version: z.string(),
        parts: z.array(z.object({ factor: z.enum(scoreFactors), raw: z.number().nullable(), points: z.number() })),
      }),
      /** Events behind the impact score, the strongest first, at most six. */ events: z.array(reason),
      /** Posts of the last 30 days; percentages as text. */
      social: z
        .object({
          longNum: z.string(),
          neutralName: z.string(),
          shortNum: z.string(),
          posts: z.int(),
          grey: z.boolean(),
        })
        .nullable(),
      /** Policies of the last 90 days that touch it most, at most four. */ policies: z.array(policyReason),
    }),
  }),
}
