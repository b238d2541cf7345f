import { floorsErrors } from '@pandora/contract/domains/floors/errors'
import { Refusal } from '@pandora/contract/errors'
import { breakpoints } from '@pandora/contract/domains/floors/grid'
import { FLOOR_FILE_VERSION, floorFileBody, floorFileHead, type FloorFile } from '@pandora/contract/domains/floors/file'
import { TILE_LIMIT } from '@pandora/contract/domains/floors/shapes'
import type { Role } from '@pandora/contract/roles'
import { roomCatalogue } from '@pandora/contract/room-catalogue'
import { roomKeys } from '@pandora/contract/room'
import type { z } from 'zod'
import { canOpen } from '../rooms/offers/rooms.ts'
import { fits } from './layouts.ts'
import { freshMetadata, withoutPersonal } from './metadata.ts'
import { newTile, type FloorDraft, type Tile } from './tiles.ts'

/** A floor as a file, without what names something of its user's own. */
export function floorFileOf({ name, tiles }: { name: string; tiles: readonly Tile[] }, now: number): FloorFile {
  const written = tiles.map(({ key, metadata, layout }) => ({
    room: key,
    metadata: withoutPersonal(key, metadata),
    layout,
  }))
  return {
    pandora: 'floor',
    version: FLOOR_FILE_VERSION,
    exportedAt: new Date(now).toISOString(),
    floor: { name, tiles: written },
  }
}

/**
 * Reads an exported floor. Rooms that are unknown here, or cannot be opened by the role, are left out and named. Throws
 * NOT_A_FLOOR_FILE, FLOOR_FILE_TOO_NEW, FLOOR_FULL.
 */
export function readFloorFile(text: string, role: Role): { draft: FloorDraft; skipped: string[] } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(floorsErrors.NOT_A_FLOOR_FILE, { where: 'JSON' })
  }
  const { version } = parsed(floorFileHead, value)
  if (version > FLOOR_FILE_VERSION) throw new Refusal(floorsErrors.FLOOR_FILE_TOO_NEW, { version })
  const { floor } = parsed(floorFileBody, value)
  if (floor.tiles.length > TILE_LIMIT) throw new Refusal(floorsErrors.FLOOR_FULL, { limit: TILE_LIMIT })
  const tiles: Tile[] = []
  const skipped = new Set<string>()
  for (const [n, { room, metadata, layout }] of floor.tiles.entries()) {
    const outside = breakpoints.find((at) => !fits(layout[at], at))
    if (outside) throw new Refusal(floorsErrors.NOT_A_FLOOR_FILE, { where: `floor.tiles.${n}.layout.${outside}` })
    const key = roomKeys.find((one) => one === room)
    if (!key || !canOpen(key, role)) skipped.add(room)
    else
      tiles.push(
        newTile(
          key,
          roomCatalogue[key].views.some((view) => view.key === metadata.view)
            ? withoutPersonal(key, metadata)
            : freshMetadata(key),
          layout,
        ),
      )
  }
  return { draft: { name: floor.name, tiles }, skipped: [...skipped] }
}

function parsed<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const read = schema.safeParse(value)
  if (!read.success)
    throw new Refusal(floorsErrors.NOT_A_FLOOR_FILE, { where: read.error.issues[0]?.path.join('.') || 'JSON' })
  return read.data
}
