import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { count, dayField, idField, instantField, nameField } from '../../records/fields.ts'
import { defineRecord, undated } from '../../records/record.ts'
import { postForms, postPlatforms } from './kinds.ts'

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

/** How many follow an author, as seen on a day: kept for each day that a source saw. */
export const authorCount = defineRecord({
  kind: 'author_count',
  name: { zh: '粉丝数', en: 'Fans of authors' },
  columns: {
    author_id: { zh: '发帖人', en: 'Author' },
    observed_on: { zh: '统计日', en: 'Counted on' },
    fans: { zh: '粉丝数', en: 'Fans' },
  },
  topic: 'documents',
  id: 'author_id',
  about: 'observed_on',
  happened: ['observed_on'],
  key: ['author_id', 'observed_on'],
  schema: z.object({
    author_id: idField,
    observed_on: dayField,
    fans: count.nullable(),
  }),
  known: (row) => ({ at: endOfDay(row.observed_on), by: 'day' }),
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
    read_count: { zh: '阅读数', en: 'Reads' },
    form: { zh: '形式', en: 'Form' },
    thread_id: { zh: '所回复的帖子', en: 'Post it answers' },
    board: { zh: '贴吧', en: 'Board' },
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
    read_count: count.nullable().default(null),
    form: z.enum(postForms).default('article'),
    /** The article that a comment answers. */ thread_id: idField.nullable().default(null),
    /** Board of a forum ("bar"), as the platform names it. */ board: idField.nullable().default(null),
    published_at: instantField,
  }),
  known: (row) => ({ at: Date.parse(row.published_at), by: 'published' }),
})
