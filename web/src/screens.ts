import { LayoutDashboard, Settings, Zap } from 'lucide-react'
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
  /** Address of its rail sign where the path has parameters. */
  start?: string
  /** For administrators only. */
  admin?: boolean
  load: () => Promise<{ default: ComponentType }>
}

/** Every screen there is. A screen appears in the rail, the palette and the router by standing here. */
export const screens: readonly Screen[] = [
  { key: 'overview', path: '', name: 'overview', icon: LayoutDashboard, rail: 'main', load: () => import('./shell/overview/Overview.tsx') },
  { key: 'flash', path: 'flash/:newsId?', start: 'flash', name: 'flash', icon: Zap, rail: 'main', load: () => import('./domains/flash/Flash.tsx') },
  { key: 'settings', path: 'settings/:section?', start: 'settings/appearance', name: 'settings', icon: Settings, rail: 'end', load: () => import('./domains/accounts/settings/Settings.tsx') },
]
