import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** Searches of the library that are kept of a user in a market. */
const MOST_KEPT = 20

/** The user's last searches of the library in the market, newest first. */
export async function lastSearches(db: Db, marketId: number, uid: number): Promise<string[]> {
  const rows = await db<{ query: string }[]>`select query from policy_search where uid = ${uid}
    and market_id = ${marketId} order by searched_at desc, query limit ${MOST_KEPT}`
  return rows.map((row) => row.query)
}

/** Remembers a search, forgetting the oldest beyond the limit; one searched for again moves to the top. */
export async function rememberSearch(tx: Db, marketId: number, uid: number, query: string, now: number): Promise<void> {
  await tx`insert into policy_search (uid, market_id, query, searched_at)
    values (${uid}, ${marketId}, ${query}, ${instant(now)})
    on conflict (uid, market_id, query) do update set searched_at = excluded.searched_at`
  await tx`delete from policy_search where uid = ${uid} and market_id = ${marketId} and query not in (
    select query from policy_search where uid = ${uid} and market_id = ${marketId}
      order by searched_at desc, query limit ${MOST_KEPT})`
}

/** Forgets the user's searches of the library in the market. */
export async function forgetSearches(tx: Db, marketId: number, uid: number): Promise<void> {
  await tx`delete from policy_search where uid = ${uid} and market_id = ${marketId}`
}
