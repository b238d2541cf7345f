import { markets } from '@pandora/contract/markets'
import { serve, type Route } from '../../http/route.ts'
import { lastQuotes } from '../../shared/quotes.ts'
import { heldBreadth } from './held-breadth.ts'
import { presentMarkets, presentStatus } from './present.ts'
import { filledMarkets, indexes, latestDays } from './queries.ts'

export const marketRoutes: readonly Route[] = [
  serve(markets.list, async ({ db, services }) => presentMarkets(services.markets.all(), await filledMarkets(db))),

  serve(markets.status, async ({ db, view, services }) => {
    const named = await indexes(db, view)
    const [quotes, ofDay, latest] = await Promise.all([lastQuotes(db, view, named.map((one) => one.security_id)), heldBreadth(db, view, services.live), latestDays(db, view)])
    return presentStatus(named, quotes, ofDay, latest)
  }),
]
