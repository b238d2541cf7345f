import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { count, dayField, idField, instantField, nameField } from '../../records/fields.ts'
import { defineRecord, undated } from '../../records/record.ts'

/** Forums whose posts are read: Xueqiu and Eastmoney's Guba. */
export const postPlatforms = ['xq', 'df'] as const

/** Who writes posts. */
export const author = defineRecord({
  kind: 'author',
  name: { zh: '发帖人', en: 'Post authors' },
  columns: {
    author_id: { zh: '发帖人', en: 'Author' },
    platform: { zh: '平台', en: 'Platform' },
    joined_on: { zh: '注册日', en: 'Joined on' },
  },
  topic: 'documents',
  id: 'author_id',
  about: 'joined_on',
  happened: ['joined_on'],
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
  name: { zh: '帖子', en: 'Posts' },
  columns: {
    platform: { zh: '平台', en: 'Platform' },
    author_id: { zh: '发帖人', en: 'Author' },
    reply_count: { zh: '回复数', en: 'Replies' },
    like_count: { zh: '点赞数', en: 'Likes' },
  },
  topic: 'documents',
  id: 'document_id',
  about: 'published_at',
  happened: ['published_at'],
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
