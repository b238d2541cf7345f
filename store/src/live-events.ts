import type { LiveTopic } from '@pandora/contract/live'
import type { Db } from './database.ts'

/** Most ids an event carries; a reader of more re-reads what it shows. */
const MOST_IDS = 200

export interface LiveEventInput {
  topic: LiveTopic
  ids: readonly string[]
  /** How many things are concerned, where more than `ids` holds. */
  count?: number
  marketId?: number
  /** Only for this user. */
  uid?: number
}

/** Channel of NOTIFY; its payload is the event id. */
export const LIVE_CHANNEL = 'pandora_live'

/** Writes a live event and notifies every server process; inside a transaction it is heard on commit. */
export async function emitLive(db: Db, event: LiveEventInput): Promise<void> {
  const ids = event.ids.slice(0, MOST_IDS)
  await db`with written as (
      insert into live_event (market_id, uid, topic, ids, count)
      values (${event.marketId ?? null}, ${event.uid ?? null}, ${event.topic}, ${db.array(ids as string[])}, ${event.count ?? event.ids.length}) returning event_id)
    select pg_notify(${LIVE_CHANNEL}, event_id::text) from written`
}
