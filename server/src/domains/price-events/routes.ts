import { PRICE_EVENT_LIMIT, priceEvents } from '@pandora/contract/domains/price-events/operations'
import { serveShared, type Route } from '../../http/route.ts'
import { heldCause } from './offers/cause.ts'
import { priceEventTables, priceEventsOf } from './offers/list.ts'

export const priceEventRoutes: readonly Route[] = [
  serveShared(
    priceEvents.list,
    {
      reads: priceEventTables,
    },
    async ({ db, view, now, input }) => {
      const { shown, hasMore } = await priceEventsOf(db, view, { ...input, limit: PRICE_EVENT_LIMIT, now })
      return { eventSummaryList: shown, hasMore }
    },
  ),

  serveShared(priceEvents.cause, { reads: [heldCause] }, ({ services, view, now, input }) =>
    heldCause.read(services, view, input, now),
  ),
]
