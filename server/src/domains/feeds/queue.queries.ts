import { instant } from '@pandora/store/as-of'
import type { Db, Sql } from '@pandora/store/database'
import type { FeedRow } from '@pandora/store/generated/schema'
import { holdLock } from '@pandora/store/hold'

/** Lock of the process that works on a feed; the second number is the feed. */
const FEED_LOCK = 5_041_011

export async function feedById(db: Db, feedId: number): Promise<FeedRow | undefined> {
  const [row] = await db<
    FeedRow[]
  >`select feed_id, market_id, origin, url, name, name_en, kind, category, language, interval_minutes, state,
    paused_because, format, site_url,
    etag, last_modified, hint_minutes, skip_hours, failures, error_code, error_data, fetched_at, new_item_at, next_at,
      added_by, added_at from feed where feed_id = ${feedId}`
  return row
}

/** Feeds whose time has come, the longest waiting first. */
export async function dueFeeds(db: Db, now: number): Promise<{ feed_id: number; url: string }[]> {
  return db<
    { feed_id: number; url: string }[]
  >`select feed_id, url from feed where state = 'active' and next_at <= ${instant(now)} order by next_at limit 500`
}

/**
 * Hands a feed to the workers, once however often it is asked for: its key is the feed's. Feeds of one host stand in
 * one queue, so that one
 * at a time is read. `asked` reads it though its time has not come, or though it is paused.
 */
export async function enqueueFeed(
  db: Db,
  feed: { feed_id: number; url: string },
  { asked = false, at = null }: { asked?: boolean; at?: number | null } = {},
): Promise<void> {
  await db`select graphile_worker.add_job('feed_fetch', payload := ${db.json({ feedId: feed.feed_id, asked })}::json,
    queue_name := ${`feeds-${hostOf(feed.url)}`},
    run_at := ${at === null ? null : instant(at)}::timestamptz, job_key := ${`feed-${feed.feed_id}`},
      job_key_mode := ${asked ? 'replace' : 'preserve_run_at'}, max_attempts := 3)`
}

/** Host of a feed's address, as politeness counts it. */
export const hostOf = (url: string): string => (URL.parse(url)?.host ?? '').slice(0, 100)

/** Takes the host's next slot; otherwise answers when (ms) it is free. */
export async function claimHost(db: Db, host: string, now: number, spacing: number): Promise<number | null> {
  const taken = await db`insert into feed_host (host, free_at) values (${host}, ${instant(now + spacing)})
    on conflict (host) do update set free_at = excluded.free_at where feed_host.free_at <= ${instant(now)} returning 1`
  if (taken.count > 0) return null
  const [row] = await db<{ free_at: number }[]>`select free_at from feed_host where host = ${host}`
  return row?.free_at ?? null
}

/** Holds a feed for this process as long as it lives; null where another one does. */
export async function holdFeed(sql: Sql, feedId: number): Promise<(() => Promise<void>) | null> {
  return holdLock(sql, FEED_LOCK, feedId)
}

/** Feed jobs that a worker took a while ago: one whose feed nobody holds belongs to a dead worker. */
export async function abandonedFeedJobs(db: Db): Promise<{ feed_id: number; locked_by: string }[]> {
  return db<
    { feed_id: number; locked_by: string }[]
  >`select (j.payload ->> 'feedId')::int as feed_id, j.locked_by from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'feed_fetch' and j.locked_by is not null and j.locked_at < now() - interval '30 seconds'`
}

/** Runs of a feed that never began because their process died: they will not. */
export async function endQueuedRuns(db: Db, marketId: number, startedBy: string): Promise<void> {
  await db`update import_run set state = 'failed', finished_at = now(), error_code = 'IMPORT_INTERRUPTED'
    where market_id = ${marketId} and source = 'feeds' and started_by = ${startedBy} and state = 'queued'`
}

/** Forgets hosts that nobody has asked for a day. */
export async function pruneHosts(db: Db, now: number): Promise<void> {
  await db`delete from feed_host where free_at < ${instant(now - 86_400_000)}`
}
