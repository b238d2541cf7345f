import { inForce, instant, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'
import type { TechnologyKeywordRow } from '@pandora/store/generated/schema'

/** A keyword that a user keeps. */
export type SavedRow = Pick<TechnologyKeywordRow, 'keyword_id' | 'keyword' | 'saved_at' | 'looked_at'>

/** The user's keywords in the market, the newest first. */
export async function savedKeywords(db: Db, marketId: number, uid: number): Promise<SavedRow[]> {
  return db<SavedRow[]>`select keyword_id, keyword, saved_at, looked_at from technology_keyword
    where uid = ${uid} and market_id = ${marketId} order by saved_at desc, keyword`
}

/** Keeps a keyword; what was kept under the same letters stays as it was. */
export async function keepKeyword(
  tx: Db,
  {
    keywordId,
    uid,
    marketId,
    keyword,
    plain,
  }: { keywordId: string; uid: number; marketId: number; keyword: string; plain: string },
  now: number,
): Promise<SavedRow | null> {
  await tx`insert into technology_keyword (keyword_id, uid, market_id, keyword, plain, saved_at, looked_at)
    values (${keywordId}, ${uid}, ${marketId}, ${keyword}, ${plain}, ${instant(now)}, ${instant(now)})
    on conflict (uid, market_id, plain) do nothing`
  const [row] = await tx<SavedRow[]>`select keyword_id, keyword, saved_at, looked_at from technology_keyword
    where uid = ${uid} and market_id = ${marketId} and plain = ${plain}`
  return row ?? null
}

/** Notes that the user looked at a keyword of theirs; whether it is one. */
export async function lookedAt(tx: Db, uid: number, keywordId: string, now: number): Promise<boolean> {
  const { count } = await tx`update technology_keyword set looked_at = ${instant(now)}
    where uid = ${uid} and keyword_id::text = ${keywordId}`
  return count > 0
}

/** Forgets a keyword of the user's; whether it was one. */
export async function forgetKeyword(tx: Db, uid: number, keywordId: string): Promise<boolean> {
  const { count } = await tx`delete from technology_keyword where uid = ${uid} and keyword_id::text = ${keywordId}`
  return count > 0
}

/** How many documents that hold words became known after an instant (ms), at most `most`. */
export async function freshHolding(
  db: Db,
  view: View,
  { query, after, until }: { query: string; after: number; until: number },
  most: number,
): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    select count(*)::int as count from (select i.document_id from document_index i
      where i.words @@ ${query}::tsquery and i.known_at > ${instant(after)} and i.known_at <= ${instant(until)}
        and ${inForce(db, 'i', view)} and not exists (select from document_index e where e.market_id = i.market_id
          and e.document_id = i.document_id and e.known_at <= ${instant(after)})
      group by i.document_id limit ${most}) fresh`
  return row?.count ?? 0
}
