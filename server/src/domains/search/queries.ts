import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { SearchHistoryRow } from '@pandora/store/generated/schema'
import { nameIn } from '../../shared/company-name.queries.ts'

/** Searches remembered a user and market. */
export const MOST_SEARCHES = 20

/** A search remembered, with the present names of what it led to. */
export interface RememberedSearch extends Pick<SearchHistoryRow, 'text' | 'company_id'> {
  name_zh: string | null
  name_en: string | null
}

/** The user's searches in the market, newest first. */
export async function searchHistory(db: Db, view: View, uid: number): Promise<RememberedSearch[]> {
  return db<RememberedSearch[]>`
    select h.text, h.company_id, coalesce(s.name_zh, ${nameIn(db, view, db`h.company_id`, 'zh')}) as name_zh,
      coalesce(s.name_en, ${nameIn(db, view, db`h.company_id`, 'en')}) as name_en
    from search_history h left join security s on s.security_id = h.company_id and ${inForce(db, 's', view)}
    where h.uid = ${uid} and h.market_id = ${view.marketId} order by h.searched_at desc, h.company_id
      limit ${MOST_SEARCHES}`
}

/** Whether the market has a company or an index of this id. */
export async function thingExists(db: Db, view: View, id: string): Promise<boolean> {
  const [row] =
    await db`select 1 where exists (select from company c where c.company_id = ${id} and ${inForce(db, 'c', view)})
    or exists (select from security s where s.security_id = ${id} and ${inForce(db, 's', view)})`
  return row !== undefined
}

/** Remembers a search, forgetting the oldest beyond the limit. A company searched for again moves to the top. */
export async function rememberSearch(
  db: Db,
  view: View,
  uid: number,
  search: { text: string; companyId: string },
  now: number,
): Promise<void> {
  await db`insert into search_history (uid, market_id, company_id, text, searched_at)
    values (${uid}, ${view.marketId}, ${search.companyId}, ${search.text}, ${instant(now)})
    on conflict (uid, market_id, company_id) do update set text = excluded.text, searched_at = excluded.searched_at`
  await db`delete from search_history where uid = ${uid} and market_id = ${view.marketId} and company_id not in (
    select company_id from search_history where uid = ${uid} and market_id = ${view.marketId}
      order by searched_at desc, company_id limit ${MOST_SEARCHES})`
}

/** Forgets the user's searches in the market. */
export async function clearSearches(db: Db, view: View, uid: number): Promise<void> {
  await db`delete from search_history where uid = ${uid} and market_id = ${view.marketId}`
}
