import type { OutputOf } from '@pandora/contract/operation'
import type { policy } from '@pandora/contract/domains/policy/operations'

export type PolicyItem = OutputOf<typeof policy.ofCompany>['dataList'][number]
