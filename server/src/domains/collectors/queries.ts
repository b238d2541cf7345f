import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { CollectorKeyRow } from '@pandora/store/generated/schema'
import { calledAs } from '../../shared/masked.ts'

/** A key in force, as a delivery is checked with it. */
export type KeyInForce = Pick<CollectorKeyRow, 'key_id' | 'market_id' | 'name' | 'sealed_secret'>

export async function keyInForce(db: Db, keyId: string): Promise<KeyInForce | null> {
  const [row] = await db<KeyInForce[]>`
    select key_id, market_id, name, sealed_secret from collector_key where key_id = ${keyId} and revoked_at is null`
  return row ?? null
}

/** Takes a nonce of a key; false where it was taken before. */
export async function takeNonce(db: Db, keyId: string, nonce: string, now: number): Promise<boolean> {
  const taken = await db<{ nonce: string }[]>`
    insert into collector_nonce (key_id, nonce, seen_at) values (${keyId}, ${nonce}, ${instant(now)})
    on conflict do nothing returning nonce`
  return taken.length > 0
}

export async function noteUse(db: Db, keyId: string, now: number): Promise<void> {
  await db`update collector_key set used_at = ${instant(now)} where key_id = ${keyId}`
}

/** Drops nonces that were seen before an instant (ms). */
export async function pruneNonces(db: Db, before: number): Promise<void> {
  await db`delete from collector_nonce where seen_at < ${instant(before)}`
}

/** Which run a key's deliveries are told by. */
export const startedBy = (keyId: string): string => `collector:${keyId}`

/** A key as it is listed, with what its runs brought. */
export interface KeyListed extends Pick<
  CollectorKeyRow,
  'key_id' | 'name' | 'hint' | 'made_at' | 'used_at' | 'revoked_at'
> {
  made_by_name: string | null
  deliveries: number
  new_posts: number
  changed_posts: number
  refused_posts: number
}

export async function listKeys(
  db: Db,
  marketId: number,
  { page, size }: { page: number; size: number },
): Promise<KeyListed[]> {
  return db<KeyListed[]>`
    select k.key_id, k.name, k.hint, k.made_at, k.used_at, k.revoked_at, ${calledAs(db, 'u')} as made_by_name,
      coalesce(r.deliveries, 0)::int as deliveries, coalesce(r.new_posts, 0)::int as new_posts,
      coalesce(r.changed_posts, 0)::int as changed_posts, coalesce(r.refused_posts, 0)::int as refused_posts
    from collector_key k left join account u on u.uid = k.made_by
    left join lateral (select count(*) as deliveries, sum((i.counts -> 'post' ->> 'new')::int) as new_posts,
        sum(greatest((i.counts -> 'post' ->> 'updated')::int, (i.counts -> 'document' ->> 'updated')::int)) as changed_posts,
        sum((i.counts -> 'post' ->> 'rejected')::int) as refused_posts
      from import_run i where i.market_id = k.market_id and i.source = 'collectors'
        and i.started_by = 'collector:' || k.key_id) r on true
    where k.market_id = ${marketId} order by k.made_at desc, k.key_id
    limit ${size} offset ${page * size}`
}

export async function countKeys(db: Db, marketId: number, which: 'all' | 'inForce'): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from collector_key where market_id = ${marketId} and (${which === 'all'} or revoked_at is null)`
  return row?.count ?? 0
}

export async function insertKey(
  db: Db,
  key: { keyId: string; marketId: number; name: string; hint: string; sealed: string; uid: number; now: number },
): Promise<void> {
  await db`insert into collector_key (key_id, market_id, name, hint, sealed_secret, made_by, made_at)
    values (${key.keyId}, ${key.marketId}, ${key.name}, ${key.hint}, ${key.sealed}, ${key.uid}, ${instant(key.now)})`
}

/** Revokes a key of a market; false where there is none in force. */
export async function revokeKey(db: Db, marketId: number, keyId: string, now: number): Promise<boolean> {
  const rows = await db<{ key_id: string }[]>`
    update collector_key set revoked_at = ${instant(now)}
    where market_id = ${marketId} and key_id = ${keyId} and revoked_at is null returning key_id`
  return rows.length > 0
}
