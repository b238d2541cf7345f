import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { floorsErrors } from '@pandora/contract/domains/floors/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { FLOOR_LIMIT, SHARE_LIMIT } from '@pandora/contract/domains/floors/shapes'
import { floors } from '@pandora/contract/domains/floors/operations'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import { serve, serveDownload, type Route } from '../../http/route.ts'
import { canOpen } from '../rooms/offers/rooms.ts'
import { floorFileOf, readFloorFile } from './file.ts'
import { holdFloor, makeFloor, ownFloor, withRooms } from './make.ts'
import { withoutPersonal } from './metadata.ts'
import { copyName, named } from './names.ts'
import { presentFloor, presentShare, presentShared } from './present.ts'
import { changeFloor, insertFloor, lockFloors, lockMasters, masterFloors, readableFloor } from './queries.ts'
import { countOpening, deleteShares, insertShare, sharedFloor, sharesOf } from './shares.queries.ts'
import { copyPicture } from './snapshots.queries.ts'
import { clearTiles, insertTiles } from './tiles.queries.ts'
import { copied, type Tile } from './tiles.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest()
/** Tiles as another account gets them. */
const forOthers = (tiles: readonly Tile[]): Tile[] =>
  copied(tiles).map((tile) => ({ ...tile, metadata: withoutPersonal(tile.key, tile.metadata) }))

/** The floor behind a link. Throws SHARE_ENDED. */
async function behind(db: Db, token: string) {
  const shared = await sharedFloor(db, hashOf(token))
  const floor = shared && (await readableFloor(db, shared.uid, shared.floor_id))
  if (!floor) throw new Refusal(floorsErrors.SHARE_ENDED)
  return { shared, floor }
}

/** A master floor, held. Throws NOT_FOUND. */
async function master(db: Db, id: string) {
  const floor = (await masterFloors(db)).find((one) => one.floor_id === id.toLowerCase())
  if (!floor) throw new Refusal(errors.NOT_FOUND)
  return floor
}

/** Floors that go to others: templates, links, files. */
export const passingRoutes: readonly Route[] = [
  serve(floors.masterIds, async ({ db }) => {
    const dataList = (await masterFloors(db)).map(presentFloor)
    return { ids: dataList.map((floor) => floor.id), dataList }
  }),

  serve(floors.saveMaster, async ({ db, user, input, now }) => {
    const floor = await ownFloor(db, user.uid, input.floorId)
    const { total, nextPosition } = await lockMasters(db)
    const id = input.masterId === undefined ? randomUUID() : (await master(db, input.masterId)).floor_id
    const name = input.name === undefined ? floor.name : named(input.name)
    if (input.masterId !== undefined) {
      await clearTiles(db, id)
      await changeFloor(db, id, { name }, now)
    } else {
      if (total >= FLOOR_LIMIT) throw new Refusal(floorsErrors.TOO_MANY_FLOORS, { limit: FLOOR_LIMIT })
      await insertFloor(db, { id, uid: null, key: id, name, status: 'save', open: false, position: nextPosition }, now)
    }
    await insertTiles(db, id, forOthers(floor.tiles))
    await copyPicture(db, floor.floor_id, id)
    await emitLive(db, { topic: 'floors', ids: [id] })
    return presentFloor(await master(db, id))
  }),

  serve(floors.deleteMaster, async ({ db, input, now }) => {
    await lockMasters(db)
    const { floor_id: id } = await master(db, input.masterId)
    await changeFloor(db, id, { deletedAt: now }, now)
    await emitLive(db, { topic: 'floors', ids: [id] })
    return { done: true }
  }),

  serve(floors.share, async ({ db, user, input, now }) => {
    await holdFloor(db, user.uid, input.floorId)
    if ((await sharesOf(db, input.floorId)).length >= SHARE_LIMIT)
      throw new Refusal(errors.LIST_FULL, { limit: SHARE_LIMIT })
    const token = randomBytes(24).toString('base64url')
    const [made] = await insertShare(db, { id: randomUUID(), floorId: input.floorId, tokenHash: hashOf(token) }, now)
    if (!made) throw new Error('a link was not written')
    return { ...presentShare(made), token, path: `/index/shared/${token}` }
  }),

  serve(floors.shares, async ({ db, user, input }) => {
    await ownFloor(db, user.uid, input.floorId)
    return { dataList: (await sharesOf(db, input.floorId)).map(presentShare) }
  }),

  serve(floors.revokeShare, async ({ db, user, input }) => {
    await holdFloor(db, user.uid, input.floorId)
    const ended = await deleteShares(db, input.floorId, input.shareId)
    if (input.shareId !== undefined && ended === 0) throw new Refusal(errors.NOT_FOUND)
    return { done: true }
  }),

  serve(floors.sharedPreview, async ({ db, user, input }) => {
    const { shared, floor } = await behind(db, input.token)
    return presentShared(
      floor,
      floor.tiles.filter((tile) => canOpen(tile.key, user.role)),
      shared,
      user.uid,
    )
  }),

  serve(floors.openShared, async ({ db, user, input, now }) => {
    const there = await lockFloors(db, user.uid)
    const { shared, floor } = await behind(db, input.token)
    const name = there.names.includes(floor.name) ? copyName(floor.name, there.names) : floor.name
    const id = await makeFloor(
      db,
      user.uid,
      there,
      { name, tiles: await withRooms(db, user, forOthers(floor.tiles), now) },
      { now },
    )
    await countOpening(db, shared.share_id, now)
    return presentFloor(await ownFloor(db, user.uid, id))
  }),

  serveDownload(floors.exportFile, async ({ db, user, input, now }) => {
    const floor = await ownFloor(db, user.uid, input.floorId)
    return {
      file: `${floor.name.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim() || 'floor'}.pandora-floor.json`,
      type: 'application/json; charset=utf-8',
      holds: floorFileOf(floor, now),
      write: (held) => `${JSON.stringify(held, null, 2)}\n`,
    }
  }),

  serve(floors.importFile, async ({ db, user, input, now }) => {
    const { draft, skipped } = readFloorFile(input.file, user.role)
    const there = await lockFloors(db, user.uid)
    const name = there.names.includes(draft.name) ? copyName(draft.name, there.names) : draft.name
    const id = await makeFloor(
      db,
      user.uid,
      there,
      { name, tiles: await withRooms(db, user, draft.tiles, now) },
      { now },
    )
    return { floor: presentFloor(await ownFloor(db, user.uid, id)), skipped }
  }),
]
