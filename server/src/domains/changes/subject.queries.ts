import { inForce, type View } from '@pandora/store/as-of'
import type { Db } from '@pandora/store/database'

/** A tile of a floor of the user's: its room and what it is set to. */
export interface TileRow {
  room_key: string
  parameters: Record<string, unknown> | null
}

/** A floor of the user's, or a master floor; null where there is none. */
export async function floorTiles(
  db: Db,
  uid: number,
  floorId: string,
): Promise<{ name: string; changedAt: number; tiles: TileRow[] } | null> {
  const [row] = await db<{ name: string; changed_at: number; tiles: TileRow[] | null }[]>`
    select f.name, f.updated_at as changed_at,
      (select jsonb_agg(jsonb_build_object('room_key', t.room_key, 'parameters', t.metadata -> 'parameters')
      order by t.position) from floor_tile t where t.floor_id = f.floor_id and t.deleted_at is null) as tiles
    from floor f where f.floor_id::text = ${floorId} and (f.uid = ${uid} or f.uid is null) and f.deleted_at is null`
  return row ? { name: row.name, changedAt: row.changed_at, tiles: row.tiles ?? [] } : null
}

/** Companies that the user watches, of one group or of all, in their order. */
export async function watchedCompanies(
  db: Db,
  marketId: number,
  uid: number,
  groupId: string | null,
): Promise<string[]> {
  const rows = await db<{ company_id: string }[]>`
    select w.company_id from watch_entry w where w.uid = ${uid} and w.market_id = ${marketId}
      ${
        groupId === null
          ? db``
          : db`and exists (select from watch_group_entry g
        where g.group_id::text = ${groupId} and g.uid = w.uid and g.company_id = w.company_id)`
      }
        order by w.position, w.company_id`
  return rows.map((row) => row.company_id)
}

/** Which of some companies the view knows. */
export async function companiesKnown(db: Db, view: View, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db<
    { company_id: string }[]
  >`select c.company_id from company c where c.company_id = any(${db.array(ids as string[])}::text[])
    and ${inForce(db, 'c', view)}`
  return new Set(rows.map((row) => row.company_id))
}
