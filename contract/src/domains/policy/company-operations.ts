import { z } from 'zod'
import { newsItem } from '../documents/shapes.ts'
import { publicId } from '../../records/ids.ts'
import { defineOperation, pageInput } from '../../operation.ts'
import { policyTouches } from './touches.ts'

export const companyOperations = {
  ofCompany: defineOperation({
    id: 'policy.ofCompany',
    requirement: 'COMP-36',
    method: 'POST',
    path: '/api/company/policies',
    dated: true,
    summary:
      'Policies that name a company, its products or its industries, newest first, with the share of its revenue that they touch',
    input: z.object({ companyId: publicId('company'), touch: z.enum(policyTouches).optional(), ...pageInput(10, 50) }),
    output: z.object({
      dataList: z.array(
        newsItem.extend({
          category: z.string().nullable(),
          /** Every way in which it touches the company, the nearest first. */
          touches: z.array(
            z.object({
              kind: z.enum(policyTouches),
              /** Product as the segment is called, code of the industry, or the company. */ id: z.string(),
              nameZh: z.string().nullable(),
              nameEn: z.string().nullable(),
              /** Share of revenue, per cent, of the last segments known; null where none are, with the reason. */
              revenueShare: z.number().nullable(),
              periodEnd: z.string().nullable(),
              absence: z.enum(['NO_SOURCE', 'NO_SEGMENT']).nullable(),
              /** Words of the text. */ quote: z.string().nullable(),
            }),
          ),
          /** The largest share that any way touches. */ revenueShare: z.number().nullable(),
        }),
      ),
      total: z.int(),
      page: z.int(),
      hasMore: z.boolean(),
      totalPages: z.int(),
      /** How many touch it in each way; one policy may in several. */ counts: z.object({
        named: z.int(),
        product: z.int(),
        industry: z.int(),
      }),
    }),
  }),
}
