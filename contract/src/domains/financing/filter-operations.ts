import { z } from 'zod'
import { defineOperation, done, instant } from '../../operation.ts'
import { ownedId } from '../../records/ids.ts'
import { filterContent } from './shapes.ts'

/** Most filters that a user keeps in a market. */
export const FILTER_LIMIT = 30

const savedFilter = z.object({
  filterId: ownedId('financingFilter', z.string()),
  name: z.string(),
  content: filterContent,
  lookedAt: instant,
})

export const filterOperations = {
  filters: defineOperation({
    id: 'financing.filters',
    method: 'POST',
    path: '/api/invest/filters',
    dated: true,
    summary:
      'The user’s filters of rounds, each with how many rounds it finds and how many are new since it was last looked at',
    output: z.object({
      dataList: z.array(savedFilter.extend({ rounds: z.int(), fresh: z.int() })),
    }),
  }),
  saveFilter: defineOperation({
    id: 'financing.saveFilter',
    method: 'POST',
    path: '/api/invest/saveFilter',
    writes: true,
    dated: true,
    summary: 'Keeps a filter of rounds under a name; with an id changes one that is kept',
    input: z.object({
      filterId: ownedId('financingFilter').optional(),
      name: z.string().min(1).max(60),
      content: filterContent.optional(),
    }),
    output: savedFilter,
  }),
  removeFilter: defineOperation({
    id: 'financing.removeFilter',
    method: 'POST',
    path: '/api/invest/removeFilter',
    writes: true,
    dated: true,
    summary: 'Deletes a filter of rounds',
    input: z.object({ filterId: ownedId('financingFilter') }),
    output: done,
  }),
  lookAtFilter: defineOperation({
    id: 'financing.lookAtFilter',
    method: 'POST',
    path: '/api/invest/lookAtFilter',
    writes: true,
    dated: true,
    summary: 'Notes that what a filter finds has been looked at now',
    input: z.object({ filterId: ownedId('financingFilter') }),
    output: done,
  }),
}
