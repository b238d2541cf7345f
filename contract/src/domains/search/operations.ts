import { z } from 'zod'
import { PAGE_SIZE } from '../../constants.ts'
import { publicId } from '../../records/ids.ts'
import { defineOperation, done, pageInput, pageOf } from '../../operation.ts'

/** A company found, with the form of its name that matched. */
export const foundCompany = z.object({
  companyId: z.string(),
  securityId: z.string(),
  stockCode: z.string(),
  exchangeCode: z.string(),
  exchangeZh: z.string(),
  exchangeEn: z.string(),
  companyNameZh: z.string().nullable(),
  companyNameEn: z.string().nullable(),
  /** `company` or `index`: 000001 is both a bank and an index. */
  kind: z.enum(['company', 'index']),
  matched: z.string(),
  matchedForm: z.enum(['code', 'name', 'former', 'full', 'english', 'pinyin', 'initials']),
  /** Nothing has a form that is asked for: `matched` is nearly spelled like it, and may be what was meant. */
  misspelled: z.boolean(),
  is_watching: z.boolean(),
})
const text = z.string().min(1).max(80)
const found = pageOf(foundCompany)

export const search = {
  company: defineOperation({
    id: 'search.company',
    requirement: 'RANK-17',
    method: 'POST',
    path: '/api/search/company',
    dated: true,
    summary: 'Search company, 60 a page',
    input: z.object({ text, ...pageInput(2 * PAGE_SIZE) }),
    output: found,
  }),
  newCompany: defineOperation({
    id: 'search.newCompany',
    requirement: 'RANK-18',
    method: 'POST',
    path: '/api/search/newCompany',
    dated: true,
    summary: 'New company search, 30 a page',
    input: z.object({ text, ...pageInput(30) }),
    output: found,
  }),
  companyInfo: defineOperation({
    id: 'search.companyInfo',
    requirement: 'RANK-19',
    method: 'POST',
    path: '/api/search',
    dated: true,
    summary: 'Company info search, 10 a page',
    input: z.object({ text, ...pageInput(10) }),
    output: found,
  }),
  history: defineOperation({
    id: 'search.history',
    method: 'GET',
    path: '/api/search/history',
    dated: true,
    summary: "The user's last searches that led to a company, newest first, at most 20",
    output: z.object({
      dataList: z.array(
        z.object({
          text: z.string(),
          companyId: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
        }),
      ),
    }),
  }),
  remember: defineOperation({
    id: 'search.remember',
    method: 'POST',
    path: '/api/search/history/add',
    writes: true,
    summary: 'Remember a search and the company it led to',
    input: z.object({ text, companyId: publicId('company', z.string().max(64)) }),
    output: done,
  }),
  clear: defineOperation({
    id: 'search.clear',
    method: 'POST',
    path: '/api/search/history/clear',
    writes: true,
    summary: 'Forget all searches',
    output: done,
  }),
}
