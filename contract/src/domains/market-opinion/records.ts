import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { dayField, idField, nameField, notNegative } from '../../records/fields.ts'
import { defineRecord } from '../../records/record.ts'
import { postPlatforms } from '../opinion/kinds.ts'

/**
 * A topic on the list of hot topics of a forum, as it was seen on a day. Counts are of the topic's whole life and only
 * grow: a day's heat is the difference to the day before. Null where the platform does not give them.
 */
export const hotTopic = defineRecord({
  kind: 'hot_topic',
  name: { zh: '热门话题', en: 'Hot topics' },
  columns: {
    platform: { zh: '平台', en: 'Platform' },
    observed_on: { zh: '统计日', en: 'Seen on' },
    topic_id: { zh: '话题', en: 'Topic' },
    rank: { zh: '名次', en: 'Rank' },
    view_count: { zh: '累计阅读', en: 'Reads so far' },
    talk_count: { zh: '累计讨论', en: 'Posts so far' },
  },
  topic: 'documents',
  id: 'topic_id',
  about: 'observed_on',
  happened: ['observed_on'],
  key: ['platform', 'observed_on', 'topic_id'],
  schema: z.object({
    platform: z.enum(postPlatforms),
    observed_on: dayField,
    /** As the platform numbers it, else made of its title. */
    topic_id: idField,
    rank: z.int32().min(1),
    title: nameField,
    view_count: notNegative.nullable(),
    talk_count: notNegative.nullable(),
  }),
  known: (row) => ({ at: endOfDay(row.observed_on), by: 'day' }),
})
