import type { ComponentType } from 'react'
import type { Bilingual } from '@pandora/contract/language'

/** A sign beside a company that a search found. */
export interface FoundSign {
  key: string
  order: number
  view: ComponentType<{ companyId: string; name: string; watching: boolean; bare: true }>
}

/** What the company search shows before anything is typed: a way into the companies of the market. */
export interface DirectoryTile {
  key: string
  name: Bilingual
  order: number
  view: ComponentType
}

declare module '../../lib/module.ts' {
  interface Slots {
    foundSign: FoundSign
    directoryTile: DirectoryTile
  }
}
