import { z } from 'zod'
import { endOfDay } from '../time.ts'
import { count, dayField, nameField } from './fields.ts'
import { defineRecord, undated, type Known } from './record.ts'

const observed = (row: { seen_on: string | null }): Known =>
  row.seen_on === null ? undated : { at: endOfDay(row.seen_on), by: 'observed' }

/** That an industry is supplied by another. Both by the name that the classification gives them; how many texts say so, where the source counts them. */
export const industryRelation = defineRecord({
  kind: 'industry_relation',
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

/** How two products stand to each other: `to` is a material of `from` (upstream), made from it (downstream), or a kind of it (kind). */
export const productRelation = defineRecord({
  kind: 'product_relation',
  key: ['from_product', 'relation', 'to_product'],
  schema: z.object({
    from_product: nameField,
    relation: z.enum(['upstream', 'downstream', 'kind']),
    to_product: nameField,
    seen_on: dayField.nullable(),
  }),
  known: observed,
})
