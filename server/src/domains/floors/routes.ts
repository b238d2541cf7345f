import { errors, Refusal } from '@pandora/contract/errors'
import { floors } from '@pandora/contract/domains/floors/operations'
import { serve, type Route } from '../../http/route.ts'
import { ensureFirstFloor } from './first-floor.ts'
import { holdFloor, makeFloor, ownFloor, requireRoom, tellFloors, withRooms } from './make.ts'
import { copyName, named, newFloorName } from './names.ts'
import { presentDeleted, presentFloor, presentFloors } from './present.ts'
import {
  changeFloor,
  deletedFloors,
  floorByKey,
  floorsOfStatus,
  lockFloor,
  lockFloors,
  openFloors,
  orderFloors,
  ownFloors,
  readableFloor,
} from './queries.ts'
import { saveFloor } from './save.ts'
import { allowed } from '../membership/offers.ts'
import { copyPicture } from './snapshots.queries.ts'
import { copied } from './tiles.ts'

/** Lists of floors, and what is done with a whole one. */
export const floorListRoutes: readonly Route[] = [
  serve(floors.openList, async ({ db, user, input, language, now, services }) => {
    const open = await openFloors(db, user.uid, input)
    if (open.total > 0) return presentFloors(open, input)
    await ensureFirstFloor(services.sql, user, language, now)
    // Read again whoever made it: another tab may have, since the list was read.
    return presentFloors(await openFloors(db, user.uid, input), input)
  }),

  serve(floors.listByType, async ({ db, user, input }) =>
    presentFloors(await floorsOfStatus(db, user.uid, input.status, input), input),
  ),

  serve(floors.deletedList, async ({ db, user, input }) =>
    presentDeleted(await deletedFloors(db, user.uid, input), input),
  ),

  serve(floors.details, async ({ db, user, input }) => {
    const floor = await readableFloor(db, user.uid, input.floorId)
    if (!floor) throw new Refusal(errors.NOT_FOUND)
    return presentFloor(floor)
  }),

  serve(floors.save, async (call) => presentFloor(await saveFloor(call))),

  serve(floors.create, async ({ db, user, input, language, now }) => {
    const there = await lockFloors(db, user.uid)
    const master = input.masterId === undefined ? undefined : await readableFloor(db, user.uid, input.masterId)
    if (input.masterId !== undefined && master?.uid !== null) throw new Refusal(errors.NOT_FOUND)
    const name =
      input.name === undefined
        ? master
          ? free(master.name, there.names)
          : newFloorName(language, there.names)
        : named(input.name)
    const tiles = master ? await withRooms(db, user, copied(master.tiles), now) : []
    const id = await makeFloor(db, user.uid, there, { name, tiles }, { now })
    if (master) await copyPicture(db, master.floor_id, id)
    return presentFloor(await ownFloor(db, user.uid, id))
  }),

  serve(floors.duplicate, async ({ db, user, input, now }) => {
    const there = await lockFloors(db, user.uid)
    const floor = await ownFloor(db, user.uid, input.floorId)
    const name = input.name === undefined ? copyName(floor.name, there.names) : named(input.name)
    const id = await makeFloor(db, user.uid, there, { name, tiles: copied(floor.tiles) }, { now })
    await copyPicture(db, floor.floor_id, id)
    return presentFloor(await ownFloor(db, user.uid, id))
  }),

  serve(floors.update, async ({ db, user, input, now }) => {
    await holdFloor(db, user.uid, input.floorId)
    await changeFloor(db, input.floorId, { name: named(input.name) }, now)
    await tellFloors(db, user.uid, [input.floorId])
    return presentFloor(await ownFloor(db, user.uid, input.floorId))
  }),

  serve(floors.close, async ({ db, user, input, now }) => {
    const { open } = await holdFloor(db, user.uid, input.floorId)
    const floor = await ownFloor(db, user.uid, input.floorId)
    if (!open) return presentFloor(floor)
    await changeFloor(
      db,
      input.floorId,
      { open: false, closedAt: now, status: floor.status === 'draft' ? 'history' : floor.status },
      now,
    )
    await tellFloors(db, user.uid, [input.floorId])
    return presentFloor(await ownFloor(db, user.uid, input.floorId))
  }),

  serve(floors.batchOpen, async ({ db, user, input, now }) => {
    const ids = distinct(input.floorIds)
    const there = await lockFloors(db, user.uid)
    const asked = await ownFloors(db, user.uid, ids)
    if (asked.length < ids.length) throw new Refusal(errors.NOT_FOUND)
    const closed = ids.flatMap((id) => asked.find((floor) => floor.floor_id === id && !floor.open) ?? [])
    requireRoom(there, 0, closed.length)
    for (const [n, { floor_id: id, status }] of closed.entries()) {
      await holdFloor(db, user.uid, id)
      await changeFloor(
        db,
        id,
        {
          open: true,
          closedAt: null,
          position: there.nextPosition + n,
          status: status === 'history' ? 'draft' : status,
        },
        now,
      )
    }
    if (closed.length > 0)
      await tellFloors(
        db,
        user.uid,
        closed.map((floor) => floor.floor_id),
      )
    const opened = await ownFloors(db, user.uid, ids)
    return { dataList: ids.flatMap((id) => opened.find((floor) => floor.floor_id === id) ?? []).map(presentFloor) }
  }),

  serve(floors.reorder, async ({ db, user, input }) => {
    const asked = distinct(input.floorIds)
    await lockFloors(db, user.uid)
    if ((await ownFloors(db, user.uid, asked)).length < asked.length) throw new Refusal(errors.NOT_FOUND)
    const floorIds = await orderFloors(db, user.uid, asked)
    await tellFloors(db, user.uid, [])
    return { floorIds }
  }),

  serve(floors.delete, async ({ db, user, input, now }) => {
    await holdFloor(db, user.uid, input.floorId)
    await changeFloor(db, input.floorId, { deletedAt: now }, now)
    await tellFloors(db, user.uid, [input.floorId])
    return { done: true }
  }),

  serve(floors.restore, async ({ db, user, input, now }) => {
    const there = await lockFloors(db, user.uid)
    const floor = await lockFloor(db, user.uid, input.floorId, { deleted: true })
    if (!floor) throw new Refusal(errors.NOT_FOUND)
    requireRoom(there, 1, floor.open ? 1 : 0)
    if (there.total > 0) await allowed(db, user.uid, 'floors', there.total + 1, now)
    // Another floor may have been saved under its key since.
    const key = (await floorByKey(db, user.uid, floor.key)) === undefined ? floor.key : input.floorId
    await changeFloor(db, input.floorId, { deletedAt: null, key }, now)
    await tellFloors(db, user.uid, [input.floorId])
    return presentFloor(await ownFloor(db, user.uid, input.floorId))
  }),
]

/** Ids as the database spells them, each once. */
const distinct = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))]
const free = (name: string, taken: readonly string[]): string => (taken.includes(name) ? copyName(name, taken) : name)
