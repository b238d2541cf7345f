import type { Db } from '@pandora/store/database'
import type { ChainShareRow } from '@pandora/store/generated/schema'

/** A live link to a chain. */
export type StoredShare = Pick<ChainShareRow, 'share_id' | 'created_at' | 'opened' | 'last_opened_at'>

const columns = (db: Db) => db`share_id, created_at, opened, last_opened_at`

/** Live links to a chain, the newest first. */
export async function sharesOf(db: Db, chainId: string): Promise<StoredShare[]> {
  return db<StoredShare[]>`select ${columns(db)} from chain_share where chain_id = ${chainId}
    order by created_at desc, share_id`
}

/** Makes a link; only the hash of its secret is kept. */
export async function insertShare(
  tx: Db,
  share: { id: string; chainId: string; tokenHash: Buffer },
  now: number,
): Promise<StoredShare[]> {
  return tx<StoredShare[]>`insert into chain_share (share_id, chain_id, token_hash, created_at)
    values (${share.id}, ${share.chainId}, ${share.tokenHash}, ${new Date(now).toISOString()})
    returning ${columns(tx)}`
}

/** Ends a link of a chain, or all of them; how many that was. */
export async function deleteShares(tx: Db, chainId: string, shareId: string | undefined): Promise<number> {
  const { count } = await tx`delete from chain_share where chain_id = ${chainId}
    and ${shareId === undefined ? tx`true` : tx`share_id = ${shareId}`}`
  return count
}

/** The chain behind a link, and whose it is. */
export interface SharedChain {
  share_id: string
  chain_id: string
  market_id: number
  uid: number
  user_name: string
  email: string | null
}

/** What a link leads to; undefined where it ended or its chain is deleted. */
export async function sharedChain(db: Db, tokenHash: Buffer): Promise<SharedChain | undefined> {
  const [row] = await db<SharedChain[]>`select s.share_id, c.chain_id, c.market_id, c.uid, a.user_name, a.email
    from chain_share s join supply_chain c using (chain_id) join account a on a.uid = c.uid
    where s.token_hash = ${tokenHash} and c.deleted_at is null`
  return row
}

export async function countOpening(tx: Db, shareId: string, now: number): Promise<void> {
  await tx`update chain_share set opened = opened + 1, last_opened_at = ${new Date(now).toISOString()}
    where share_id = ${shareId}`
}
