import { PRICE_EVENT_LIMIT, priceEvents } from '@pandora/contract/price-events'
import { serve, type Route } from '../../http/route.ts'
import { presentEvents } from './present.ts'
import { companyEvents } from './queries.ts'

export const priceEventRoutes: readonly Route[] = [
  serve(priceEvents.list, async ({ db, view, input }) => presentEvents(await companyEvents(db, view, { ...input, limit: PRICE_EVENT_LIMIT + 1 }), PRICE_EVENT_LIMIT)),
]
