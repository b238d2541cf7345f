import { z } from 'zod'
import { stances } from '../analysis/operations.ts'
import { publicId } from '../../records/ids.ts'
import { day, defineOperation } from '../../operation.ts'
import { postPlatforms } from './kinds.ts'

/** Fewest posts from which a ratio says something; below it is grey. */
export const FEWEST_POSTS = 30
/** Days that the latest posts are of, the last one among them, wherever it is told how these stand. */
export const RECENT_DAYS = 30

/** Whole per cent: `many` bullish, `empty` bearish. The four add up to 100. */
export const stancePercentages = z.object({ many: z.int(), empty: z.int(), neutral: z.int(), irrelevant: z.int() })

/** A post in a list (COMP-11). */
export const articleItem = z.object({
  newsId: z.string(),
  /** Null where the source does not say. */ platform: z.enum(postPlatforms).nullable(),
  language: z.enum(['zh', 'en']),
  title: z.string(),
  /** Beginning of the text. */ summary: z.string(),
  author: z.object({ authorId: z.string(), name: z.string().nullable() }).nullable(),
  likes: z.int().nullable(),
  replies: z.int().nullable(),
  newsTimestamp: z.int(),
  newsDate: z.string(),
  newsDay: z.string(),
  publishDateZh: z.string(),
  url: z.string().nullable(),
  stance: z.enum(stances).nullable(),
  /** How likely it is bullish, bearish, neither, not about the market; null while it has not been read. */
  percentages: stancePercentages.nullable(),
  /** Copies of the same words by others or at other places. */ copies: z.int(),
})

const ratio = z.array(z.number().nullable())
const count = z.array(z.int())

export const opinion = {
  articles: defineOperation({
    id: 'opinion.articles',
    requirement: 'COMP-41',
    method: 'POST',
    path: '/api/company/articleList',
    dated: true,
    summary:
      'Posts of the forums on a company, newest first, ten a page: there is more exactly when a page came back full (COMP-16)',
    input: z.object({
      companyId: publicId('company'),
      platform: z.enum(postPlatforms).optional(),
      stance: z.enum(stances).optional(),
      page: z.int().min(0).max(1000).default(0),
    }),
    output: z.object({
      dataList: z.array(articleItem),
      page: z.int(),
      hasMore: z.boolean(),
      /**
       * Posts of the last 30 days of each platform, copies once: all, read ones, and how these stand. `grey` below
       * `FEWEST_POSTS`.
       */
      platforms: z.array(
        z.object({
          platform: z.enum(postPlatforms),
          nameZh: z.string(),
          nameEn: z.string(),
          posts: z.int(),
          raw: z.int(),
          read: z.int(),
          percentages: stancePercentages.nullable(),
          grey: z.boolean(),
        }),
      ),
    }),
  }),
  ratioTrend: defineOperation({
    id: 'opinion.ratioTrend',
    requirement: 'COMP-39',
    method: 'POST',
    path: '/api/company/ratioTrend',
    dated: true,
    summary:
      'How bullish and bearish posts on a company stand against each other over time, copies counted once, with the counts beside',
    input: z.object({
      companyId: publicId('company'),
      from: day.optional(),
      to: day.optional(),
      unit: z.enum(['day', 'week', 'month']).default('week'),
      platform: z.enum(postPlatforms).optional(),
    }),
    output: z.object({
      unit: z.enum(['day', 'week', 'month']),
      /** First day of each span (weeks begin on Monday), oldest first, without gaps, at most 400. */ time: z.array(
        z.string(),
      ),
      many: count,
      empty: count,
      neutral: count,
      irrelevant: count,
      /** Every copy, and posts not read yet. */ raw: count,
      unread: count,
      /**
       * Bullish of bullish and bearish posts, per cent, with the ends of its 95 % interval (Wilson); null where there
       * are neither.
       */
      ratio,
      low: ratio,
      high: ratio,
      /** Fewer than `FEWEST_POSTS` posts of a stance: drawn grey. */ grey: z.array(z.boolean()),
      /** The whole span. */
      total: z.object({
        many: z.int(),
        empty: z.int(),
        neutral: z.int(),
        irrelevant: z.int(),
        raw: z.int(),
        unread: z.int(),
        ratio: z.number().nullable(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        grey: z.boolean(),
      }),
    }),
  }),
}
