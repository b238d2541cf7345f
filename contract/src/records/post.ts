import { z } from 'zod'
import { endOfDay } from '../time.ts'
import { count, dayField, idField, instantField, nameField } from './fields.ts'
import { defineRecord, undated } from './record.ts'

/** Forums whose posts are read: Xueqiu and Eastmoney's Guba. */
export const postPlatforms = ['xq', 'df'] as const

/** Who writes posts. */
export const author = defineRecord({
  kind: 'author',
  key: ['author_id'],
  schema: z.object({
    author_id: idField,
    platform: z.enum(postPlatforms),
    name: nameField,
    joined_on: dayField.nullable(),
  }),
  known: (row) => (row.joined_on ? { at: endOfDay(row.joined_on), by: 'day' } : undated),
})

/** What a document of kind `post` is beside its text. Counts as the source saw them; null where it does not say. */
export const post = defineRecord({
  kind: 'post',
  key: ['document_id'],
  schema: z.object({
    document_id: idField,
    platform: z.enum(postPlatforms),
    author_id: idField.nullable(),
    reply_count: count.nullable(),
    like_count: count.nullable(),
    published_at: instantField,
  }),
  known: (row) => ({ at: Date.parse(row.published_at), by: 'published' }),
})
