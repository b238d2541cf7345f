import { z } from 'zod'
import { defineOperation, pageInput, pageOf } from '../../operation.ts'
import { currency, orgItem, roundFilter, roundId, roundInvestor, sourcedRound, sum } from './shapes.ts'

export const INVEST_PAGE = 20
export const roundSorts = ['day', 'amount'] as const

const counted = z.object({ zh: z.string(), en: z.string().nullable(), count: z.int() })

export const listOperations = {
  searchOrgs: defineOperation({
    id: 'financing.searchOrgs',
    requirement: 'INVEST-03',
    method: 'POST',
    path: '/api/invest/searchOrg',
    dated: true,
    summary:
      'Investors by any of their names, twenty a page: those that begin with the text first, then by how many rounds they took part in',
    input: z.object({ text: z.string().max(80).default(''), ...pageInput(INVEST_PAGE) }),
    output: pageOf(orgItem),
  }),
  list: defineOperation({
    id: 'financing.list',
    requirement: ['INVEST-04'],
    method: 'POST',
    path: '/api/invest/list',
    dated: true,
    summary:
      'Rounds that meet a filter, newest first or by amount, with the sum of their amounts and how much of it is estimated or not told',
    input: z.object({ ...roundFilter, currency, sort: z.enum(roundSorts).default('day'), ...pageInput(30) }),
    output: pageOf(sourcedRound).extend({
      sum,
      /** The latest round known; null without any. */ until: z.string().nullable(),
    }),
  }),
  facets: defineOperation({
    id: 'financing.facets',
    method: 'POST',
    path: '/api/invest/facets',
    dated: true,
    summary:
      'What rounds may be filtered by: industries with their subdomains, regions, problems, with how many rounds each has',
    output: z.object({
      industries: z.array(counted.extend({ subdomains: z.array(counted) })),
      regions: z.array(counted.extend({ region: z.string() })),
      problems: z.array(z.object({ problem: z.string(), count: z.int() })),
      rounds: z.int(),
      companies: z.int(),
      until: z.string().nullable(),
      /**
       * Lists whose rounds end a quarter or more before the latest known: their last day, and how many rounds they tell of.
       * What comes after is told by the others alone, and is no fall.
       */
      ends: z.array(z.object({ day: z.string(), rounds: z.int() })),
    }),
  }),
  roundInvestors: defineOperation({
    id: 'financing.roundInvestors',
    requirement: 'INVEST-10',
    method: 'POST',
    path: '/api/invest/roundInvestors',
    dated: true,
    summary:
      'The investors of a round: who led where it is told, who came again, how many rounds each has taken part in',
    input: z.object({ roundId: roundId(), currency }),
    output: z.object({
      round: sourcedRound,
      investors: z.array(
        roundInvestor.extend({
          /** Rounds of this company that it took part in before. */ before: z.int(),
          /** All rounds that it took part in, up to now. */ rounds: z.int(),
        }),
      ),
      /** Whether the round names nobody, or its source says that investors were not told. */
      absence: z.enum(['NOT_TOLD']).nullable(),
    }),
  }),
}
