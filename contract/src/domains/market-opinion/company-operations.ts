import { z } from 'zod'
import { unmeasured } from '../../measured.ts'
import { day, defineOperation, pageInput, pageOf } from '../../operation.ts'
import { publicId } from '../../records/ids.ts'
import { priceBases } from '../markets/kinds.ts'
import { cloudPlatforms, CLOUD_PAGE } from './names.ts'
import {
  barPosts,
  counts,
  figures,
  hotTopicItem,
  opinionCompany,
  platformNames,
  polarity,
  polarityDays,
  postStatistics,
  treeCompany,
  worthOf,
} from './shapes.ts'

const companyId = publicId('company')
const path = (name: string) => `/api/marketOpinion/company/${name}`
const span = z.object({ companyId, from: day.optional(), to: day.optional() })
/** A course: a value each day, of which the last one's measure is said elsewhere. */
const ofDays = () => unmeasured('one of each day of a course', z.array(z.number().nullable()))
/** Days asked for, at most 400; 120 where no beginning is said. */
const time = z.array(z.string())

/** What forums hold of one company. */
export const companyOperations = {
  companyDetail: defineOperation({
    id: 'marketOpinion.companyDetail',
    requirement: ['OPINION-43', 'OPINION-11'],
    method: 'POST',
    path: path('detail'),
    dated: true,
    summary:
      'A company with how posts on it stood in the last five days, how hot it is among all, and when it was last named',
    input: z.object({ companyId }),
    output: opinionCompany.extend({
      polarity,
      /** Place by clean posts of five days among the companies that have any; null without one. */
      rank: z.int().nullable(),
      companies: z.int(),
      lastPostAt: z.int().nullable(),
      platforms: platformNames,
    }),
  }),
  companyProfile: defineOperation({
    id: 'marketOpinion.companyProfile',
    requirement: 'OPINION-32',
    method: 'POST',
    path: path('profile'),
    dated: true,
    summary: 'Who a company is: names, listing, what it does, its address, value and turnover (OPINION-11)',
    input: z.object({ companyId }),
    output: opinionCompany,
  }),
  heatCurve: defineOperation({
    id: 'marketOpinion.heatCurve',
    requirement: ['OPINION-30', 'OPINION-12'],
    method: 'POST',
    path: path('heatCurve'),
    dated: true,
    summary: 'Posts on a company by day, copies and bursts once, with every copy beside; without gaps, oldest first',
    input: span,
    output: z.object({ dataList: z.array(z.object({ number: z.int(), time: z.string(), raw: z.int() })) }),
  }),
  persistenceCurve: defineOperation({
    id: 'marketOpinion.persistenceCurve',
    requirement: 'OPINION-34',
    method: 'POST',
    path: path('persistenceCurve'),
    dated: true,
    summary:
      'Share of yesterday’s heat that is still there: 100 × min(heat of the day, heat of the day before) ÷ heat of the day before, per cent; null where that was 0',
    input: span,
    output: z.object({ time, persistence: figures }),
  }),
  otherCurves: defineOperation({
    id: 'marketOpinion.otherCurves',
    requirement: 'OPINION-31',
    method: 'POST',
    path: path('otherCurves'),
    dated: true,
    summary:
      'By day: articles, comments, posts of each platform, and what the platforms count of reads, likes and replies; null where they count none',
    input: span,
    output: z.object({
      time,
      articles: counts,
      comments: counts,
      xq: counts,
      df: counts,
      reads: figures,
      likes: figures,
      replies: figures,
      platforms: platformNames,
    }),
  }),
  tradingVolume: defineOperation({
    id: 'marketOpinion.tradingVolume',
    requirement: 'OPINION-33',
    method: 'POST',
    path: path('tradingVolume'),
    dated: true,
    summary: 'Shares traded by session, the money paid and the turnover rate; oldest first',
    input: span,
    output: z.object({ time, volume: figures, amount: figures, turnoverRate: ofDays() }),
  }),
  transactionPrice: defineOperation({
    id: 'marketOpinion.transactionPrice',
    requirement: 'OPINION-35',
    method: 'POST',
    path: path('transactionPrice'),
    dated: true,
    summary: 'Close, high and low by session in one basis, the price paid where it is known; oldest first',
    input: span,
    output: z.object({
      time,
      close: ofDays(),
      high: figures,
      low: figures,
      basis: z.enum(priceBases).nullable(),
      currency: z.string().nullable(),
    }),
  }),
  polarityTrend: defineOperation({
    id: 'marketOpinion.polarityTrend',
    method: 'POST',
    path: path('polarityTrend'),
    dated: true,
    summary: 'How posts on a company stand by day, copies and bursts once',
    input: span,
    output: polarityDays,
  }),
  hotTrend: defineOperation({
    id: 'marketOpinion.hotTrend',
    requirement: 'OPINION-27',
    method: 'POST',
    path: path('hotTrend'),
    dated: true,
    summary:
      'A company’s place by clean posts among all of the day, its heat against its usual (mean of the 20 days before), and hot topics of both forums whose title names it',
    input: span,
    output: z.object({
      time,
      heat: unmeasured('clean posts of each day', z.array(z.int())),
      usual: figures,
      rank: z.array(z.int().nullable()),
      companies: counts,
      topics: z.array(hotTopicItem.extend({ day: z.string() })),
    }),
  }),
  wordCloud: defineOperation({
    id: 'marketOpinion.wordCloud',
    requirement: 'OPINION-37',
    method: 'POST',
    path: path('wordCloud'),
    dated: true,
    summary: 'Words of the posts on a company in the last days, at most 200, by how many clean posts have them',
    input: z.object({ companyId, days: z.int().min(1).max(365).default(30) }),
    output: z.object({
      dataList: z.array(z.object({ name: z.string(), num: z.int(), color: z.int().min(1).max(10) })),
      total: z.int(),
      posts: z.int(),
    }),
  }),
  wordCloudDetail: defineOperation({
    id: 'marketOpinion.wordCloudDetail',
    method: 'POST',
    path: path('wordCloudDetail'),
    dated: true,
    summary: 'Posts on a company that have a word, of one platform, five a page; `dcTotal` Eastmoney, `xqTotal` Xueqiu',
    input: z.object({
      companyId,
      word: z.string().max(40).regex(/\S/),
      platform: z.enum(cloudPlatforms).default('dc'),
      days: z.int().min(1).max(365).default(30),
      ...pageInput(CLOUD_PAGE, CLOUD_PAGE),
    }),
    output: barPosts.extend({ totalPages: z.int(), dcTotal: z.int(), xqTotal: z.int() }),
  }),
  postStatistics: defineOperation({
    id: 'marketOpinion.postStatistics',
    requirement: ['OPINION-41', 'OPINION-09'],
    method: 'POST',
    path: path('postStatistics'),
    dated: true,
    summary: 'Posts on a company in the four windows of the trading calendar, by form, stance and platform',
    input: z.object({ companyId }),
    output: postStatistics,
  }),
  platformsApart: defineOperation({
    id: 'marketOpinion.platformsApart',
    method: 'POST',
    path: path('platformsApart'),
    dated: true,
    summary:
      'Bullish against bearish on each platform by week; `apart` where the 95 % intervals of their shares of bulls do not meet',
    input: z.object({ companyId, weeks: z.int().min(4).max(104).default(26) }),
    output: z.object({
      time,
      xq: z.object({ many: counts, empty: counts, percentage: figures }),
      df: z.object({ many: counts, empty: counts, percentage: figures }),
      apart: z.array(z.boolean()),
      platforms: platformNames,
    }),
  }),
  extremes: defineOperation({
    id: 'marketOpinion.extremes',
    method: 'POST',
    path: path('extremes'),
    dated: true,
    summary:
      'What days of extreme opinion were worth: return over the industry from the close of the next session on, by decile of the bull/bear percentage among the days known before, for the company and for the market',
    input: z.object({ companyId }),
    output: z.object({
      company: z.array(worthOf),
      market: z.array(worthOf),
      /** Newest day of posts, and when it fell into which decile; null where too few days are known. */
      now: z.object({ day: z.string(), percentage: z.number(), decile: z.int().nullable() }).nullable(),
      fromDay: z.string().nullable(),
      toDay: z.string().nullable(),
    }),
  }),
  companySearch: defineOperation({
    id: 'marketOpinion.companySearch',
    requirement: 'OPINION-42',
    method: 'POST',
    path: '/api/marketOpinion/companySearch',
    dated: true,
    summary: 'Companies by name or code, with how posts on them stood in the last five days',
    input: z.object({ text: z.string().min(1).max(60), ...pageInput(10, 50) }),
    output: pageOf(treeCompany),
  }),
}
