import { z } from 'zod'
import { dayField, idField } from '../../records/fields.ts'
import { defineRecord } from '../../records/record.ts'
import { endOfDay } from '../../time.ts'

/** A passage of a government work report in both languages, in the report's order; one side may be empty. */
export const workReportSegment = defineRecord({
  kind: 'work_report_segment',
  name: { zh: '工作报告双语段落', en: 'Work report passages in both languages' },
  columns: {
    report_id: { zh: '报告', en: 'Report' },
    seq: { zh: '段落序号', en: 'Passage' },
    zh: { zh: '中文', en: 'Chinese' },
    en: { zh: '英文', en: 'English' },
  },
  topic: 'documents',
  id: 'report_id',
  about: 'published_on',
  happened: ['published_on'],
  key: ['report_id', 'seq'],
  schema: z.object({
    /** Whose report of which year, as its source calls it. */
    report_id: idField,
    seq: z.int().min(0).max(1_000_000),
    zh: z.string().max(20_000),
    en: z.string().max(40_000),
    published_on: dayField,
  }),
  known: (row) => ({ at: endOfDay(row.published_on), by: 'day' }),
})
