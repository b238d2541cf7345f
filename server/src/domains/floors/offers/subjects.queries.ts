import type { Db } from '@pandora/store/database'

/** What the tiles of a floor are shown for. */
export interface FloorSubjects {
  name: string
  companies: string[]
  themes: string[]
  groups: string[]
}

/** What the tiles of a user's floor are shown for; null where the user has no such floor. */
export async function floorSubjects(db: Db, uid: number, floorId: string): Promise<FloorSubjects | null> {
  const [floor] = await db<{ floor_id: string; name: string }[]>`select floor_id, name from floor
    where uid = ${uid} and floor_id::text = ${floorId} and deleted_at is null`
  if (!floor) return null
  const rows = await db<{ company: string | null; theme: string | null; grouped: string | null }[]>`
    select metadata -> 'parameters' ->> 'companyId' as company, metadata -> 'parameters' ->> 'themeId' as theme,
      metadata -> 'parameters' ->> 'groupId' as grouped
    from floor_tile where floor_id = ${floor.floor_id} and deleted_at is null order by position, tile_id`
  const those = (of: (row: (typeof rows)[number]) => string | null) => [
    ...new Set(rows.flatMap((row) => of(row) ?? [])),
  ]
  return {
    name: floor.name,
    companies: those((row) => row.company),
    themes: those((row) => row.theme),
    groups: those((row) => row.grouped),
  }
}

/** Names of a user's floors, by id. */
export async function floorNames(db: Db, uid: number): Promise<Map<string, string>> {
  const rows = await db<{ floor_id: string; name: string }[]>`select floor_id::text, name from floor
    where uid = ${uid} and deleted_at is null`
  return new Map(rows.map((row) => [row.floor_id, row.name]))
}
