import type { Db } from '@pandora/store/database'

/** Which of some companies stand in which watch groups; a group of a user holds that user's companies alone. */
export async function inGroups(
  db: Db,
  marketId: number,
  groupIds: readonly string[],
  companyIds: readonly string[],
): Promise<{ group_id: string; company_id: string }[]> {
  if (groupIds.length === 0 || companyIds.length === 0) return []
  return db<{ group_id: string; company_id: string }[]>`
    select group_id::text, company_id from watch_group_entry where market_id = ${marketId}
      and group_id = any(${db.array(groupIds as string[])}::uuid[])
      and company_id = any(${db.array(companyIds as string[])}::text[])`
}

/** Who of some users watches which of some companies. */
export async function watchers(
  db: Db,
  marketId: number,
  uids: readonly number[],
  companyIds: readonly string[],
): Promise<{ uid: number; company_id: string }[]> {
  if (uids.length === 0 || companyIds.length === 0) return []
  return db<{ uid: number; company_id: string }[]>`
    select uid, company_id from watch_entry where market_id = ${marketId}
      and uid = any(${db.array(uids.map(String))}::int[]) and company_id = any(${db.array(companyIds as string[])})`
}

/** Names of a user's groups in the market, by id. */
export async function groupNames(db: Db, marketId: number, uid: number): Promise<Map<string, string>> {
  const rows = await db<
    { group_id: string; name: string }[]
  >`select group_id::text, name from watch_group where uid = ${uid} and market_id = ${marketId}`
  return new Map(rows.map((row) => [row.group_id, row.name]))
}
