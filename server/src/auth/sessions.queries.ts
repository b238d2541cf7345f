import type { Role } from '@pandora/contract/roles'
import type { Db } from '@pandora/store/database'
import type { SessionRow } from '@pandora/store/generated/schema'

/** Condition that an account, joined as `a`, may be signed in: neither disabled nor a guest whose day is over. */
export const mayBeSignedIn = (db: Db, now: number) =>
  db`a.disabled_at is null and (a.expires_at is null or a.expires_at > ${new Date(now).toISOString()})`

/** Role of the user of a session that is alive; undefined where it ended, or its account may not be signed in. */
export async function aliveRole(db: Db, sessionId: string, now: number): Promise<Role | undefined> {
  const [row] = await db<
    { role: Role }[]
  >`select a.role from session s join account a using (uid) where s.session_id = ${sessionId} and s.ended_at is null
    and ${mayBeSignedIn(db, now)}`
  return row?.role
}

export type OpenSession = Pick<SessionRow, 'session_id' | 'device' | 'address' | 'started_at' | 'last_used_at'>

/** Open sessions of a user, last used first. */
export async function openSessions(db: Db, uid: number): Promise<OpenSession[]> {
  return db<
    OpenSession[]
  >`select session_id, device, address, started_at, last_used_at from session where uid = ${uid} and ended_at is null
    order by last_used_at desc`
}
