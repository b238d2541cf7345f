import type { Role } from '@pandora/contract/roles'
import type { Db } from '@pandora/store/database'
import type { ConnectionKeyRow } from '@pandora/store/generated/schema'
import { mayBeSignedIn } from '../../auth/sessions.queries.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** A key as its user sees it. */
export type KeyRow = Omit<ConnectionKeyRow, 'uid' | 'key_hash'>

const columns = (db: Db) => db`key_id, name, begins, market_id, as_of, created_at, last_used_at`

/** Keys of a user, the newest first. */
export async function keysOf(db: Db, uid: number): Promise<KeyRow[]> {
  return db<
    KeyRow[]
  >`select ${columns(db)} from connection_key where uid = ${uid} order by created_at desc, key_id desc`
}

interface NewKey {
  uid: number
  name: string
  begins: string
  hash: Buffer
  marketId: number
  asOf: number | null
}

/** Keeps a new key; undefined where the user has `most` already. */
export async function insertKey(
  db: Db,
  { uid, name, begins, hash, marketId, asOf }: NewKey,
  most: number,
  now: number,
): Promise<KeyRow | undefined> {
  const [row] = await db<KeyRow[]>`
    insert into connection_key (uid, name, begins, key_hash, market_id, as_of, created_at)
    select ${uid}, ${name}, ${begins}, ${hash}, ${marketId}, ${asOf === null ? null : iso(asOf)}, ${iso(now)}
    where (select count(*) from connection_key where uid = ${uid}) < ${most} returning ${columns(db)}`
  return row
}

/** Ends a key of a user's own; says whether there was one. */
export async function deleteKey(db: Db, uid: number, keyId: number): Promise<boolean> {
  const rows = await db`delete from connection_key where uid = ${uid} and key_id = ${keyId} returning 1`
  return rows.length > 0
}

/** Whose key it is, and what it reads. */
export interface KeyHolder {
  key_id: number
  uid: number
  role: Role
  language: string
  market_id: number
  as_of: number | null
  last_used_at: number | null
}

/** The holder of a key; undefined where there is none, or its account may not be signed in. */
export async function holderOf(db: Db, hash: Buffer, now: number): Promise<KeyHolder | undefined> {
  const [row] = await db<KeyHolder[]>`
    select k.key_id, k.uid, a.role, a.language, k.market_id, k.as_of, k.last_used_at from connection_key k
      join account a using (uid) where k.key_hash = ${hash} and ${mayBeSignedIn(db, now)}`
  return row
}

/** Notes that a key was used. */
export async function touchKey(db: Db, keyId: number, now: number): Promise<void> {
  await db`update connection_key set last_used_at = ${iso(now)} where key_id = ${keyId}`
}
