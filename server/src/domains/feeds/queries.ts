import { MARKET_ZONE } from '@pandora/contract/time'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { FeedFetchRow, FeedRow } from '@pandora/store/generated/schema'

/** Days of the course of a feed's items. */
export const DAYS = 14

export type ListedFeed = FeedRow & { items: number; per_day: number[] }

/** Feeds of a market, by name, or the one asked for. */
export async function listFeeds(
  db: Db,
  marketId: number,
  now: number,
  feedId: number | null = null,
): Promise<ListedFeed[]> {
  const today = instant(now)
  return db<
    ListedFeed[]
  >`select f.feed_id, f.market_id, f.origin, f.url, f.name, f.name_en, f.kind, f.category, f.language,
    f.interval_minutes, f.state, f.paused_because, f.format, f.site_url,
      f.etag, f.last_modified, f.hint_minutes, f.skip_hours, f.failures, f.error_code, f.error_data, f.fetched_at,
        f.new_item_at, f.next_at, f.added_by, f.added_at,
      (select count(*)::int from feed_item i where i.feed_id = f.feed_id) as items,
      (select coalesce(jsonb_agg(coalesce(c.items, 0) order by d.day), '[]')
        from generate_series((${today}::timestamptz at time zone ${MARKET_ZONE})::date - ${DAYS - 1}::int,
        (${today}::timestamptz at time zone ${MARKET_ZONE})::date, interval '1 day') as d(day)
        left join (select (published_at at time zone ${MARKET_ZONE})::date as day, count(*)::int as items
          from feed_item i
          where i.feed_id = f.feed_id and published_at > ${today}::timestamptz - interval '16 days'
            group by 1) c on c.day = d.day::date) as per_day
    from feed f where f.market_id = ${marketId} ${feedId === null ? db`` : db`and f.feed_id = ${feedId}`}
      order by f.name, f.feed_id`
}

export async function fetchesOf(db: Db, feedId: number): Promise<FeedFetchRow[]> {
  return db<
    FeedFetchRow[]
  >`select fetch_id, feed_id, began_at, ms, outcome, status, error_code, error_data, bytes, items, new_items,
    changed_items, refused_items, run_id
    from feed_fetch where feed_id = ${feedId} order by fetch_id desc`
}

export interface NewFeed {
  url: string
  name: string
  nameEn: string | null
  kind: string
  category: string | null
  language: string | null
  intervalMinutes: number
}

/** Adds a feed; null where the market has that address already. */
export async function addFeed(
  db: Db,
  marketId: number,
  feed: NewFeed,
  nextAt: number,
  uid: number,
): Promise<number | null> {
  const [row] = await db<
    { feed_id: number }[]
  >`insert into feed (market_id, origin, url, name, name_en, kind, category, language, interval_minutes, state, next_at,
    added_by)
    values (${marketId}, ${feed.url}, ${feed.url}, ${feed.name}, ${feed.nameEn}, ${feed.kind}, ${feed.category},
      ${feed.language}, ${feed.intervalMinutes}, 'active', ${instant(nextAt)}, ${uid})
    on conflict (market_id, url) do nothing returning feed_id`
  return row?.feed_id ?? null
}

/** Name of the feed of an address, other than `feedId`. */
export async function feedAt(db: Db, marketId: number, url: string, feedId = 0): Promise<string | undefined> {
  const [row] = await db<
    { name: string }[]
  >`select name from feed where market_id = ${marketId} and url = ${url} and feed_id <> ${feedId}`
  return row?.name
}

export async function countFeeds(db: Db, marketId: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*)::int as count from feed where market_id = ${marketId}`
  return row?.count ?? 0
}

/**
 * Changes a feed. What the other side said of its content is forgotten, so that the next fetch reads everything anew.
 */
export async function editFeed(db: Db, marketId: number, feedId: number, feed: NewFeed): Promise<boolean> {
  const changed =
    await db`update feed set url = ${feed.url}, name = ${feed.name}, name_en = ${feed.nameEn}, kind = ${feed.kind},
      category = ${feed.category}, language = ${feed.language},
    interval_minutes = ${feed.intervalMinutes},
      next_at = least(next_at, coalesce(fetched_at, next_at) + ${feed.intervalMinutes} * interval '1 minute'),
      etag = null, last_modified = null
    where market_id = ${marketId} and feed_id = ${feedId} returning 1`
  return changed.count > 0
}

export async function setState(
  db: Db,
  marketId: number,
  feedId: number,
  state: 'active' | 'paused',
  now: number,
): Promise<boolean> {
  const changed =
    await db`update feed set state = ${state}, paused_because = null, failures = case when ${state} = 'active' then 0
      else failures end,
    next_at = case when ${state} = 'active' then ${instant(now)}::timestamptz else next_at end
      where market_id = ${marketId} and feed_id = ${feedId} returning 1`
  return changed.count > 0
}

/** Deletes a feed with its memory; answers whether it was there. */
export async function deleteFeed(db: Db, marketId: number, feedId: number): Promise<boolean> {
  const deleted = await db`delete from feed where market_id = ${marketId} and feed_id = ${feedId} returning 1`
  return deleted.count > 0
}
