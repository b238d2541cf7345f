import { z } from 'zod'
import { endOfDay } from '../time.ts'
import { amount, dayField, idField, nameField, notNegative } from './fields.ts'
import { defineRecord } from './record.ts'

/** A financing round of a company, mostly an unlisted one. Amount in units of `currency`; null where it was not told. */
export const financingRound = defineRecord({
  kind: 'financing_round',
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

/** A figure of a country, or of two countries together, on a day. Countries by ISO 3166-1 alpha-2; `partner` is `WW` where the figure is the country's alone. */
export const countryRelation = defineRecord({
  kind: 'country_relation',
  key: ['country', 'partner', 'measure', 'observed_on'],
  schema: z.object({
    country: z.string().length(2),
    partner: z.string().length(2),
    /** What is measured, e.g. `relation` (−10 to 10), `stability` (0 to 100). */
    measure: idField,
    observed_on: dayField,
    value: amount,
  }),
  known: (row) => ({ at: endOfDay(row.observed_on), by: 'day' }),
})
