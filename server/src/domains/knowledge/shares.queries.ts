import { randomUUID } from 'node:crypto'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

export interface ShareRow {
  share_id: string
  base_id: string
  who: string
  by_link: boolean
  shared_at: number
}

const columns = (db: Db) => db`s.share_id, s.base_id, coalesce(s.email, nullif(a.user_name, ''), a.email, '') as who,
  s.reader is not null as by_link, s.shared_at`

export async function sharesOf(db: Db, baseId: string): Promise<ShareRow[]> {
  return db<ShareRow[]>`select ${columns(db)} from knowledge_share s left join account a on a.uid = s.reader
    where s.base_id = ${baseId} order by s.shared_at, s.share_id`
}

/** A share of a base of a user's own. */
export async function ownShare(db: Db, uid: number, shareId: string): Promise<ShareRow | undefined> {
  const [row] = await db<ShareRow[]>`select ${columns(db)} from knowledge_share s
    join knowledge_base b on b.base_id = s.base_id left join account a on a.uid = s.reader
    where s.share_id::text = ${shareId} and b.uid = ${uid}`
  return row
}

/** Shares a base with the account of an address; once is enough. */
export async function shareByEmail(tx: Db, baseId: string, email: string, now: number): Promise<void> {
  await tx`insert into knowledge_share (share_id, base_id, email, shared_at)
    values (${randomUUID()}, ${baseId}, ${email}, ${instant(now)}) on conflict do nothing`
}

/** Lets who came by the link read the base from now on. */
export async function shareByLink(tx: Db, baseId: string, reader: number, now: number): Promise<void> {
  await tx`insert into knowledge_share (share_id, base_id, reader, shared_at)
    values (${randomUUID()}, ${baseId}, ${reader}, ${instant(now)}) on conflict do nothing`
}

export async function deleteShare(tx: Db, shareId: string): Promise<void> {
  await tx`delete from knowledge_share where share_id = ${shareId}`
}

/** Makes a link of the only one; null takes it away. Who came by the one before reads on. */
export async function setLink(tx: Db, baseId: string, hash: Buffer | null): Promise<void> {
  await tx`update knowledge_base set link_hash = ${hash} where base_id = ${baseId}`
}

/** The base of a link, in a market. */
export async function baseOfLink(
  db: Db,
  marketId: number,
  hash: Buffer,
): Promise<{ base_id: string; uid: number } | undefined> {
  const [row] = await db<{ base_id: string; uid: number }[]>`select base_id, uid from knowledge_base
    where market_id = ${marketId} and link_hash = ${hash}`
  return row
}
