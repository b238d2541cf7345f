import { z } from 'zod'
import { day, defineOperation, instant } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { publicId } from '../../records/ids.ts'
import { actionKinds, taxBases } from '../markets/kinds.ts'
import { holderScopes } from './records.ts'

const number = z.number().nullable()
const companyId = publicId('company')

/**
 * Why a list is empty. `NO_SOURCE`: no source has given such facts to the market; `NOT_OF_COMPANY`: of other companies
 * and not of this one, which may be that there is none, or that the source leaves it out.
 */
export const sourceAbsences = ['NO_SOURCE', 'NOT_OF_COMPANY'] as const
export type SourceAbsence = (typeof sourceAbsences)[number]
const absence = z.enum(sourceAbsences).nullable()

/** How a holding stands against the report before: `new` it was not among the largest. */
export const holdingChanges = ['new', 'more', 'fewer', 'same'] as const

/** Why a dividend has no yield; `OTHER_BASIS`: its cash is counted in the shares of a later day. */
export const yieldAbsences = ['NOT_YET', 'NO_PRICE', 'PRICE_ADJUSTED', 'OTHER_BASIS'] as const

const holder = z.object({
  rank: z.int(),
  holder: z.string(),
  holderKind: z.string().nullable(),
  shares: z.number(),
  ratio: number,
  /** Null: there is no report before. */
  change: z.enum(holdingChanges).nullable(),
  changeShares: number,
  /** The source says the change itself. */
  changeStated: z.boolean(),
  knownAt: instant.nullable(),
  assumed: z.boolean(),
  provenance,
})

export const shareholders = {
  holders: defineOperation({
    id: 'shareholders.holders',
    method: 'POST',
    path: '/api/shareholders/holders',
    dated: true,
    summary: 'The largest holders of a company at the end of a period, with what changed since the report before',
    input: z.object({
      companyId,
      scope: z.enum(holderScopes).default('all'),
      /** Absent: the latest. */ day: day.optional(),
    }),
    output: z.object({
      /** Days of which there are lists, the latest first. */
      days: z.array(z.string()),
      day: z.string().nullable(),
      /** The report before it. */
      before: z.string().nullable(),
      dataList: z.array(holder),
      total: z.int(),
      /** Who stood in the report before and no longer does. */
      left: z.array(z.object({ holder: z.string(), shares: z.number(), ratio: number })),
      absence,
    }),
  }),
  concentration: defineOperation({
    id: 'shareholders.concentration',
    method: 'POST',
    path: '/api/shareholders/concentration',
    dated: true,
    summary: 'What the largest holders have together, and how many hold shares, by report, oldest first',
    input: z.object({ companyId }),
    output: z.object({
      dataList: z.array(
        z.object({
          day: z.string(),
          /** Per cent of all shares. */
          first: number,
          topThree: number,
          topTen: number,
          /** Per cent of the shares that trade freely. */
          floatTen: number,
          holders: z.int().nullable(),
          knownAt: instant.nullable(),
        }),
      ),
      total: z.int(),
      absence,
      countAbsence: absence,
    }),
  }),
  dividends: defineOperation({
    id: 'shareholders.dividends',
    method: 'POST',
    path: '/api/shareholders/dividends',
    dated: true,
    summary: 'Dividends, splits and rights of a company, each once, with the yield at a price paid, and by year',
    input: z.object({ companyId }),
    output: z.object({
      currency: z.string().nullable(),
      dataList: z.array(
        z.object({
          day: z.string(),
          action: z.enum(actionKinds),
          announcedOn: z.string().nullable(),
          taxBasis: z.enum(taxBases).nullable(),
          cashPerShare: number,
          sharesPerShare: number,
          rightsPrice: number,
          /** The close paid on the day, and cash ÷ it in per cent. */
          price: number,
          yield: number,
          yieldAbsence: z.enum(yieldAbsences).nullable(),
          provenance,
        }),
      ),
      total: z.int(),
      /** By the year of the ex-date, oldest first. */
      years: z.array(
        z.object({
          year: z.int(),
          cashPerShare: z.number(),
          /** Cash per share × shares counted last before the day, summed. */
          cash: number,
          /** Of the fiscal year before, to the parent. */
          profit: number,
          /** Cash ÷ profit, per cent; null without a profit above zero. */
          payout: number,
          yield: number,
        }),
      ),
      absence,
    }),
  }),
}
