import type { Db } from '@pandora/store/database'
import { pruneAccounts } from '../auth/prune.queries.ts'
import { pruneOutbox } from '../messages/outbox.queries.ts'

const HOUR = 3600_000

/** Drops what has served its time: guests whose day is over, codes, requests that count towards no cap, invitations, messages after a month, live events and request answers after a day, refresh tokens, sessions ended a month ago, audit events after a year, deleted floors and tiles after a month. */
export async function pruneOld(db: Db, now: number): Promise<void> {
  const before = (ms: number) => new Date(now - ms).toISOString()
  await db`delete from live_event where happened_at < ${before(24 * HOUR)}`
  await db`delete from request_answer where answered_at < ${before(24 * HOUR)}`
  await db`delete from refresh_token where expires_at < ${before(0)}`
  await db`delete from audit_event where happened_at < ${before(365 * 24 * HOUR)}`
  await pruneAccounts(db, now)
  await pruneOutbox(db, now, now - 30 * 24 * HOUR)
  await db`delete from session where ended_at < ${before(30 * 24 * HOUR)}`
  await db`delete from floor where deleted_at < ${before(30 * 24 * HOUR)}`
  await db`delete from floor_tile where deleted_at < ${before(30 * 24 * HOUR)}`
}
