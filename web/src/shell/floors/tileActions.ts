import { floors } from '@pandora/contract/domains/floors/operations'
import { call } from '../../lib/api/call.ts'
import { failureText } from '../../lib/api/failure.ts'
import { callContext } from '../../lib/api/context.ts'
import { notify } from '../../lib/notices.ts'
import { changed } from './snapshots.ts'
import { reloadOpen, takeIn } from './openFloors.ts'
import type { ShownTile } from './tiles.ts'

/** Tells of a failure in the language of the screen. */
export function tell(failure: unknown): void {
  notify('error', failureText(failure, callContext().language))
}

/** Puts a copy of a tile on a floor. Answers the new tile's id; undefined where it was refused, which is told. */
export async function copyTile(tile: ShownTile, toFloor: string): Promise<string | undefined> {
  try {
    const { tileId, ...floor } = await call(floors.addRoom, {
      floorId: toFloor,
      key: tile.key,
      metadata: JSON.stringify(tile.settings),
    })
    takeIn(floor)
    changed(toFloor)
    void reloadOpen()
    return tileId
  } catch (failure) {
    tell(failure)
    return undefined
  }
}

/** Takes a tile off its floor. Answers whether it is gone. */
export async function removeTile(floorId: string, tileId: string): Promise<boolean> {
  try {
    takeIn(await call(floors.deleteRoom, { floorId, tileId }))
    changed(floorId)
    void reloadOpen()
    return true
  } catch (failure) {
    tell(failure)
    return false
  }
}

/** Puts a removed tile back where it was. */
export async function restoreTile(floorId: string, tileId: string): Promise<void> {
  try {
    takeIn(await call(floors.restoreRoom, { floorId, tileId }))
    changed(floorId)
    void reloadOpen()
  } catch (failure) {
    tell(failure)
  }
}
