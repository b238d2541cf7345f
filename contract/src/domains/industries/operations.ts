import { z } from 'zod'
import {
  breadth,
  companyFigures,
  concentration,
  industryEvent,
  industryLink,
  industrySeries,
  nodeFigures,
  seriesPeriods,
} from './shapes.ts'
import { fieldSorts } from '../figures/fields.ts'
import { capBasis } from '../figures/names.ts'
import { measured } from '../../measured.ts'
import { publicId } from '../../records/ids.ts'
import { defineOperation, pageInput, pageOf } from '../../operation.ts'
import { quote } from '../markets/shapes.ts'

/** Industry node (IND-06): three levels through `nodeList`; `num` = companies in it. */
export const industryLeaf = z.object({
  id: z.string(),
  nodeName: z.string(),
  nodeNameEn: z.string().nullable(),
  num: z.int(),
})
const second = industryLeaf.extend({ nodeList: z.array(industryLeaf.extend({ nodeList: z.array(industryLeaf) })) })
export const industryNode = second

/** Exchanges are told by `id`. */
const itself = { exchange: 'id' } as const
/** Exchange (IND-04). */
export const exchange = z.object({
  id: z.string(),
  exchangeZh: z.string(),
  exchangeEn: z.string(),
  exchangeNeo4jId: z.string(),
  nameEn: z.string(),
  /** Companies whose stock is listed there. */
  companies: z.int(),
  ...breadth,
  change: measured({ measure: 'exchange.changeRate', of: itself, day: 'day' }),
  capChange: measured({ measure: 'exchange.capChangeRate', of: itself, day: 'day' }),
  marketCap: measured({ measure: 'exchange.marketCap', of: itself }),
  capCompanies: z.int(),
  capStandIns: z.int(),
  pe: measured({ measure: 'exchange.pe', of: itself }),
  peCompanies: z.int(),
  revenueGrowth: measured({ measure: 'exchange.revenueGrowth', of: itself }),
  profitGrowth: measured({ measure: 'exchange.profitGrowth', of: itself }),
  roe: measured({ measure: 'exchange.roe', of: itself }),
  impactScore: measured({ measure: 'exchange.score', of: itself }),
})

/** What constituents can be sorted by. */
export const constituentSorts = [
  'change',
  'turnover',
  'pe',
  'revenueGrowth',
  'profitGrowth',
  'impact',
  ...fieldSorts,
] as const

export const industries = {
  exchanges: defineOperation({
    id: 'industries.exchanges',
    requirement: 'IND-08',
    method: 'POST',
    path: '/api/theme/exchange',
    dated: true,
    summary: 'Exchanges of the market with the figures of the companies listed there',
    input: z.object({ ...pageInput(100) }),
    output: pageOf(exchange),
  }),
  tree: defineOperation({
    id: 'industries.tree',
    requirement: 'IND-09',
    method: 'POST',
    path: '/api/industry/swClasses',
    dated: true,
    summary: 'Shenwan industry classes, three levels, with the number of companies known',
    output: z.object({ scheme: z.string(), nodeList: z.array(industryNode), unclassified: z.int() }),
  }),
  search: defineOperation({
    id: 'industries.search',
    requirement: 'IND-10',
    method: 'POST',
    path: '/api/industry/nodeSearch',
    dated: true,
    summary: 'Industry nodes whose name or code holds the text',
    input: z.object({ text: z.string().min(1).max(60) }),
    output: z.object({ dataList: z.array(industryLeaf.extend({ level: z.int(), path: z.array(z.string()) })) }),
  }),
  detail: defineOperation({
    id: 'industries.detail',
    requirement: 'IND-11',
    method: 'POST',
    path: '/api/industry/detail',
    dated: true,
    worded: true,
    summary: 'An industry node with its constituents, their last quotes and their figures',
    input: z.object({
      id: publicId('industry'),
      ...pageInput(50),
      sort: z.enum(constituentSorts).default('code'),
      order: z.enum(['up', 'down']).default('up'),
    }),
    output: z.object({
      id: z.string(),
      level: z.int(),
      nameZh: z.string(),
      nameEn: z.string().nullable(),
      path: z.array(z.object({ id: z.string(), nameZh: z.string(), nameEn: z.string().nullable() })),
      ...breadth,
      constituents: pageOf(
        z.object({
          companyId: z.string(),
          code: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          industryZh: z.string(),
          industryEn: z.string().nullable(),
          quote: quote.nullable(),
          figures: companyFigures,
          /** False of a company that left the market: it counts in no figure of the industry, and stands behind the others where those are sorted by. */ inMarket:
            z.boolean(),
        }),
      ),
    }),
  }),
  series: defineOperation({
    id: 'industries.series',
    requirement: 'IND-12',
    method: 'POST',
    path: '/api/industry/indexSeries',
    dated: true,
    summary:
      'Index of an industry by day: entries with min and max price (IND-03), the chained index of its members’ returns, breadth, and its strength against the market’s index',
    input: z.object({ id: publicId('industry'), period: z.enum(seriesPeriods).default('1y') }),
    output: industrySeries,
  }),
  summary: defineOperation({
    id: 'industries.summary',
    method: 'POST',
    path: '/api/industry/summary',
    dated: true,
    summary: 'Figures of an industry over its companies, how concentrated it is, and its leaders',
    input: z.object({ id: publicId('industry') }),
    output: z.object({
      node: nodeFigures,
      /** Of the companies in the market; revenue as in `node`, of periods near enough to its day. */ concentration:
        z.object({ marketCap: concentration, revenue: concentration }),
      /** The largest in the market by market value, with their part of it in per cent. */
      leaders: z.array(
        companyFigures.extend({
          companyId: z.string(),
          code: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          share: z.number().nullable(),
        }),
      ),
    }),
  }),
  nodes: defineOperation({
    id: 'industries.nodes',
    method: 'POST',
    path: '/api/industry/nodes',
    dated: true,
    summary: 'The nodes below an industry with their figures; without one, those of the first level',
    input: z.object({ id: publicId('industry').optional() }),
    output: z.object({ dataList: z.array(nodeFigures) }),
  }),
  map: defineOperation({
    id: 'industries.map',
    method: 'POST',
    path: '/api/industry/map',
    dated: true,
    summary:
      'The companies of an industry, an exchange or, without either, the whole market that are in the market, with size and change of its last trading day, the largest first: what a tree map shows',
    input: z.object({
      id: publicId('industry').optional(),
      /** Only companies whose stock is listed there. */ exchange: publicId('exchange').optional(),
    }),
    output: z.object({
      /**
       * What `size` is, in currency units: market value, or the amount traded on `day` where fewer than half have one.
       */
      sizeBy: z.enum(['marketCap', 'amount']),
      withoutSize: z.int(),
      /** The market's last trading day, of which the changes are. */ day: z.string().nullable(),
      /** Companies that left the market, as in `summary`. */ gone: z.int(),
      dataList: z.array(
        z.object({
          companyId: z.string(),
          code: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          industryId: z.string(),
          industryZh: z.string(),
          industryEn: z.string().nullable(),
          size: z.number(),
          /** `size` is a value by the day's average price. */ capBasis: capBasis.nullable(),
          changeRate: measured({ measure: 'company.changeRate', day: 'day' }),
          changeAdjusted: z.boolean(),
        }),
      ),
    }),
  }),
  relations: defineOperation({
    id: 'industries.relations',
    method: 'POST',
    path: '/api/industry/relations',
    dated: true,
    summary:
      'Industries upstream and downstream of one, the best attested first: as files say, and as the supply links between companies add up to',
    input: z.object({ id: publicId('industry') }),
    output: z.object({ upstream: z.array(industryLink), downstream: z.array(industryLink) }),
  }),
  events: defineOperation({
    id: 'industries.events',
    method: 'POST',
    path: '/api/industry/events',
    dated: true,
    summary: 'Events of an industry’s companies, newest first',
    input: z.object({ id: publicId('industry'), ...pageInput(20, 100) }),
    output: pageOf(industryEvent),
  }),
}
