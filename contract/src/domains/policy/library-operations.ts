import { z } from 'zod'
import { day, defineOperation, done, pageInput, pageOf } from '../../operation.ts'
import { publicId } from '../../records/ids.ts'
import { industryNode } from '../industries/operations.ts'
import { LIBRARY_PAGE, libraryFilters, policyLevels, policyTypes } from './names.ts'
import { countedArea, departmentGroup, policyItem } from './shapes.ts'

/** Longest text that the library is searched for. */
const text = z.string().min(1).max(80)

/** Whether a place counts where it issues a document, or where a document names it. */
export const areaBases = ['issued', 'named'] as const
export const librarySorts = ['publishedOn', 'tasks'] as const

export const libraryOperations = {
  list: defineOperation({
    id: 'policy.list',
    requirement: ['POLICY-06', 'POLICY-15', 'POLICY-36'],
    method: 'POST',
    path: '/api/policy/list',
    dated: true,
    summary:
      'Policy documents, ten a page, newest first; loaded by a search, an industry, a region, a type or a department, of which one stands at a time (POLICY-15)',
    input: z.object({
      by: z.enum(libraryFilters).optional(),
      /** What `by` asks for: words of title, number or text, code of an industry, of a province, a type, a department. */
      value: text.optional(),
      area: z.enum(areaBases).default('issued'),
      sort: z.enum(librarySorts).default('publishedOn'),
      /** Only those that name a company, or a theme. */
      companyId: publicId('company').optional(),
      themeId: publicId('theme').optional(),
      /** Only those published by the end of a day. */
      until: day.optional(),
      ...pageInput(LIBRARY_PAGE, 50),
    }),
    output: pageOf(policyItem).extend({
      /** ceil(total ÷ size) (POLICY-06). */ totalPages: z.int(),
      /** Documents of the market that wait to be read. */ waiting: z.int(),
    }),
  }),
  industryTree: defineOperation({
    id: 'policy.industryTree',
    requirement: 'POLICY-49',
    method: 'POST',
    path: '/api/policy/industryTree',
    dated: true,
    summary: 'Industry classes, three levels, with the companies in each (POLICY-49)',
    output: z.object({ nodeList: z.array(industryNode) }),
  }),
  policyIndustryTree: defineOperation({
    id: 'policy.policyIndustryTree',
    requirement: 'POLICY-50',
    method: 'POST',
    path: '/api/policy/policyIndustryTree',
    dated: true,
    summary: 'Industry classes that policies name, three levels, with the documents that name each or one below it',
    output: z.object({ nodeList: z.array(industryNode) }),
  }),
  departments: defineOperation({
    id: 'policy.departments',
    requirement: ['POLICY-16', 'POLICY-17', 'POLICY-51'],
    method: 'POST',
    path: '/api/policy/departments',
    dated: true,
    summary: 'Issuing departments in three groups with their sums; local ones in the standard order of provinces',
    output: z.object({ dataList: z.array(departmentGroup) }),
  }),
  areas: defineOperation({
    id: 'policy.areas',
    requirement: ['POLICY-14', 'POLICY-52'],
    method: 'POST',
    path: '/api/policy/areas',
    dated: true,
    summary: 'Provinces with the documents that their bodies issued, or that name them',
    input: z.object({ area: z.enum(areaBases).default('issued') }),
    output: z.object({
      dataList: z.array(countedArea),
      /** Documents by the level of who issues them; `unknown` where nobody is named. */
      levels: z.array(z.object({ level: z.enum([...policyLevels, 'unknown']), count: z.int() })),
    }),
  }),
  types: defineOperation({
    id: 'policy.types',
    requirement: 'POLICY-54',
    method: 'POST',
    path: '/api/policy/types',
    dated: true,
    summary: 'Types of documents with how many there are, the most first',
    output: z.object({ dataList: z.array(z.object({ type: z.enum(policyTypes), count: z.int() })) }),
  }),
  searchHistory: defineOperation({
    id: 'policy.searchHistory',
    requirement: 'POLICY-59',
    method: 'POST',
    path: '/api/policy/searchHistory',
    dated: true,
    summary: "The user's last searches of the library, newest first, at most 20",
    output: z.object({ dataList: z.array(z.object({ text: z.string() })) }),
  }),
  remember: defineOperation({
    id: 'policy.remember',
    method: 'POST',
    path: '/api/policy/searchHistory/add',
    writes: true,
    dated: true,
    summary: 'Remembers a search of the library',
    input: z.object({ text }),
    output: done,
  }),
  forget: defineOperation({
    id: 'policy.forget',
    method: 'POST',
    path: '/api/policy/searchHistory/clear',
    writes: true,
    dated: true,
    summary: 'Forgets the searches of the library of the user in the market',
    output: done,
  }),
}
