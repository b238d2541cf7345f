import { z } from 'zod'
import { defineOperation } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { currency, orgItem, sourcedRound, sum, ventureId, ventureItem } from './shapes.ts'

/** Of each group of recommended companies so many are shown (POLICY-10). */
export const RECOMMENDED = 4
/** How a listed company is touched by an unlisted one, as facts tell. */
export const touches = ['investor', 'competitor', 'customer', 'supplier', 'holding', 'itself'] as const

export const companyOperations = {
  companyInfo: defineOperation({
    id: 'financing.companyInfo',
    requirement: 'INVEST-09',
    method: 'POST',
    path: '/api/invest/companyInfo',
    dated: true,
    summary:
      'What is known of a company that raised money: its own facts, what it raised in all, its investors, and which listed companies it touches',
    input: z.object({ ventureId: ventureId(), currency }),
    output: z.object({
      company: ventureItem.extend({
        legalName: z.string().nullable(),
        website: z.string().nullable(),
        foundedOn: z.string().nullable(),
        status: z.string().nullable(),
        introduction: z.string().nullable(),
        region: z.string().nullable(),
        regionZh: z.string().nullable(),
        regionEn: z.string().nullable(),
      }),
      /** Whether a source tells of the company itself, not of its rounds alone. */ described: z.boolean(),
      provenance: provenance.nullable(),
      sum,
      investors: z.array(
        orgItem.pick({ orgId: true, orgName: true, nameEn: true }).extend({ rounds: z.int(), first: z.string() }),
      ),
      touched: z.array(
        z.object({
          companyId: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          touch: z.enum(touches),
          /** What says so: product of a supply, name of a round, line of business. */ by: z.string().nullable(),
          day: z.string().nullable(),
        }),
      ),
    }),
  }),
  history: defineOperation({
    id: 'financing.history',
    requirement: ['INVEST-11'],
    method: 'POST',
    path: '/api/invest/eventHistory',
    dated: true,
    summary: 'The rounds of a company in the order of their days, with the time between them',
    input: z.object({ ventureId: ventureId(), currency }),
    output: z.object({
      dataList: z.array(
        sourcedRound.extend({
          /** Days since the round before; null for the first. */ gapDays: z.int().nullable(),
          /** Of all rounds up to this one. */ total: z.number(),
        }),
      ),
      foundedOn: z.string().nullable(),
      /** Days from the last round to the latest one that the sources of its rounds tell of. */ sinceLast: z
        .int()
        .nullable(),
      /** Share of companies that were still without a next round so long after such a round, per cent; null where too few are known. */
      stillWithout: z.number().nullable(),
    }),
  }),
  recommend: defineOperation({
    id: 'financing.recommend',
    requirement: ['INVEST-12'],
    method: 'POST',
    path: '/api/invest/recommend',
    dated: true,
    summary:
      'Companies like this one by business, by stage and by investors, each with why; the first four of a group (POLICY-10)',
    input: z.object({ ventureId: ventureId() }),
    output: z.object({
      groups: z.array(
        z.object({
          by: z.enum(['business', 'stage', 'investors']),
          total: z.int(),
          dataList: z.array(
            ventureItem.extend({
              why: z.object({
                sameSubdomain: z.boolean(),
                sameIndustry: z.boolean(),
                sameRound: z.boolean(),
                /** Days between the last rounds of both. */ daysApart: z.int(),
                /** Words that both introductions share, the rarest first. */ words: z.array(z.string()),
                investors: z.array(z.object({ orgId: z.string(), nameZh: z.string(), nameEn: z.string().nullable() })),
              }),
            }),
          ),
        }),
      ),
    }),
  }),
}
