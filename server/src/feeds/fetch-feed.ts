import { Refusal } from '@pandora/contract/errors'
import { decodeFeed } from '@pandora/sources/feeds/decode'
import { feedsOfPage, type Offered } from '@pandora/sources/feeds/discover'
import type { Feed } from '@pandora/sources/feeds/feed'
import { parseFeed } from '@pandora/sources/feeds/parse'
import { FetchFailed, type FetchFault } from '../net/failed.ts'
import { fetchAnswer, type FetchAnswer, type FetchRules } from '../net/fetch.ts'
import type { ErrorCode } from '@pandora/contract/errors'

/** What the other side said the last time. */
export interface Before {
  etag: string | null
  lastModified: string | null
}

interface Told {
  status: number | null
  /** The new address, where the feed has moved for good. */
  movedTo: string | null
  bytes: number
}
/** How a fetch of a feed ended. */
export type Fetched = Told & (
  | { outcome: 'feed'; feed: Feed; etag: string | null; lastModified: string | null }
  | { outcome: 'not-modified' }
  | { outcome: 'failed'; refusal: Refusal; retryAfter: string | null; offered: Offered[] })

const codes: Readonly<Record<FetchFault, ErrorCode>> = {
  'bad-address': 'FEED_BAD_ADDRESS', 'refused-address': 'FEED_ADDRESS_REFUSED', 'no-such-host': 'FEED_NO_SUCH_HOST', 'not-reached': 'FEED_NOT_REACHED',
  'too-slow': 'FEED_TOO_SLOW', 'too-large': 'FEED_TOO_LARGE', 'too-many-redirects': 'FEED_TOO_MANY_REDIRECTS', status: 'FEED_STATUS',
}
const ACCEPT = 'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, */*;q=0.5'

/** A header's value that can be sent back as it came. */
const kept = (value: string | undefined): string | null => (value !== undefined && /^[\x20-\x7e]{1,400}$/.test(value) ? value : null)

/** Fetches a feed and reads it; asks only for what has changed where `before` says what was seen last. Failures are answered, with their name. */
export async function fetchFeed(url: string, rules: FetchRules, before?: Before): Promise<Fetched> {
  const headers = {
    accept: ACCEPT, ...(before?.etag ? { 'if-none-match': before.etag } : {}), ...(before?.lastModified ? { 'if-modified-since': before.lastModified } : {}),
  }
  let answer: FetchAnswer
  try {
    answer = await fetchAnswer(url, { ...rules, headers })
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error
    return { outcome: 'failed', refusal: new Refusal(codes[error.fault]), status: null, movedTo: null, bytes: 0, retryAfter: null, offered: [] }
  }
  const { status, body, movedTo } = answer
  const told: Told = { status, movedTo, bytes: body.length }
  if (status === 304) return { outcome: 'not-modified', ...told }
  const failed = (refusal: Refusal, offered: Offered[] = []): Fetched => ({ outcome: 'failed', ...told, movedTo: null, refusal, retryAfter: kept(answer.headers['retry-after']), offered })
  if (status === 410) return failed(new Refusal('FEED_GONE'))
  if (status !== 200) return failed(new Refusal('FEED_STATUS', { status }))
  const contentType = answer.headers['content-type']
  try {
    const feed = parseFeed(body, { contentType, address: answer.url })
    if (feed.damaged && feed.items.length === 0) return failed(new Refusal('FEED_DAMAGED'))
    return { outcome: 'feed', ...told, feed, etag: kept(answer.headers.etag), lastModified: kept(answer.headers['last-modified']) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return failed(error, error.code === 'FEED_IS_PAGE' ? feedsOfPage(decodeFeed(body, { contentType }), answer.url) : [])
  }
}
