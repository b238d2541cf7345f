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

declare module '../lib/module.ts' {
  interface Slots {
    bell: BellPart
    beside: BesidePanel
  }
}
