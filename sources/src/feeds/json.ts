import { feedsErrors } from '@pandora/contract/domains/feeds/errors'
import { Refusal } from '@pandora/contract/errors'
import { readDate } from './dates.ts'
import { MOST_ITEMS, type Feed, type Reading } from './feed.ts'
import { cleanItem, type RawItem } from './item.ts'
import { resolved } from './links.ts'
import { line } from './text.ts'

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const escaped = (plain: string): string => plain.replace(/&/g, '&amp;').replace(/</g, '&lt;')

function itemOf(item: Json, { address, zone }: Reading): RawItem {
  const bases = address === undefined ? [] : [address]
  const url = resolved(text(item['url']), bases) ?? resolved(text(item['external_url']), bases)
  const authors = [...list(item['authors']), item['author']].filter(isObject).map((author) => text(author['name']))
  return {
    id: text(item['id']) || null,
    title: text(item['title']),
    url,
    bases,
    authors,
    bodies: [text(item['content_html']), escaped(text(item['content_text'])), text(item['summary'])].filter(
      (body) => body !== '',
    ),
    images: [
      ...[item['image'], item['banner_image']].map((image) =>
        resolved(text(isObject(image) ? image['url'] : image), bases),
      ),
      ...list(item['attachments'])
        .filter(isObject)
        .filter((one) => text(one['mime_type']).startsWith('image/'))
        .map((one) => resolved(text(one['url']), bases)),
    ],
    published: readDate(text(item['date_published']), zone),
    updated: readDate(text(item['date_modified']), zone),
    categories: list(item['tags']).map(text),
  }
}

/** Reads JSON Feed 1 and 1.1. Refuses NOT_A_FEED for any other JSON. */
export function readJsonFeed(written: string, reading: Reading): Feed {
  let json: unknown
  try {
    json = JSON.parse(written)
  } catch {
    throw new Refusal(feedsErrors.NOT_A_FEED)
  }
  if (!isObject(json)) throw new Refusal(feedsErrors.NOT_A_FEED)
  const version = text(json['version'])
  if (!/jsonfeed\.org\/version/.test(version) && !Array.isArray(json['items']))
    throw new Refusal(feedsErrors.NOT_A_FEED)
  const items = list(json['items']).filter(isObject)
  return {
    format: 'json',
    version: /version\/(\d[\d.]*)/.exec(version)?.[1] ?? null,
    title: line(text(json['title'])) || null,
    id: text(json['feed_url']) || null,
    url: resolved(text(json['home_page_url']), reading.address === undefined ? [] : [reading.address]),
    description: line(text(json['description'])).slice(0, 2000) || null,
    language: text(json['language']) || null,
    published: null,
    updated: null,
    hints: { minutes: null, skipHours: [] },
    items: items.slice(0, MOST_ITEMS).map((item) => cleanItem(itemOf(item, reading))),
    damaged: false,
    left: Math.max(0, items.length - MOST_ITEMS),
  }
}
