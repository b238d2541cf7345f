import type { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'

export type NewsRow = OutputOf<typeof companies.news>['dataList'][number]
