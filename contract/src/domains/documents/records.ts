import { z } from 'zod'
import { idField, instantField } from '../../records/fields.ts'
import { defineRecord, type Known } from '../../records/record.ts'
import { documentKinds } from './kinds.ts'

const publishedFields = {
  published_at: instantField,
  /** `day`/`year`: the source gives no more than that, and `published_at` is its end. */
  precision: z.enum(['instant', 'day', 'year']),
}

const published = (row: { published_at: string; precision: string }): Known => ({
  at: Date.parse(row.published_at),
  by: row.precision === 'instant' ? 'published' : 'day',
})

/**
 * A text from outside. Its id is derived from source and external id (decisions 8). `body` is plain text, paragraphs by
 * newline.
 */
export const document = defineRecord({
  kind: 'document',
  name: { zh: '文档', en: 'Documents' },
  topic: 'documents',
  id: 'document_id',
  about: 'published_at',
  happened: ['published_at'],
  restDays: 3,
  covers: true,
  key: ['document_id'],
  schema: z.object({
    document_id: idField,
    external_id: z.string().min(1).max(200),
    source_name: z.string().min(1).max(100),
    /** The same in English, where the source has such a name. */
    source_name_en: z.string().min(1).max(100).nullable(),
    kind: z.enum(documentKinds),
    /** The source's own class of document, e.g. `politburo_econ`. */
    category: z.string().max(60).nullable(),
    language: z.enum(['zh', 'en']),
    title: z.string().min(1).max(1000),
    body: z.string().max(2_000_000),
    url: z.string().max(2000).nullable(),
    image_urls: z.array(z.string().max(2000)).max(60),
    ...publishedFields,
  }),
  known: published,
})

/** That a document is about, or mentions, a company; time and title stand beside it for reading by company. */
export const documentCompany = defineRecord({
  kind: 'document_company',
  name: { zh: '文档涉及公司', en: 'Companies in documents' },
  topic: 'documents',
  id: 'document_id',
  about: 'published_at',
  happened: ['published_at'],
  restDays: 3,
  covers: true,
  found: true,
  key: ['company_id', 'document_id'],
  schema: z.object({
    company_id: idField,
    document_id: idField,
    relation: z.enum(['subject', 'mention']),
    kind: z.enum(documentKinds),
    title: z.string().min(1).max(1000),
    ...publishedFields,
  }),
  known: published,
})
