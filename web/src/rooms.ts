import { lazy } from 'react'
import type { LazyExoticComponent } from 'react'
import type { RoomKey } from '@pandora/contract/rooms'
import type { RoomViewComponent } from './lib/roomView.ts'

type View = LazyExoticComponent<RoomViewComponent>
type Views = Readonly<Record<string, View>>

/** What draws each view of each room, by the keys of the room catalogue; null where a later version builds the room. A forgotten room does not compile. */
export const roomViews = {
  bigTheme: {
    theme: lazy(() => import('./domains/themes/room/ThemeView.tsx')),
    events: lazy(() => import('./domains/themes/room/EventsView.tsx')),
    members: lazy(() => import('./domains/themes/room/MembersView.tsx')),
    index: lazy(() => import('./domains/themes/room/IndexView.tsx')),
  },
  dailyFlash: {
    flash: lazy(() => import('./domains/flash/room/FlashView.tsx')),
    headlines: lazy(() => import('./domains/flash/room/HeadlinesView.tsx')),
  },
  financialReport: {
    report: lazy(() => import('./domains/finance-reports/ReportView.tsx')),
    business: lazy(() => import('./domains/finance-reports/BusinessView.tsx')),
    comments: lazy(() => import('./domains/finance-reports/CommentsView.tsx')),
  },
  priceEvent: {
    price: lazy(() => import('./domains/price-events/PriceView.tsx')),
    documents: lazy(() => import('./domains/price-events/DocumentsView.tsx')),
  },
  hejun: null,
  heJunNews: null,
  portfolioDashboard: {
    event: lazy(() => import('./domains/portfolio/EventView.tsx')),
    companies: lazy(() => import('./domains/portfolio/CompaniesView.tsx')),
    map: lazy(() => import('./domains/portfolio/MapView.tsx')),
  },
  riskManagement: null,
  noyaxe: {
    stocks: lazy(() => import('./domains/noyaxe/StocksView.tsx')),
    movers: lazy(() => import('./domains/noyaxe/MoversView.tsx')),
  },
  supplyChain: null,
  investmentFinancingMonitor: null,
  policyAnalysis: null,
  marketOpinion: null,
  huakong: null,
} as const satisfies Record<RoomKey, Views | null>

/** What draws a view; undefined where there is none yet. */
export function viewOf(room: RoomKey, view: string): View | undefined {
  const views: Views | null = roomViews[room]
  return views?.[view]
}
