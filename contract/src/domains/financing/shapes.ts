import { z } from 'zod'
import { day, instant } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { publicId } from '../../records/ids.ts'
import { amountRefusals } from './amounts.ts'
import { roundProblems } from './problems.ts'
import { stages } from './rounds.ts'

export const currencies = ['CNY', 'USD'] as const
export const currency = z.enum(currencies).default('CNY')
/** Why an amount that is told is not in the currency that was asked for. */
export const unconvertedReasons = ['NO_RATE', 'NO_CURRENCY'] as const

const name = z.string().min(1).max(400)
export const ventureId = () => publicId('unlistedCompany', name)
export const orgId = () => publicId('organisation', name)
export const roundId = () => publicId('financingRound')

/** An amount as it was told, and in the currency asked for at the rate of its day. */
export const toldAmount = z.object({
  text: z.string().nullable(),
  kind: z.enum(['exact', 'range', 'unknown', 'refused']),
  refusal: z.enum(amountRefusals).nullable(),
  /** As told; null where none is named. */ currency: z.string().nullable(),
  value: z.number().nullable(),
  low: z.number().nullable(),
  /** Null with a `low`: there is no upper end. */ high: z.number().nullable(),
  /** In the currency asked for. `counted` is what sums take: the figure, or the estimate of a range. */
  converted: z
    .object({ counted: z.number(), low: z.number(), high: z.number().nullable(), estimated: z.boolean() })
    .nullable(),
  unconverted: z.enum(unconvertedReasons).nullable(),
  /** Units of the currency asked for by one of the told; null where it is the same, or there is none. */
  rate: z
    .object({
      value: z.number(),
      day: z.string(),
      /** Series it is taken from; two where one is crossed with another. */ series: z.array(z.string()),
      source: z.string().nullable(),
      sourceEn: z.string().nullable(),
    })
    .nullable(),
})

/** A sum of amounts in the currency asked for, with how much of it is known how well. Nothing untold counts as 0. */
export const sum = z.object({
  total: z.number(),
  /** Of `total`: told in figures, and estimated from ranges. */ exact: z.number(),
  estimated: z.number(),
  low: z.number(),
  high: z.number().nullable(),
  rounds: z.int(),
  exactRounds: z.int(),
  rangedRounds: z.int(),
  unknownRounds: z.int(),
  unconvertedRounds: z.int(),
})

export const roundInvestor = z.object({
  orgId: z.string(),
  /** As the round names it. */ nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  /** Null where nobody says who led. */ lead: z.boolean().nullable(),
  /** Where it is a listed company, or one that raised money itself. */ companyId: z.string().nullable(),
  ventureId: z.string().nullable(),
})

export const roundItem = z.object({
  roundId: z.string(),
  ventureId: z.string(),
  companyZh: z.string(),
  companyEn: z.string().nullable(),
  /** Where it is a listed company. */ companyId: z.string().nullable(),
  day: z.string(),
  /** Code of the round in the one order; `unknown` where it is not told or none. */ code: z.string(),
  roundZh: z.string(),
  roundEn: z.string(),
  /** As its source calls it. */ roundText: z.string(),
  stage: z.enum(stages),
  amount: toldAmount,
  investors: z.array(roundInvestor),
  industryZh: z.string().nullable(),
  industryEn: z.string().nullable(),
  subdomainZh: z.string().nullable(),
  subdomainEn: z.string().nullable(),
  region: z.string().nullable(),
  regionZh: z.string().nullable(),
  regionEn: z.string().nullable(),
  problems: z.array(z.enum(roundProblems)),
  /** Rows of sources that tell of it: the same company, day and round are one. */ told: z.int(),
})
export const sourcedRound = roundItem.extend({ provenance: provenance.nullable() })

/** Which rounds: every bound that is there holds. `least` in the currency asked for, by what sums count. */
export const roundFilter = {
  /** Part of the name of a company or an investor. */ text: z.string().min(1).max(80).optional(),
  industry: z.string().min(1).max(400).optional(),
  subdomain: z.string().min(1).max(400).optional(),
  stage: z.enum(stages).optional(),
  /** ISO 3166-2. */ region: z.string().min(1).max(8).optional(),
  organisation: orgId().optional(),
  from: day.optional(),
  to: day.optional(),
  least: z.number().min(0).optional(),
  problem: z.enum(roundProblems).optional(),
}
export const filterContent = z.strictObject({ ...roundFilter, currency: z.enum(currencies).optional() })

export const orgItem = z.object({
  orgId: z.string(),
  orgName: z.string(),
  nameEn: z.string().nullable(),
  /** All that rounds call it. */ names: z.array(z.string()),
  rounds: z.int(),
  companies: z.int(),
  /** Of its rounds those that say who led: how many it led, of how many. */ led: z.int(),
  leadTold: z.int(),
  latest: z.string(),
  companyId: z.string().nullable(),
  ventureId: z.string().nullable(),
})

/** A company in a list. */
export const ventureItem = z.object({
  ventureId: z.string(),
  nameZh: z.string(),
  nameEn: z.string().nullable(),
  companyId: z.string().nullable(),
  industryZh: z.string().nullable(),
  industryEn: z.string().nullable(),
  subdomainZh: z.string().nullable(),
  subdomainEn: z.string().nullable(),
  rounds: z.int(),
  latest: z.string(),
  roundCode: z.string(),
  roundZh: z.string(),
  roundEn: z.string(),
})

export const judgement = z.object({
  judgementId: publicId('organisationJudgement', z.string()),
  verdict: z.enum(['same', 'apart']),
  name: z.string(),
  other: z.string().nullable(),
  note: z.string(),
  decidedAt: instant,
})
