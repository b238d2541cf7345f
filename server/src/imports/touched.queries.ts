import type { KindName } from '@pandora/contract/records/kinds'
import type { Db } from '@pandora/store/database'

/**
 * Ids among what a merge has touched of a kind, at most 201 of them, the newest known first, and how many there are.
 */
export async function touchedIds(tx: Db, kind: KindName, column: string): Promise<{ ids: string[]; count: number }> {
  const table = tx(`touched_${kind}`)
  const [counted] = await tx<{ count: number }[]>`select count(distinct ${tx(column)})::int as count from ${table}`
  const rows = await tx<
    { id: string }[]
  >`select ${tx(column)} as id from ${table} group by 1 order by max(known_at) desc, 1 limit 201`
  return { ids: rows.map(({ id }) => id), count: counted?.count ?? 0 }
}
