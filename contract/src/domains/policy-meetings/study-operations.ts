import { z } from 'zod'
import { defineOperation, pageInput, pageOf } from '../../operation.ts'
import { comparedMeetings } from './operations.ts'
import { policyFields, sentenceChanges } from './shapes.ts'

/** Why revenue of a company that a text reaches is not counted. */
export const exposureAbsences = ['NO_SEGMENTS', 'NO_NAMED_BUSINESS', 'NO_REVENUE', 'OTHER_CURRENCY'] as const
/** A row of the comparison; absent: all that changed. */
const ofRow = { ...comparedMeetings, row: z.int().min(0).max(100_000).optional() }

/** How a text reaches a business: it names the product, the industry or the region, or speaks of a field of policy. */
const way = z.object({
  kind: z.enum(['product', 'industry', 'region', 'field']),
  id: z.string(),
  nameZh: z.string(),
  nameEn: z.string().nullable(),
})
const business = z.object({
  dimension: z.enum(['product', 'industry', 'region']),
  name: z.string(),
  nameEn: z.string().nullable(),
  periodEnd: z.string(),
  /** Yuan, and per cent of the company's revenue. */
  revenue: z.number().nullable(),
  share: z.number().nullable(),
  /** What of the text reaches it. */
  way,
})
export const exposedCompany = z.object({
  companyId: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** Yuan of the businesses that are touched; null where its reports say shares only. */
  revenue: z.number().nullable(),
  /** Per cent of its revenue; of businesses cut in several ways the widest cut, never two added up. */
  share: z.number().nullable(),
  businesses: z.array(business),
})
export type ExposedCompany = z.infer<typeof exposedCompany>

/** Whose listed revenue sentences touch, with what is left out. */
export const exposureReceipt = pageOf(exposedCompany).extend({
  /** Sum of the revenue touched, yuan: adds up over all companies counted. */
  revenue: z.number(),
  /** What of the text reaches whom; a sentence by its row. */
  ways: z.array(way.extend({ rows: z.array(z.int()), companies: z.int(), revenue: z.number() })),
  /** Companies that are reached and whose revenue is not counted, by reason, with the first of them. */
  leftOut: z.array(
    z.object({
      reason: z.enum(exposureAbsences),
      companies: z.int(),
      examples: z.array(
        z.object({ companyId: z.string(), nameZh: z.string().nullable(), nameEn: z.string().nullable() }),
      ),
    }),
  ),
  /** Sentences that were looked at: rows of a comparison, or policies of a topic; and those that reach nobody. */
  rows: z.int(),
  silent: z.int(),
  /** The text still waits to be read for the products that it names. */
  waiting: z.boolean(),
})

const bound = z.object({ value: z.number(), low: z.number(), high: z.number() })
const measured = z.object({
  samples: z.int(),
  /** Windows of one company that do not overlap; below 30 they are no evidence (`grey`). */
  independent: z.int(),
  grey: z.boolean(),
  /** Mean return over the industry's, per cent, with its interval of 95 %. */
  excess: bound.nullable(),
})

export const policyStudies = {
  exposure: defineOperation({
    id: 'policyMeetings.exposure',
    method: 'POST',
    path: '/api/policy-meetings/exposure',
    dated: true,
    summary:
      'Whose listed revenue a changed sentence, or all of a comparison, touches, as a receipt with what is left out',
    input: z.object({ ...ofRow, ...pageInput(20) }),
    output: exposureReceipt,
  }),
  rowExposures: defineOperation({
    id: 'policyMeetings.rowExposures',
    method: 'POST',
    path: '/api/policy-meetings/row-exposures',
    dated: true,
    summary: 'How much listed revenue each changed row of a comparison touches',
    input: z.object(comparedMeetings),
    output: z.object({
      dataList: z.array(
        z.object({
          row: z.int(),
          /** Yuan. */
          revenue: z.number(),
          companies: z.int(),
          /** What reaches most. */
          way: way.nullable(),
        }),
      ),
      total: z.int(),
    }),
  }),
  aftermath: defineOperation({
    id: 'policyMeetings.aftermath',
    method: 'POST',
    path: '/api/policy-meetings/aftermath',
    dated: true,
    summary:
      'What companies touched by earlier changes of the same kind did against their industry after 1, 5 and 20 days',
    input: z.object({ ...comparedMeetings, row: z.int().min(0).max(100_000) }),
    output: z.object({
      change: z.enum(sentenceChanges),
      fields: z.array(z.enum(policyFields)),
      /** Earlier meetings of the series that were compared. */
      meetings: z.int(),
      /** `same`: as strong, of the same names, or without names of the same field; `alike`: as strong, of whatever. */
      scopes: z.array(
        z.object({
          scope: z.enum(['same', 'alike']),
          /** Earlier changes, those that reach a company, and those of them that prices cover. */
          changes: z.int(),
          reaching: z.int(),
          covered: z.int(),
          horizons: z.array(
            measured.extend({
              days: z.int(),
              /** The same companies on days without such a change. */
              placebo: measured,
              leftOut: z.int(),
            }),
          ),
        }),
      ),
      /** Of the same kind, the newest first. */
      dataList: z.array(
        z.object({
          meetingId: z.string(),
          heldOn: z.string(),
          row: z.int(),
          sentence: z.string(),
          companies: z.int(),
        }),
      ),
      total: z.int(),
    }),
  }),
}
