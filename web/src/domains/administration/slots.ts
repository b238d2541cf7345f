import type { ComponentType, LazyExoticComponent } from 'react'
import type { Bilingual } from '@pandora/contract/language'

/** A section of administration that another domain fills, behind administration's own. */
export interface AdministrationSection {
  /** Last part of its address. */
  key: string
  name: Bilingual
  order: number
  view: LazyExoticComponent<ComponentType>
}

declare module '../../lib/module.ts' {
  interface Slots {
    administrationSection: AdministrationSection
  }
}
