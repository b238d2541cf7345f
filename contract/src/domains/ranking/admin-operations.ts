import { z } from 'zod'
import { publicId } from '../../records/ids.ts'
import { defineOperation, instant } from '../../operation.ts'
import { markedLists } from './shapes.ts'

/** What administrators may do with a company in everybody's lists. */
export const adminDeeds = ['hide', 'show', 'promote', 'demote'] as const

const status = z.object({
  /** `open`: everyone reads it. `withheld`: nobody but administrators, who see why. */
  status: z.enum(['open', 'withheld']),
  reason: z.string().nullable(),
  changedAt: instant.nullable(),
})

export const rankingAdmin = {
  scoreRankStatus: defineOperation({
    id: 'ranking.scoreRankStatus',
    requirement: 'RANK-26',
    method: 'POST',
    path: '/api/rank/scoreRankStatus',
    access: 'admin',
    writes: true,
    dated: true,
    summary: 'Withholds the AI list of a market from readers with a reason, or opens it again',
    input: z.object({ status: z.enum(['open', 'withheld']), reason: z.string().min(1).max(200) }),
    output: status,
  }),
  adminOperate: defineOperation({
    id: 'ranking.adminOperate',
    requirement: ['RANK-16', 'RANK-32'],
    method: 'POST',
    path: '/api/rank/adminOperate',
    access: 'admin',
    writes: true,
    dated: true,
    summary:
      'Takes a company out of everybody’s list or puts it at its head, with a reason that readers see; or ends that',
    input: z.object({
      list: z.enum(markedLists),
      companyId: publicId('company'),
      deed: z.enum(adminDeeds),
      reason: z.string().min(1).max(200),
    }),
    output: z.object({ done: z.boolean() }),
  }),
  adminState: defineOperation({
    id: 'ranking.adminState',
    method: 'POST',
    path: '/api/rank/adminState',
    access: 'admin',
    dated: true,
    summary: 'What administrators have changed in the lists of a market, and whether the AI list is open',
    output: z.object({
      scoreRank: status,
      dataList: z.array(
        z.object({
          list: z.enum(markedLists),
          companyId: z.string(),
          nameZh: z.string().nullable(),
          nameEn: z.string().nullable(),
          deed: z.enum(['hide', 'promote']),
          reason: z.string(),
          changedAt: instant,
        }),
      ),
      total: z.int(),
    }),
  }),
}
