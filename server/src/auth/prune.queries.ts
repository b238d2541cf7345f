import type { Db } from '@pandora/store/database'

const DAY = 24 * 3600_000

/**
 * Drops guests whose day is over with everything of theirs, codes a day after they expired, requests after two days,
 * unanswered invitations a month after they expired.
 */
export async function pruneAccounts(db: Db, now: number): Promise<void> {
  const before = (days: number) => new Date(now - days * DAY).toISOString()
  await db`delete from live_event where uid in (select uid from account
    where role = 'guest' and expires_at < ${before(0)})`
  await db`delete from account where role = 'guest' and expires_at < ${before(0)}`
  await db`delete from account_code where expires_at < ${before(1)}`
  await db`delete from account_request where asked_at < ${before(2)}`
  await db`delete from account_invite where accepted_at is null and expires_at < ${before(30)}`
}
