import { z } from 'zod'
import { defineOperation } from '../../operation.ts'
import { returnHorizon } from '../impact/record-shapes.ts'
import { touches } from './company-operations.ts'
import { ventureId } from './shapes.ts'

/** How a listed company is touched by a round, as far as it is followed afterwards. */
export const followedTouches = touches.filter((one) => one !== 'itself' && one !== 'holding')

export const aftermathOperations = {
  aftermath: defineOperation({
    id: 'financing.aftermath',
    method: 'POST',
    path: '/api/invest/aftermath',
    dated: true,
    summary:
      'What listed companies that earlier rounds touched did against their industry after 1, 5 and 20 trading days, beside the same companies on other days: by this company’s own rounds, by those of its industry and of the market',
    input: z.object({ ventureId: ventureId() }),
    output: z.object({
      groups: z.array(
        z.object({
          /** `own`: rounds of this company; `industry`: of all companies of its industry; `market`: of all. */
          scope: z.enum(['own', 'industry', 'market']),
          /** How they are touched; null: in whatever way. */ touch: z.enum(followedTouches).nullable(),
          /** Listed companies touched by a round, each round by itself. */ cases: z.int(),
          rounds: z.int(),
          companies: z.int(),
          /** Of those companies the ones that have prices. */ covered: z.int(),
          /** The companies touched last. */
          last: z.array(
            z.object({ companyId: z.string(), nameZh: z.string().nullable(), nameEn: z.string().nullable() }),
          ),
          horizons: z.array(returnHorizon),
        }),
      ),
      industryZh: z.string().nullable(),
      industryEn: z.string().nullable(),
      /** Of a way of being touched the latest so many cases are followed; `cut`: there are more, or more rounds than are looked at. */
      most: z.int(),
      cut: z.boolean(),
    }),
  }),
}
