import { z } from 'zod'
import { day, defineOperation, id } from './operation.ts'
import { documentKinds } from './records/document.ts'

/** Most events of one answer; the newest are given, and `hasMore` says that older ones were left. */
export const PRICE_EVENT_LIMIT = 500

/** What may have moved a price: a document that names the company. Scores join it with the analysis. */
export const eventSummary = z.object({
  newsId: z.string(), kind: z.enum(documentKinds), language: z.enum(['zh', 'en']), title: z.string(), source: z.string(), sourceEn: z.string().nullable(),
  newsTimestamp: z.int(), newsDay: z.string(), newsDate: z.string(), precision: z.enum(['instant', 'day', 'year']),
  /** About the company, or naming it among others. */
  relation: z.enum(['subject', 'mention']),
})

export const priceEvents = {
  list: defineOperation({
    id: 'priceEvents.list', requirement: 'PRICE-07', method: 'POST', path: '/api/company/priceEvents', dated: true,
    summary: 'Documents of a company between two days, newest first: what its price is held beside',
    input: z.object({
      companyId: id, from: day.optional(), to: day.optional(),
      /** Posts are left out unless asked for: they are chatter by the thousand. */
      kinds: z.array(z.enum(documentKinds)).min(1).max(documentKinds.length).default(['news', 'announcement', 'report', 'policy']),
    }),
    output: z.object({ eventSummaryList: z.array(eventSummary), hasMore: z.boolean() }),
  }),
}
