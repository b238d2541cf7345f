import { landing } from '@pandora/contract/domains/landing/operations'
import { errors, Refusal } from '@pandora/contract/errors'
import type { View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { Services } from '../../http/services.ts'
import { servePicture, servePublic, type Route } from '../../http/route.ts'
import { groupsOf } from './groups.ts'
import { drawPicture } from './picture.ts'
import { presentOverview, type Shown } from './present.ts'
import { latestTitles, sizes } from './queries.ts'
import { defineHeld } from '../../shared/define-held.ts'

/** Headlines shown of each language. */
const HEADLINES = 4
/** How long a browser keeps the picture, in seconds. */
const KEEP_SECONDS = 60

const heldNews = defineHeld({
  id: 'landing.news',
  reads: ['company', 'document', 'trading_day'],
  load: ({ db, view }) => readNews(db, view),
})

export const landingRoutes: readonly Route[] = [
  servePublic(landing.overview, async ({ services, now }) => presentOverview(await shown(services, now))),

  servePicture(landing.picture, async ({ services, input, now }) => {
    const found = await shown(services, now)
    if (!found) throw new Refusal(errors.IMAGE_NOT_AVAILABLE)
    return { type: 'image/svg+xml', body: drawPicture(presentOverview(found).groups, input), keepSeconds: KEEP_SECONDS }
  }),
]

/**
 * A fictional market before a real one: a visitor may look into that without an account. Null while none has prices.
 */
async function shown(services: Services, now: number): Promise<Shown | null> {
  for (const market of services.markets
    .all()
    .toSorted((one, other) => Number(other.fictional) - Number(one.fictional))) {
    const view = { marketId: market.market_id, asOf: null }
    const grouped = await groupsOf(services, view, now)
    if (grouped.groups.length > 0) return { market, ...grouped, ...(await heldNews.read(services, view, {})) }
  }
  return null
}

async function readNews(db: Db, view: View): Promise<Pick<Shown, 'size' | 'latest'>> {
  const [size, zh, en] = await Promise.all([
    sizes(db, view.marketId),
    latestTitles(db, view, 'zh', HEADLINES),
    latestTitles(db, view, 'en', HEADLINES),
  ])
  return { size, latest: [...zh, ...en] }
}
