import type { Db } from '@pandora/store/database'

/** Which of the companies the user watches. */
export async function watchedAmong(
  db: Db,
  marketId: number,
  uid: number,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db<
    { company_id: string }[]
  >`select company_id from watch_entry where uid = ${uid} and market_id = ${marketId}
    and company_id = any(${db.array(ids as string[])})`
  return new Set(rows.map((row) => row.company_id))
}

/** Companies that the user watches, in the order of the list: all, those of a group, or the first so many. */
export async function watchedCompanies(
  db: Db,
  marketId: number,
  uid: number,
  { groupId = null, most = null }: { groupId?: string | null; most?: number | null } = {},
): Promise<string[]> {
  const inGroup =
    groupId === null
      ? db``
      : db`and exists (select from watch_group_entry g
        where g.group_id::text = ${groupId} and g.uid = w.uid and g.company_id = w.company_id)`
  const rows = await db<{ company_id: string }[]>`
    select w.company_id from watch_entry w where w.uid = ${uid} and w.market_id = ${marketId} ${inGroup}
      order by w.position, w.company_id ${most === null ? db`` : db`limit ${most}`}`
  return rows.map((row) => row.company_id)
}

/** An entry of the user's watch list, as far as the dashboard needs it. */
export interface WatchedId {
  company_id: string
  group_ids: string[]
  total: number
}

/** A page of the user's watch list in its order. The list is the user's own: no instant applies to it. */
export async function watchedIds(
  db: Db,
  marketId: number,
  uid: number,
  { page, size }: { page: number; size: number },
): Promise<WatchedId[]> {
  return db<WatchedId[]>`
    select w.company_id, count(*) over ()::int as total,
      array(select g.group_id::text from watch_group_entry g where g.company_id = w.company_id and g.uid = w.uid
        and g.market_id = w.market_id order by g.group_id) as group_ids
    from watch_entry w where w.uid = ${uid} and w.market_id = ${marketId} order by w.position, w.company_id
      limit ${size} offset ${page * size}`
}

/** How many companies the user watches in the market. */
export async function countWatched(db: Db, marketId: number, uid: number): Promise<number> {
  const [row] = await db<
    [{ count: number }]
  >`select count(*)::int as count from watch_entry where uid = ${uid} and market_id = ${marketId}`
  return row.count
}
