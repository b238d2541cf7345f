import { z } from 'zod'
import { dayField, idField, instantField } from '../../records/fields.ts'
import { defineRecord } from '../../records/record.ts'
import { policyLevels } from './names.ts'

/** What the source of a policy document says of it beside its text: the official header. Reading takes it first. */
export const policyHeader = defineRecord({
  kind: 'policy_header',
  name: { zh: '公文信息头', en: 'Headers of policy documents' },
  columns: {
    number: { zh: '发文字号', en: 'Document number' },
    bodies: { zh: '发文机关', en: 'Issuing bodies' },
    level: { zh: '层级', en: 'Level' },
    signed_on: { zh: '成文日期', en: 'Signed on' },
    region_code: { zh: '省份代码', en: 'Province code' },
  },
  topic: 'documents',
  id: 'document_id',
  about: 'published_at',
  happened: ['published_at'],
  key: ['document_id'],
  schema: z.object({
    document_id: idField,
    number: z.string().min(1).max(120).nullable(),
    /** Beside one another with 、 or blanks between. */
    bodies: z.string().min(1).max(400).nullable(),
    level: z.enum(policyLevels).nullable(),
    /** Province by ISO 3166-2. */
    region_code: z.string().max(8).nullable(),
    signed_on: dayField.nullable(),
    published_at: instantField,
    precision: z.enum(['instant', 'day', 'year']),
  }),
  known: (row) => ({ at: Date.parse(row.published_at), by: row.precision === 'instant' ? 'published' : 'day' }),
})
