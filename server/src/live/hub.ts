import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@pandora/contract/domains/live/operations'
import { adminTopics, type LiveTopic } from '@pandora/contract/live-topics'
import type { Db, Sql } from '@pandora/store/database'
import { LIVE_CHANNEL } from '@pandora/store/live-events'
import type { FastifyBaseLogger } from 'fastify'

/** Which events a listener wants. */
export interface Audience {
  marketId: number
  uid: number
  admin: boolean
}

/** Fans live events of the database out to the listeners of this process. */
export interface LiveHub {
  /** Hears events from now on; answers how to stop. */
  listen: (audience: Audience, hear: (event: LiveEvent) => void) => () => void
  /** Events after an id, for a listener that was away: of very many the latest. */
  since: (db: Db, audience: Audience, lastEventId: number) => Promise<LiveEvent[]>
  /** Tells this process of every change in any market, and of a connection that was lost and is back. */
  watch: (watcher: Watcher) => void
  /** Resolves when this process has heard everything that was told before. */
  caughtUp: () => Promise<void>
  stop: () => Promise<void>
}

/** Who in this process must know of changes whatever market or user they concern. */
export interface Watcher {
  changed: (marketId: number | null, topic: LiveTopic) => void
  reconnected: () => void
}

interface EventRow {
  event_id: number
  market_id: number | null
  uid: number | null
  topic: LiveTopic
  ids: string[]
  count: number
}

/** What stands before a notification that tells of nothing and only marks its place. */
const MARK = 'mark '
/** Whether a statement with these values sends such a mark. */
export const isMark = ([channel, payload]: readonly unknown[]): boolean =>
  channel === LIVE_CHANNEL && typeof payload === 'string' && payload.startsWith(MARK)
/** Events replayed to a listener that comes back. */
const MOST_REPLAYED = 1000
/** Wait before reading again what could not be read, in ms. */
const AGAIN_MS = 1000

/**
 * Listens on the database; events that arrive together are read together, and what happened while the connection was
 * away is read when it is back. `fits`: whether an event is as declared.
 */
export async function startHub(
  sql: Sql,
  log: FastifyBaseLogger,
  fits: (event: LiveEvent) => boolean,
): Promise<LiveHub> {
  const listeners = new Map<object, { audience: Audience; hear: (event: LiveEvent) => void }>()
  const watchers: Watcher[] = []
  let waiting: number[] = []
  /** Marks of our own that are on their way: notifications come in the order in which they were told. */
  const marks = new Map<string, () => void>()
  /** Last event heard of; undefined before the first listening. */
  let last: number | undefined
  let missed = false
  let stopped = false
  let reading: Promise<void> | null = null

  const readWaiting = async () => {
    while (waiting.length > 0 || missed) {
      const [ids, after] = [waiting, missed ? (last ?? 0) : Number.MAX_SAFE_INTEGER]
      waiting = []
      missed = false
      const rows = await sql<EventRow[]>`select event_id, market_id, uid, topic, ids, count from live_event
        where event_id = any(${sql.array(ids.map(String))}::text[]::bigint[]) or event_id > ${after}
          order by event_id`.catch((error: unknown) => {
        waiting = [...ids, ...waiting]
        missed ||= after < Number.MAX_SAFE_INTEGER
        throw error
      })
      for (const row of rows) {
        last = Math.max(last ?? 0, row.event_id)
        const event = eventOf(row)
        // What is not as declared reaches no listener; what it told of is not known, and nothing that is held can be
        // trusted.
        if (!fits(event)) for (const watcher of watchers) watcher.reconnected()
        else {
          for (const watcher of watchers) watcher.changed(row.market_id, row.topic)
          for (const { audience, hear } of listeners.values()) if (concerns(row, audience)) hear(event)
        }
      }
    }
  }
  const read = () => {
    reading ??= readWaiting()
      .catch((error: unknown) => {
        log.error({ err: error }, 'live events not read; trying again')
        // What changed is not known: nothing that is held can be trusted.
        for (const watcher of watchers) watcher.reconnected()
        if (!stopped) setTimeout(read, AGAIN_MS).unref()
      })
      .finally(() => {
        reading = null
      })
  }
  const subscription = await sql.listen(
    LIVE_CHANNEL,
    (text) => {
      if (text.startsWith(MARK)) {
        void (reading ?? Promise.resolve()).then(marks.get(text))
        return void marks.delete(text)
      }
      waiting.push(Number(text))
      read()
    },
    () => {
      for (const watcher of watchers) watcher.reconnected()
      // What was on its way when the connection was lost does not come; everything is read anew now.
      for (const heard of marks.values()) heard()
      marks.clear()
      if (last === undefined) return
      missed = true
      read()
    },
  )
  const [newest] = await sql<{ id: number }[]>`select coalesce(max(event_id), 0) as id from live_event`
  last = Math.max(last ?? 0, newest?.id ?? 0)
  return {
    listen(audience, hear) {
      const key = {}
      listeners.set(key, { audience, hear })
      return () => void listeners.delete(key)
    },
    async since(db, audience, lastEventId) {
      const rows = await db<EventRow[]>`select event_id, market_id, uid, topic, ids, count from live_event
        where event_id > ${lastEventId} and (market_id is null or market_id = ${audience.marketId})
          and (uid is null or uid = ${audience.uid})
          and (${audience.admin} or topic <> all(${db.array([...adminTopics])}::text[])) order by event_id desc
            limit ${MOST_REPLAYED}`
      return rows.toReversed().map(eventOf).filter(fits)
    },
    watch: (watcher) => void watchers.push(watcher),
    async caughtUp() {
      const mark = `${MARK}${randomUUID()}`
      const heard = new Promise<void>((resolve) => void marks.set(mark, resolve))
      await sql.notify(LIVE_CHANNEL, mark)
      await heard
    },
    stop: () => {
      stopped = true
      return subscription.unlisten()
    },
  }
}

function concerns(row: EventRow, audience: Audience): boolean {
  return (
    (row.market_id === null || row.market_id === audience.marketId) &&
    (row.uid === null || row.uid === audience.uid) &&
    (audience.admin || !adminTopics.has(row.topic))
  )
}

function eventOf(row: EventRow): LiveEvent {
  return { id: row.event_id, topic: row.topic, ids: row.ids, count: row.count }
}
