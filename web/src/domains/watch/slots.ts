import type { ComponentType } from 'react'

/** What the watch list shows to who watches nobody yet: companies to begin with. */
export interface WatchBeginning {
  key: string
  order: number
  view: ComponentType
}

declare module '../../lib/module.ts' {
  interface Slots {
    watchBeginning: WatchBeginning
  }
}
