import { z } from 'zod'
import { idField, instantField } from '../../records/fields.ts'
import { defineRecord, type Known } from '../../records/record.ts'

const happenedFields = {
  /** Kind of event, a word of the vocabulary of events, e.g. `buy-back`. */
  type: idField,
  happened_at: instantField,
  precision: z.enum(['instant', 'day']),
}

const happened = (row: { happened_at: string; precision: string }): Known => ({
  at: Date.parse(row.happened_at),
  by: row.precision === 'instant' ? 'published' : 'day',
})

/** Something that happened to companies, as it became public. */
export const event = defineRecord({
  kind: 'event',
  name: { zh: '事件', en: 'Events' },
  columns: {
    event_id: { zh: '事件编号', en: 'Event' },
    type: { zh: '事件类型', en: 'Type of event' },
    happened_at: { zh: '发生时间', en: 'Happened at' },
    title_zh: { zh: '中文标题', en: 'Chinese title' },
    title_en: { zh: '英文标题', en: 'English title' },
    size_class: { zh: '规模档', en: 'Class of size' },
  },
  topic: 'companies',
  id: 'event_id',
  about: 'happened_at',
  happened: ['happened_at'],
  found: true,
  key: ['event_id'],
  schema: z
    .object({
      event_id: idField,
      ...happenedFields,
      title_zh: z.string().min(1).max(1000).nullable(),
      title_en: z.string().min(1).max(1000).nullable(),
      size_class: z.enum(['small', 'medium', 'large']).nullable(),
      document_id: idField.nullable(),
    })
    .refine((row) => row.title_zh !== null || row.title_en !== null, { error: 'MISSING', path: ['title_zh'] }),
  known: happened,
})

/** That an event concerns a company; time and type stand beside it for reading by company. */
export const eventCompany = defineRecord({
  kind: 'event_company',
  name: { zh: '事件涉及公司', en: 'Companies in events' },
  columns: {
    event_id: { zh: '事件编号', en: 'Event' },
    path: { zh: '影响路径', en: 'Path of effect' },
    type: { zh: '事件类型', en: 'Type of event' },
    happened_at: { zh: '发生时间', en: 'Happened at' },
  },
  topic: 'companies',
  id: 'company_id',
  about: 'happened_at',
  happened: ['happened_at'],
  found: true,
  key: ['company_id', 'event_id'],
  schema: z.object({
    company_id: idField,
    event_id: idField,
    relation: z.enum(['direct', 'indirect']),
    /** Along what an indirect event came. */
    path: z.enum(['supply', 'industry', 'theme']).nullable(),
    ...happenedFields,
  }),
  known: happened,
})
