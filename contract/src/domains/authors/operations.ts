import { z } from 'zod'
import { day, defineOperation, pageInput, pageOf } from '../../operation.ts'
import { publicId } from '../../records/ids.ts'
import { articleItem } from '../opinion/operations.ts'
import { postForms, postPlatforms } from '../opinion/kinds.ts'
import { authorDay, count, counted, counts, known, knowns, named, platformNames, stances, times } from './shapes.ts'

/** Id of the entry that stands for all authors, at the head of the list (OPINION-06). */
export const OVERVIEW_AUTHOR = '0'
/** Entries of a page, of authors and of an author's articles (OPINION-07). */
export const AUTHOR_PAGE = 10
/** Days that the list counts posts of. */
export const authorDays = ['30', '7', '90'] as const
export const authorSorts = ['heat', 'fans', 'likes'] as const
/** Sessions that calls of authors are held for. */
export const callHorizons = [1, 5, 20] as const
/** Least accounts that write the same words within so many hours, of those that may be asked for. */
export const burstAccounts = ['2', '3', '5', '10'] as const
export const BURST_HOURS = 24
/** Accounts from which on words that nobody says to have from another are called coordinated. */
export const COORDINATED_ACCOUNTS = 3
/**
 * What is seen of the same words by several accounts: `coordinated`, from three accounts on, none of whom says whose
 * words they are; `pair`, by two; `news`, words that a text of the news had before; `quoted`, by accounts that say whose
 * words they are.
 */
export const burstSights = ['coordinated', 'pair', 'news', 'quoted'] as const
/** Posts in the days, and share of them that repeat what others wrote first, from which on an account is listed. */
export const REPEATER_POSTS = 10
export const REPEATER_SHARE = 0.5
/** What accounts that mostly repeat are sorted by, the most first. */
export const repeaterSorts = ['share', 'repeats', 'sources', 'posts', 'last'] as const
/** What authors are ranked by: how far the drawn hit rate is above the base rate, or the return over the industry. */
export const skillSorts = ['edge', 'excess', 'closed'] as const
/** Days back that calls are judged of, and most of them. */
export const CALL_DAYS = 365
export const MOST_CALLS = 200
/** A post is a call only where its stance is read with this probability or more: what is unsure says nothing of skill. */
export const CALL_CERTAINTY = 0.65

const path = (name: string) => `/api/marketOpinion/${name}`
const authorId = publicId('author')
const span = { from: day.optional(), to: day.optional() }
const interval = z.object({ value: z.number(), low: z.number(), high: z.number() })
/** How calls held for so many sessions came out. */
const horizonScore = z.object({
  horizon: z.literal(callHorizons),
  closed: count,
  right: count,
  /** Still running, and those that nobody could have traded or that prices do not cover. */
  open: count,
  void: count,
  hitRate: interval.nullable(),
  /** Part of the industry's stocks that went the same ways over the same days. */
  baseRate: z.number().nullable(),
  /** Hit rate drawn to the base rate by 30 calls: (right + 30 × base) ÷ (closed + 30). */
  shrunk: z.number().nullable(),
  /** Mean (forecast − right)², the forecast being `shrunk` of the calls closed before; and of the base rate alone. */
  brier: z.number().nullable(),
  brierBase: z.number().nullable(),
  /** Mean return over the industry from the next open, per cent, a bearish call with its sign turned. */
  excess: z.number().nullable(),
  /** Fewer than 30 closed: no evidence. */
  grey: z.boolean(),
})

export const authors = {
  page: defineOperation({
    id: 'authors.page',
    requirement: ['OPINION-18', 'OPINION-06'],
    method: 'POST',
    path: path('authorPage'),
    dated: true,
    summary: 'Authors of posts, the overview of all (id 0) first, ten a page, with what they wrote of late',
    input: z.object({
      days: z.enum(authorDays).default('30'),
      sort: z.enum(authorSorts).default('heat'),
      platform: z.enum(postPlatforms).optional(),
      ...pageInput(AUTHOR_PAGE),
    }),
    output: pageOf(z.object({ ...named, ...counted, lastPostAt: z.int().nullable() })).extend({
      fromDay: z.string(),
      toDay: z.string(),
      platforms: platformNames,
    }),
  }),
  detail: defineOperation({
    id: 'authors.detail',
    requirement: ['OPINION-20', 'OPINION-05'],
    method: 'POST',
    path: path('authorDetail'),
    dated: true,
    summary: 'An author with an entry of counts for each day of a span; of id 0 all authors together',
    input: z.object({ authorId, ...span }),
    output: z.object({ ...named, fromDay: z.string(), toDay: z.string(), days: z.array(authorDay) }),
  }),
  articles: defineOperation({
    id: 'authors.articles',
    requirement: ['OPINION-17', 'OPINION-07'],
    method: 'POST',
    path: path('authorArticleList'),
    dated: true,
    summary: 'Posts of an author, newest first, ten a page: there is more exactly when a page came back full',
    input: z.object({ authorId, form: z.enum(postForms).default('article'), ...pageInput(AUTHOR_PAGE) }),
    output: pageOf(articleItem.extend({ form: z.enum(postForms), board: z.string().nullable() })),
  }),
  fansPolarity: defineOperation({
    id: 'authors.fansPolarity',
    requirement: 'OPINION-21',
    method: 'POST',
    path: path('fansAndPolarity'),
    dated: true,
    summary: 'Fans of an author and how their posts stand, by day',
    input: z.object({ authorId, ...span }),
    output: z.object({
      time: times,
      fansNum: knowns,
      manyNum: counts,
      emptyNum: counts,
      neutralNum: counts,
      irrelevanceNum: counts,
    }),
  }),
  updateFrequency: defineOperation({
    id: 'authors.updateFrequency',
    requirement: 'OPINION-22',
    method: 'POST',
    path: path('updateFrequency'),
    dated: true,
    summary: 'How often an author writes: posts by week, by weekday and by hour of the market, and days with any',
    input: z.object({ authorId, ...span }),
    output: z.object({
      fromDay: z.string(),
      toDay: z.string(),
      weeks: z.array(z.object({ week: z.string(), articleNum: count, commentNum: count })),
      /** Monday first. */ weekdays: counts,
      /** 0 to 23. */ hours: counts,
      days: count,
      activeDays: count,
      perWeek: z.number(),
    }),
  }),
  accumulatedFans: defineOperation({
    id: 'authors.accumulatedFans',
    requirement: 'OPINION-23',
    method: 'POST',
    path: path('accumulatedFans'),
    dated: true,
    summary: 'Fans by day as a source counted them, and what came since the count before; other days are missing',
    input: z.object({ authorId, ...span }),
    output: z.object({
      time: times,
      fansNum: knowns,
      gain: knowns,
      /** Authors whose last count by that day is in the sum. */ authors: counts,
    }),
  }),
  readComment: defineOperation({
    id: 'authors.readComment',
    requirement: 'OPINION-24',
    method: 'POST',
    path: path('articleReadAndCommentNumber'),
    dated: true,
    summary: 'Reads, comments and likes of an author’s articles by the day they were written',
    input: z.object({ authorId, ...span }),
    output: z.object({ time: times, articleNum: counts, readNum: knowns, commentNum: knowns, likeNum: knowns }),
  }),
  overview: defineOperation({
    id: 'authors.overview',
    requirement: 'OPINION-25',
    method: 'POST',
    path: path('overviewStatistics'),
    dated: true,
    summary: 'All authors together: how many there are and wrote, what they wrote, and the same of each platform',
    input: z.object({ days: z.enum(authorDays).default('30') }),
    output: z.object({
      fromDay: z.string(),
      toDay: z.string(),
      /** Known authors, those who wrote, and posts whose author nobody says. */
      authors: count,
      active: count,
      nameless: count,
      ...counted,
      fansNum: known,
      platforms: z.array(
        z.object({
          platform: z.enum(postPlatforms),
          nameZh: z.string(),
          nameEn: z.string(),
          authors: count,
          active: count,
          articleNum: count,
          heatNum: count,
          rawNum: count,
        }),
      ),
    }),
  }),
  polarity: defineOperation({
    id: 'authors.polarity',
    requirement: 'OPINION-26',
    method: 'POST',
    path: path('polarityStatistics'),
    dated: true,
    summary: 'How the posts of an author stand over a span, those that say something new; of id 0 of all authors',
    input: z.object({ authorId, ...span }),
    output: z.object({
      fromDay: z.string(),
      toDay: z.string(),
      ...stances,
      unread: count,
      total: count,
      raw: count,
      /** (bullish − bearish) ÷ (bullish + bearish), per cent; null where there are neither. */
      percentage: z.number().nullable(),
    }),
  }),
  skill: defineOperation({
    id: 'authors.skill',
    method: 'POST',
    path: path('authorSkill'),
    dated: true,
    summary:
      'Authors by the record of their calls over so many sessions, ten a page: hit rates drawn to the base rate; whose closed calls are fewer than 30 is counted, not ranked',
    input: z.object({
      horizon: z.enum(['5', '1', '20']).default('5'),
      sort: z.enum(skillSorts).default('edge'),
      platform: z.enum(postPlatforms).optional(),
      ...pageInput(AUTHOR_PAGE),
    }),
    output: pageOf(
      z.object({
        id: z.string(),
        name: z.string().nullable(),
        platform: z.enum(postPlatforms).nullable(),
        closed: count,
        right: count,
        hitRate: interval.nullable(),
        baseRate: z.number().nullable(),
        shrunk: z.number().nullable(),
        /** Drawn hit rate less base rate, 0 to 1 either way. */
        edge: z.number().nullable(),
        brier: z.number().nullable(),
        brierBase: z.number().nullable(),
        excess: z.number().nullable(),
      }),
    ).extend({
      fromDay: z.string(),
      toDay: z.string(),
      /** Authors with calls whose closed ones are too few to say anything. */ unranked: count,
      platforms: platformNames,
    }),
  }),
  bursts: defineOperation({
    id: 'authors.bursts',
    method: 'POST',
    path: path('sameWords'),
    dated: true,
    summary: `The same words by several accounts within ${BURST_HOURS} hours, exact or nearly: most accounts first. It says what was seen, not why`,
    input: z.object({
      days: z.enum(authorDays).default('30'),
      least: z.enum(burstAccounts).default('3'),
      /** Bursts seen so alone; all of them where it is not said. */ seen: z.enum(burstSights).optional(),
      ...pageInput(AUTHOR_PAGE),
    }),
    output: pageOf(
      z.object({
        /** The first post with these words. */ newsId: z.string(),
        title: z.string(),
        /** Accounts and posts within the densest 24 hours, which these instants bound. */
        accounts: count,
        posts: count,
        fromTimestamp: z.int(),
        toTimestamp: z.int(),
        /** Accounts among them that wrote nothing but words of others in the span. */ onlyRepeat: count,
        platforms: z.array(z.enum(postPlatforms)),
        seen: z.enum(burstSights),
        /** Posts on its first company on the days of the burst: all, and those that say something new. */
        heat: z.object({ rawNum: count, heatNum: count }).nullable(),
        /**
         * How alike the posts are to the first, least and mean: the share of the letter pairs of the shorter text that
         * the longer one has too, 0 to 1.
         */
        likeness: z.object({ least: z.number(), mean: z.number() }),
        companies: z.array(
          z.object({ companyId: z.string(), nameZh: z.string().nullable(), nameEn: z.string().nullable() }),
        ),
      }),
    ).extend({
      fromDay: z.string(),
      toDay: z.string(),
      /** Bursts by what is seen of them, of so many accounts or more. */
      sights: z.object({ coordinated: count, pair: count, news: count, quoted: count }),
      /** Posts of the span by accounts that are known, and those among them that repeat words of others. */
      rawNum: count,
      repeatNum: count,
      platforms: platformNames,
    }),
  }),
  burst: defineOperation({
    id: 'authors.burst',
    method: 'POST',
    path: path('sameWordsPosts'),
    dated: true,
    summary: 'Posts with the same words as one, the first of them first: who, when, how alike',
    input: z.object({
      newsId: publicId('document'),
      /** Posts of the burst of these days that begins with it; without, or where there is none, all of its story. */
      days: z.enum(authorDays).optional(),
      ...pageInput(30),
    }),
    output: pageOf(
      z.object({
        newsId: z.string(),
        author: z.object({ authorId: z.string(), name: z.string().nullable() }).nullable(),
        platform: z.enum(postPlatforms),
        newsTimestamp: z.int(),
        /** To the first, 0 to 1; null where its text is not held. */ likeness: z.number().nullable(),
        /**
         * Its text held against the first one's: without what was deleted it is the post, without what was inserted the
         * first. Empty where its text is not held.
         */
        parts: z.array(z.object({ kind: z.enum(['same', 'deleted', 'inserted']), text: z.string() })),
      }),
    ),
  }),
  repeaters: defineOperation({
    id: 'authors.repeaters',
    method: 'POST',
    path: path('mostlyRepeating'),
    dated: true,
    summary: `Accounts with ${REPEATER_POSTS} posts or more in the days of which ${REPEATER_SHARE * 100} % or more say what another account wrote first, each with its newest such post. It says what was seen, not why`,
    input: z.object({
      days: z.enum(authorDays).default('30'),
      sort: z.enum(repeaterSorts).default('share'),
      platform: z.enum(postPlatforms).optional(),
      ...pageInput(AUTHOR_PAGE),
    }),
    output: pageOf(
      z.object({
        id: z.string(),
        name: z.string().nullable(),
        platform: z.enum(postPlatforms),
        /** Posts in the days, those of them that repeat an earlier one of another account, and their share, 0 to 1. */
        rawNum: count,
        repeatNum: count,
        share: z.number(),
        /** Different accounts that wrote first what is repeated. */ sourceNum: count,
        lastPostAt: z.int(),
        /** The newest post that repeats, and the one whose words it says. */
        example: z.object({
          newsId: z.string(),
          newsTimestamp: z.int(),
          firstId: z.string(),
          firstTimestamp: z.int(),
          firstAuthor: z.object({ authorId: z.string(), name: z.string().nullable() }),
        }),
      }),
    ).extend({
      fromDay: z.string(),
      toDay: z.string(),
      /** Accounts with so many posts that their share is looked at. */ lookedAt: count,
      platforms: platformNames,
    }),
  }),
  record: defineOperation({
    id: 'authors.record',
    method: 'POST',
    path: path('authorRecord'),
    dated: true,
    summary:
      'What came of an author’s calls: posts read as bullish or bearish about one company with a probability of .65 or more, held from the next open over 1, 5 and 20 sessions against the industry',
    input: z.object({ authorId }),
    output: z.object({
      fromDay: z.string(),
      /** Calls of the span, copies left out; `judged` are the last of them. */ calls: count,
      judged: count,
      horizons: z.array(horizonScore),
      /** The last calls, newest first. */
      dataList: z.array(
        z.object({
          newsId: z.string(),
          companyId: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          stance: z.enum(['many', 'empty']),
          publishedAt: z.int(),
          enteredOn: z.string().nullable(),
          /** By `callHorizons`: return over the industry, per cent, in no direction; null while open or void. */
          excess: z.array(z.number().nullable()),
          states: z.array(z.enum(['open', 'right', 'wrong', 'void'])),
        }),
      ),
      total: count,
    }),
  }),
}
