import { z } from 'zod'
import { endOfDay } from '../../time.ts'
import { amount, dayField, idField, nameField } from '../../records/fields.ts'
import { defineRecord } from '../../records/record.ts'

/** A macro, rate, FX or epidemic series. */
export const series = defineRecord({
  kind: 'series',
  name: { zh: '指标', en: 'Series' },
  topic: 'series',
  id: 'series_code',
  about: null,
  key: ['series_code'],
  schema: z.object({
    series_code: idField,
    category: z.enum(['fx', 'rate', 'macro', 'epidemic']),
    name_zh: nameField,
    name_en: nameField,
    unit: z.string().min(1).max(40),
    frequency: z.enum(['day', 'week', 'month', 'quarter', 'year']),
    publisher_zh: nameField.nullable(),
    publisher_en: nameField.nullable(),
    url: z.string().max(1000).nullable(),
  }),
  known: () => ({ at: null, by: 'undated' }),
})

/** One value of a series, in the series' unit. */
export const observation = defineRecord({
  kind: 'observation',
  name: { zh: '指标数值', en: 'Observations' },
  topic: 'series',
  id: 'series_code',
  about: 'observed_on',
  happened: ['observed_on'],
  key: ['series_code', 'observed_on'],
  schema: z.object({ series_code: idField, observed_on: dayField, value: amount }),
  known: (row) => ({ at: endOfDay(row.observed_on), by: 'day' }),
})

/**
 * A figure of a country, or of two countries together, on a day. Countries by ISO 3166-1 alpha-2; `partner` is `WW`
 * where the figure is the country's alone.
 */
export const countryRelation = defineRecord({
  kind: 'country_relation',
  name: { zh: '国家关系', en: 'Country relations' },
  columns: {
    country: { zh: '国家', en: 'Country' },
    partner: { zh: '对方国家', en: 'Partner' },
    measure: { zh: '度量', en: 'Measure' },
  },
  topic: 'series',
  id: 'country',
  about: 'observed_on',
  happened: ['observed_on'],
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
