import { randomUUID } from 'node:crypto'
import { floorsErrors } from '@pandora/contract/domains/floors/errors'
import { errors, Refusal } from '@pandora/contract/errors'
import { FLOOR_LIMIT, OPEN_FLOOR_LIMIT, type FloorStatus } from '@pandora/contract/domains/floors/shapes'
import type { Db } from '@pandora/store/database'
import { emitLive } from '@pandora/store/live-events'
import type { User } from '../../auth/access.ts'
import { allowed } from '../membership/offers.ts'
import { canOpen, isSubscribed } from '../rooms/offers/rooms.ts'
import { chooseRooms, roomChoices } from '../rooms/offers/rooms.queries.ts'
import { insertFloor, lockFloor, ownFloors, type FloorsThere, type StoredFloor } from './queries.ts'
import { insertTiles } from './tiles.queries.ts'
import type { FloorDraft, Tile } from './tiles.ts'

/** Tells the user's other tabs and devices which floors to read again; heard on commit. */
export async function tellFloors(tx: Db, uid: number, ids: readonly string[]): Promise<void> {
  await emitLive(tx, { topic: 'floors', uid, ids })
}

/** A floor of the user. Throws NOT_FOUND: another user's floor is as good as none. */
export async function ownFloor(db: Db, uid: number, id: string): Promise<StoredFloor> {
  const [floor] = await ownFloors(db, uid, [id])
  if (!floor) throw new Refusal(errors.NOT_FOUND)
  return floor
}

/** Holds a floor of the user for a change. Throws NOT_FOUND. */
export async function holdFloor(
  tx: Db,
  uid: number,
  id: string,
): Promise<{ revision: number; open: boolean; key: string }> {
  const floor = await lockFloor(tx, uid, id)
  if (!floor) throw new Refusal(errors.NOT_FOUND)
  return floor
}

/** Throws TOO_MANY_FLOORS, TOO_MANY_OPEN_FLOORS where `more` floors, of which `opened` are to be open, are too many. */
export function requireRoom(there: Pick<FloorsThere, 'total' | 'open'>, more: number, opened: number): void {
  if (there.total + more > FLOOR_LIMIT) throw new Refusal(floorsErrors.TOO_MANY_FLOORS, { limit: FLOOR_LIMIT })
  if (there.open + opened > OPEN_FLOOR_LIMIT)
    throw new Refusal(floorsErrors.TOO_MANY_OPEN_FLOORS, { limit: OPEN_FLOOR_LIMIT })
}

/** Makes an open floor behind the others, which are held by `lockFloors`. Throws where it is one too many. */
export async function makeFloor(
  tx: Db,
  uid: number,
  there: FloorsThere,
  draft: FloorDraft,
  { key, status = 'draft', now }: { key?: string; status?: FloorStatus; now: number },
): Promise<string> {
  requireRoom(there, 1, 1)
  // The first floor is everybody's: the product opens on it.
  if (there.total > 0) await allowed(tx, uid, 'floors', there.total + 1, now)
  const id = randomUUID()
  await insertFloor(
    tx,
    { id, uid, key: key ?? id, name: draft.name, status, open: true, position: there.nextPosition },
    now,
  )
  await insertTiles(tx, id, draft.tiles)
  await tellFloors(tx, uid, [id])
  return id
}

/**
 * Tiles whose room the user may open, of tiles that came from elsewhere. Choosing a floor chooses its rooms: they are
 * subscribed to.
 */
export async function withRooms(tx: Db, { uid, role }: User, tiles: readonly Tile[], now: number): Promise<Tile[]> {
  const kept = tiles.filter((tile) => canOpen(tile.key, role))
  const choices = await roomChoices(tx, uid)
  const missing = kept.map((tile) => tile.key).filter((key) => !isSubscribed(key, choices))
  if (missing.length > 0) await chooseRooms(tx, uid, missing, true, now)
  return kept
}
