import { fingerprint } from '../files/values/texts.ts'
import type { Dated } from './dates.ts'
import type { FeedItem } from './feed.ts'
import { picturesIn, line, readable } from './text.ts'

/** An item as a format gives it, before its texts are cleaned. */
export interface RawItem {
  id: string | null
  title: string
  /** Possible bodies, the best first: the first that gives text is taken. */
  bodies: readonly string[]
  url: string | null
  images: readonly (string | null)[]
  published: Dated | null
  updated: Dated | null
  authors: readonly string[]
  categories: readonly string[]
  bases: readonly string[]
}

const MOST_PICTURES = 20

/** Longest id that is kept as it is; a longer one is kept by its fingerprint. */
const LONGEST_ID = 200

const some = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => line(text).slice(0, 200)).filter((text) => text !== ''))].slice(0, 20)

/** The item as it is handed on. Without an id its address is one, else what it says. */
export function cleanItem(raw: RawItem): FeedItem {
  const title = line(raw.title).slice(0, 1000).toWellFormed()
  let body = ''
  for (const markup of raw.bodies) {
    body = readable(markup)
    if (body !== '') break
  }
  const pictures = [
    ...raw.images.filter((address) => address !== null),
    ...raw.bodies.flatMap((markup) => picturesIn(markup, raw.bases)),
  ]
  const given = raw.id === null ? '' : line(raw.id)
  const id = given || raw.url || `sha256:${fingerprint([title, body.slice(0, 2000), raw.published?.at ?? ''])}`
  return {
    id: id.length > LONGEST_ID ? `sha256:${fingerprint([id])}` : id,
    title: title === '' ? null : title,
    body,
    url: raw.url,
    images: [...new Set(pictures)].slice(0, MOST_PICTURES),
    published: raw.published,
    updated: raw.updated,
    authors: some(raw.authors),
    categories: some(raw.categories),
  }
}
