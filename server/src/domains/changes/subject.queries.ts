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

/** Which of some companies the view knows. */
export async function companiesKnown(db: Db, view: View, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db<
    { company_id: string }[]
  >`select c.company_id from company c where c.company_id = any(${db.array(ids as string[])}::text[])
    and ${inForce(db, 'c', view)}`
  return new Set(rows.map((row) => row.company_id))
}
