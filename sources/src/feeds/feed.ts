import type { Dated } from './dates.ts'

export const feedFormats = ['rss', 'rdf', 'atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** One item of a feed, cleaned: texts are plain, addresses are http or https, pictures are addresses. */
export interface FeedItem {
  /** What the feed knows it by; made of its content where the feed gives nothing. */
  id: string
  title: string | null
  /** Plain text, paragraphs by line feed; the fuller of content and summary. */
  body: string
  url: string | null
  images: string[]
  published: Dated | null
  updated: Dated | null
  authors: string[]
  categories: string[]
}

/** What a feed says of itself and holds. */
export interface Feed {
  format: FeedFormat
  version: string | null
  title: string | null
  id: string | null
  url: string | null
  description: string | null
  language: string | null
  published: Dated | null
  updated: Dated | null
  hints: FeedHints
  items: FeedItem[]
  /** True when the document was not well-formed: what could be read of it stands here. */
  damaged: boolean
  /** Items over the most that are read of one feed. */
  left: number
}

/** When a feed asks to be read. */
export interface FeedHints {
  /** Least minutes between two reads, from `ttl` or `sy:updatePeriod`. */
  minutes: number | null
  /** Hours of the day in UTC, 0–23, at which it is not to be read. */
  skipHours: number[]
}

/** What readers of the formats work with. */
export interface Reading {
  /** Where the document came from; addresses in it count from there. */
  address?: string | undefined
  /** Zone of times that name none. */
  zone: string
}

/** Most items that are read of one feed; publishers give ten to a few hundred. */
export const MOST_ITEMS = 2000
