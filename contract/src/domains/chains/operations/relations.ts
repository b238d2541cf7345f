import { z } from 'zod'
import { PAGE_SIZE } from '../../../constants.ts'
import { defineOperation, instant, pageInput, pageOf } from '../../../operation.ts'
import { publicId } from '../../../records/ids.ts'
import { namedCompany } from '../shapes.ts'

/** What a company is to the user. */
export const userRelations = ['supplier', 'customer', 'competitor', 'held', 'partner'] as const
/** Most relations of a user in a market. */
export const RELATION_LIMIT = 2000

const relation = namedCompany.extend({
  relation: z.enum(userRelations),
  note: z.string(),
  savedAt: instant,
  /** Chains of the user that the company stands in. */
  chains: z.array(z.object({ chainId: z.string(), name: z.string() })),
})

export const chainRelations = {
  relations: defineOperation({
    id: 'chains.relations',
    requirement: 'CHAIN-20',
    method: 'POST',
    path: '/api/supplyChain/relations',
    dated: true,
    summary: 'What companies are to the user: my supplier, my customer, my competitor, held, partner',
    input: z.object({
      /** Part of a name, a code, or of the note. */
      text: z.string().max(60).optional(),
      relation: z.enum(userRelations).optional(),
      companyId: publicId('company').optional(),
      ...pageInput(PAGE_SIZE),
    }),
    output: pageOf(relation),
  }),
  saveRelation: defineOperation({
    id: 'chains.saveRelation',
    requirement: 'CHAIN-21',
    method: 'POST',
    path: '/api/supplyChain/saveRelation',
    writes: true,
    dated: true,
    summary: 'Say what a company is to the user, change the note on it, or with `remove` take it back',
    input: z.object({
      companyId: publicId('company'),
      relation: z.enum(userRelations),
      note: z.string().max(300).default(''),
      remove: z.boolean().default(false),
    }),
    output: z.object({ saved: relation.nullable() }),
  }),
}
