import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { documentId, firstSentence } from '../files/values/texts.ts'
import { Bad } from '../files/values/bad.ts'
import type { Extracted, Rejection, Source } from '../source.ts'
import type { FeedItem } from './feed.ts'
import { languageOfText } from './language.ts'
import { fetchFeed, type Ask, type Before, type Fetched, type ReadAsked, type ReadFeed } from './fetch/fetch-feed.ts'

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

/** An item at its place in the feed's answer, counted from 1. */
export type FeedRow = Received & { line: number }

/** One reading of a feed: where it is, what its items become, and what it said the last time. */
export interface FeedQuery {
  url: string
  settings: FeedSettings
  before: Before | null
}

/** How a feed's source reaches what is outside of it. */
export interface FeedDoors {
  /** Asks an address; the tests give recorded answers. */
  ask: Ask
  /** Reads what was answered, where that is not to be done in this process. */
  apart?: (asked: ReadAsked) => Promise<ReadFeed>
  /** Clock in ms. */
  now: () => number
  /** Told how the fetch ended, whatever it brought. */
  told?: (fetched: Fetched) => void
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
 * One feed: `extract` fetches and reads it, `transform` makes documents of its items. Nothing comes of a feed that has
 * not changed; one that cannot be had is refused by name.
 */
export const feedSource = ({ ask, apart, now, told }: FeedDoors): Source<FeedQuery, FeedRow> => ({
  name: 'feeds',
  query: async (asked) => asked as unknown as FeedQuery,
  async *extract({ url, before }, progress, signal) {
    const fetched = await fetchFeed(url, (address, headers) => ask(address, headers, signal), before, apart)
    told?.(fetched)
    progress({ bytes: fetched.bytes, total: fetched.bytes })
    if (fetched.outcome === 'failed') throw fetched.refusal
    if (fetched.outcome === 'feed') yield fetched.feed.items.map((item, at) => ({ item, seenAt: now(), line: at + 1 }))
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
})
