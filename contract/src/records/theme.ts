import { z } from 'zod'
import { endOfDay } from '../time.ts'
import { count, dayField, idField, nameField } from './fields.ts'
import { defineRecord, undated } from './record.ts'

const shareOfOne = z.number().min(0).max(1)

/** A theme: what companies of several industries have in common, e.g. a technology or a policy. */
export const theme = defineRecord({
  kind: 'theme',
  key: ['theme_id'],
  schema: z.object({
    theme_id: idField,
    name_zh: nameField,
    name_en: nameField,
    description_zh: z.string().max(4000).nullable(),
    description_en: z.string().max(4000).nullable(),
    /** Words of its business beside its name, in names of products and in texts; null where the source gives none. */
    words_zh: z.array(nameField).max(50).nullable().default(null),
    words_en: z.array(nameField).max(50).nullable().default(null),
  }),
  known: () => undated,
})

/** How much a company belongs to a theme, 0 to 1, from a day on. */
export const themeMembership = defineRecord({
  kind: 'theme_membership',
  key: ['theme_id', 'company_id', 'valid_from'],
  schema: z.object({
    theme_id: idField,
    company_id: idField,
    weight: shareOfOne,
    valid_from: dayField,
    valid_to: dayField.nullable(),
    /** Texts or filings that the weight rests on. */
    evidence_count: count.nullable(),
  }),
  known: (row) => ({ at: endOfDay(row.valid_from), by: 'observed' }),
})

/** That one company supplies another, from a day on. Shares, 0 to 1, of the supplier's revenue and of the customer's cost. */
export const supplyEdge = defineRecord({
  kind: 'supply_edge',
  key: ['supplier_id', 'customer_id', 'product_zh', 'valid_from'],
  schema: z
    .object({
      supplier_id: idField,
      customer_id: idField,
      product_zh: nameField,
      product_en: nameField.nullable(),
      revenue_share: shareOfOne.nullable(),
      cost_share: shareOfOne.nullable(),
      disclosed_by: z.enum(['supplier', 'customer', 'third-party']),
      valid_from: dayField,
      valid_to: dayField.nullable(),
    })
    .refine((edge) => edge.supplier_id !== edge.customer_id, { error: 'SUPPLIES_ITSELF', path: ['customer_id'] }),
  known: (row) => ({ at: endOfDay(row.valid_from), by: 'observed' }),
})
