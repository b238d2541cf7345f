import { z } from 'zod'
import { publicId } from '../../records/ids.ts'
import { day, defineOperation, instant, pageInput, pageOf } from '../../operation.ts'

/** Days that a call may reach ahead. */
export const FARTHEST_CALL = 370

/**
 * `open`: its day is yet to come, or its last price not known. `right`, `wrong`: over its industry. `void`: it could not
 * have been traded.
 */
export const callStates = ['open', 'right', 'wrong', 'void'] as const
export const voidReasons = ['suspended', 'limit', 'noPrice'] as const

const call = z.object({
  callId: z.string(),
  companyId: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  direction: z.enum(['up', 'down']),
  until: z.string(),
  /** How sure, per cent, 50 to 99. */ confidence: z.int(),
  because: z.string(),
  madeAt: instant,
  state: z.enum(callStates),
  why: z.enum(voidReasons).nullable(),
  /** First day held: it is bought or sold at the open. */ enteredOn: z.string().nullable(),
  /** Return over the industry so far or to the end, per cent, in no direction. */ excess: z.number().nullable(),
  /** (confidence − right)², 0 to 1; null while open. */ brier: z.number().nullable(),
})

const interval = z.object({ value: z.number(), low: z.number(), high: z.number() })
/** How calls came out. */
const score = z.object({
  calls: z.int(),
  closed: z.int(),
  right: z.int(),
  hitRate: interval.nullable(),
  /** Part of the market's stocks that went the same ways over the same days: what no skill would have reached. */
  baseRate: z.number().nullable(),
  /** Hit rate drawn to the base rate by 30 calls: (right + 30 × base) ÷ (closed + 30). */ shrunk: z
    .number()
    .nullable(),
  /** Mean (confidence − right)², and that of always saying the base rate. */
  brier: z.number().nullable(),
  brierBase: z.number().nullable(),
  /** Fewer than 30 closed: no evidence. */ grey: z.boolean(),
})

/** MEM-09. */
export const medals = z.object({
  /** Days in a row, up to today or yesterday, on which a call was recorded. */ lsrsMedal: z.int(),
  /** Calls that came out right beyond what the base rate of the same calls would have given, at least 0. */
  pmbmMedal: z.int(),
})

export const calls = {
  record: defineOperation({
    id: 'calls.record',
    method: 'POST',
    path: '/api/calls/record',
    writes: true,
    dated: true,
    summary:
      'Records a call of the user: a company will do better or worse than its industry by a day, and why; it stays',
    input: z.object({
      companyId: publicId('company'),
      direction: z.enum(['up', 'down']),
      until: day,
      confidence: z.int().min(50).max(99).default(60),
      because: z.string().min(1).max(500),
    }),
    output: call,
  }),
  list: defineOperation({
    id: 'calls.list',
    method: 'POST',
    path: '/api/calls/list',
    dated: true,
    summary: 'Calls of the user, the last one first, with how they came out, and the score of all',
    input: z.object({ companyId: publicId('company').optional(), ...pageInput(30) }),
    output: pageOf(call).extend({ score }),
  }),
  medals: defineOperation({
    id: 'calls.medals',
    requirement: 'MEM-15',
    method: 'POST',
    path: '/api/user/getUserMedal',
    dated: true,
    summary: 'Medals of the user, of real deeds only',
    output: medals,
  }),
  medalSwitch: defineOperation({
    id: 'calls.medalSwitch',
    requirement: 'MEM-16',
    method: 'POST',
    path: '/api/user/getUserMedalSwitch',
    summary: 'Whether the user’s medals are shown',
    output: z.object({ shown: z.boolean() }),
  }),
  setMedalSwitch: defineOperation({
    id: 'calls.setMedalSwitch',
    requirement: 'MEM-17',
    method: 'POST',
    path: '/api/user/setUserMedalSwitch',
    writes: true,
    summary: 'Shows the user’s medals, or hides them',
    input: z.object({ shown: z.boolean() }),
    output: z.object({ shown: z.boolean() }),
  }),
  userTrend: defineOperation({
    id: 'calls.userTrend',
    requirement: ['RANK-12', 'RANK-31'],
    method: 'POST',
    path: '/api/user/getUserTrend',
    dated: true,
    summary: 'Medals of the user over time: at the end of each day of the span, oldest first',
    input: z.object({ days: z.int().min(7).max(365).default(90) }),
    output: z.object({
      /** Of `pmbmMedal` over the span. */ trend: z.enum(['up', 'down', 'flat']),
      trendData: z.array(medals.extend({ day: z.string(), calls: z.int() })),
    }),
  }),
}
