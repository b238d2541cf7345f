import type { companies } from '@pandora/contract/domains/companies/operations'
import type { OutputOf } from '@pandora/contract/operation'

export type Profile = OutputOf<typeof companies.profile>
export type Quote = NonNullable<Profile['quote']>
export type Bars = OutputOf<typeof companies.stockPrice>
export type BarVersion = OutputOf<typeof companies.barVersions>['dataList'][number]
export type Information = OutputOf<typeof companies.information>
export type Coverage = OutputOf<typeof companies.coverage>
