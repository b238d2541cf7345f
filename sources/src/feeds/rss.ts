import { readDate } from './dates.ts'
import { kid, kids, textIn, textOf } from './elements.ts'
import { MOST_ITEMS, type Feed, type Reading } from './feed.ts'
import { hintsOf } from './hints.ts'
import { cleanItem, type RawItem } from './item.ts'
import { resolved } from './links.ts'
import { contentOf, line } from './text.ts'
import type { Element, Tree } from './tree.ts'

const from = (element: Element, { address }: Reading): string[] => [
  ...(address === undefined ? [] : [address]),
  ...element.bases,
]

/**
 * Address of an element: its own links, the last one where there are several, else Atom's alternate, else what `more`
 * offers.
 */
function linkOf(element: Element, reading: Reading, more: readonly (string | null | undefined)[] = []): string | null {
  const own = kids(element, 'link').flatMap(
    (link) => resolved(textIn(link) || link.attributes['href'] || '', from(link, reading)) ?? [],
  )
  if (own.length > 0) return own.at(-1) ?? null
  for (const link of kids(element, 'atom:link')) {
    if ((link.attributes['rel'] ?? 'alternate').toLowerCase() !== 'alternate') continue
    const address = resolved(link.attributes['href'] ?? '', from(link, reading))
    if (address) return address
  }
  for (const text of more) {
    const address = text ? resolved(text, []) : null
    if (address) return address
  }
  return null
}

const isPicture = (attributes: Readonly<Record<string, string>>): boolean =>
  attributes['medium'] === 'image' ||
  (attributes['type'] ?? '').startsWith('image/') ||
  (!attributes['type'] &&
    !attributes['medium'] &&
    /\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i.test(attributes['url'] ?? ''))

/** Pictures that Media RSS, enclosures and podcasts name. */
export function mediaOf(item: Element, bases: (element: Element) => readonly string[]): (string | null)[] {
  const groups = [item, ...kids(item, 'media:group'), ...kids(item, 'media:content')]
  return groups
    .flatMap((group) => [
      ...kids(group, 'media:content', 'enclosure').filter(({ attributes }) => isPicture(attributes)),
      ...kids(group, 'media:thumbnail'),
      ...kids(group, 'itunes:image'),
    ])
    .map((media) => resolved(media.attributes['url'] ?? media.attributes['href'] ?? '', bases(media)))
}

/** Dates of an item or channel by the elements that may hold them, the first that can be read. */
const dateOf = (element: Element, zone: string, ...names: readonly string[]) => {
  for (const name of names) {
    const date = readDate(textOf(element, name), zone)
    if (date) return date
  }
  return null
}

function itemOf(item: Element, reading: Reading): RawItem {
  const guid = kid(item, 'guid')
  const id = guid ? textIn(guid) : ''
  const permanent = guid && (guid.attributes['ispermalink'] ?? 'true').toLowerCase() !== 'false' ? id : null
  return {
    id: id || (item.attributes['rdf:about'] ?? item.attributes['about'] ?? textOf(item, 'dc:identifier', 'atom:id')),
    title: contentOf(kid(item, 'title', 'atom:title', 'dc:title', 'media:title')),
    bodies: [
      kid(item, 'content:encoded', 'xhtml:body', 'body', 'fullitem', 'content', 'atom:content'),
      kid(item, 'description', 'atom:summary', 'dc:description', 'itunes:summary', 'summary', 'media:description'),
    ]
      .map(contentOf)
      .filter((text) => text !== ''),
    url: linkOf(item, reading, [permanent, item.attributes['rdf:about']]),
    images: mediaOf(item, (media) => from(media, reading)),
    published: dateOf(
      item,
      reading.zone,
      'pubdate',
      'dc:date',
      'dcterms:issued',
      'dcterms:created',
      'atom:published',
      'atom:issued',
      'published',
      'date',
    ),
    updated: dateOf(
      item,
      reading.zone,
      'dcterms:modified',
      'atom:updated',
      'atom:modified',
      'updated',
      'lastbuilddate',
      'dc:date',
    ),
    authors: kids(item, 'author', 'dc:creator', 'dc:author', 'itunes:author').map(textIn),
    categories: kids(item, 'category', 'dc:subject').map(textIn),
    bases: from(item, reading),
  }
}

/** Reads RSS 0.9x, 1.0 (RDF) and 2.0 from its root element. */
export function readRss({ root, damaged }: Tree & { root: Element }, reading: Reading): Feed {
  const channel = kid(root, 'channel') ?? root
  // RSS 1.0 and 0.9 put items beside the channel; some 2.0 feeds do, and broken ones anywhere.
  const items = [
    ...kids(root, 'item'),
    ...(channel === root ? [] : kids(channel, 'item')),
    ...kids(kid(channel, 'items') ?? empty, 'item'),
  ]
  const zone = reading.zone
  return {
    format: root.name === 'rss' || root.name === 'channel' ? 'rss' : 'rdf',
    version:
      root.attributes['version'] ??
      (root.name === 'rdf:rdf' ? (/my\.netscape\.com/.test(root.attributes['xmlns'] ?? '') ? '0.9' : '1.0') : null),
    title: line(contentOf(kid(channel, 'title', 'atom:title', 'dc:title'))) || null,
    id: channel.attributes['rdf:about'] ?? textOf(channel, 'atom:id'),
    url: linkOf(channel, reading),
    description: line(contentOf(kid(channel, 'description', 'tagline', 'itunes:summary'))).slice(0, 2000) || null,
    language:
      textOf(channel, 'language', 'dc:language') ??
      channel.attributes['xml:lang'] ??
      root.attributes['xml:lang'] ??
      null,
    published: dateOf(channel, zone, 'pubdate', 'dc:date', 'dcterms:issued'),
    updated: dateOf(channel, zone, 'lastbuilddate', 'dcterms:modified', 'atom:updated', 'dc:date'),
    hints: hintsOf(channel),
    items: items.slice(0, MOST_ITEMS).map((item) => cleanItem(itemOf(item, reading))),
    damaged,
    left: Math.max(0, items.length - MOST_ITEMS),
  }
}

const empty: Element = { name: '', tag: '', attributes: {}, children: [], bases: [] }
