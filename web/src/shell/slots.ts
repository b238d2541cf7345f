import type { ComponentType, LazyExoticComponent } from 'react'

/** A part of the bell in the header, above the notices: what a domain has to tell its user. */
export interface BellPart {
  key: string
  order: number
  /** A hook: how much of it is unread; the bell counts it with the others. */
  useCount?: () => number
  view: LazyExoticComponent<ComponentType<{ close: () => void }>>
}

/** A panel that opens beside any screen, by Ctrl or ⌘ and its letter. */
export interface BesidePanel {
  key: string
  letter: string
  view: LazyExoticComponent<ComponentType<{ close: () => void }>>
}

/** What a floor shows of a view that is about a company while none was chosen for it, and how another is chosen. */
export interface TileCompany {
  key: string
  /** A hook: the one that stands; undefined while it is not known yet, null where there is none. Asks nothing while off. */
  useCompany: (on: boolean) => string | null | undefined
  view: LazyExoticComponent<ComponentType<{ companyId: string; onCompany: (companyId: string) => void }>>
}

declare module '../lib/module.ts' {
  interface Slots {
    bell: BellPart
    beside: BesidePanel
    tileCompany: TileCompany
  }
}
