import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { errors, Refusal } from '@pandora/contract/errors'
import type { Role } from '@pandora/contract/roles'
import type { Db, Sql } from '@pandora/store/database'
import { audit } from './audit.ts'
import { SESSION_ENDED_CHANNEL, type User } from './access.ts'
import { mayBeSignedIn, openSessions } from './sessions.queries.ts'

/** Life of a refresh token unused, in ms. */
export const REFRESH_MS = 30 * 24 * 3600_000
/** A token used again within this, in ms, is two tabs at once and not theft (decisions 10). */
const GRACE_MS = 10_000

const hashOf = (token: string) => createHash('sha256').update(token).digest()
const iso = (ms: number) => new Date(ms).toISOString()

/** Opens a session and gives its first refresh token. */
export async function openSession(
  db: Db,
  account: { uid: number; role: Role },
  device: string,
  address: string,
  now: number,
): Promise<{ user: User; refreshToken: string }> {
  const sessionId = randomUUID()
  await db`insert into session (session_id, uid, device, address, started_at, last_used_at)
    values (${sessionId}, ${account.uid}, ${device.slice(0, 200)}, ${address}, ${iso(now)}, ${iso(now)})`
  await db`update account set signed_in_at = ${iso(now)} where uid = ${account.uid}`
  return {
    user: { uid: account.uid, role: account.role, sessionId },
    refreshToken: await issueRefresh(db, sessionId, now),
  }
}

async function issueRefresh(db: Db, sessionId: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db`insert into refresh_token (token_hash, session_id, issued_at, expires_at)
    values (${hashOf(token)}, ${sessionId}, ${iso(now)}, ${iso(now + REFRESH_MS)})`
  return token
}

/**
 * Exchanges a refresh token for the next one. Used again within the grace it gives another child; used again later it
 * ends the session,
 * for one of its two holders is a thief. Throws INVALID_TOKEN.
 */
export async function rotate(sql: Sql, token: string, now: number): Promise<{ user: User; refreshToken: string }> {
  const outcome = await sql.begin(async (tx) => {
    const [row] = await tx<{ session_id: string; used_at: number | null; uid: number; role: Role }[]>`
      select r.session_id, r.used_at, a.uid, a.role
      from refresh_token r join session s using (session_id) join account a using (uid)
      where r.token_hash = ${hashOf(token)} and r.expires_at > ${iso(now)} and s.ended_at is null
        and ${mayBeSignedIn(tx, now)} for update of r`
    if (!row) return null
    if (row.used_at !== null && now - row.used_at > GRACE_MS) {
      await endSessions(tx, [row.session_id], now)
      await audit(tx, row.uid, 'refresh-token-reused', { sessionId: row.session_id })
      return null
    }
    await tx`update refresh_token set used_at = coalesce(used_at, ${iso(now)}) where token_hash = ${hashOf(token)}`
    await tx`update session set last_used_at = ${iso(now)} where session_id = ${row.session_id}`
    await tx`delete from refresh_token where session_id = ${row.session_id} and used_at < ${iso(now - REFRESH_MS)}`
    return {
      user: { uid: row.uid, role: row.role, sessionId: row.session_id },
      refreshToken: await issueRefresh(tx, row.session_id, now),
    }
  })
  if (!outcome) throw new Refusal(errors.INVALID_TOKEN)
  return outcome
}

/** Ends sessions and tells every process. */
export async function endSessions(db: Db, sessionIds: readonly string[], now: number): Promise<void> {
  for (const sessionId of sessionIds) {
    await db`update session set ended_at = ${iso(now)} where session_id = ${sessionId} and ended_at is null`
    await db`select pg_notify(${SESSION_ENDED_CHANNEL}, ${sessionId})`
  }
}

/** Ends every session of a user but one; answers how many. */
export async function endSessionsOf(db: Db, uid: number, now: number, but?: string): Promise<number> {
  const ending = (await openSessions(db, uid)).map((session) => session.session_id).filter((one) => one !== but)
  await endSessions(db, ending, now)
  return ending.length
}

/** Tells every process that a user's rights changed: the next call of each session asks what they are. */
export async function rightsChanged(db: Db, uid: number): Promise<void> {
  for (const session of await openSessions(db, uid))
    await db`select pg_notify(${SESSION_ENDED_CHANNEL}, ${session.session_id})`
}
