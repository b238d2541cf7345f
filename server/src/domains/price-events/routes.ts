import { PRICE_EVENT_LIMIT, priceEvents } from '@pandora/contract/price-events'
import { serve, type Route } from '../../http/route.ts'
import { priceEventsOf } from '../../shared/price-events/list.ts'
import { causeOf } from './cause.ts'

export const priceEventRoutes: readonly Route[] = [
  serve(priceEvents.list, ({ db, view, now, services: { held }, input }) => held.one(view, ['documents', 'analysis', 'companies'], `price events ${JSON.stringify(input)}`, async () => {
    const { events, hasMore } = await priceEventsOf(db, view, { ...input, limit: PRICE_EVENT_LIMIT, now })
    return { eventSummaryList: events, hasMore }
  })),

  serve(priceEvents.cause, ({ db, view, now, services: { held }, input }) => held.one(view, ['documents', 'analysis', 'prices', 'companies'], `price cause ${JSON.stringify(input)}`, () => causeOf(db, view, { ...input, now }))),
]
