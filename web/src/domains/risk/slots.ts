import type { ComponentType, LazyExoticComponent } from 'react'
import type { risk } from '@pandora/contract/domains/risk/operations'
import type { OutputOf } from '@pandora/contract/operation'

/** What is done with a topic of risk by another domain: a button in the head of its page. */
export interface RiskTopicAction {
  key: string
  order: number
  view: LazyExoticComponent<ComponentType<{ topic: OutputOf<typeof risk.topic> }>>
}

declare module '../../lib/module.ts' {
  interface Slots {
    riskTopicAction: RiskTopicAction
  }
}
