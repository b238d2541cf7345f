import type { DocumentKind } from '@pandora/contract/domains/documents/records'
import { documentId, firstSentence } from '../files/values/texts.ts'
import { Bad } from '../files/values/bad.ts'
import type { Extracted, Rejection, Source } from '../source.ts'
import type { FeedItem } from './feed.ts'
import { languageOfText } from './language.ts'

/** What the items of a feed become, as an administrator set it. */
export interface FeedSettings {
  /** What the feed was first added as; ids of its documents are derived from it, and stay when its address changes. */
  origin: string
  name: string
  nameEn: string | null
  kind: DocumentKind
  category: string | null
  /** Null = told from each text. */
  language: 'zh' | 'en' | null
}

/** An item that is to be stored, and when it was first seen (ms): that is its date where the feed gives none. */
export interface Received {
  item: FeedItem
  seenAt: number
}

interface FeedQuery {
  settings: FeedSettings
  received: readonly Received[]
}

/** The document that an item becomes; null where it has neither a title nor a text. */
export function documentOf({ item, seenAt }: Received, settings: FeedSettings): Record<string, unknown> | null {
  const sentence = item.title ?? firstSentence(item.body)
  const title = sentence instanceof Bad ? '' : sentence
  if (title === '') return null
  const date = item.published ?? item.updated
  return {
    document_id: documentId(`feed:${settings.origin}`, item.id),
    external_id: item.id,
    source_name: settings.name,
    source_name_en: settings.nameEn,
    kind: settings.kind,
    category: settings.category,
    language: settings.language ?? languageOfText(`${title}\n${item.body}`),
    title,
    body: item.body,
    url: item.url,
    image_urls: item.images,
    published_at: date?.at ?? new Date(seenAt).toISOString(),
    precision: date?.precision ?? 'instant',
  }
}

/**
 * Items of one feed as documents. They have been fetched and read before: `extract` only hands them on, so that what is
 * new is known before a run begins.
 */
export const feedSource: Source<FeedQuery, Received & { line: number }> = {
  name: 'feeds',
  query: async (asked) => asked as unknown as FeedQuery,
  async *extract({ received }, progress) {
    for (let from = 0; from < received.length; from += 200) {
      yield received.slice(from, from + 200).map((one, index) => ({ ...one, line: from + index + 1 }))
      progress({ bytes: Math.min(received.length, from + 200), total: received.length })
    }
  },
  transform({ settings }, { line, ...received }): { records: Extracted[]; rejections: Rejection[] } {
    const values = documentOf(received, settings)
    if (!values)
      return {
        records: [],
        rejections: [
          { line, kind: 'document', field: 'title', reason: 'MISSING', value: received.item.id.slice(0, 200) },
        ],
      }
    const dated = received.item.published ?? received.item.updated
    return {
      records: [
        {
          line,
          kind: 'document',
          values,
          ...(dated ? {} : { known: { at: received.seenAt, by: 'received' as const } }),
        },
      ],
      rejections: [],
    }
  },
}
