import type { ComponentType, LazyExoticComponent } from 'react'
import type { Bilingual } from '@pandora/contract/language'

/** A section of the settings that another domain fills, before the user's own data. */
export interface SettingsSection {
  /** Last part of its address. */
  key: string
  name: Bilingual
  order: number
  view: LazyExoticComponent<ComponentType>
}

declare module '../../lib/module.ts' {
  interface Slots {
    settingsSection: SettingsSection
  }
}
