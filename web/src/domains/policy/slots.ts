import type { ComponentType, LazyExoticComponent } from 'react'
import type { Bilingual } from '@pandora/contract/language'

/** A tab of the screen of policies, beside its own: meetings, topics. Its root fills the screen below the tabs. */
export interface PolicyTabEntry {
  /** Last part of its address. */
  key: string
  name: Bilingual
  /** Place among the tabs: the library is 100, the news 200. */
  order: number
  /** `fill`: its panes scroll inside the window; `flow`: the screen scrolls. */
  layout: 'fill' | 'flow'
  view: LazyExoticComponent<ComponentType>
}

declare module '../../lib/module.ts' {
  interface Slots {
    policyTab: PolicyTabEntry
  }
}
