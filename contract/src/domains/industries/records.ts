import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { count, dayField, idField, nameField } from '../../records/fields.ts'
import { defineRecord, undated, type Known } from '../../records/record.ts'

const observed = (row: { seen_on: string | null }): Known =>
  row.seen_on === null ? undated : { at: endOfDay(row.seen_on), by: 'observed' }

/**
 * That an industry is supplied by another. Both by the name that the classification gives them; how many texts say so,
 * where the source counts them.
 */
export const industryRelation = defineRecord({
  kind: 'industry_relation',
  name: { zh: '行业上下游', en: 'Industry relations' },
  topic: 'companies',
  id: 'industry_zh',
  about: 'seen_on',
  key: ['industry_zh', 'upstream_zh'],
  schema: z
    .object({
      industry_zh: nameField,
      upstream_zh: nameField,
      evidence_count: count.nullable(),
      seen_on: dayField.nullable(),
    })
    .refine((one) => one.industry_zh !== one.upstream_zh, { error: 'SUPPLIES_ITSELF', path: ['upstream_zh'] }),
  known: observed,
})

/**
 * How two products stand to each other: `to` is a material of `from` (upstream), made from it (downstream), or a kind
 * of it (kind).
 */
export const productRelation = defineRecord({
  kind: 'product_relation',
  name: { zh: '产品上下游', en: 'Product relations' },
  topic: 'companies',
  id: 'from_product',
  about: 'seen_on',
  key: ['from_product', 'relation', 'to_product'],
  schema: z
    .object({
      from_product: nameField,
      relation: z.enum(['upstream', 'downstream', 'kind']),
      to_product: nameField,
      seen_on: dayField.nullable(),
    })
    .refine((one) => one.from_product !== one.to_product, { error: 'RELATED_TO_ITSELF', path: ['to_product'] }),
  known: observed,
})

/** A node of an industry classification. Shenwan has three levels (IND-06). */
export const industry = defineRecord({
  kind: 'industry',
  name: { zh: '行业', en: 'Industries' },
  topic: 'companies',
  id: 'industry_code',
  about: null,
  key: ['scheme', 'industry_code'],
  schema: z.object({
    scheme: idField,
    industry_code: idField,
    level: z.int().min(1).max(3),
    parent_code: idField.nullable(),
    name_zh: nameField,
    name_en: nameField.nullable(),
  }),
  known: () => undated,
})

/** A company's class in an industry classification from a day on. */
export const industryMembership = defineRecord({
  kind: 'industry_membership',
  name: { zh: '行业归属', en: 'Industry membership' },
  topic: 'companies',
  id: 'company_id',
  about: 'valid_from',
  covers: true,
  key: ['company_id', 'scheme', 'valid_from'],
  schema: z.object({
    company_id: idField,
    scheme: idField,
    industry_code: idField,
    valid_from: dayField,
    valid_to: dayField.nullable(),
  }),
  known: (row) => ({ at: endOfDay(row.valid_from), by: 'observed' }),
})
