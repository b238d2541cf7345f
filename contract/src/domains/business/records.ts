import { z } from 'zod'
import { amount, dayField, idField, nameField } from '../../records/fields.ts'
import { defineRecord } from '../../records/record.ts'
import { published } from '../finance-reports/records.ts'

/** Part of a company's business by industry, product or region. Eliminations may be negative, shares above 100 %. */
export const businessSegment = defineRecord({
  kind: 'business_segment',
  name: { zh: '业务构成', en: 'Business segments' },
  topic: 'companies',
  id: 'company_id',
  about: 'period_end',
  happened: ['period_end', 'published_on'],
  key: ['company_id', 'period_end', 'dimension', 'name'],
  schema: z.object({
    company_id: idField,
    period_end: dayField,
    dimension: z.enum(['industry', 'product', 'region']),
    name: nameField,
    revenue: amount.nullable(),
    revenue_share: amount.nullable(),
    cost: amount.nullable(),
    gross_margin: amount.nullable(),
    currency: z.string().length(3),
    published_on: dayField.nullable(),
    name_en: nameField.nullable().default(null),
    /** Document that the figures stand in, and on which of its pages; null where the source does not say. */
    report_id: idField.nullable().default(null),
    page: z.int().min(1).max(100_000).nullable().default(null),
  }),
  known: (row) => published(row.published_on, row.period_end),
})
