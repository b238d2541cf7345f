import { PRICE_EVENT_LIMIT, priceEvents } from '@pandora/contract/price-events'
import { serve, type Route } from '../../http/route.ts'
import { analysedOf } from '../../shared/analysed.queries.ts'
import { causeOf } from './cause.ts'
import { indirectSummaries } from './indirect.ts'
import { filtered, presentDirect } from './present.ts'
import { companyEvents } from './queries.ts'

export const priceEventRoutes: readonly Route[] = [
  serve(priceEvents.list, async ({ db, view, now, input }) => {
    const asked = { ...input, limit: PRICE_EVENT_LIMIT + 1 }
    const [rows, along] = await Promise.all([input.direct ? companyEvents(db, view, asked) : [], input.indirect ? indirectSummaries(db, view, { ...asked, now }) : []])
    const named = new Set(rows.map((row) => row.document_id))
    const own = presentDirect(input.companyId, rows, await analysedOf(db, view, [...named]))
    const items = filtered([...own, ...along.filter((one) => !named.has(one.newsId))], input).toSorted((a, b) => b.newsTimestamp - a.newsTimestamp || (a.newsId < b.newsId ? 1 : -1))
    return { eventSummaryList: items.slice(0, PRICE_EVENT_LIMIT), hasMore: items.length > PRICE_EVENT_LIMIT || rows.length > PRICE_EVENT_LIMIT }
  }),

  serve(priceEvents.cause, ({ db, view, now, input }) => causeOf(db, view, { ...input, now })),
]
