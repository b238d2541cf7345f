import { MOST_IDS } from '@pandora/contract/domains/live/operations'
import { type LiveTopic } from '@pandora/contract/live-topics'
import type { Db } from './database.ts'

export interface LiveEventInput {
  topic: LiveTopic
  ids: readonly string[]
  /** How many things are concerned, where `ids` does not hold them all. */
  count?: number
  marketId?: number
  /** Only for this user. */
  uid?: number
}

/** Channel of NOTIFY; its payload is the event id. */
export const LIVE_CHANNEL = 'pandora_live'

/** Writes a live event and notifies every server process; inside a transaction it is heard on commit. */
export async function emitLive(db: Db, event: LiveEventInput): Promise<void> {
  // Some of very many would be taken for all of them.
  const ids = event.ids.length > MOST_IDS ? [] : event.ids
  await db`with written as (
      insert into live_event (market_id, uid, topic, ids, count)
      values (${event.marketId ?? null}, ${event.uid ?? null}, ${event.topic}, ${db.array(ids as string[])},
        ${event.count ?? event.ids.length}) returning event_id)
    select pg_notify(${LIVE_CHANNEL}, event_id::text) from written`
}

/** The same to each of many users, in one statement; none of it says any id. */
export async function emitLiveToUsers(db: Db, topic: LiveTopic, uids: readonly number[]): Promise<void> {
  if (uids.length === 0) return
  await db`with written as (
      insert into live_event (market_id, uid, topic, ids, count)
      select null, uid, ${topic}, '{}', 0 from unnest(${db.array(uids as number[])}::int[]) uid returning event_id)
    select pg_notify(${LIVE_CHANNEL}, event_id::text) from written`
}
