import type { financing } from '@pandora/contract/domains/financing/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { Filter } from '../filter.ts'
import type { FilterRow } from './queries.ts'

export const presentFilter = (row: FilterRow): OutputOf<typeof financing.saveFilter> => ({
  filterId: row.filter_id,
  name: row.name,
  content: row.content as Filter,
  lookedAt: new Date(row.looked_at).toISOString(),
})
