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
