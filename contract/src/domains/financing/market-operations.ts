import { z } from 'zod'
import { defineOperation } from '../../operation.ts'
import { stages } from './rounds.ts'
import { currency, sum } from './shapes.ts'

export const topSubjects = ['company', 'organisation', 'industry'] as const
export const topMeasures = ['amount', 'count', 'growth'] as const
export const TOP = 10
/** Most industries that are compared. */
export const COMPARED = 6

const months = z.int().min(1).max(240)
const named = { nameZh: z.string(), nameEn: z.string().nullable() }
const period = z.object({ from: z.string(), to: z.string() })
const shares = {
  by: z.enum(['money', 'count']).default('money'),
  period: z.enum(['quarter', 'year']).default('quarter'),
  last: z.int().min(2).max(60).default(12),
  currency,
}
const sharesOut = z.object({
  periods: z.array(z.string()),
  dataList: z.array(
    z.object({
      ...named,
      sum,
      /** Share of its period's money or rounds, per cent; null where the period has none. */
      values: z.array(z.number().nullable()),
      money: z.array(z.number()),
      counts: z.array(z.int()),
    }),
  ),
  /** All of it; rounds without an industry count in the shares of nobody. */
  sum,
  withoutIndustry: z.int(),
  until: z.string().nullable(),
})
const mover = z.object({
  roundId: z.string(),
  ventureId: z.string(),
  ...named,
  quarter: z.string(),
  day: z.string(),
  roundZh: z.string(),
  roundEn: z.string(),
  /** What sums count of it, and whether that is estimated. */ counted: z.number(),
  estimated: z.boolean(),
})

export const marketOperations = {
  top: defineOperation({
    id: 'financing.top',
    requirement: 'INVEST-05',
    method: 'POST',
    path: '/api/invest/top10',
    dated: true,
    summary:
      'Ten companies, investors or industries of the last months: by money, by rounds, or by how many rounds more than in the same time before',
    input: z.object({
      of: z.enum(topSubjects).default('company'),
      by: z.enum(topMeasures).default('amount'),
      months: months.default(12),
      industry: z.string().min(1).max(400).optional(),
      currency,
    }),
    output: z.object({
      dataList: z.array(
        z.object({
          place: z.int(),
          /** Id of the company or investor, name of the industry. */ id: z.string(),
          ...named,
          /** Of an investor: of the whole rounds that it took part in. */ sum,
          rounds: z.int(),
          before: z.int(),
          /** Rounds more than before, and in per cent of those; null where there were none. */
          more: z.int(),
          growth: z.number().nullable(),
        }),
      ),
      period: period.nullable(),
      before: period.nullable(),
      /** The latest round known, from which months are counted back. */ until: z.string().nullable(),
    }),
  }),
  industry: defineOperation({
    id: 'financing.industry',
    requirement: 'INVEST-06',
    method: 'POST',
    path: '/api/invest/industry',
    dated: true,
    summary: 'Shares of industries in money or rounds by quarter or year, the largest first',
    input: z.object(shares),
    output: sharesOut,
  }),
  subdomain: defineOperation({
    id: 'financing.subdomain',
    requirement: 'INVEST-07',
    method: 'POST',
    path: '/api/invest/subdomain',
    dated: true,
    summary: 'Shares of the subdomains of an industry in its money or rounds by quarter or year',
    input: z.object({ industry: z.string().min(1).max(400), ...shares }),
    output: sharesOut,
  }),
  rotation: defineOperation({
    id: 'financing.rotation',
    requirement: 'INVEST-08',
    method: 'POST',
    path: '/api/invest/rotation',
    dated: true,
    summary:
      'Where money goes from quarter to quarter: share and place of each industry, or of an industry’s subdomains, and the rounds that moved the last quarter',
    input: z.object({
      by: z.enum(['money', 'count']).default('money'),
      quarters: z.int().min(2).max(40).default(8),
      industry: z.string().min(1).max(400).optional(),
      currency,
    }),
    output: z.object({
      quarters: z.array(z.string()),
      dataList: z.array(
        z.object({
          ...named,
          /** By quarter: share in per cent, place from 1, money and rounds. */
          points: z.array(
            z.object({
              share: z.number().nullable(),
              place: z.int().nullable(),
              money: z.number(),
              rounds: z.int(),
            }),
          ),
          /** Percentage points from the quarter before to the last; null where either has none. */
          change: z.number().nullable(),
          /** Largest rounds of the last quarter, and of the one before. */ movers: z.array(mover),
        }),
      ),
      /** Of all quarters shown. */ sum,
      withoutIndustry: z.int(),
      /** The last quarter is not over: up to this day. */ until: z.string().nullable(),
      running: z.boolean(),
    }),
  }),
  compare: defineOperation({
    id: 'financing.compare',
    requirement: 'INVEST-13',
    method: 'POST',
    path: '/api/invest/industryCompare',
    dated: true,
    summary:
      'Industries side by side over the last months: money, rounds, sizes, stages, investors, growth, time to the next round',
    input: z.object({
      industries: z.array(z.string().min(1).max(400)).min(1).max(COMPARED),
      months: months.default(24),
      currency,
    }),
    output: z.object({
      dataList: z.array(
        z.object({
          ...named,
          sum,
          companies: z.int(),
          /** Of amounts told in figures and estimated from ranges; null without any. */ median: z.number().nullable(),
          /** Whether the median is, or lies between, amounts estimated from ranges. */ medianEstimated: z.boolean(),
          before: z.int(),
          growth: z.number().nullable(),
          stages: z.array(z.object({ stage: z.enum(stages), rounds: z.int() })),
          investors: z.array(z.object({ orgId: z.string(), ...named, rounds: z.int() })),
          /** Median time to the next round, days; null where it was not reached. */
          nextRound: z.object({
            median: z.number().nullable(),
            low: z.number().nullable(),
            high: z.number().nullable(),
            spells: z.int(),
          }),
        }),
      ),
      /** Names that no round bears as its industry. */ unknown: z.array(z.string()),
      period: period.nullable(),
      until: z.string().nullable(),
    }),
  }),
  survival: defineOperation({
    id: 'financing.survival',
    method: 'POST',
    path: '/api/invest/timeToNextRound',
    dated: true,
    summary:
      'Time from a round to the next by round or industry: Kaplan–Meier estimate under right censoring, with Greenwood’s error and a log-log interval',
    input: z.object({
      by: z.enum(['stage', 'industry']).default('stage'),
      /** Only spells that begin with this round, or in this industry. */
      code: z.string().min(1).max(20).optional(),
      industry: z.string().min(1).max(400).optional(),
    }),
    output: z.object({
      dataList: z.array(
        z.object({
          key: z.string(),
          ...named,
          spells: z.int(),
          events: z.int(),
          /** Days by which half had a next round; null where it was not reached. */ median: z.number().nullable(),
          medianLow: z.number().nullable(),
          medianHigh: z.number().nullable(),
          /** Share without a next round, per cent, right after each of `days`; the curve holds until the next. */
          days: z.array(z.int()),
          share: z.array(z.number()),
          low: z.array(z.number().nullable()),
          high: z.array(z.number().nullable()),
          /** Still without one just before each of `times`. */ atRisk: z.array(z.int()),
          /** The longest that any was watched. */ longest: z.int(),
        }),
      ),
      /** Days at which those at risk are counted. */ times: z.array(z.int()),
      /** The latest round known to the market. Each company is watched up to the latest one that the sources of its own rounds tell of. */ until:
        z.string().nullable(),
      /** Groups with fewer spells than this are not shown. */ least: z.int(),
      leftOut: z.int(),
    }),
  }),
}
