import { readDate } from './dates.ts'
import { kid, kids, textIn, textOf } from './elements.ts'
import { MOST_ITEMS, type Feed, type Reading } from './feed.ts'
import { hintsOf } from './hints.ts'
import { cleanItem, type RawItem } from './item.ts'
import { resolved } from './links.ts'
import { mediaOf } from './rss.ts'
import { contentOf, line } from './text.ts'
import type { Element, Tree } from './tree.ts'

/** Atom's own elements, written with or without a prefix. */
const own = (element: Element, name: string): Element | undefined => kid(element, name, `atom:${name}`)
const ownAll = (element: Element, name: string): Element[] => kids(element, name, `atom:${name}`)
const from = (element: Element, { address }: Reading): string[] => [
  ...(address === undefined ? [] : [address]),
  ...element.bases,
]

/** The alternate address: HTML where several kinds are offered. */
function linkOf(element: Element, reading: Reading): string | null {
  const links = ownAll(element, 'link').filter(
    ({ attributes }) => (attributes['rel'] ?? 'alternate').toLowerCase() === 'alternate',
  )
  const sorted = [...links.filter(({ attributes }) => /html/i.test(attributes['type'] ?? 'text/html')), ...links]
  for (const link of sorted) {
    const address = resolved(link.attributes['href'] ?? textIn(link), from(link, reading))
    if (address) return address
  }
  return null
}

const dateOf = (element: Element, zone: string, ...names: readonly string[]) => {
  for (const name of names) {
    const date = readDate(textOf(element, name, `atom:${name}`), zone)
    if (date) return date
  }
  return null
}

/** An id is an address of its own; one written relative to `xml:base` is made whole. */
function idOf(element: Element): string | null {
  const id = own(element, 'id')
  const text = id ? textIn(id) : ''
  if (text === '') return null
  return (id?.bases.length && !/^[a-z][a-z0-9+.-]*:/i.test(text) ? resolved(text, id.bases) : null) ?? text
}

const names = (element: Element): string[] =>
  ownAll(element, 'author').map(
    (author) => textOf(author, 'name', 'atom:name', 'email', 'atom:email') ?? textIn(author),
  )

/** Content that stands elsewhere has no text of its own. */
const bodyOf = (element: Element | undefined): string =>
  element?.attributes['src'] || /^(?:image|audio|video)\//.test(element?.attributes['type'] ?? '')
    ? ''
    : contentOf(element)

function entryOf(entry: Element, reading: Reading): RawItem {
  const source = own(entry, 'source')
  const outside = own(entry, 'content')?.attributes['src']
  return {
    id: idOf(entry),
    title: contentOf(own(entry, 'title') ?? kid(entry, 'dc:title', 'media:title')),
    bodies: [...ownAll(entry, 'content'), own(entry, 'summary') ?? kid(entry, 'media:description')]
      .map(bodyOf)
      .filter((text) => text !== ''),
    url: linkOf(entry, reading) ?? (outside ? resolved(outside, from(entry, reading)) : null),
    images: [
      ...ownAll(entry, 'link')
        .filter(
          ({ attributes }) => attributes['rel'] === 'enclosure' && (attributes['type'] ?? '').startsWith('image/'),
        )
        .map((link) => resolved(link.attributes['href'] ?? '', from(link, reading))),
      ...mediaOf(entry, (media) => from(media, reading)),
    ],
    published: dateOf(entry, reading.zone, 'published', 'issued', 'created', 'dc:date', 'dcterms:issued', 'pubdate'),
    updated: dateOf(entry, reading.zone, 'updated', 'modified', 'dcterms:modified'),
    authors: [...names(entry), ...(source ? names(source) : [])],
    categories: ownAll(entry, 'category').map(({ attributes }) => attributes['label'] || attributes['term'] || ''),
    bases: from(entry, reading),
  }
}

/** Reads Atom 0.3 and 1.0 from its root element, and a lone entry. */
export function readAtom({ root, damaged }: Tree & { root: Element }, reading: Reading): Feed {
  const lone = root.name === 'entry' || root.name === 'atom:entry'
  const entries = lone ? [root] : [...ownAll(root, 'entry'), ...ownAll(root, 'item')]
  return {
    format: 'atom',
    version:
      root.attributes['version'] ?? (/purl\.org\/atom/.test(Object.values(root.attributes).join(' ')) ? '0.3' : '1.0'),
    title: line(contentOf(own(root, 'title'))) || null,
    id: idOf(root),
    url: linkOf(root, reading),
    description: line(contentOf(own(root, 'subtitle') ?? own(root, 'tagline'))).slice(0, 2000) || null,
    language: root.attributes['xml:lang'] ?? textOf(root, 'dc:language', 'language'),
    published: dateOf(root, reading.zone, 'published', 'issued'),
    updated: dateOf(root, reading.zone, 'updated', 'modified'),
    hints: hintsOf(root),
    items: entries.slice(0, MOST_ITEMS).map((entry) => cleanItem(entryOf(entry, reading))),
    damaged,
    left: Math.max(0, entries.length - MOST_ITEMS),
  }
}
