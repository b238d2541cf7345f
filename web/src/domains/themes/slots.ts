import type { ComponentType, LazyExoticComponent } from 'react'

/** What every action of a theme's page is given. */
export interface ThemeActionProps {
  themeId: string
  name: string
}

/** A button in the head of the page of a theme of the market. */
export interface ThemeAction {
  key: string
  order: number
  view: LazyExoticComponent<ComponentType<ThemeActionProps>>
}

declare module '../../lib/module.ts' {
  interface Slots {
    themeAction: ThemeAction
  }
}
