import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { dayField, idField, nameField, notNegative } from '../../records/fields.ts'
import { defineRecord, undated } from '../../records/record.ts'

/**
 * A financing round of a company, mostly an unlisted one. Amount in units of `currency`; null where no figure was told: its
 * words and the range that they give stand beside it.
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
    amount_text: { zh: '金额原文', en: 'Amount as told' },
    amount_low: { zh: '金额下限', en: 'Amount, at least' },
    amount_high: { zh: '金额上限', en: 'Amount, at most' },
    leads: { zh: '领投方', en: 'Lead investors' },
    subdomain_zh: { zh: '细分领域', en: 'Subdomain' },
    subdomain_en: { zh: '细分领域（英文）', en: 'Subdomain (English)' },
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
    /** As it was told; and the range that its words give where they tell no figure, in units of `currency`. */
    amount_text: z.string().min(1).max(200).nullable().default(null),
    amount_low: notNegative.nullable().default(null),
    /** Null with an `amount_low`: there is no upper end. */
    amount_high: notNegative.nullable().default(null),
    /** Of the investors those that led; null where nobody says who did. */
    leads: z.array(nameField).max(60).nullable().default(null),
    /** The part of the industry. */
    subdomain_zh: nameField.nullable().default(null),
    subdomain_en: nameField.nullable().default(null),
  }),
  known: (row) => ({ at: endOfDay(row.announced_on), by: 'day' }),
})

/** A company without a listing, by the name that its rounds bear. */
export const unlistedCompany = defineRecord({
  kind: 'unlisted_company',
  name: { zh: '未上市公司', en: 'Unlisted companies' },
  columns: {
    company_zh: { zh: '公司中文名', en: 'Company (Chinese)' },
    company_en: { zh: '公司英文名', en: 'Company (English)' },
    legal_name: { zh: '注册名', en: 'Registered name' },
    website: { zh: '网站', en: 'Website' },
    founded_on: { zh: '成立日期', en: 'Founded on' },
    status: { zh: '经营状态', en: 'Status' },
    industry_en: { zh: '行业（英文）', en: 'Industry (English)' },
    subdomain_zh: { zh: '细分领域', en: 'Subdomain' },
    subdomain_en: { zh: '细分领域（英文）', en: 'Subdomain (English)' },
    introduction: { zh: '简介', en: 'Introduction' },
  },
  topic: 'companies',
  id: 'company_zh',
  about: 'founded_on',
  happened: ['founded_on'],
  key: ['company_zh'],
  schema: z.object({
    company_zh: nameField,
    company_en: nameField.nullable(),
    legal_name: nameField.nullable(),
    website: z.string().max(1000).nullable(),
    /** Of a month alone its last day. */
    founded_on: dayField.nullable(),
    /** As its source says it. */
    status: z.string().min(1).max(40).nullable(),
    industry_zh: nameField.nullable(),
    industry_en: nameField.nullable(),
    subdomain_zh: nameField.nullable(),
    subdomain_en: nameField.nullable(),
    region_code: idField.nullable(),
    introduction: z.string().max(20_000).nullable(),
  }),
  known: () => undated,
})
