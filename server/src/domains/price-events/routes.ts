import { PRICE_EVENT_LIMIT, priceEvents } from '@pandora/contract/price-events'
import { serve, type Route } from '../../http/route.ts'
import { priceEventsOf } from '../../shared/price-events/list.ts'
import { causeOf } from './cause.ts'

export const priceEventRoutes: readonly Route[] = [
  serve(priceEvents.list, async ({ db, view, now, input }) => {
    const { events, hasMore } = await priceEventsOf(db, view, { ...input, limit: PRICE_EVENT_LIMIT, now })
    return { eventSummaryList: events, hasMore }
  }),

  serve(priceEvents.cause, ({ db, view, now, input }) => causeOf(db, view, { ...input, now })),
]
