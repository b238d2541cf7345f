import { randomUUID } from 'node:crypto'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A base with how far its documents are read. */
export interface BaseRow {
  base_id: string
  uid: number
  owner: string
  name: string
  has_link: boolean
  updated_at: number
  documents: number
  ready: number
  failed: number
  waiting: number
  pages: number
  readers: number
}

/** Whether a user may read a base: it is theirs, or somebody shares it with them. `b` is the base. */
const readable = (db: Db, uid: number) => db`(b.uid = ${uid} or exists (select from knowledge_share s
  left join account a on a.uid = ${uid} where s.base_id = b.base_id
    and (s.reader = ${uid} or lower(s.email) = lower(a.email))))`

const columns = (db: Db) => db`b.base_id, b.uid, coalesce(nullif(a.user_name, ''), a.email, '') as owner, b.name,
  b.link_hash is not null as has_link, b.updated_at, d.*,
  (select count(*)::int from knowledge_share s where s.base_id = b.base_id) as readers`

const counted = (db: Db) => db`join account a on a.uid = b.uid
  cross join lateral (select count(*)::int as documents, (count(*) filter (where state = 'ready'))::int as ready,
    (count(*) filter (where state = 'failed'))::int as failed,
    (count(*) filter (where state in ('waiting', 'reading')))::int as waiting,
    coalesce(sum(pages), 0)::int as pages from knowledge_document where base_id = b.base_id) d`

/** A page of the bases that a user may read in a market, the last changed first. */
export async function basesPage(
  db: Db,
  marketId: number,
  uid: number,
  { page, size }: { page: number; size: number },
): Promise<{ rows: BaseRow[]; total: number }> {
  const [all] = await db<[{ total: number }]>`select count(*)::int as total from knowledge_base b
    where b.market_id = ${marketId} and ${readable(db, uid)}`
  const rows = await db<BaseRow[]>`select ${columns(db)} from knowledge_base b ${counted(db)}
    where b.market_id = ${marketId} and ${readable(db, uid)}
    order by b.updated_at desc, b.base_id limit ${size} offset ${page * size}`
  return { rows, total: all.total }
}

/** A base that a user may read, in a market. */
export async function baseById(db: Db, marketId: number, uid: number, id: string): Promise<BaseRow | undefined> {
  const [row] = await db<BaseRow[]>`select ${columns(db)} from knowledge_base b ${counted(db)}
    where b.base_id::text = ${id} and b.market_id = ${marketId} and ${readable(db, uid)}`
  return row
}

/** Lets one change of a user's bases happen at a time. */
export async function lockBases(tx: Db, uid: number): Promise<void> {
  await tx`select 1 from account where uid = ${uid} for no key update`
}

export async function ownBases(db: Db, marketId: number, uid: number): Promise<{ base_id: string; name: string }[]> {
  return db<{ base_id: string; name: string }[]>`select base_id, name from knowledge_base
    where uid = ${uid} and market_id = ${marketId}`
}

/** How many bases a user has, in whatever market: plans know none. */
export async function countBases(db: Db, uid: number): Promise<number> {
  const [row] = await db<[{ count: number }]>`select count(*)::int as count from knowledge_base where uid = ${uid}`
  return row.count
}

export async function insertBase(tx: Db, marketId: number, uid: number, name: string, now: number): Promise<string> {
  const id = randomUUID()
  await tx`insert into knowledge_base (base_id, uid, market_id, name, created_at, updated_at)
    values (${id}, ${uid}, ${marketId}, ${name}, ${instant(now)}, ${instant(now)})`
  return id
}

export async function renameBase(tx: Db, id: string, name: string, now: number): Promise<void> {
  await tx`update knowledge_base set name = ${name}, updated_at = ${instant(now)} where base_id = ${id}`
}

export async function touchBase(tx: Db, id: string, now: number): Promise<void> {
  await tx`update knowledge_base set updated_at = ${instant(now)} where base_id = ${id}`
}

export async function deleteBase(tx: Db, id: string): Promise<void> {
  await tx`delete from knowledge_base where base_id = ${id}`
}
