import type { Db } from '@pandora/store/database'
import type { FloorShareRow } from '@pandora/store/generated/schema'

export type Share = Pick<FloorShareRow, 'share_id' | 'created_at' | 'opened' | 'last_opened_at'>

const columns = (db: Db) => db`share_id, created_at, opened, last_opened_at`

/** Live links to a floor, the newest first. */
export async function sharesOf(db: Db, floorId: string): Promise<Share[]> {
  return db<
    Share[]
  >`select ${columns(db)} from floor_share where floor_id = ${floorId} order by created_at desc, share_id`
}

export async function insertShare(
  tx: Db,
  share: { id: string; floorId: string; tokenHash: Buffer },
  now: number,
): Promise<Share[]> {
  return tx<Share[]>`insert into floor_share (share_id, floor_id, token_hash, created_at)
    values (${share.id}, ${share.floorId}, ${share.tokenHash}, ${new Date(now).toISOString()}) returning ${columns(tx)}`
}

/** Ends a link of a floor, or all of them; how many that was. */
export async function deleteShares(tx: Db, floorId: string, shareId: string | undefined): Promise<number> {
  const { count } = await tx`delete from floor_share where floor_id = ${floorId}
      and ${shareId === undefined ? tx`true` : tx`share_id = ${shareId}`}`
  return count
}

/** The floor behind a link, and whose it is. */
export interface SharedFloor {
  share_id: string
  floor_id: string
  uid: number
  user_name: string
  email: string | null
}

/** What a link leads to; undefined where it ended or its floor is deleted. */
export async function sharedFloor(db: Db, tokenHash: Buffer): Promise<SharedFloor | undefined> {
  const [row] = await db<
    SharedFloor[]
  >`select s.share_id, f.floor_id, f.uid, a.user_name, a.email from floor_share s join floor f using (floor_id)
    join account a on a.uid = f.uid
    where s.token_hash = ${tokenHash} and f.deleted_at is null`
  return row
}

export async function countOpening(tx: Db, shareId: string, now: number): Promise<void> {
  await tx`update floor_share set opened = opened + 1, last_opened_at = ${new Date(now).toISOString()}
    where share_id = ${shareId}`
}
