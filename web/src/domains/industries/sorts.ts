import { constituentSorts } from '@pandora/contract/domains/industries/operations'
import type { Sort } from '../../ui/table/sort.ts'

/** What constituents are sorted by; the order is the server's, over all of them. */
export type SortKey = (typeof constituentSorts)[number]

/** Sort as the address holds it: `change-down`; anything else = by code, up. */
export function sortIn(text: string): { sort: SortKey; order: Sort['order'] } {
  const [key, order] = text.split('-')
  const sort = constituentSorts.find((one) => one === key)
  return sort && (order === 'up' || order === 'down') ? { sort, order } : { sort: 'code', order: 'up' }
}

/** The same for the address; empty for the order that stands without it. */
export function sortText(sort: Sort | null): string {
  return sort && !(sort.column === 'code' && sort.order === 'up') ? `${sort.column}-${sort.order}` : ''
}
