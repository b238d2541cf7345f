import { feedsErrors } from '@pandora/contract/domains/feeds/errors'
import { Refusal } from '@pandora/contract/errors'
import { MARKET_ZONE } from '@pandora/contract/time'
import { readAtom } from './atom.ts'
import { decodeFeed, type Said } from './decode.ts'
import { kid } from './elements.ts'
import type { Feed } from './feed.ts'
import { readJsonFeed } from './json.ts'
import { readRss } from './rss.ts'
import { readTree, type Element, type Tree } from './tree.ts'

export interface Asked extends Said {
  /** Where the document came from: relative addresses count from there. */
  address?: string | undefined
  /** Zone of times that name none; without it Shanghai for Chinese feeds, UTC for others. */
  zone?: string | undefined
}

/** Largest document that is read, in bytes; the fetcher stops there too. */
export const MOST_BYTES = 8 << 20

/**
 * Reads a feed: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed 1 and 1.1, well-formed or not. Everything in the
 * answer is clean: plain
 * texts, http and https addresses. Refuses FEED_EMPTY, FEED_IS_PAGE, FEED_IS_CDF, FEED_IS_OPML, NOT_A_FEED,
 * FEED_TOO_COMPLEX, FEED_TOO_LARGE, BINARY_FILE.
 */
export function parseFeed(bytes: Uint8Array, asked: Asked = {}): Feed {
  if (bytes.length > MOST_BYTES) throw new Refusal(feedsErrors.FEED_TOO_LARGE)
  const text = decodeFeed(bytes, asked)
  const zone = asked.zone ?? (isChinese(text) ? MARKET_ZONE : 'UTC')
  const reading = { address: asked.address, zone }
  if (/^\s*[{[]/.test(text)) return readJsonFeed(text, reading)
  const tree = readTree(text)
  const { root } = tree
  if (!root) throw new Refusal(feedsErrors.NOT_A_FEED)
  return byRoot({ ...tree, root }, reading)
}

const isChinese = (text: string): boolean => {
  const head = text.slice(0, 200_000)
  return (head.match(/[\u4e00-\u9fff]/g)?.length ?? 0) > 20 && !/[\u3040-\u30ff]{3}|[\uac00-\ud7af]{3}/.test(head)
}

function byRoot(tree: Tree & { root: Element }, reading: { address: string | undefined; zone: string }): Feed {
  const { name, attributes } = tree.root
  if (
    name === 'html' ||
    name === 'xhtml:html' ||
    name === 'head' ||
    name === 'body' ||
    name === 'meta' ||
    name === 'div'
  )
    throw new Refusal(feedsErrors.FEED_IS_PAGE)
  if (name === 'opml') throw new Refusal(feedsErrors.FEED_IS_OPML)
  if (name === 'feed' || name === 'atom:feed' || name === 'entry' || name === 'atom:entry')
    return readAtom(tree, reading)
  if (name === 'rss' || name === 'rdf:rdf' || name === 'rdf') return readRss(tree, reading)
  // A CDF channel says what it is about in attributes; RSS without its outermost element has a title as its child.
  if (name === 'channel') {
    if (
      attributes['href'] !== undefined ||
      attributes['lastmod'] !== undefined ||
      !kid(tree.root, 'link', 'description')
    )
      throw new Refusal(feedsErrors.FEED_IS_CDF)
    return readRss(tree, reading)
  }
  throw new Refusal(feedsErrors.NOT_A_FEED)
}
