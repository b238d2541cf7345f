import type { Language } from '@pandora/contract/language'
import type { Db } from '@pandora/store/database'
import type { AccountRow, SessionRow } from '@pandora/store/generated/schema'

export type Account = Pick<AccountRow, 'uid' | 'email' | 'password_hash' | 'language' | 'config' | 'user_name' | 'family_name' | 'created_at' | 'signed_in_at'> & { role: 'user' | 'admin' }

const columns = (db: Db) => db`uid, email, password_hash, role, language, config, user_name, family_name, created_at, signed_in_at`

/** The account of an e-mail address, whatever its case. */
export async function accountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const [row] = await db<Account[]>`select ${columns(db)} from account where lower(email) = lower(${email})`
  return row
}

/** The account of a user id. */
export async function accountById(db: Db, uid: number): Promise<Account | undefined> {
  const [row] = await db<Account[]>`select ${columns(db)} from account where uid = ${uid}`
  return row
}

export async function setConfig(db: Db, uid: number, config: Record<string, unknown>): Promise<void> {
  await db`update account set config = ${db.json(config as never)} where uid = ${uid}`
}

export async function setLanguage(db: Db, uid: number, language: Language): Promise<void> {
  await db`update account set language = ${language} where uid = ${uid}`
}

export async function setPassword(db: Db, uid: number, passwordHash: string): Promise<void> {
  await db`update account set password_hash = ${passwordHash} where uid = ${uid}`
}

export type OpenSession = Pick<SessionRow, 'session_id' | 'device' | 'address' | 'started_at' | 'last_used_at'>

/** Open sessions of a user, last used first. */
export async function openSessions(db: Db, uid: number): Promise<OpenSession[]> {
  return db<OpenSession[]>`select session_id, device, address, started_at, last_used_at from session where uid = ${uid} and ended_at is null order by last_used_at desc`
}
