import { z } from 'zod'
import { quote } from './companies.ts'
import { defineOperation, id, pageInput, pageOf } from './operation.ts'

/** Industry node (IND-06): three levels through `nodeList`; `num` = companies in it. */
export const industryLeaf = z.object({ id: z.string(), nodeName: z.string(), nodeNameEn: z.string().nullable(), num: z.int() })
const second = industryLeaf.extend({ nodeList: z.array(industryLeaf.extend({ nodeList: z.array(industryLeaf) })) })
export const industryNode = second

/** Exchange (IND-04). */
export const exchange = z.object({ id: z.string(), exchangeZh: z.string(), exchangeEn: z.string(), exchangeNeo4jId: z.string(), nameEn: z.string(), companies: z.int() })

export const industries = {
  exchanges: defineOperation({
    id: 'industries.exchanges', requirement: 'IND-08', method: 'POST', path: '/api/theme/exchange', dated: true,
    summary: 'Exchanges of the market', input: z.object({ ...pageInput(100) }), output: pageOf(exchange),
  }),
  tree: defineOperation({
    id: 'industries.tree', requirement: 'IND-09', method: 'POST', path: '/api/industry/swClasses', dated: true,
    summary: 'Shenwan industry classes, three levels, with the number of companies known',
    output: z.object({ scheme: z.string(), nodeList: z.array(industryNode), unclassified: z.int() }),
  }),
  search: defineOperation({
    id: 'industries.search', requirement: 'IND-10', method: 'POST', path: '/api/industry/nodeSearch', dated: true,
    summary: 'Industry nodes whose name or code holds the text',
    input: z.object({ text: z.string().min(1).max(60) }),
    output: z.object({ dataList: z.array(industryLeaf.extend({ level: z.int(), path: z.array(z.string()) })) }),
  }),
  detail: defineOperation({
    id: 'industries.detail', requirement: 'IND-11', method: 'POST', path: '/api/industry/detail', dated: true,
    summary: 'An industry node with its constituents and their last quotes',
    input: z.object({ id, ...pageInput(50), sort: z.enum(['code', 'name', 'change', 'amount', 'turnover']).default('code'), order: z.enum(['up', 'down']).default('up') }),
    output: z.object({
      id: z.string(), level: z.int(), nameZh: z.string(), nameEn: z.string().nullable(),
      path: z.array(z.object({ id: z.string(), nameZh: z.string(), nameEn: z.string().nullable() })),
      rising: z.int(), falling: z.int(), flat: z.int(), withoutQuote: z.int(),
      constituents: pageOf(z.object({
        companyId: z.string(), code: z.string(), nameZh: z.string().nullable(), nameEn: z.string().nullable(), industryZh: z.string(), industryEn: z.string().nullable(), quote: quote.nullable(),
      })),
    }),
  }),
}
