import { markets } from '@pandora/contract/domains/markets/operations'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import { serve, type Route } from '../../http/route.ts'
import { DEMO_MARKET } from '../../shared/markets.ts'
import { lastQuotes } from './offers/quotes.ts'
import { heldWaiting } from '../../shared/waiting.ts'
import { presentMarkets, presentStatus } from './present.ts'
import { breadth, filledMarkets, indexes, latestDays } from './queries.ts'
import { defineHeld } from '../../shared/define-held.ts'

const heldStatus = defineHeld({
  id: 'markets.status',
  reads: ['daily_price', 'document', 'exchange', 'security', 'trading_day'],
  load: ({ db, view }) => readStatus(db, view),
})

export const marketRoutes: readonly Route[] = [
  // A guest has the demo only (decisions 17).
  serve(markets.list, async ({ db, user, services }) =>
    presentMarkets(
      services.markets.all().filter((market) => user.role !== 'guest' || market.key === DEMO_MARKET),
      await filledMarkets(db),
    ),
  ),

  // Every page shows it, and breadth costs 25 µs a stock (0.14 s for 5,500).
  // What waits changes many times a second while much is read, and is not held with the rest.
  serve(markets.status, async ({ view, services }) => {
    const [status, { waiting }] = await Promise.all([
      heldStatus.read(services, view, {}),
      heldWaiting.read(services, view, {}),
    ])
    return { ...status, waiting }
  }),
]

async function readStatus(db: Db, view: View) {
  const named = await indexes(db, view)
  const [quotes, ofDay, latest] = await Promise.all([
    lastQuotes(
      db,
      view,
      named.map((one) => one.security_id),
    ),
    breadth(db, view),
    latestDays(db, view),
  ])
  return presentStatus(named, quotes, ofDay, latest)
}
