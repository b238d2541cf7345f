import { z } from 'zod'
import { defineOperation, done } from '../../operation.ts'
import { publicId } from '../../records/ids.ts'
import { stages } from './rounds.ts'
import { currency, judgement, orgId, orgItem, sum, ventureItem } from './shapes.ts'

const name = z.string().min(1).max(400)
const note = z.string().max(200).default('')

export const organisationOperations = {
  organisation: defineOperation({
    id: 'financing.organisation',
    requirement: 'INVEST-02',
    method: 'POST',
    path: '/api/invest/organisation',
    dated: true,
    summary:
      'An investor: its names and why they are one, portfolio, co-investors, pace, stages, how often it comes again, exits',
    input: z.object({ orgId: orgId(), currency }),
    output: z.object({
      organisation: orgItem,
      /** What joined each further name. */
      evidence: z.array(
        z.object({
          name: z.string(),
          other: z.string(),
          by: z.enum(['spelling', 'suffix', 'bracket', 'both-languages', 'judged']),
        }),
      ),
      /** Of the whole rounds that it took part in, not of its part in them. */ sum,
      portfolio: z.array(
        ventureItem.extend({
          first: z.string(),
          /** Rounds of the company that it took part in. */ own: z.int(),
          /** Of those that say who led: how many it led, of how many. */ led: z.int(),
          leadTold: z.int(),
        }),
      ),
      coInvestors: z.array(
        z.object({
          orgId: z.string(),
          nameZh: z.string(),
          nameEn: z.string().nullable(),
          /** Rounds that both took part in. */ rounds: z.int(),
          /** Companies of those rounds, with how many rounds of each the investor itself took part in. */
          companies: z.array(
            z.object({ ventureId: z.string(), nameZh: z.string(), nameEn: z.string().nullable(), own: z.int() }),
          ),
        }),
      ),
      /** How many others there are in all. */ coInvestorsTotal: z.int(),
      pace: z.object({ quarters: z.array(z.string()), rounds: z.array(z.int()) }),
      stages: z.array(z.object({ stage: z.enum(stages), rounds: z.int() })),
      industries: z.array(z.object({ nameZh: z.string(), nameEn: z.string().nullable(), rounds: z.int() })),
      /** Companies that raised again after it came in: in how many of them it took part again. */
      followOn: z.object({ raisedAgain: z.int(), followed: z.int(), rate: z.number().nullable() }),
      exits: z.array(
        z.object({
          ventureId: z.string(),
          nameZh: z.string(),
          nameEn: z.string().nullable(),
          day: z.string(),
          roundZh: z.string(),
          roundEn: z.string(),
        }),
      ),
      judgements: z.array(judgement),
    }),
  }),
  judgeOrganisation: defineOperation({
    id: 'financing.judgeOrganisation',
    method: 'POST',
    path: '/api/invest/judgeOrganisation',
    access: 'admin',
    writes: true,
    dated: true,
    summary:
      'Says that two names are one investor, or that a name stands alone, for every reader of the market; can be taken back',
    input: z.object({ name, other: name.optional(), note }),
    output: judgement,
  }),
  revertJudgement: defineOperation({
    id: 'financing.revertJudgement',
    method: 'POST',
    path: '/api/invest/revertJudgement',
    access: 'admin',
    writes: true,
    dated: true,
    summary: 'Takes back what was decided of an investor’s names',
    input: z.object({ judgementId: publicId('organisationJudgement') }),
    output: done,
  }),
}
