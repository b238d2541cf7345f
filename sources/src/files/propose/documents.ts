import { type Context, type Found, as, text } from './draft.ts'

export function documentRecords(found: Found, { name }: Context): unknown[] {
  const when = found.published ?? found.date ?? 'datetime'
  const title = found.title === undefined ? as(found.body, 'sentence') : text(found.title)
  const common = {
    kind: { value: 'news' },
    title,
    published_at: as(when, 'published'),
    precision: as(when, 'precision'),
  }
  const identity = found.id ?? found.url
  const external =
    identity === undefined ? { column: [when, found.title ?? found.body ?? ''], as: 'fingerprint' } : text(identity)
  return [
    {
      let: {
        source: found.source === undefined ? { value: name } : { first: [text(found.source), { value: name }] },
        external,
        document: { column: ['source', 'external'], as: 'document-id' },
      },
    },
    {
      kind: 'document',
      fields: {
        document_id: { column: 'document' },
        external_id: { column: 'external' },
        source_name: { column: 'source' },
        language: as(found.title ?? found.body, 'language'),
        ...common,
        body: { first: [as(found.body, 'plain-text'), { value: '' }].filter((part) => part !== undefined) },
        url: as(found.url, 'url'),
        image_urls: as(found.images, 'urls'),
      },
    },
    ...(found.code === undefined
      ? []
      : [
          {
            kind: 'document_company',
            alone: true,
            each: { column: found.code, split: ',', name: 'one code' },
            fields: {
              company_id: { column: 'one code', as: 'company' },
              document_id: { column: 'document' },
              relation: { value: 'subject' },
              ...common,
            },
          },
        ]),
  ]
}
