import { Parser } from 'htmlparser2'
import { resolved } from './links.ts'
import { line } from './text.ts'

/** A feed that a page names as its own. */
export interface Offered {
  url: string
  title: string | null
}

const types = /^application\/(?:rss\+xml|atom\+xml|rdf\+xml|feed\+json|json)$|^text\/xml$|^application\/xml$/i
const MOST = 20

/**
 * The feeds that an HTML page offers by `<link rel="alternate">`, in order; addresses counted from where the page
 * stood.
 */
export function feedsOfPage(html: string, address: string): Offered[] {
  const found = new Map<string, Offered>()
  let bases: string[] = [address]
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'base' && attributes['href']) bases = [address, attributes['href']]
      if (name !== 'link' || !/(?:^|\s)(?:alternate|feed)(?:\s|$)/i.test(attributes['rel'] ?? '')) return
      const url = types.test((attributes['type'] ?? '').trim()) ? resolved(attributes['href'] ?? '', bases) : null
      if (url && found.size < MOST && !found.has(url))
        found.set(url, { url, title: line(attributes['title'] ?? '').slice(0, 200) || null })
    },
  })
  // Feeds are named in the head.
  parser.end(html.slice(0, 300_000))
  return [...found.values()]
}
