import { badInput } from '@pandora/contract/errors'
import type { floors } from '@pandora/contract/domains/floors/operations'
import { type RoomKey } from '@pandora/contract/room'
import { roomCatalogue } from '@pandora/contract/room-catalogue'
import type { UserCall } from '../../http/route.ts'
import { roomChoices } from '../rooms/offers/rooms.queries.ts'
import { requireOpen } from '../rooms/offers/rooms.ts'
import { freeGround, readLayouts, type TileLayout } from './layouts.ts'
import { holdFloor, makeFloor, ownFloor, tellFloors } from './make.ts'
import { freshMetadata, mergeMetadata, readMetadata } from './metadata.ts'
import { named, newFloorName } from './names.ts'
import { readPicture, takePicture } from './picture.ts'
import { changeFloor, floorByKey, lockFloors, type FloorsThere, type StoredFloor } from './queries.ts'
import { moveTiles } from './tiles.queries.ts'
import { newTile, type Tile } from './tiles.ts'

type SaveCall = UserCall<typeof floors.save>

/** Saves the floor of a key with what is sent of it (SHELL-33); a key that is new makes a floor of the tiles sent. */
export async function saveFloor(call: SaveCall): Promise<StoredFloor> {
  const { db, user, input, now } = call
  const picture = input.thumbnails === undefined ? undefined : readPicture(input.thumbnails)
  const there = await lockFloors(db, user.uid)
  const known = await floorByKey(db, user.uid, input.key)
  const id = known ?? (await makeSent(call, there))
  if (known !== undefined) {
    await holdFloor(db, user.uid, known)
    if (input.layouts !== undefined) await moveTiles(db, known, readLayouts(input.layouts))
    await changeFloor(
      db,
      known,
      { status: 'save', name: input.name === undefined ? undefined : named(input.name) },
      now,
    )
    await tellFloors(db, user.uid, [known])
  }
  if (picture) await takePicture(db, id, picture)
  return ownFloor(db, user.uid, id)
}

async function makeSent({ db, user, input, language, now }: SaveCall, there: FloorsThere): Promise<string> {
  const places = input.layouts === undefined ? new Map<string, Partial<TileLayout>>() : readLayouts(input.layouts)
  const choices = await roomChoices(db, user.uid)
  const tiles: Tile[] = []
  const sent = input.rooms ?? []
  if (new Set(sent.map((room) => room.id)).size < sent.length) throw badInput('rooms', 'doubled')
  for (const room of sent) {
    requireOpen(room.key, user.role, choices, language)
    const metadata = mergeMetadata(
      room.key,
      freshMetadata(room.key),
      room.metadata === undefined ? {} : readMetadata(room.metadata),
    )
    tiles.push(newTile(room.key, metadata, placed(room.key, metadata.view, places.get(room.id), tiles)))
  }
  const name = input.name === undefined ? newFloorName(language, there.names) : named(input.name)
  return makeFloor(db, user.uid, there, { name, tiles }, { key: input.key, status: 'save', now })
}

/** Where a tile goes: as was said of it, and where nothing was said on free ground. */
export function placed(
  key: RoomKey,
  view: string,
  said: Partial<TileLayout> | undefined,
  others: readonly Tile[],
): TileLayout {
  const [first, ...rest] = roomCatalogue[key].views
  const { size } = rest.find((one) => one.key === view) ?? first
  return {
    ...freeGround(
      size,
      others.map((other) => other.layout),
    ),
    ...said,
  }
}
