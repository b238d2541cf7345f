import { rankingAdmin } from '@pandora/contract/domains/ranking/admin-operations'
import { ranking } from '@pandora/contract/domains/ranking/operations'
import type { OutputOf } from '@pandora/contract/operation'

/** What administrators have done to the lists of a market. */
export type AdminState = OutputOf<typeof rankingAdmin.adminState>

/** What is read again after an administrator changed something. */
export const changes = {
  invalidates: [rankingAdmin.adminState, ranking.eventRank, ranking.scoreRank, ranking.policyDriven],
}
