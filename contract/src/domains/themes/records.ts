import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { count, dayField, idField, nameField } from '../../records/fields.ts'
import { defineRecord, undated } from '../../records/record.ts'

const shareOfOne = z.number().min(0).max(1)

/** A theme: what companies of several industries have in common, e.g. a technology or a policy. */
export const theme = defineRecord({
  kind: 'theme',
  name: { zh: '主题', en: 'Themes' },
  columns: {
    theme_id: { zh: '主题', en: 'Theme' },
    description_zh: { zh: '中文说明', en: 'Description (Chinese)' },
    description_en: { zh: '英文说明', en: 'Description (English)' },
    words_zh: { zh: '中文关键词', en: 'Keywords (Chinese)' },
    words_en: { zh: '英文关键词', en: 'Keywords (English)' },
  },
  topic: 'companies',
  id: 'theme_id',
  about: null,
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
  name: { zh: '主题成分', en: 'Theme membership' },
  columns: {
    theme_id: { zh: '主题', en: 'Theme' },
    weight: { zh: '权重', en: 'Weight' },
  },
  topic: 'companies',
  id: 'company_id',
  about: 'valid_from',
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
