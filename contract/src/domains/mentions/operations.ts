import { z } from 'zod'
import { evidence } from '../impact/operations.ts'
import { publicId } from '../../records/ids.ts'
import { day, defineOperation } from '../../operation.ts'
import { provenance } from '../../provenance.ts'
import { documentKinds } from '../documents/kinds.ts'

/** Days back from the as-of day. */
const days = (usual: number) => z.int().min(7).max(1830).default(usual)
const kinds = z
  .array(z.enum(documentKinds))
  .min(1)
  .max(documentKinds.length)
  .default(['news', 'announcement', 'report', 'policy'])
const quote = evidence.extend({ /** The sentence that names it, at most 300 characters. */ sentence: z.string() })
const mentioned = {
  /** Documents of the company that name it, copies of one story once, and all of them. */
  stories: z.int(),
  documents: z.int(),
  firstSeen: z.string().nullable(),
  lastSeen: z.string().nullable(),
  /** Newest first, at most 3. */ evidence: z.array(quote),
}
/** Texts of the market in the months before, against which words stand out; null where there are too few to say. */
const background = z.object({ from: z.string(), to: z.string(), documents: z.int() }).nullable()

export const mentions = {
  technologyProduct: defineOperation({
    id: 'mentions.technologyProduct',
    requirement: 'COMP-37',
    method: 'POST',
    path: '/api/company/technologyProduct',
    dated: true,
    summary:
      'Products of a company, with their share of revenue where known, and technologies, each with the texts that name them together with it',
    input: z.object({ companyId: publicId('company'), days: days(730) }),
    output: z.object({
      products: z.array(
        z.object({
          name: z.string(),
          nameEn: z.string().nullable(),
          /** Where the name is from: business segments, goods supplied. */ origin: z.enum(['segment', 'supply']),
          revenueShare: z.number().nullable(),
          revenue: z.number().nullable(),
          currency: z.string().nullable(),
          grossMargin: z.number().nullable(),
          periodEnd: z.string().nullable(),
          /** Change of revenue against the same period of the year before, per cent. */ growth: z.number().nullable(),
          /** Companies it is supplied to, where a source says so. */ customers: z.int(),
          provenance: provenance.nullable(),
          ...mentioned,
        }),
      ),
      technologies: z.array(
        z.object({
          id: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          /** Share of the company's texts that name it, per cent. */ share: z.number(),
          ...mentioned,
        }),
      ),
      /** Texts of the company that were looked through, and whether older ones of the span were left. */
      documents: z.int(),
      stories: z.int(),
      hasMore: z.boolean(),
    }),
  }),
  wordCloud: defineOperation({
    id: 'mentions.wordCloud',
    requirement: 'COMP-38',
    method: 'POST',
    path: '/api/company/wordCloud',
    dated: true,
    summary: "Words that tell a company's texts from those of the market, strongest first",
    input: z.object({
      companyId: publicId('company'),
      days: days(180),
      kinds,
      most: z.int().min(5).max(120).default(60),
    }),
    output: z.object({
      dataList: z.array(
        z.object({
          word: z.string(),
          /** Stories of the company with the word. */ count: z.int(),
          /** 0 to 1, the strongest 1: by which words are drawn. */ weight: z.number(),
          /**
           * How many standard deviations more it is used here than in the market (log-odds ratio with the market as
           * prior, Monroe and others 2008); where there is no background, null, and the weight is the count's.
           */
          score: z.number().nullable(),
          /** Texts of the market with the word, and their share in per cent; share of the company's. */ marketCount: z
            .int()
            .nullable(),
          marketShare: z.number().nullable(),
          share: z.number(),
        }),
      ),
      stories: z.int(),
      documents: z.int(),
      from: z.string(),
      to: z.string(),
      background,
      hasMore: z.boolean(),
    }),
  }),
  trend: defineOperation({
    id: 'mentions.trend',
    requirement: 'COMP-40',
    method: 'POST',
    path: '/api/company/mentionTrend',
    dated: true,
    summary: 'How often a company is written about and mentioned, by day, week or month: stories once, and every copy',
    input: z.object({
      companyId: publicId('company'),
      from: day.optional(),
      to: day.optional(),
      unit: z.enum(['day', 'week', 'month']).default('week'),
      kinds,
    }),
    output: z.object({
      unit: z.enum(['day', 'week', 'month']),
      /** First day of each span (weeks begin on Monday), oldest first, without gaps, at most 400. */ time: z.array(
        z.string(),
      ),
      about: z.array(z.int()),
      mentions: z.array(z.int()),
      aboutRaw: z.array(z.int()),
      mentionsRaw: z.array(z.int()),
      posts: z.array(z.int()),
      /** Stories not read yet have not been compared, and count each. */ unread: z.int(),
      /** Day of the first document of the company of all. */ firstOn: z.string().nullable(),
    }),
  }),
  keywords: defineOperation({
    id: 'mentions.keywords',
    requirement: 'COMP-43',
    method: 'POST',
    path: '/api/company/keywords',
    dated: true,
    summary:
      'Keywords of a company with how often they are used week by week, their bursts, and when each was first seen',
    input: z.object({
      companyId: publicId('company'),
      days: days(365),
      kinds,
      most: z.int().min(5).max(100).default(30),
    }),
    output: z.object({
      dataList: z.array(
        z.object({
          word: z.string(),
          count: z.int(),
          score: z.number().nullable(),
          /** Stories with the word by entry of `time`. */ counts: z.array(z.int()),
          firstSeen: z.string(),
          /** First seen within the last 30 days of the span, though texts go further back. */ isNew: z.boolean(),
          lastSeen: z.string(),
          /**
           * Weeks in which it was used far more than before: places in `time`, `last` inclusive; `score` in standard
           * deviations.
           */
          bursts: z.array(
            z.object({
              first: z.int(),
              last: z.int(),
              peak: z.int(),
              count: z.int(),
              expected: z.number(),
              score: z.number(),
            }),
          ),
          latest: evidence,
        }),
      ),
      time: z.array(z.string()),
      stories: z.array(z.int()),
      background,
      hasMore: z.boolean(),
    }),
  }),
}
