import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { dayField, idField, nameField, notNegative } from '../../records/fields.ts'
import { defineRecord } from '../../records/record.ts'

/**
 * A financing round of a company, mostly an unlisted one. Amount in units of `currency`; null where it was not told.
 */
export const financingRound = defineRecord({
  kind: 'financing_round',
  name: { zh: '融资轮次', en: 'Financing rounds' },
  columns: {
    round_id: { zh: '轮次编号', en: 'Round id' },
    company_zh: { zh: '公司中文名', en: 'Company (Chinese)' },
    company_en: { zh: '公司英文名', en: 'Company (English)' },
    round: { zh: '轮次', en: 'Round' },
    amount: { zh: '融资金额', en: 'Amount raised' },
    investors_zh: { zh: '投资方', en: 'Investors' },
    investors_en: { zh: '投资方（英文）', en: 'Investors (English)' },
    industry_en: { zh: '行业（英文）', en: 'Industry (English)' },
  },
  topic: 'companies',
  id: 'round_id',
  about: 'announced_on',
  happened: ['announced_on'],
  key: ['round_id'],
  schema: z.object({
    round_id: idField,
    company_zh: nameField,
    company_en: nameField.nullable(),
    /** As the field says it: `seed`, `A`, `B+`, `pre-IPO`, `strategic`. */
    round: idField,
    amount: notNegative.nullable(),
    currency: z.string().length(3).nullable(),
    investors_zh: z.array(nameField).max(60),
    investors_en: z.array(nameField).max(60),
    industry_zh: nameField.nullable(),
    industry_en: nameField.nullable(),
    region_code: idField.nullable(),
    announced_on: dayField,
  }),
  known: (row) => ({ at: endOfDay(row.announced_on), by: 'day' }),
})
