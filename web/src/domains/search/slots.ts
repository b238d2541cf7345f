import type { ComponentType } from 'react'

/** A sign beside a company that a search found. */
export interface FoundSign {
  key: string
  order: number
  view: ComponentType<{ companyId: string; name: string; watching: boolean; bare: true }>
}

declare module '../../lib/module.ts' {
  interface Slots {
    foundSign: FoundSign
  }
}
