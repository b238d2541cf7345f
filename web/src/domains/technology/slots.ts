import type { ComponentType, LazyExoticComponent } from 'react'

/** What every action of a keyword is given. */
export interface KeywordActionProps {
  keyword: string
}

/** A button beside a keyword of the technology finder. */
export interface KeywordAction {
  key: string
  order: number
  view: LazyExoticComponent<ComponentType<KeywordActionProps>>
}

declare module '../../lib/module.ts' {
  interface Slots {
    keywordAction: KeywordAction
  }
}
