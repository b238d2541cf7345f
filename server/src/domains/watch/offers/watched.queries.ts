import type { Db } from '@pandora/store/database'

/** Companies of a user's watch list in a market, in the list's order. */
export async function watchedCompanies(db: Db, marketId: number, uid: number): Promise<string[]> {
  const rows = await db<{ company_id: string }[]>`
    select w.company_id from watch_entry w where w.uid = ${uid} and w.market_id = ${marketId}
    order by w.position, w.company_id`
  return rows.map((row) => row.company_id)
}
