import { type KindName, recordKinds } from '@pandora/contract/records/kinds'
import { z } from 'zod'
import { plainName } from '../header-names.ts'
import type { Context, Fields, Found } from './draft.ts'

/** A mapping for a kind that has no words of its own: the columns that are called as its fields are. */
export function plainRecords(kind: KindName, found: Found, { columns }: Context): unknown[] {
  const byName = new Map(columns.map((column) => [plainName(column), column]))
  const concepts: Partial<Record<string, string | undefined>> = {
    security_id: found.code,
    company_id: found.code,
    title: found.title,
    name: found.name,
    period_end: found.period ?? found.date,
    item: found.item,
    value: found.figure,
    announced_on: found.announced ?? found.date,
    published_at: found.published ?? found.date,
    source_name: found.source,
    body: found.body,
    url: found.url,
  }
  const fields = Object.entries(recordKinds[kind].schema.shape as Record<string, z.ZodType>).map(([field, schema]) => {
    const column = concepts[field] ?? byName.get(plainName(field))
    const inner = schema instanceof z.ZodNullable ? schema.unwrap() : schema
    const way =
      field === 'security_id'
        ? 'security'
        : field === 'company_id'
          ? 'company'
          : field.endsWith('_at')
            ? 'published'
            : /_on$|_date$|^period_end$|^valid_/.test(field)
              ? 'day'
              : inner instanceof z.ZodNumber
                ? 'number'
                : undefined
    return [field, column === undefined ? undefined : way === undefined ? { column } : { column, as: way }]
  })
  return [{ kind, fields: Object.fromEntries(fields) as Fields }]
}
