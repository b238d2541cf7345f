import type { Db } from '@pandora/store/database'
import { pruneOutbox } from '../messages/outbox.queries.ts'

const HOUR = 3600_000

/**
 * Drops what has served its time of what every domain writes: live events and request answers after a day, refresh
 * tokens, sessions ended a month ago, messages after a month, audit events after a year.
 */
export async function pruneOld(db: Db, now: number): Promise<void> {
  const before = (ms: number) => new Date(now - ms).toISOString()
  await db`delete from live_event where happened_at < ${before(24 * HOUR)}`
  await db`delete from request_answer where answered_at < ${before(24 * HOUR)}`
  await db`delete from refresh_token where expires_at < ${before(0)}`
  await db`delete from audit_event where happened_at < ${before(365 * 24 * HOUR)}`
  await pruneOutbox(db, now, now - 30 * 24 * HOUR)
  await db`delete from session where ended_at < ${before(30 * 24 * HOUR)}`
}
