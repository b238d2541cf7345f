import { errors, Refusal } from '@pandora/contract/errors'
import {
  documentOf,
  feedSource,
  type FeedQuery,
  type FeedRow,
  type FeedSettings,
} from '@pandora/sources/feeds/feed-source'
import { fingerprint } from '@pandora/sources/files/values/texts'
import { isDatabaseAway } from '@pandora/store/away'
import type { Sql } from '@pandora/store/database'
import type { FeedRow as FeedRecord } from '@pandora/store/generated/schema'
import { emitLive } from '@pandora/store/live-events'
import { createRun } from '../../imports/queries.ts'
import { runImport } from '../../imports/run.ts'
import type { FetchRules } from '@pandora/sources/net/fetch'
import { askWithin, type Fetched } from '@pandora/sources/feeds/fetch/fetch-feed'
import { rememberItems, seenItems, type ItemToRemember } from './items.queries.ts'
import { claimHost, endQueuedRuns, enqueueFeed, feedById, holdFeed, hostOf } from './queue.queries.ts'
import { recordFetch, saveFeedState, type FetchRecord } from './record.queries.ts'
import { retryAfterMs } from '../../shared/retry-after.ts'
import { nextTry } from './schedule.ts'
import { extractedBefore } from '@pandora/sources/source'

const DAY = 86_400_000
/** Least time between two fetches from one host, in ms. */
const SPACING = 2000

export interface FeedServices {
  sql: Sql
  rules: FetchRules
  /** Aborted when the process stops. */
  stopping: AbortSignal
  now: () => number
  /** 0–1; spreads the times of feeds. */
  random: () => number
  spacing?: number
  /** Told of what nobody expected. */
  fault?: (error: unknown) => void
}

export const settingsOf = (feed: FeedRecord): FeedSettings => ({
  origin: feed.origin,
  name: feed.name,
  nameEn: feed.name_en,
  kind: feed.kind as FeedSettings['kind'],
  category: feed.category,
  language: feed.language as FeedSettings['language'],
})

/**
 * Fetches a feed and stores what is new or changed in it, through the import pipeline. A feed that another process
 * works on, whose time has not
 * come, or that is paused, is left alone; one whose host was asked a moment ago is put off.
 */
export async function runFeed(services: FeedServices, feedId: number, asked: boolean): Promise<void> {
  const { sql } = services
  const release = await holdFeed(sql, feedId)
  if (!release) return
  try {
    const feed = await feedById(sql, feedId)
    const began = services.now()
    if (!feed || (!asked && (feed.state !== 'active' || feed.next_at > began))) return
    const freeAt = await claimHost(sql, hostOf(feed.url), began, services.spacing ?? SPACING)
    if (freeAt !== null) {
      await enqueueFeed(sql, feed, { asked, at: freeAt })
      return
    }
    await endQueuedRuns(sql, feed.market_id, startedBy(feed))
    const { fetched, rows } = await extracted(services, feed)
    // The process stops: that the fetch was broken off is not the feed's failure.
    if (services.stopping.aborted) throw new Error('the process is stopping')
    await settle(services, feed, { fetched, rows }, began).catch(async (error: unknown) => {
      if (isDatabaseAway(error)) throw error
      // Our own fault, not to be tried every minute: it waits like any failure.
      services.fault?.(error)
      await settle(services, feed, { fetched: ourFault(feed, fetched), rows: [] }, began)
    })
  } finally {
    await release()
  }
}

/** What one reading of a feed came to. */
interface Extraction {
  fetched: Fetched
  rows: readonly FeedRow[]
}

const queryOf = (feed: FeedRecord): FeedQuery => ({
  url: feed.url,
  settings: settingsOf(feed),
  before: { etag: feed.etag, lastModified: feed.last_modified },
})

/** Takes the first step of a feed's source by itself: most fetches bring nothing new, and are no run. */
async function extracted(services: FeedServices, feed: FeedRecord): Promise<Extraction> {
  const { rules, now, stopping } = services
  const outcome: { fetched?: Fetched } = {}
  const source = feedSource({ ask: askWithin(rules), now, told: (fetched) => void (outcome.fetched = fetched) })
  const rows: FeedRow[] = []
  try {
    for await (const batch of source.extract(queryOf(feed), () => undefined, stopping)) rows.push(...batch)
  } catch (error) {
    if (outcome.fetched?.outcome === 'failed') return { fetched: outcome.fetched, rows: [] }
    // What no rule foresaw in what it answered: told as its failure, not tried every minute in silence.
    services.fault?.(error)
    return { fetched: ourFault(feed, outcome.fetched ?? { status: null, bytes: 0 }), rows: [] }
  }
  return { fetched: outcome.fetched ?? ourFault(feed, { status: null, bytes: 0 }), rows }
}

const ourFault = (feed: FeedRecord, { status, bytes }: Pick<Fetched, 'status' | 'bytes'>): Fetched => ({
  outcome: 'failed',
  refusal: new Refusal(errors.INTERNAL, { id: `feed-${feed.feed_id}` }),
  status,
  movedTo: null,
  bytes,
  retryAfter: null,
  offered: [],
})

const startedBy = (feed: FeedRecord): string => `feed:${feed.feed_id}`

async function settle(
  services: FeedServices,
  feed: FeedRecord,
  { fetched, rows }: Extraction,
  began: number,
): Promise<void> {
  const { sql } = services
  const stored = fetched.outcome === 'feed' ? await store(services, feed, rows) : nothingStored
  const now = services.now()
  const error =
    fetched.outcome === 'failed' ? { code: fetched.refusal.code, data: fetched.refusal.data } : stored.failed
  const failures = error ? feed.failures + 1 : 0
  const hints =
    fetched.outcome === 'feed'
      ? fetched.feed.hints
      : { minutes: feed.hint_minutes, skipHours: feed.skip_hours as number[] }
  const schedule = { intervalMinutes: feed.interval_minutes, hintMinutes: hints.minutes, skipHours: hints.skipHours }
  const retryAfter =
    fetched.outcome === 'failed' && (fetched.status === 429 || fetched.status === 503)
      ? retryAfterMs(fetched.retryAfter, now)
      : 0
  const record: FetchRecord = {
    beganAt: began,
    ms: now - began,
    outcome: error ? 'failed' : stored.newItems + stored.changedItems > 0 ? 'new' : 'unchanged',
    status: fetched.status,
    error,
    bytes: fetched.bytes,
    ...stored,
  }
  await sql.begin(async (tx) => {
    await recordFetch(tx, feed.feed_id, record)
    await saveFeedState(tx, feed.feed_id, {
      fetchedAt: now,
      nextAt: nextTry(schedule, now, { failures, retryAfter, random: services.random() }),
      failures,
      error,
      pausedBecause: error?.code === 'FEED_GONE' ? 'FEED_GONE' : null,
      anyNew: stored.newItems > 0,
      movedTo: fetched.movedTo,
      // What failed to be stored is asked for again whole.
      said:
        fetched.outcome === 'feed' && !error
          ? {
              etag: fetched.etag,
              lastModified: fetched.lastModified,
              format: fetched.feed.format,
              siteUrl: fetched.feed.url,
              hintMinutes: hints.minutes,
              skipHours: hints.skipHours,
            }
          : null,
    })
    await emitLive(tx, { topic: 'feeds', marketId: feed.market_id, ids: [String(feed.feed_id)] })
  })
}

interface Stored {
  items: number
  newItems: number
  changedItems: number
  refusedItems: number
  runId: number | null
  failed: FetchRecord['error']
}
const nothingStored: Stored = { items: 0, newItems: 0, changedItems: 0, refusedItems: 0, runId: null, failed: null }

/**
 * Items as they would be stored, by key; those without title and text, and those dated more than a day ahead, are
 * refused.
 */
function sorted(
  rows: readonly FeedRow[],
  settings: FeedSettings,
  now: number,
  seenAt: (key: string) => number | undefined,
): { taken: (ItemToRemember & { row: FeedRow })[]; refused: number } {
  const taken = new Map<string, ItemToRemember & { row: FeedRow }>()
  let refused = 0
  for (const one of rows) {
    const key = fingerprint([one.item.id])
    const row = { ...one, seenAt: seenAt(key) ?? one.seenAt }
    const values = documentOf(row, settings)
    const publishedAt = String(values?.['published_at'])
    if (!values || Date.parse(publishedAt) > now + DAY) refused++
    else if (!taken.has(key))
      taken.set(key, {
        key,
        row,
        documentId: String(values['document_id']),
        hash: fingerprint([JSON.stringify(values)]),
        seenAt: row.seenAt,
        publishedAt,
      })
  }
  return { taken: [...taken.values()], refused }
}

async function store({ sql, rules, now }: FeedServices, feed: FeedRecord, rows: readonly FeedRow[]): Promise<Stored> {
  const seen = await seenItems(
    sql,
    feed.feed_id,
    rows.map(({ item }) => fingerprint([item.id])),
  )
  const { taken, refused } = sorted(rows, settingsOf(feed), now(), (key) => seen.get(key)?.seen_at)
  const fresh = taken.filter(({ key, hash }) => seen.get(key)?.content_hash !== hash)
  const stored: Stored = { ...nothingStored, items: rows.length, refusedItems: refused }
  if (fresh.length === 0) return stored
  await rememberItems(
    sql,
    feed.feed_id,
    fresh.filter(({ key }) => !seen.has(key)).map((item) => ({ ...item, hash: '' })),
  )
  const runId = await createRun(sql, {
    marketId: feed.market_id,
    source: 'feeds',
    profile: null,
    profileText: null,
    file: feed.name,
    path: feed.url,
    dryRun: false,
    startedBy: startedBy(feed),
  })
  const result = await runImport({
    sql,
    runId,
    marketId: feed.market_id,
    dryRun: false,
    source: extractedBefore(
      feedSource({ ask: askWithin(rules), now }),
      fresh.map(({ row }) => row),
    ),
    asked: { ...queryOf(feed) },
    now,
  })
  if (result.state !== 'done')
    return {
      ...stored,
      runId,
      failed: { code: result.error?.code ?? 'IMPORT_INTERRUPTED', data: result.error?.data ?? {} },
    }
  await rememberItems(sql, feed.feed_id, fresh)
  const counts = result.tally.kinds.document
  return {
    ...stored,
    runId,
    newItems: counts?.new ?? 0,
    changedItems: counts?.updated ?? 0,
    refusedItems: refused + (counts?.rejected ?? 0),
  }
}
