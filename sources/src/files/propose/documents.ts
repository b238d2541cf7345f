import { type Context, type Fields, type Found, as, text } from './draft.ts'

export function documentRecords(found: Found, { name }: Context): unknown[] {
  const when = found.published ?? found.date ?? 'datetime'
  // Flashes often have no title of their own: their first sentence serves.
  const sentence = as(found.body, 'sentence')
  const title =
    found.title === undefined
      ? sentence
      : sentence === undefined
        ? text(found.title)
        : { first: [text(found.title), sentence] }
  const common = {
    kind: { value: 'news' },
    title,
    published_at: as(when, 'published'),
    precision: as(when, 'precision'),
  }
  const identity = found.id ?? found.url
  const known = (column: string | undefined, more: Fields = {}): Fields => ({
    column: [when, column ?? ''],
    as: 'fingerprint',
    ...more,
  })
  const untitled =
    found.title === undefined || found.body === undefined
      ? known(found.title ?? found.body)
      : { first: [known(found.title, { when: { present: found.title } }), known(found.body)] }
  const external = identity === undefined ? untitled : text(identity)
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
        language:
          found.title === undefined || found.body === undefined
            ? as(found.title ?? found.body, 'language')
            : { column: [found.title, found.body], as: 'language' },
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
