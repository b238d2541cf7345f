import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { amount, dayField, idField } from '../../records/fields.ts'
import { defineRecord, type Known } from '../../records/record.ts'

/**
 * Last day by which a mainland-listed company must have published a period: 30 April, 30 April, 31 August, 31 October
 * (CSRC periodic report rules).
 */
export function statutoryDeadline(periodEnd: string): string {
  const year = Number(periodEnd.slice(0, 4))
  const month = Number(periodEnd.slice(5, 7))
  if (month <= 3) return `${year}-04-30`
  if (month <= 6) return `${year}-08-31`
  if (month <= 9) return `${year}-10-31`
  return `${year + 1}-04-30`
}

/** When a figure of a period was known: on the day it was published, else by the last day on which it had to be. */
export const published = (day: string | null, periodEnd: string): Known =>
  day ? { at: endOfDay(day), by: 'day' } : { at: endOfDay(statutoryDeadline(periodEnd)), by: 'deadline' }

/** One figure of a financial statement, cumulative over `period_months` to `period_end` (0 for balances), in `unit`. */
export const statementItem = defineRecord({
  kind: 'statement_item',
  name: { zh: '财务报表', en: 'Statements' },
  topic: 'companies',
  id: 'company_id',
  about: 'period_end',
  happened: ['period_end', 'published_on'],
  rounds: { figure: 'value', alike: ['company_id', 'unit'] },
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
