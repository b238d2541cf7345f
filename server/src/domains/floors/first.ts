import type { Language } from '@pandora/contract/language'
import type { Sql } from '@pandora/store/database'
import type { User } from '../../auth/access.ts'
import { firstFloor } from './first-floor.ts'
import { makeFloor, withRooms } from './make.ts'
import { hasFloors, lockFloors, masterFloors } from './queries.ts'
import { copyPicture } from './snapshots.queries.ts'
import { copied } from './tiles.ts'

/**
 * Gives a user who never had a floor their first: a copy of the first master floor, or the one built in. Of calls at
 * once one makes it.
 */
export async function ensureFirstFloor(sql: Sql, user: User, language: Language, now: number): Promise<void> {
  if (await hasFloors(sql, user.uid)) return
  await sql.begin(async (tx) => {
    const there = await lockFloors(tx, user.uid)
    if (there.any) return
    const [master] = await masterFloors(tx)
    const draft = master ? { name: master.name, tiles: copied(master.tiles) } : firstFloor(language)
    const id = await makeFloor(
      tx,
      user.uid,
      there,
      { ...draft, tiles: await withRooms(tx, user, draft.tiles, now) },
      { now },
    )
    if (master) await copyPicture(tx, master.floor_id, id)
  })
}
