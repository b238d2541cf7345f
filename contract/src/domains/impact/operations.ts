import { z } from 'zod'
import { amountFound, sizeClasses } from '../analysis/operations.ts'
import { measured } from '../../measured.ts'
import { publicId } from '../../records/ids.ts'
import { day, defineOperation, instant } from '../../operation.ts'

export const impactClasses = ['high-risk', 'risk', 'quiet', 'mixed', 'opportunity', 'high-opportunity'] as const
export const impactGroups = ['direct', 'supply', 'industry', 'theme'] as const
export const factorCodes = [
  'type',
  'size',
  'confidence',
  'modality',
  'novelty',
  'sources',
  'age',
  'way',
  'place',
] as const

const named = { nameZh: z.string().nullable(), nameEn: z.string().nullable() }
/**
 * One link on an event's way to a company. `factor`: what is left of its strength after it; `share` 0 to 1 of revenue
 * or cost.
 */
export const hop = z.object({
  kind: z.enum(['supplier', 'customer', 'industry', 'theme']),
  from: z.string(),
  fromZh: z.string().nullable(),
  fromEn: z.string().nullable(),
  to: z.string(),
  toZh: z.string().nullable(),
  toEn: z.string().nullable(),
  share: z.number().nullable(),
  factor: z.number(),
})
/** A document behind a part, to be opened. */
export const evidence = z.object({
  newsId: z.string(),
  title: z.string(),
  source: z.string(),
  sourceEn: z.string().nullable(),
  newsTimestamp: z.int(),
})

export const materialityReasons = [
  'amount',
  'shares',
  'no-size',
  'no-amount',
  'size-class',
  'surprise',
  'expected',
  'usual',
] as const
export const sizeMeasures = ['revenue', 'profit', 'cap', 'shares'] as const
export const eventGrades = [
  'chief',
  'officer',
  'deputy',
  'member',
  'trial',
  'supplement',
  'market',
  'framework',
  'letter',
  'case',
  'expected',
  'national',
  'ministry',
  'province',
  'city',
  'begun',
  'raised',
  'completed',
  'progress',
] as const
/**
 * How large an event is for its subject beside what is usual for its type: the factor `size`, opened. `usual`: the
 * move, per cent, that such an event brings its subject. `ratio` is the
 * amount's part (of 1) of `base`, what the company is measured by (of twelve months; yuan or shares), `usualRatio` the
 * part that is usual; of results `change` and what was `expected` of it, per cent.
 */
export const materiality = z.object({
  reason: z.enum(materialityReasons),
  factor: z.number(),
  usual: z.number(),
  grade: z.enum(eventGrades).nullable(),
  gradeFactor: z.number(),
  amount: amountFound.nullable(),
  measure: z.enum(sizeMeasures).nullable(),
  base: z.number().nullable(),
  ratio: z.number().nullable(),
  usualRatio: z.number().nullable(),
  change: z.number().nullable(),
  expected: z.number().nullable(),
  expectedBy: z.enum(['forecast', 'trend']).nullable(),
})

/**
 * What one event gives to one side: `points` of that side, product of `factors` brought to 0–100 together with the
 * others.
 */
export const impactPart = z.object({
  eventId: z.string(),
  type: z.string(),
  titleZh: z.string().nullable(),
  titleEn: z.string().nullable(),
  happenedAt: z.int(),
  sizeClass: z.enum(sizeClasses).nullable(),
  direct: z.boolean(),
  points: measured('event.points', z.number()),
  strength: z.number(),
  ageDays: z.number(),
  factors: z.array(
    z.object({ code: z.enum(factorCodes), value: z.number(), raw: z.union([z.number(), z.string()]).nullable() }),
  ),
  /** Null in scores stored before version impact-3. */
  materiality: materiality.nullable(),
  path: z.array(hop),
  documents: z.array(evidence),
})
const side = z.object({
  points: z.number(),
  strength: z.number(),
  groups: z.array(z.object({ code: z.enum(impactGroups), points: z.number(), parts: z.array(impactPart) })),
})
/**
 * A smallest change that moves the class: `without` an event, so much `more` on a side (as `events` fresh events of
 * type `like`), or `age` alone.
 */
export const flip = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('without'),
    eventId: z.string(),
    titleZh: z.string().nullable(),
    titleEn: z.string().nullable(),
    type: z.string(),
    to: z.enum(impactClasses),
  }),
  z.object({
    kind: z.literal('more'),
    side: z.enum(['risk', 'opportunity']),
    strength: z.number(),
    like: z.string(),
    /** How many such events. */ events: z.number(),
    to: z.enum(impactClasses),
  }),
  z.object({ kind: z.literal('age'), days: z.number(), to: z.enum(impactClasses) }),
])
const interval = z.object({ value: z.number(), low: z.number(), high: z.number() })

/**
 * The four numbers (WATCH-03): points 0–100; `impactScore` 0–100, 50 neither; all null where no text about the company
 * was read.
 */
export const impactNumbers = z.object({
  riskPoint: measured('company.riskPoint'),
  opportunityPoint: measured('company.opportunityPoint'),
  impactScore: measured('company.score'),
  impact: z.enum(impactClasses).nullable(),
})

/** Companies whose scores may be asked for at once. */
export const SCORED_LIMIT = 2000

export const impact = {
  receipt: defineOperation({
    id: 'impact.receipt',
    method: 'POST',
    path: '/api/impact/receipt',
    dated: true,
    summary:
      'How the impact score of a company comes about: parts that add up to it, each with its evidence, and what would change its class',
    input: z.object({
      companyId: publicId('company'),
      /** End of this day in Asia/Shanghai instead of the as-of instant; never later than that. */ day: day.optional(),
    }),
    output: impactNumbers.extend({
      companyId: z.string(),
      ...named,
      version: z.string(),
      asOf: instant,
      knownAt: instant.nullable(),
      computedAt: instant,
      backComputed: z.boolean(),
      /**
       * Documents of the market that have not been read yet, counted up to 20,000: while there are any, the score is of
       * what has been read.
       */
      waiting: z.int(),
      /**
       * Score = base + opportunity ÷ 2 − risk ÷ 2; a side's points = 100 × (1 − e^(−strength ÷ scale)). Null without a
       * score.
       */
      receipt: z
        .object({
          base: z.number(),
          scale: z.number(),
          opportunity: side,
          risk: side,
          leftOut: z.object({
            tooOld: z.int(),
            tooFaint: z.int(),
            /** Denied or ended. */ denied: z.int(),
            possible: z.int(),
            undirected: z.int(),
          }),
        })
        .nullable(),
      flips: z.array(flip),
    }),
  }),
  scores: defineOperation({
    id: 'impact.scores',
    method: 'POST',
    path: '/api/impact/scores',
    dated: true,
    summary: 'The four numbers of several companies, as their receipts have them; of those never read about none',
    input: z.object({ companyIds: z.array(publicId('company')).min(1).max(SCORED_LIMIT) }),
    output: z.object({ dataList: z.array(impactNumbers.extend({ companyId: z.string() })) }),
  }),
  history: defineOperation({
    id: 'impact.history',
    method: 'POST',
    path: '/api/impact/history',
    dated: true,
    summary:
      'Impact score of a company day by day, each as it was known at the end of its day, with what came directly and what along links',
    input: z.object({ companyId: publicId('company'), from: day.optional(), to: day.optional() }),
    output: z.object({
      companyId: z.string(),
      version: z.string(),
      /**
       * Days with a score, oldest first, at most 366. Sides side by side: `risk.direct + risk.indirect = riskPoint`.
       */
      day: z.array(z.string()),
      impactScore: z.array(measured({ measure: 'company.score', day: 'day' })),
      riskPoint: z.array(measured({ measure: 'company.riskPoint', day: 'day' })),
      opportunityPoint: z.array(measured({ measure: 'company.opportunityPoint', day: 'day' })),
      riskDirect: z.array(z.number().nullable()),
      riskIndirect: z.array(z.number().nullable()),
      opportunityDirect: z.array(z.number().nullable()),
      opportunityIndirect: z.array(z.number().nullable()),
      impact: z.array(z.enum(impactClasses).nullable()),
    }),
  }),
  record: defineOperation({
    id: 'impact.record',
    method: 'POST',
    path: '/api/impact/record',
    dated: true,
    summary:
      'What came after scores: entered at the next open, over the industry, as it could have been traded. `grey` below 30 samples: no evidence',
    input: z.object({ companyId: publicId('company').optional(), horizonDays: z.int().min(1).max(60).default(5) }),
    output: z.object({
      version: z.string(),
      horizonDays: z.int(),
      samples: z.int(),
      independent: z.int(),
      grey: z.boolean(),
      hitRate: interval.nullable(),
      excess: interval.nullable(),
      buckets: z.array(
        z.object({
          from: z.number(),
          to: z.number(),
          samples: z.int(),
          meanScore: z.number().nullable(),
          excess: interval.nullable(),
          hitRate: interval.nullable(),
          grey: z.boolean(),
        }),
      ),
      leftOut: z.object({
        suspended: z.int(),
        limit: z.int(),
        noPrice: z.int(),
        unfinished: z.int(),
        undirected: z.int(),
        repeated: z.int(),
      }),
      delisted: z.int(),
      /** First and last day of the scores counted. */
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  }),
}
