import { z } from 'zod'
import { defineOperation, pageInput, pageOf } from '../../operation.ts'
import { publicId } from '../../records/ids.ts'
import { registerOperations } from './register-operations.ts'
import {
  companyAtRisk,
  epidemicSeries,
  epidemicWave,
  influencedCompany,
  pandemicPoint,
  relationMonth,
  riskNews,
  riskTopic,
  riskType,
  sentimentPoint,
  topicId,
} from './shapes.ts'
import { riskGroups } from './types.ts'

/** Items of a page of the top-ten news: fewer than these, and there are no more (RISK-05). */
export const TOP_NEWS_SIZE = 60
/** Words of the cloud, and lines of the hot trend. */
export const CLOUD_SIZE = 60
export const TREND_LINES = 8

const groups = Object.keys(riskGroups) as [keyof typeof riskGroups, ...(keyof typeof riskGroups)[]]
const filter = { group: z.enum(groups).optional(), riskType: riskType.optional() }
const country = publicId('country', z.string().regex(/^[A-Z]{2}$/))

export const risk = {
  topics: defineOperation({
    id: 'risk.topics',
    method: 'POST',
    path: '/api/risk/topics',
    dated: true,
    summary: 'Topics of risk, the hottest first',
    input: z.object({
      ...filter,
      companyId: publicId('company').optional(),
      /** Code of a province or country. */
      place: z.string().max(5).optional(),
      ...pageInput(30),
    }),
    output: pageOf(riskTopic).extend({ newestDay: z.string().nullable(), waiting: z.int() }),
  }),
  topic: defineOperation({
    id: 'risk.topic',
    method: 'GET',
    path: '/api/risk/topic',
    dated: true,
    summary: 'A topic: what it is, its course by day and the places that its texts name',
    input: z.object({ topicId }),
    output: riskTopic.extend({
      course: z.array(z.object({ day: z.string(), documents: z.int(), stories: z.int() })),
      places: z.array(z.object({ code: z.string(), nameZh: z.string(), nameEn: z.string(), stories: z.int() })),
    }),
  }),
  topicCloud: defineOperation({
    id: 'risk.topicCloud',
    requirement: 'RISK-12',
    method: 'POST',
    path: '/api/risk/topicCloud',
    dated: true,
    summary: 'Hottest topics as words of a cloud; `value` is their heat (RISK-12)',
    input: z.object(filter),
    output: z.object({
      dataList: z.array(riskTopic.extend({ value: z.number() })),
      total: z.int(),
      newestDay: z.string().nullable(),
    }),
  }),
  hotTrend: defineOperation({
    id: 'risk.hotTrend',
    requirement: 'RISK-13',
    method: 'POST',
    path: '/api/risk/hotTrend',
    dated: true,
    summary: 'Stories a day of the hottest topics (RISK-13)',
    input: z.object({ ...filter, days: z.int().min(7).max(365).default(30) }),
    output: z.object({
      days: z.array(z.string()),
      dataList: z.array(riskTopic.extend({ values: z.array(z.int()) })),
      total: z.int(),
    }),
  }),
  topicHotNews: defineOperation({
    id: 'risk.topicHotNews',
    requirement: 'RISK-09',
    method: 'POST',
    path: '/api/risk/topicHotNews',
    dated: true,
    summary: 'News of a topic, what most tell of first (RISK-09)',
    input: z.object({ topicId, ...pageInput(20) }),
    output: pageOf(riskNews),
  }),
  historyNews: defineOperation({
    id: 'risk.historyNews',
    requirement: 'RISK-10',
    method: 'POST',
    path: '/api/risk/historyNews',
    dated: true,
    summary: 'Earlier news of the same risk of the same subject, the newest first (RISK-10)',
    input: z.object({ topicId, ...pageInput(20) }),
    output: pageOf(riskNews),
  }),
  topTenNews: defineOperation({
    id: 'risk.topTenNews',
    requirement: ['RISK-05', 'RISK-11'],
    method: 'POST',
    path: '/api/risk/topTenNews',
    dated: true,
    summary: 'News of all risks, the hottest first; `hasMore` is false below 60 items (RISK-11)',
    input: z.object({ ...filter, ...pageInput(TOP_NEWS_SIZE) }),
    output: pageOf(riskNews),
  }),
  sentimentTrend: defineOperation({
    id: 'risk.sentimentTrend',
    requirement: ['RISK-02', 'RISK-03', 'RISK-14'],
    method: 'POST',
    path: '/api/risk/sentimentTrend',
    dated: true,
    summary: 'Sentiment of what tells of risks, by day; days without any score are left out (RISK-14)',
    input: z.object({ ...filter, topicId: topicId.optional(), days: z.int().min(7).max(365).default(90) }),
    output: z.object({ points: z.array(sentimentPoint), documents: z.int(), newestDay: z.string().nullable() }),
  }),
  companyInfluence: defineOperation({
    id: 'risk.companyInfluence',
    requirement: 'RISK-15',
    method: 'POST',
    path: '/api/risk/companyInfluence',
    dated: true,
    summary: 'Companies that a topic reaches, by which way and how much, with receipts (RISK-15)',
    input: z.object({ topicId, ...pageInput(30) }),
    output: pageOf(influencedCompany),
  }),
  portfolioRisk: defineOperation({
    id: 'risk.portfolioRisk',
    requirement: 'RISK-08',
    method: 'POST',
    path: '/api/risk/portfolioRisk',
    dated: true,
    summary:
      'Companies that the user watches, holds or has on a saved chain which are at risk, through what and how much (RISK-08)',
    input: z.object({ of: z.enum(['all', 'watched', 'held', 'chains']).default('all') }),
    output: z.object({
      dataList: z.array(companyAtRisk),
      total: z.int(),
      /** Companies that were looked at. */
      looked: z.int(),
      newestDay: z.string().nullable(),
    }),
  }),
  pandemic: defineOperation({
    id: 'risk.pandemic',
    requirement: ['RISK-04', 'RISK-06'],
    method: 'POST',
    path: '/api/risk/pandemic',
    dated: true,
    summary: 'Confirmed cases of the world and the US, and the course of one epidemic series with its waves (RISK-06)',
    input: z.object({ item: z.string().max(64).optional() }),
    output: z.object({
      points: z.array(pandemicPoint),
      dataList: z.array(epidemicSeries),
      total: z.int(),
      chosen: z.string().nullable(),
      /** New cases by day or week, and their mean over seven days or one week. */
      course: z.array(z.object({ day: z.string(), fresh: z.number(), mean: z.number() })),
      waves: z.array(epidemicWave),
    }),
  }),
  countryRelation: defineOperation({
    id: 'risk.countryRelation',
    requirement: 'RISK-07',
    method: 'POST',
    path: '/api/risk/countryRelation',
    dated: true,
    summary: 'Monthly course of two countries from what texts say of both, with the texts of each turn (RISK-07)',
    input: z.object({
      country: country.default('CN'),
      partner: country.default('US'),
      months: z.int().min(3).max(480).default(36),
    }),
    output: z.object({
      /** Countries of which anything is known, those named most first. */
      dataList: z.array(z.object({ code: z.string(), nameZh: z.string(), nameEn: z.string(), stories: z.int() })),
      total: z.int(),
      trend: z.array(relationMonth),
    }),
  }),
  ...registerOperations,
}
