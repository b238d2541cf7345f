import type { Db } from '@pandora/store/database'

/** Every company that the user watches. */
export async function watchedCompanies(db: Db, marketId: number, uid: number): Promise<Set<string>> {
  const rows = await db<
    { company_id: string }[]
  >`select company_id from watch_entry where uid = ${uid} and market_id = ${marketId}`
  return new Set(rows.map((row) => row.company_id))
}
