import { z } from 'zod'
import { day, defineOperation, done, instant } from '../../operation.ts'
import { ownedId } from '../../records/ids.ts'
import { registerStates, riskTopic, riskType } from './shapes.ts'

/** Most entries of a user in a market. */
export const REGISTER_LIMIT = 500

/** What a user keeps of a risk. */
const entry = z.object({
  entryId: ownedId('riskEntry'),
  riskType,
  subject: riskTopic.shape.subject,
  state: z.enum(registerStates),
  owner: z.string(),
  note: z.string(),
  reviewOn: z.string().nullable(),
  /** The review day has come. */
  reviewDue: z.boolean(),
  createdAt: instant,
  changedAt: instant,
  seenAt: instant,
  /** Stories known after it was last looked at, and the newest of them. */
  news: z.int(),
  newsId: z.string().nullable(),
  newsTitle: z.string().nullable(),
  /** Newest topic of the risk; null where no text tells of it any more. */
  topicId: z.string().nullable(),
})

export const registerOperations = {
  register: defineOperation({
    id: 'risk.register',
    method: 'GET',
    path: '/api/risk/register',
    dated: true,
    summary: "The user's risk register, what has news first",
    output: z.object({ dataList: z.array(entry), total: z.int(), withNews: z.int() }),
  }),
  saveEntry: defineOperation({
    id: 'risk.saveEntry',
    method: 'POST',
    path: '/api/risk/saveEntry',
    writes: true,
    summary: 'Put a risk into the register, or change how it is dealt with',
    input: z.object({
      /** Absent: a new entry, of `riskType` and `subject`. */
      entryId: ownedId('riskEntry').optional(),
      riskType: riskType.optional(),
      subject: z.string().max(64).optional(),
      state: z.enum(registerStates),
      owner: z.string().max(80).default(''),
      note: z.string().max(2000).default(''),
      reviewOn: day.nullable().default(null),
    }),
    output: z.object({ entryId: ownedId('riskEntry') }),
  }),
  markSeen: defineOperation({
    id: 'risk.markSeen',
    method: 'POST',
    path: '/api/risk/markSeen',
    writes: true,
    summary: 'Say that what is new of an entry has been seen',
    input: z.object({ entryId: ownedId('riskEntry') }),
    output: done,
  }),
  deleteEntry: defineOperation({
    id: 'risk.deleteEntry',
    method: 'POST',
    path: '/api/risk/deleteEntry',
    writes: true,
    summary: 'Take a risk out of the register; it can be taken back for a day',
    input: z.object({ entryId: ownedId('riskEntry') }),
    output: done,
  }),
  restoreEntry: defineOperation({
    id: 'risk.restoreEntry',
    method: 'POST',
    path: '/api/risk/restoreEntry',
    writes: true,
    summary: 'Take the deletion of an entry back',
    input: z.object({ entryId: ownedId('riskEntry') }),
    output: done,
  }),
  exportRegister: defineOperation({
    id: 'risk.exportRegister',
    method: 'GET',
    path: '/api/risk/exportRegister',
    transport: 'download',
    dated: true,
    summary: 'The risk register as CSV with BOM',
    output: z.array(entry),
  }),
}
