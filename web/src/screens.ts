import {
  Activity,
  Building2,
  CalendarClock,
  ChartLine,
  DatabaseZap,
  DoorOpen,
  FileSpreadsheet,
  GitCompare,
  Landmark,
  LayoutDashboard,
  ListFilter,
  Network,
  Orbit,
  PanelsTopLeft,
  PencilLine,
  Rss,
  Settings,
  ShieldCheck,
  Star,
  Zap,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { screenTexts } from './screens.texts.ts'

type NameKey = NonNullable<(typeof screenTexts)['key']>

/** One screen of the shell: its address, its name, its place in the rail, its code. */
export interface Screen {
  key: string
  /** Below `/index`, as React Router reads it. */
  path: string
  /** Key of its name in `screens.texts`. */
  name: NameKey
  icon: LucideIcon
  /** Where its sign stands in the rail; null = reached from elsewhere. */
  rail: 'main' | 'data' | 'end' | null
  /** Key of the screen whose sign stands for it: it has none of its own. */
  under?: string
  /** Its place at the bottom of a phone; the others stand behind “All”. */
  phone?: number
  /** Address of its rail sign where the path has parameters. */
  start?: string
  /** For administrators: not offered to others, whom the screen itself tells that their role may not. */
  admin?: boolean
  load: () => Promise<{ default: ComponentType }>
}

/** Every screen there is. A screen appears in the rail, the palette and the router by standing here. */
export const screens: readonly Screen[] = [
  {
    key: 'floors',
    path: '',
    name: 'floors',
    icon: LayoutDashboard,
    rail: 'main',
    phone: 1,
    load: () => import('./shell/floors/Floors.tsx'),
  },
  {
    key: 'floor',
    path: 'floor/:floorId/:tileId?',
    name: 'floors',
    icon: LayoutDashboard,
    rail: null,
    under: 'floors',
    load: () => import('./shell/floors/Floors.tsx'),
  },
  {
    key: 'shared',
    path: 'shared/:token',
    name: 'sharedFloor',
    icon: LayoutDashboard,
    rail: null,
    under: 'floors',
    load: () => import('./shell/floors/Shared.tsx'),
  },
  {
    key: 'lobby',
    path: 'lobby',
    name: 'lobby',
    icon: DoorOpen,
    rail: 'main',
    load: () => import('./shell/lobby/Lobby.tsx'),
  },
  {
    key: 'overview',
    path: 'overview',
    name: 'overview',
    icon: PanelsTopLeft,
    rail: 'main',
    load: () => import('./shell/overview/Overview.tsx'),
  },
  {
    key: 'search',
    path: 'search',
    name: 'companies',
    icon: Building2,
    rail: 'main',
    phone: 4,
    load: () => import('./domains/ranking/Search.tsx'),
  },
  {
    key: 'screening',
    path: 'screening',
    name: 'screening',
    icon: ListFilter,
    rail: 'main',
    load: () => import('./domains/screening/Screening.tsx'),
  },
  {
    key: 'company',
    path: 'company/:companyId/:tab?',
    name: 'company',
    icon: Building2,
    rail: null,
    under: 'search',
    load: () => import('./domains/companies/Company.tsx'),
  },
  {
    key: 'event',
    path: 'event/:eventId',
    name: 'event',
    icon: CalendarClock,
    rail: null,
    under: 'search',
    load: () => import('./domains/events/EventScreen.tsx'),
  },
  {
    key: 'flash',
    path: 'flash/:newsId?',
    start: 'flash',
    name: 'flash',
    icon: Zap,
    rail: 'main',
    phone: 2,
    load: () => import('./domains/flash/Flash.tsx'),
  },
  {
    key: 'watch',
    path: 'watch/:groupId?',
    start: 'watch',
    name: 'watch',
    icon: Star,
    rail: 'main',
    phone: 3,
    load: () => import('./domains/watch/Watch.tsx'),
  },
  {
    key: 'watchedEvents',
    path: 'watch/events',
    name: 'watchedEvents',
    icon: Star,
    rail: null,
    under: 'watch',
    load: () => import('./domains/watch/WatchedEvents.tsx'),
  },
  {
    key: 'themes',
    path: 'themes',
    name: 'themes',
    icon: Orbit,
    rail: 'main',
    load: () => import('./domains/themes/Themes.tsx'),
  },
  {
    key: 'theme',
    path: 'themes/:themeId/:tab?',
    name: 'themes',
    icon: Orbit,
    rail: null,
    under: 'themes',
    load: () => import('./domains/themes/Theme.tsx'),
  },
  {
    key: 'industries',
    path: 'industries/:code?/:tab?',
    start: 'industries',
    name: 'industries',
    icon: Network,
    rail: 'main',
    load: () => import('./domains/industries/Industries.tsx'),
  },
  {
    key: 'changes',
    path: 'changes',
    name: 'changes',
    icon: GitCompare,
    rail: null,
    under: 'search',
    load: () => import('./domains/changes/Changes.tsx'),
  },
  {
    key: 'exchanges',
    path: 'exchanges',
    name: 'exchanges',
    icon: Landmark,
    rail: null,
    under: 'industries',
    load: () => import('./domains/industries/Exchanges.tsx'),
  },
  {
    key: 'reports',
    path: 'reports/:companyId?/:businessTypeId?',
    start: 'reports',
    name: 'reports',
    icon: FileSpreadsheet,
    rail: 'main',
    load: () => import('./domains/finance-reports/Reports.tsx'),
  },
  {
    key: 'rates',
    path: 'rates',
    name: 'rates',
    icon: ChartLine,
    rail: 'main',
    load: () => import('./domains/policy/Rates.tsx'),
  },
  {
    key: 'health',
    path: 'health/:section?',
    start: 'health',
    name: 'health',
    icon: Activity,
    rail: 'data',
    load: () => import('./domains/health/Health.tsx'),
  },
  {
    key: 'corrections',
    path: 'corrections',
    name: 'corrections',
    icon: PencilLine,
    rail: null,
    under: 'health',
    load: () => import('./domains/corrections/Corrections.tsx'),
  },
  {
    key: 'imports',
    path: 'imports/:runId?',
    start: 'imports',
    name: 'imports',
    icon: DatabaseZap,
    rail: 'data',
    admin: true,
    load: () => import('./domains/imports/Imports.tsx'),
  },
  {
    key: 'feeds',
    path: 'feeds/:feedId?',
    start: 'feeds',
    name: 'feeds',
    icon: Rss,
    rail: 'data',
    admin: true,
    load: () => import('./domains/feeds/Feeds.tsx'),
  },
  {
    key: 'administration',
    path: 'administration/:section?',
    start: 'administration/users',
    name: 'administration',
    icon: ShieldCheck,
    rail: 'end',
    admin: true,
    load: () => import('./domains/administration/Administration.tsx'),
  },
  {
    key: 'settings',
    path: 'settings/:section?',
    start: 'settings/appearance',
    name: 'settings',
    icon: Settings,
    rail: 'end',
    load: () => import('./domains/accounts/settings/Settings.tsx'),
  },
]
