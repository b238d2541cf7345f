import { z } from 'zod'
import { day, defineOperation, pageInput, pageOf } from '../../operation.ts'
import { publicId } from '../../records/ids.ts'
import { postPlatforms } from '../opinion/kinds.ts'
import { opinionDays, topSorts } from './names.ts'
import {
  bar,
  barPosts,
  hotTopicItem,
  opinionCompany,
  platformNames,
  polarity,
  polarityDays,
  postStatistics,
  treeCompany,
} from './shapes.ts'

const path = (name: string) => `/api/marketOpinion/${name}`
const days = z.enum(opinionDays).default('5')
const barId = publicId('bar')
const span = { from: day.optional(), to: day.optional() }

/** What forums hold of all companies, of industries and of the market. */
export const marketOperations = {
  heatGraph: defineOperation({
    id: 'marketOpinion.heatGraph',
    requirement: ['OPINION-38', 'OPINION-13'],
    method: 'POST',
    path: path('heatGraph'),
    dated: true,
    summary:
      'Companies of the tree map: sized by market value, coloured by the bull/bear percentage of the last days; the largest first',
    input: z.object({ days, industryId: publicId('industry').optional() }),
    output: z.object({
      dataList: z.array(treeCompany),
      total: z.int(),
      /** Companies without a market value: they have no rectangle. */
      withoutSize: z.int(),
      fromDay: z.string(),
      toDay: z.string(),
      industries: z.array(z.object({ id: z.string(), nameZh: z.string(), nameEn: z.string().nullable() })),
    }),
  }),
  heatGraphDetail: defineOperation({
    id: 'marketOpinion.heatGraphDetail',
    requirement: 'OPINION-39',
    method: 'POST',
    path: path('heatGraphDetail'),
    dated: true,
    summary: 'A company of the tree map with all that is said of it (OPINION-11) and how its posts stand',
    input: z.object({ companyId: publicId('company'), days }),
    output: opinionCompany.extend({ polarity }),
  }),
  topStock: defineOperation({
    id: 'marketOpinion.topStock',
    requirement: 'OPINION-16',
    method: 'POST',
    path: path('topStock'),
    dated: true,
    summary:
      'Companies most spoken of in the last days, most gained against as many days before, or with most bullish or bearish posts',
    input: z.object({ days, sort: z.enum(topSorts).default('heat'), ...pageInput(20, 100) }),
    output: pageOf(treeCompany.extend({ before: z.int(), gain: z.int(), rank: z.int() })),
  }),
  industryBar: defineOperation({
    id: 'marketOpinion.industryBar',
    requirement: 'OPINION-19',
    method: 'POST',
    path: path('industryBar'),
    dated: true,
    summary:
      'Bars: the industries of the first level with the posts on their companies (a post on two counts for each), boards of the forums, and what is about no company',
    input: z.object({ days }),
    output: z.object({ dataList: z.array(bar), total: z.int(), fromDay: z.string(), toDay: z.string() }),
  }),
  barPolarity: defineOperation({
    id: 'marketOpinion.barPolarity',
    requirement: 'OPINION-28',
    method: 'POST',
    path: path('barPolarity'),
    dated: true,
    summary: 'How the posts of a bar stand by day',
    input: z.object({ barId, ...span }),
    output: polarityDays,
  }),
  macroPolarity: defineOperation({
    id: 'marketOpinion.macroPolarity',
    requirement: 'OPINION-29',
    method: 'POST',
    path: path('macroPolarity'),
    dated: true,
    summary: 'How posts that are about no company stand by day: the market as forums see it',
    input: z.object({ ...span }),
    output: polarityDays,
  }),
  barPosts: defineOperation({
    id: 'marketOpinion.barPosts',
    requirement: 'OPINION-36',
    method: 'POST',
    path: path('barPosts'),
    dated: true,
    summary: 'Articles or comments of a bar, newest first, ten a page',
    input: z.object({ barId, form: z.enum(['article', 'comment']).default('article'), ...pageInput(10, 50) }),
    output: barPosts,
  }),
  barStatistics: defineOperation({
    id: 'marketOpinion.barStatistics',
    requirement: 'OPINION-40',
    method: 'POST',
    path: path('barStatistics'),
    dated: true,
    summary: 'Posts of a bar in the four windows of the trading calendar, by form, stance and platform',
    input: z.object({ barId }),
    output: postStatistics,
  }),
  hotTopics: defineOperation({
    id: 'marketOpinion.hotTopics',
    method: 'POST',
    path: path('hotTopics'),
    dated: true,
    summary:
      'Hot topics of a forum on a day, in its order; a day’s heat is the difference to the day before, and null where that is missing or the platform gives no counts',
    input: z.object({ platform: z.enum(postPlatforms).default('df'), day: day.optional() }),
    output: z.object({
      dataList: z.array(hotTopicItem),
      total: z.int(),
      /** Day of the list; null where none is known. `missing`: the day asked for has no list. */
      day: z.string().nullable(),
      missing: z.boolean(),
      /** Days of the last 90 before it that have a list, oldest first. */
      days: z.array(z.string()),
      platforms: platformNames,
    }),
  }),
}
