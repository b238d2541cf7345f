import { feedsErrors } from '@pandora/contract/domains/feeds/errors'
import { Refusal } from '@pandora/contract/errors'
import { decodeFeed } from '../decode.ts'
import { feedsOfPage, type Offered } from '../discover.ts'
import type { Feed } from '../feed.ts'
import { parseFeed } from '../parse.ts'
import { FetchFailed, type FetchFault } from '../../net/failed.ts'
import { fetchAnswer, type FetchAnswer, type FetchRules } from '../../net/fetch.ts'
import type { ErrorDefinition } from '@pandora/contract/errors'

/** Asks an address with these headers, and gives what was answered. Throws FetchFailed. */
export type Ask = (url: string, headers: Readonly<Record<string, string>>, signal?: AbortSignal) => Promise<FetchAnswer>

/** Asks by the network, within rules. */
export const askWithin =
  (rules: FetchRules): Ask =>
  (url, headers, signal) =>
    fetchAnswer(url, {
      ...rules,
      headers,
      ...(signal ? { signal: rules.signal ? AbortSignal.any([rules.signal, signal]) : signal } : {}),
    })

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
export type Fetched = Told &
  (
    | { outcome: 'feed'; feed: Feed; etag: string | null; lastModified: string | null }
    | { outcome: 'not-modified' }
    | { outcome: 'failed'; refusal: Refusal; retryAfter: string | null; offered: Offered[] }
  )

const codes: Readonly<Record<FetchFault, ErrorDefinition>> = {
  'bad-address': feedsErrors.FEED_BAD_ADDRESS,
  'refused-address': feedsErrors.FEED_ADDRESS_REFUSED,
  'no-such-host': feedsErrors.FEED_NO_SUCH_HOST,
  'not-reached': feedsErrors.FEED_NOT_REACHED,
  'too-slow': feedsErrors.FEED_TOO_SLOW,
  'too-large': feedsErrors.FEED_TOO_LARGE,
  'too-many-redirects': feedsErrors.FEED_TOO_MANY_REDIRECTS,
  status: feedsErrors.FEED_STATUS,
}
const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, */*;q=0.5'

/** A header's value that can be sent back as it came. */
const kept = (value: string | undefined): string | null =>
  value !== undefined && /^[\x20-\x7e]{1,400}$/.test(value) ? value : null

/**
 * Fetches a feed and reads it; asks only for what has changed where `before` says what was seen last. Failures are
 * answered, with their name. `apart` reads in a thread.
 */
export async function fetchFeed(
  url: string,
  ask: Ask,
  before?: Before | null,
  apart?: (asked: ReadAsked) => Promise<ReadFeed>,
): Promise<Fetched> {
  const headers = {
    accept: ACCEPT,
    ...(before?.etag ? { 'if-none-match': before.etag } : {}),
    ...(before?.lastModified ? { 'if-modified-since': before.lastModified } : {}),
  }
  let answer: FetchAnswer
  try {
    answer = await ask(url, headers)
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error
    return {
      outcome: 'failed',
      refusal: new Refusal(codes[error.fault]),
      status: null,
      movedTo: null,
      bytes: 0,
      retryAfter: null,
      offered: [],
    }
  }
  const { status, body, movedTo } = answer
  const told: Told = { status, movedTo, bytes: body.length }
  if (status === 304) return { outcome: 'not-modified', ...told }
  const failed = (refusal: Refusal, offered: Offered[] = []): Fetched => ({
    outcome: 'failed',
    ...told,
    movedTo: null,
    refusal,
    retryAfter: kept(answer.headers['retry-after']),
    offered,
  })
  if (status === 410) return failed(new Refusal(feedsErrors.FEED_GONE))
  if (status !== 200) return failed(new Refusal(feedsErrors.FEED_STATUS, { status }))
  const read = await (apart ?? readFeed)({ body, contentType: answer.headers['content-type'], address: answer.url })
  if ('refused' in read) return failed(new Refusal(read.refused.definition, read.refused.data), read.offered)
  return {
    outcome: 'feed',
    ...told,
    feed: read.feed,
    etag: kept(answer.headers.etag),
    lastModified: kept(answer.headers['last-modified']),
  }
}

/** What an address answered, to be read. */
export interface ReadAsked {
  body: Uint8Array
  contentType: string | undefined
  address: string
}

/**
 * A feed, or why it is none, with the feeds that a page offers instead. All of it is data, so that it can come from
 * another process.
 */
export type ReadFeed =
  | { feed: Feed }
  | { refused: { definition: ErrorDefinition; data: Record<string, string | number> }; offered: Offered[] }

/** Reads what an address answered. */
export function readFeed({ body: bytes, contentType, address }: ReadAsked): ReadFeed {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const refused = ({ definition, data }: Refusal, offered: Offered[] = []): ReadFeed => ({
    refused: { definition, data },
    offered,
  })
  try {
    const feed = parseFeed(body, { contentType, address })
    return feed.damaged && feed.items.length === 0 ? refused(new Refusal(feedsErrors.FEED_DAMAGED)) : { feed }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refused(error, error.code === 'FEED_IS_PAGE' ? feedsOfPage(decodeFeed(body, { contentType }), address) : [])
  }
}
