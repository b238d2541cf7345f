import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Fetches of a feed that are kept. */
export const KEPT_FETCHES = 50

export interface FetchRecord {
  beganAt: number
  ms: number
  outcome: 'new' | 'unchanged' | 'failed'
  status: number | null
  error: { code: string; data: Readonly<Record<string, string | number>> } | null
  bytes: number
  items: number
  newItems: number
  changedItems: number
  refusedItems: number
  runId: number | null
}

/** Writes a fetch down; of older ones the last fifty stay. */
export async function recordFetch(db: Db, feedId: number, fetch: FetchRecord): Promise<void> {
  await db`insert into feed_fetch (feed_id, began_at, ms, outcome, status, error_code, error_data, bytes, items,
    new_items, changed_items, refused_items, run_id)
    values (${feedId}, ${instant(fetch.beganAt)}, ${fetch.ms}, ${fetch.outcome}, ${fetch.status},
      ${fetch.error?.code ?? null}, ${fetch.error ? db.json(fetch.error.data) : null}, ${fetch.bytes},
      ${fetch.items}, ${fetch.newItems}, ${fetch.changedItems}, ${fetch.refusedItems}, ${fetch.runId})`
  await db`delete from feed_fetch where feed_id = ${feedId} and fetch_id <= (select fetch_id from feed_fetch
    where feed_id = ${feedId} order by fetch_id desc offset ${KEPT_FETCHES} limit 1)`
}

export interface FeedState {
  fetchedAt: number
  nextAt: number
  failures: number
  error: { code: string; data: Readonly<Record<string, string | number>> } | null
  /** Paused for good reason: the code. */
  pausedBecause: string | null
  /** Whether something new came. */
  anyNew: boolean
  /** What was said of the content, where there was any. */
  said: {
    etag: string | null
    lastModified: string | null
    format: string
    siteUrl: string | null
    hintMinutes: number | null
    skipHours: readonly number[]
  } | null
  movedTo: string | null
}

/** Brings a feed's row up to date after a fetch. An address that another feed of the market has is not taken over. */
export async function saveFeedState(db: Db, feedId: number, state: FeedState): Promise<void> {
  const { said } = state
  await db`update feed set fetched_at = ${instant(state.fetchedAt)}, next_at = ${instant(state.nextAt)},
    failures = ${state.failures},
    error_code = ${state.error?.code ?? null}, error_data = ${state.error ? db.json(state.error.data) : null},
    state = case when ${state.pausedBecause !== null} then 'paused'
      else state end, paused_because = coalesce(${state.pausedBecause}, paused_because),
    new_item_at = case when ${state.anyNew} then ${instant(state.fetchedAt)}::timestamptz else new_item_at end
      where feed_id = ${feedId}`
  if (said) {
    await db`update feed set etag = ${said.etag}, last_modified = ${said.lastModified}, format = ${said.format},
      site_url = ${said.siteUrl}, hint_minutes = ${said.hintMinutes},
      skip_hours = ${db.json(said.skipHours as number[])} where feed_id = ${feedId}`
  }
  if (state.movedTo !== null) {
    await db`update feed f set url = ${state.movedTo} where feed_id = ${feedId} and not exists (select from feed o
      where o.market_id = f.market_id and o.url = ${state.movedTo} and o.feed_id <> f.feed_id)`
  }
}
