import type { companies } from '@pandora/contract/companies'
import type { OutputOf } from '@pandora/contract/operation'

export type NewsRow = OutputOf<typeof companies.news>['dataList'][number]
