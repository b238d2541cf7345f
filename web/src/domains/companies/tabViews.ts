import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { CompanyTab } from './tabs.ts'
import type { TabProps } from './types.ts'

/** What each tab draws, loaded when it is opened. A view's root is `<TabBody className={…}>`, its own grid for wide screens. */
export const tabViews: Record<CompanyTab, ComponentType<TabProps>> = {
  overview: lazy(() => import('./overview/OverviewTab.tsx')),
  events: lazy(() => import('./events/EventsTab.tsx')),
  announcements: lazy(() => import('./news/AnnouncementsTab.tsx')),
  news: lazy(() => import('./news/NewsTab.tsx')),
  finance: lazy(() => import('./finance/FinanceTab.tsx')),
  business: lazy(() => import('./business/BusinessTab.tsx')),
  compare: lazy(() => import('./compare/CompareTab.tsx')),
  reports: lazy(() => import('./reports/ReportsTab.tsx')),
  opinion: lazy(() => import('./opinion/OpinionTab.tsx')),
  policy: lazy(() => import('./policy/PolicyTab.tsx')),
  technology: lazy(() => import('./technology/TechnologyTab.tsx')),
  profile: lazy(() => import('./profile/ProfileTab.tsx')),
}
