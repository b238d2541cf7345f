import { z } from 'zod'
import { defineOperation, pageInput, pageOf } from '../../operation.ts'
import { policyLevels } from './names.ts'
import { policyNews } from './shapes.ts'

/** What policy news is filtered by; all that is given holds. */
const filter = {
  department: z.string().min(1).max(80).optional(),
  region: z.string().max(8).optional(),
  industry: z.string().min(1).max(64).optional(),
  category: z.string().min(1).max(60).optional(),
}
const option = z.object({
  key: z.string(),
  nameZh: z.string().nullable(),
  nameEn: z.string().nullable(),
  count: z.int(),
})

export const newsOperations = {
  newsFilter: defineOperation({
    id: 'policy.newsFilter',
    requirement: 'POLICY-43',
    method: 'POST',
    path: '/api/policy/newsFilter',
    dated: true,
    summary: 'What policy news can be filtered by, each with its count, the most first',
    output: z.object({
      departments: z.array(option),
      regions: z.array(option),
      industries: z.array(option),
      categories: z.array(option),
    }),
  }),
  newsGraph: defineOperation({
    id: 'policy.newsGraph',
    requirement: 'POLICY-44',
    method: 'POST',
    path: '/api/policy/newsGraph',
    dated: true,
    summary: 'Who issued what about which industry: departments, documents and industries, at most 300 nodes',
    input: z.object(filter),
    output: z.object({
      nodes: z.array(
        z.object({
          nodeId: z.string(),
          kind: z.enum(['department', 'document', 'industry']),
          id: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          level: z.enum(policyLevels).nullable(),
          day: z.string().nullable(),
          count: z.int(),
        }),
      ),
      edges: z.array(z.object({ from: z.string(), to: z.string() })),
      /** News that the filter finds. */ total: z.int(),
      /** More was found than is drawn. */ cut: z.boolean(),
    }),
  }),
  newsList: defineOperation({
    id: 'policy.newsList',
    requirement: ['POLICY-18', 'POLICY-45'],
    method: 'POST',
    path: '/api/policy/newsList',
    dated: true,
    summary: 'News that names a department of state, newest first',
    input: z.object({ ...filter, ...pageInput(20) }),
    output: pageOf(policyNews),
  }),
}
