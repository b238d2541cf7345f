import type { AlertSaid } from '@pandora/contract/domains/alerts/shapes'
import type { LiveRule } from './rules.queries.ts'
import type { Evidence } from './said.ts'

/** An alert that a rule makes. */
export interface NewAlert {
  alertId: string
  rule: LiveRule
  evidence: Evidence
  said: AlertSaid
  /** ms. */
  knownAt: number | null
  notedAt: number
}
