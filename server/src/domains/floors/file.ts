import { Refusal } from '@pandora/contract/errors'
import { breakpoints, TILE_LIMIT, tileMetadata, tilePlace } from '@pandora/contract/floors'
import type { Role } from '@pandora/contract/accounts'
import { roomCatalogue, roomKeys } from '@pandora/contract/rooms'
import { z } from 'zod'
import { canOpen } from '../../shared/rooms.ts'
import { fits } from './layouts.ts'
import { freshMetadata, withoutPersonal } from './metadata.ts'
import { newTile, type FloorDraft, type Tile } from './tiles.ts'

/** Version of the file's form; a reader of a later one refuses nothing that is older. */
const VERSION = 1

const spot = tilePlace.omit({ i: true })
const head = z.object({ pandora: z.literal('floor'), version: z.int().min(1) })
const body = z.object({
  floor: z.object({
    name: z.string().trim().min(1).max(60),
    tiles: z.array(
      z.object({
        room: z.string().min(1).max(64),
        metadata: tileMetadata,
        layout: z.object({ sm: spot, md: spot, lg: spot }),
      }),
    ),
  }),
})

/** A floor as a file, without what names something of its user's own. */
export function writeFloorFile({ name, tiles }: { name: string; tiles: readonly Tile[] }, now: number): string {
  const written = tiles.map(({ key, metadata, layout }) => ({
    room: key,
    metadata: withoutPersonal(key, metadata),
    layout,
  }))
  return `${JSON.stringify({ pandora: 'floor', version: VERSION, exportedAt: new Date(now).toISOString(), floor: { name, tiles: written } }, null, 2)}\n`
}

/** Reads an exported floor. Rooms that are unknown here, or cannot be opened by the role, are left out and named. Throws NOT_A_FLOOR_FILE, FLOOR_FILE_TOO_NEW, FLOOR_FULL. */
export function readFloorFile(text: string, role: Role): { draft: FloorDraft; skipped: string[] } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('NOT_A_FLOOR_FILE', { where: 'JSON' })
  }
  const { version } = parsed(head, value)
  if (version > VERSION) throw new Refusal('FLOOR_FILE_TOO_NEW', { version })
  const { floor } = parsed(body, value)
  if (floor.tiles.length > TILE_LIMIT) throw new Refusal('FLOOR_FULL', { limit: TILE_LIMIT })
  const tiles: Tile[] = []
  const skipped = new Set<string>()
  for (const [n, { room, metadata, layout }] of floor.tiles.entries()) {
    const outside = breakpoints.find((at) => !fits(layout[at], at))
    if (outside) throw new Refusal('NOT_A_FLOOR_FILE', { where: `floor.tiles.${n}.layout.${outside}` })
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
  if (!read.success) throw new Refusal('NOT_A_FLOOR_FILE', { where: read.error.issues[0]?.path.join('.') || 'JSON' })
  return read.data
}
