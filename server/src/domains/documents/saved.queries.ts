import { randomUUID } from 'node:crypto'
import { REMEMBERED_SEARCHES, type documents } from '@pandora/contract/domains/documents/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { instant } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { SavedSearchRow } from '@pandora/store/generated/schema'

type Sort = OutputOf<typeof documents.save>['sort']
/** A search that a user saved. */
export type SavedSearch = Pick<SavedSearchRow, 'search_id' | 'name' | 'query' | 'updated_at'> & { sort: Sort }

/** The user's saved searches in the market, by name. */
export async function savedSearches(db: Db, marketId: number, uid: number): Promise<SavedSearch[]> {
  return db<SavedSearch[]>`select search_id, name, query, sort, updated_at from saved_search
    where uid = ${uid} and market_id = ${marketId} order by name`
}

/** Saves under a new id, or under that of a search of theirs; answers it. */
export async function keepSearch(
  tx: Db,
  { marketId, uid }: { marketId: number; uid: number },
  { id, name, query, sort }: { id: string | undefined; name: string; query: string; sort: Sort },
  now: number,
): Promise<string> {
  const searchId = id ?? randomUUID()
  await tx`insert into saved_search (search_id, uid, market_id, name, query, sort, created_at, updated_at)
    values (${searchId}, ${uid}, ${marketId}, ${name}, ${query}, ${sort}, ${instant(now)}, ${instant(now)})
    on conflict (search_id) do update set name = excluded.name, query = excluded.query, sort = excluded.sort,
      updated_at = excluded.updated_at`
  return searchId
}

export async function deleteSearch(tx: Db, searchId: string): Promise<void> {
  await tx`delete from saved_search where search_id = ${searchId}`
}

/** The user's last searches in the market, newest first. */
export async function lastSearches(db: Db, marketId: number, uid: number): Promise<string[]> {
  const rows = await db<{ query: string }[]>`select query from document_search where uid = ${uid}
    and market_id = ${marketId} order by searched_at desc, query limit ${REMEMBERED_SEARCHES}`
  return rows.map((row) => row.query)
}

/** Remembers a search, forgetting the oldest beyond the limit. One searched for again moves to the top. */
export async function rememberQuery(tx: Db, marketId: number, uid: number, query: string, now: number): Promise<void> {
  await tx`insert into document_search (uid, market_id, query, searched_at)
    values (${uid}, ${marketId}, ${query}, ${instant(now)})
    on conflict (uid, market_id, query) do update set searched_at = excluded.searched_at`
  await tx`delete from document_search where uid = ${uid} and market_id = ${marketId} and query not in (
    select query from document_search where uid = ${uid} and market_id = ${marketId}
      order by searched_at desc, query limit ${REMEMBERED_SEARCHES})`
}

/** Forgets the user's searches in the market. */
export async function forgetQueries(tx: Db, marketId: number, uid: number): Promise<void> {
  await tx`delete from document_search where uid = ${uid} and market_id = ${marketId}`
}
