import { PRICE_EVENT_LIMIT, priceEvents } from '@pandora/contract/domains/price-events/operations'
import { serveShared, type Route } from '../../http/route.ts'
import { priceEventTables, priceEventsOf } from './offers/list.ts'
import { causeOf } from './cause.ts'

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

  serveShared(
    priceEvents.cause,
    {
      reads: [
        'company',
        'company_name',
        'daily_price',
        'document',
        'event',
        'event_company',
        'event_evidence',
        'event_taken_over',
        'industry',
        'industry_membership',
        'security',
        'share_count',
        'statement_item',
        'unit_doubt',
        'supply_edge',
        'company_profile',
        'site',
        'found_site',
        'theme',
        'theme_membership',
        'trading_day',
      ],
    },
    ({ db, view, now, input }) => causeOf(db, view, { ...input, now }),
  ),
]
