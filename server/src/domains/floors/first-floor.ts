import type { Sql } from '@pandora/store/database'
import type { User } from '../../auth/access.ts'
import { makeFloor, withRooms } from './make.ts'
import { hasFloors, lockFloors, masterFloors } from './queries.ts'
import { copyPicture } from './snapshots.queries.ts'
import { firstFloorName } from '@pandora/contract/domains/floors/first-floor'
import type { LinkLetter } from '@pandora/contract/domains/floors/shapes'
import { inLanguage, type Language } from '@pandora/contract/language'
import type { RoomKey } from '@pandora/contract/room'
import type { Spot } from './layouts.ts'
import { copied, newTile, type FloorDraft } from './tiles.ts'

const spot = (x: number, y: number, w: number, h: number): Spot => ({ x, y, w, h })
const tile = (key: RoomKey, view: string, link: LinkLetter | null, lg: Spot, md: Spot, sm: Spot) =>
  newTile(key, { view, parameters: {}, link }, { lg, md, sm })

/**
 * The floor that shows the day, where no administrator has saved a master floor: the flash, the watched companies, the
 * price of the one
 * chosen, the map of the day, and what moved most. 26 rows fill a window of 900 px.
 */
function firstFloor(language: Language): FloorDraft {
  return {
    name: inLanguage(firstFloorName, language),
    tiles: [
      tile('dailyFlash', 'flash', 'A', spot(0, 0, 6, 26), spot(0, 0, 5, 24), spot(0, 0, 1, 18)),
      tile('portfolioDashboard', 'event', 'A', spot(6, 0, 11, 11), spot(0, 24, 12, 13), spot(0, 18, 1, 13)),
      tile('priceEvent', 'price', 'A', spot(6, 11, 11, 15), spot(5, 0, 7, 13), spot(0, 31, 1, 14)),
      tile('portfolioDashboard', 'map', null, spot(17, 0, 7, 11), spot(5, 13, 7, 11), spot(0, 45, 1, 11)),
      tile('noyaxe', 'movers', null, spot(17, 11, 7, 15), spot(0, 37, 12, 12), spot(0, 56, 1, 12)),
    ],
  }
}

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
