import { feedsErrors } from '@pandora/contract/domains/feeds/errors'
import { Refusal } from '@pandora/contract/errors'
import { kids } from './elements.ts'
import { resolved } from './links.ts'
import { line } from './text.ts'
import { readTree, type Element } from './tree.ts'

/** A feed as a list of feeds names it; `category` is the path of its outlines. */
export interface Outlined {
  url: string
  title: string | null
  category: string | null
}

const MOST = 2000

/**
 * Reads a list of feeds in OPML, however deep its outlines. Entries without a web address are counted as `refused`.
 * Refuses NOT_OPML, FEED_TOO_COMPLEX.
 */
export function readOpml(text: string): { feeds: Outlined[]; refused: number } {
  const { root } = readTree(text)
  const body = root?.name === 'opml' ? kids(root, 'body')[0] : undefined
  if (!body) throw new Refusal(feedsErrors.NOT_OPML)
  const feeds = new Map<string, Outlined>()
  let refused = 0
  const walk = (outline: Element, path: readonly string[]): void => {
    for (const one of kids(outline, 'outline')) {
      const name = line(one.attributes['title'] ?? one.attributes['text'] ?? '').slice(0, 100)
      const address = one.attributes['xmlurl'] ?? (one.attributes['type'] === 'rss' ? one.attributes['url'] : undefined)
      if (address === undefined) {
        walk(one, name === '' ? path : [...path, name])
        continue
      }
      const url = resolved(address)
      if (!url || feeds.size >= MOST) refused++
      else if (!feeds.has(url))
        feeds.set(url, { url, title: name || null, category: path.join(' / ').slice(0, 60) || null })
      walk(one, path)
    }
  }
  walk(body, [])
  return { feeds: [...feeds.values()], refused }
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}`

/** Writes a list of feeds as OPML 2.0, by category. `now` in ms. */
export function writeOpml(
  title: string,
  feeds: readonly (Outlined & { siteUrl: string | null })[],
  now: number,
): string {
  const outline = ({ url, title: name, siteUrl }: (typeof feeds)[number]): string =>
    `${tag('outline', { type: 'rss', text: name ?? url, title: name ?? url, xmlUrl: url, ...(siteUrl ? { htmlUrl: siteUrl } : {}) })}/>`
  const lines = [...new Set(feeds.map(({ category }) => category))].flatMap((category) => {
    const inside = feeds.filter((feed) => feed.category === category).map(outline)
    return category === null
      ? inside
      : [`${tag('outline', { text: category, title: category })}>`, ...inside.map((one) => `  ${one}`), '</outline>']
  })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<opml version="2.0">',
    `  <head><title>${escaped(title)}</title><dateCreated>${new Date(now).toUTCString()}</dateCreated></head>`,
    '  <body>',
    ...lines.map((one) => `    ${one}`),
    '  </body>',
    '</opml>',
    '',
  ].join('\n')
}
