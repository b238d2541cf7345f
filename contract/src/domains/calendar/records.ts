import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { dayField, idField, notNegative } from '../../records/fields.ts'
import { defineRecord } from '../../records/record.ts'

/**
 * What companies schedule: a meeting of all shareholders, one of the board, the day for which a report is announced,
 * a presentation to investors.
 */
export const scheduledEvents = ['shareholders-meeting', 'board-meeting', 'results', 'presentation'] as const
export type ScheduledKind = (typeof scheduledEvents)[number]

/**
 * Something a company announced for a day. Which one it is says its name (of `results` the end of the period), so that
 * a day that is moved is another version of it.
 */
export const scheduledEvent = defineRecord({
  kind: 'scheduled_event',
  name: { zh: '日程', en: 'Scheduled events' },
  columns: {
    event: { zh: '日程类型', en: 'Kind of event' },
    name: { zh: '名称', en: 'Name' },
    scheduled_on: { zh: '日期', en: 'Scheduled on' },
    announced_on: { zh: '公告日', en: 'Announced on' },
  },
  topic: 'calendar',
  id: 'company_id',
  about: 'scheduled_on',
  happened: ['announced_on'],
  key: ['company_id', 'event', 'name'],
  schema: z.object({
    company_id: idField,
    event: z.enum(scheduledEvents),
    name: z.string().min(1).max(200),
    scheduled_on: dayField,
    announced_on: dayField.nullable(),
  }),
  known: (row) => ({ at: endOfDay(row.announced_on ?? row.scheduled_on), by: 'day' }),
})

/** Shares that may be traded from a day on; `holder` null where the source gives those of all together. */
export const lockUpRelease = defineRecord({
  kind: 'lock_up_release',
  name: { zh: '限售解禁', en: 'Lock-up expiries' },
  columns: {
    released_on: { zh: '解禁日', en: 'Released on' },
    holder: { zh: '股东', en: 'Holder' },
    share_type: { zh: '股份类型', en: 'Type of shares' },
    shares: { zh: '解禁股数', en: 'Shares released' },
    ratio: { zh: '占总股本 %', en: 'Of all shares %' },
    announced_on: { zh: '公告日', en: 'Announced on' },
  },
  topic: 'calendar',
  id: 'security_id',
  about: 'released_on',
  happened: ['announced_on'],
  key: ['security_id', 'released_on', 'holder', 'share_type'],
  schema: z.object({
    security_id: idField,
    released_on: dayField,
    holder: z.string().min(1).max(200).nullable(),
    share_type: z.string().min(1).max(100).nullable(),
    shares: notNegative,
    /** Per cent of all shares. */
    ratio: notNegative.nullable(),
    announced_on: dayField.nullable(),
  }),
  known: (row) => ({ at: endOfDay(row.announced_on ?? row.released_on), by: 'day' }),
})
