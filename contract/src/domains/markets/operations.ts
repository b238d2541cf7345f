import { z } from 'zod'
import { measured } from '../../measured.ts'
import { defineOperation } from '../../operation.ts'

/** A market: the real one, the fictional demo, or a user's own (decisions 3). */
export const market = z.object({
  key: z.string(),
  nameZh: z.string(),
  nameEn: z.string(),
  fictional: z.boolean(),
  empty: z.boolean(),
})

export const markets = {
  list: defineOperation({
    id: 'markets.list',
    method: 'GET',
    path: '/api/markets',
    summary: 'Markets the user may read',
    output: z.object({ dataList: z.array(market) }),
  }),
  status: defineOperation({
    id: 'markets.status',
    method: 'GET',
    path: '/api/market/status',
    dated: true,
    summary:
      'Index quotes and breadth of the last trading day known, and how many documents wait to be read (counted up to 20,000)',
    output: z.object({
      tradeDate: z.string().nullable(),
      indexes: z.array(
        z.object({
          securityId: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          date: z.string(),
          close: measured({ measure: 'company.close', day: 'date' }, z.number()),
          changeRate: measured({ measure: 'company.changeRate', day: 'date' }),
          changeAdjusted: z.boolean(),
          recent: z.array(z.number()),
        }),
      ),
      rising: z.int(),
      falling: z.int(),
      flat: z.int(),
      breadthDate: z.string().nullable(),
      latestDocumentAt: z.string().nullable(),
      /** Documents that wait to be read, at most `MOST_WAITING`. */
      waiting: z.int(),
    }),
  }),
}
