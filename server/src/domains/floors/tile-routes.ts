import { floorsErrors } from '@pandora/contract/domains/floors/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { floors } from '@pandora/contract/domains/floors/operations'
import { TILE_LIMIT, type Floor } from '@pandora/contract/domains/floors/shapes'
import type { Db } from '@pandora/store/database'
import { serve, servePicture, type Route } from '../../http/route.ts'
import { roomChoices } from '../rooms/offers/rooms.queries.ts'
import { requireOpen } from '../rooms/offers/rooms.ts'
import { readLayouts } from './layouts.ts'
import { holdFloor, ownFloor, tellFloors } from './make.ts'
import { freshMetadata, mergeMetadata, readMetadata } from './metadata.ts'
import { readPicture, takePicture } from './picture.ts'
import { pictureAddress, presentFloor } from './present.ts'
import { changeFloor } from './queries.ts'
import { placed } from './save.ts'
import { pictureOf } from './snapshots.queries.ts'
import { insertTiles, moveTiles, setTileDeleted, setTileSettings, tilesOf, tileSettings } from './tiles.queries.ts'
import { newTile } from './tiles.ts'

/** Counts a change of a floor that is held, tells of it, and answers the floor as it is now. */
async function changed(tx: Db, uid: number, floorId: string, now: number): Promise<Floor> {
  await changeFloor(tx, floorId, {}, now)
  await tellFloors(tx, uid, [floorId])
  return presentFloor(await ownFloor(tx, uid, floorId))
}

/** Tiles of a floor and its picture. */
export const tileRoutes: readonly Route[] = [
  serve(floors.addRoom, async ({ db, user, input, language, now }) => {
    await holdFloor(db, user.uid, input.floorId)
    requireOpen(input.key, user.role, await roomChoices(db, user.uid), language)
    const there = await tilesOf(db, input.floorId)
    if (there.length >= TILE_LIMIT) throw new Refusal(floorsErrors.FLOOR_FULL, { limit: TILE_LIMIT })
    const metadata = mergeMetadata(
      input.key,
      freshMetadata(input.key),
      input.metadata === undefined ? {} : readMetadata(input.metadata),
    )
    const tile = newTile(input.key, metadata, placed(input.key, metadata.view, undefined, there))
    await insertTiles(db, input.floorId, [tile])
    return { ...(await changed(db, user.uid, input.floorId, now)), tileId: tile.id }
  }),

  serve(floors.updateLayouts, async ({ db, user, input, now }) => {
    const moved = readLayouts(input.layouts)
    const { revision } = await holdFloor(db, user.uid, input.floorId)
    const others = revision !== input.revision
    // What changes nothing is neither counted nor told: two tabs that agree do not wake each other.
    if ((await moveTiles(db, input.floorId, moved)) === 0)
      return { ...presentFloor(await ownFloor(db, user.uid, input.floorId)), others }
    return { ...(await changed(db, user.uid, input.floorId, now)), others }
  }),

  serve(floors.deleteRoom, async ({ db, user, input, now }) => {
    await holdFloor(db, user.uid, input.floorId)
    if (!(await setTileDeleted(db, input.floorId, input.tileId, now))) throw new Refusal(errors.NOT_FOUND)
    return changed(db, user.uid, input.floorId, now)
  }),

  serve(floors.restoreRoom, async ({ db, user, input, now }) => {
    await holdFloor(db, user.uid, input.floorId)
    if ((await tilesOf(db, input.floorId)).length >= TILE_LIMIT)
      throw new Refusal(floorsErrors.FLOOR_FULL, { limit: TILE_LIMIT })
    if (!(await setTileDeleted(db, input.floorId, input.tileId, null))) throw new Refusal(errors.NOT_FOUND)
    return changed(db, user.uid, input.floorId, now)
  }),

  serve(floors.updateRoomMetadata, async ({ db, user, input, now }) => {
    const patch = readMetadata(input.metadata)
    await holdFloor(db, user.uid, input.floorId)
    const tile = await tileSettings(db, input.floorId, input.tileId)
    if (!tile) throw new Refusal(errors.NOT_FOUND)
    await setTileSettings(db, input.tileId, mergeMetadata(tile.key, tile.metadata, patch))
    return changed(db, user.uid, input.floorId, now)
  }),

  serve(floors.updateSnapshot, async ({ db, user, input }) => {
    const picture = readPicture(input.thumbnails)
    await holdFloor(db, user.uid, input.floorId)
    return { thumbnails: pictureAddress(input.floorId, await takePicture(db, input.floorId, picture)) }
  }),

  servePicture(floors.snapshot, async ({ db, user, input }) => {
    const picture = await pictureOf(db, user.uid, input.floorId)
    if (!picture) throw new Refusal(errors.NOT_FOUND)
    return { type: 'image/webp', body: picture, keepSeconds: 86_400 }
  }),
]
