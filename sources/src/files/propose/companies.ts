import { type Found, as, listed } from './draft.ts'

export function companyRecords(found: Found): unknown[] {
  const id = found.code === undefined ? undefined : { ...listed(found), as: 'company' }
  const name = (column: string | undefined, language: string, form: string): unknown[] =>
    column === undefined
      ? []
      : [
          {
            kind: 'company_name',
            when: { present: column },
            fields: { company_id: id, language: { value: language }, form: { value: form }, name: { column } },
          },
        ]
  return [
    { kind: 'company', fields: { company_id: id, first_listed_on: as(found.listed, 'day') } },
    {
      kind: 'security',
      fields: {
        security_id: id,
        company_id: id,
        exchange: as(found.exchange ?? found.code, 'exchange'),
        code: as(found.code, 'code'),
        kind: { value: 'stock' },
        currency: { value: 'CNY' },
        listed_on: as(found.listed, 'day'),
      },
    },
    ...name(found.name, 'zh', 'short'),
    ...name(found.full_name, 'zh', 'full'),
    ...name(found.english_name, 'en', 'full'),
  ]
}
