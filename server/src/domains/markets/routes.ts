import { markets } from '@pandora/contract/markets'
import { serve, type Route } from '../../http/route.ts'
import { lastQuotes } from '../../shared/quotes.ts'
import { presentMarkets, presentStatus } from './present.ts'
import { breadth, filledMarkets, indexes, latestDays } from './queries.ts'

export const marketRoutes: readonly Route[] = [
  serve(markets.list, async ({ db, services }) => presentMarkets(services.markets.all(), await filledMarkets(db))),

  serve(markets.status, async ({ db, view }) => {
    const named = await indexes(db, view)
    const [quotes, ofDay, latest] = await Promise.all([lastQuotes(db, view, named.map((one) => one.security_id)), breadth(db, view), latestDays(db, view)])
    return presentStatus(named, quotes, ofDay, latest)
  }),
]
