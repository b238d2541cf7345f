import { PRICE_EVENT_LIMIT, priceEvents } from '@pandora/contract/price-events'
import { serveShared, type Route } from '../../http/route.ts'
import { priceEventsOf } from '../../shared/price-events/list.ts'
import { causeOf } from './cause.ts'

export const priceEventRoutes: readonly Route[] = [
  serveShared(priceEvents.list, { topics: ['documents', 'analysis', 'companies'] }, async ({ db, view, now, input }) => {
    const { events, hasMore } = await priceEventsOf(db, view, { ...input, limit: PRICE_EVENT_LIMIT, now })
    return { eventSummaryList: events, hasMore }
  }),

  serveShared(priceEvents.cause, { topics: ['documents', 'analysis', 'prices', 'companies'] }, ({ db, view, now, input }) => causeOf(db, view, { ...input, now })),
]
