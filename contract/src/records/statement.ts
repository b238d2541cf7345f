import { z } from 'zod'
import { endOfDay } from '../time.ts'
import { amount, dayField, idField, nameField } from './fields.ts'
import { defineRecord, type Known } from './record.ts'

/** Last day by which a mainland-listed company must have published a period: 30 April, 30 April, 31 August, 31 October (CSRC periodic report rules). */
export function statutoryDeadline(periodEnd: string): string {
  const year = Number(periodEnd.slice(0, 4))
  const month = Number(periodEnd.slice(5, 7))
  if (month <= 3) return `${year}-04-30`
  if (month <= 6) return `${year}-08-31`
  if (month <= 9) return `${year}-10-31`
  return `${year + 1}-04-30`
}

const published = (day: string | null, periodEnd: string): Known =>
  day ? { at: endOfDay(day), by: 'day' } : { at: endOfDay(statutoryDeadline(periodEnd)), by: 'deadline' }

/** One figure of a financial statement, cumulative over `period_months` to `period_end` (0 for balances), in `unit`. */
export const statementItem = defineRecord({
  kind: 'statement_item',
  key: ['company_id', 'period_end', 'period_months', 'item'],
  schema: z.object({
    company_id: idField,
    statement: z.enum(['income', 'balance', 'cash-flow', 'indicator']),
    period_end: dayField,
    period_months: z.int().min(0).max(18),
    /** One of `statementItems`, or the name its source gives it. */
    item: z.string().min(1).max(200),
    value: amount,
    unit: z.string().min(1).max(20),
    published_on: dayField.nullable(),
    /** The filing it stands in, as its register names it: form and number. */
    filing: z.string().min(1).max(80).nullable().default(null),
  }),
  known: (row) => published(row.published_on, row.period_end),
})

/** Part of a company's business by industry, product or region. Eliminations may be negative, shares above 100 %. */
export const businessSegment = defineRecord({
  kind: 'business_segment',
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
