import { errorText } from '@pandora/contract/all-errors'
import type { feeds } from '@pandora/contract/domains/feeds/operations'
import type { Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { rejectionText } from '@pandora/sources/rejections'
import { documentOf, type FeedSettings } from '@pandora/sources/feeds/feed-source'
import type { Feed } from '@pandora/sources/feeds/feed'
import type { FeedFetchRow } from '@pandora/store/generated/schema'
import type { Fetched } from '@pandora/sources/feeds/fetch/fetch-feed'
import type { ListedFeed } from './queries.ts'

type Info = OutputOf<typeof feeds.add>
type Preview = OutputOf<typeof feeds.preview>
const DAY = 86_400_000
/** Items of a preview, and characters of the text of each. */
const SHOWN = 20
const SHOWN_TEXT = 600

const iso = (ms: number | null): string | null =>
  ms === null || !Number.isFinite(ms) ? null : new Date(ms).toISOString()

function faultOf(code: string | null, data: unknown, language: Language): { code: string; message: string } | null {
  if (code === null) return null
  return { code, message: errorText(code, language, (data ?? {}) as Record<string, unknown>) }
}

/** A feed on the wire. `nextAt` is null while it is paused. */
export function presentFeed(feed: ListedFeed, language: Language): Info {
  return {
    feedId: feed.feed_id,
    url: feed.url,
    origin: feed.origin,
    name: feed.name,
    nameEn: feed.name_en,
    kind: feed.kind as DocumentKind,
    category: feed.category,
    language: feed.language as Info['language'],
    intervalMinutes: feed.interval_minutes,
    state: feed.state as Info['state'],
    pausedBecause: faultOf(feed.paused_because, {}, language),
    format: feed.format,
    siteUrl: feed.site_url,
    hintMinutes: feed.hint_minutes,
    failures: feed.failures,
    error: faultOf(feed.error_code, feed.error_data, language),
    addedAt: iso(feed.added_at) ?? '',
    fetchedAt: iso(feed.fetched_at),
    newItemAt: iso(feed.new_item_at),
    nextAt: feed.state === 'paused' ? null : iso(feed.next_at),
    items: feed.items,
    perDay: feed.per_day,
  }
}

export function presentFetch(fetch: FeedFetchRow, language: Language): OutputOf<typeof feeds.get>['fetches'][number] {
  return {
    at: iso(fetch.began_at) ?? '',
    ms: fetch.ms,
    outcome: fetch.outcome as 'new',
    status: fetch.status,
    error: faultOf(fetch.error_code, fetch.error_data, language),
    bytes: fetch.bytes,
    items: fetch.items,
    newItems: fetch.new_items,
    changedItems: fetch.changed_items,
    refusedItems: fetch.refused_items,
    runId: fetch.run_id,
  }
}

/** What a fetch gave, as it would be stored at `now` (ms). */
export function presentPreview(
  url: string,
  fetched: Fetched,
  settings: FeedSettings,
  now: number,
  language: Language,
): Preview {
  const none = { url: fetched.movedTo ?? url, status: fetched.status, feed: null, items: [], error: null, offered: [] }
  if (fetched.outcome === 'failed')
    return { ...none, error: faultOf(fetched.refusal.code, fetched.refusal.data, language), offered: fetched.offered }
  if (fetched.outcome === 'not-modified') return none
  const { feed } = fetched
  return {
    ...none,
    feed: {
      format: feed.format,
      version: feed.version,
      title: feed.title,
      description: feed.description,
      siteUrl: feed.url,
      hintMinutes: feed.hints.minutes,
      items: feed.items.length,
      undated: feed.items.filter((item) => !item.published && !item.updated).length,
      damaged: feed.damaged,
      bytes: fetched.bytes,
    },
    items: feed.items.slice(0, SHOWN).map((item) => presentItem(item, settings, now, language)),
  }
}

function presentItem(
  item: Feed['items'][number],
  settings: FeedSettings,
  now: number,
  language: Language,
): Preview['items'][number] {
  const values = documentOf({ item, seenAt: now }, settings)
  const date = item.published ?? item.updated
  const reason = values ? (date && Date.parse(date.at) > now + DAY ? 'FUTURE_DATE' : null) : 'MISSING'
  return {
    id: item.id,
    title: values ? String(values['title']) : null,
    body: item.body.length > SHOWN_TEXT ? `${item.body.slice(0, SHOWN_TEXT)}…`.toWellFormed() : item.body,
    url: item.url,
    images: item.images,
    language: values ? (values['language'] as 'zh') : null,
    publishedAt: date?.at ?? null,
    precision: date?.precision ?? null,
    refused: reason === null ? null : { code: reason, message: rejectionText(reason, language) },
  }
}
