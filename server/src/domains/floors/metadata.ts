import { floorsErrors } from '@pandora/contract/domains/floors/errors'
import { Refusal } from '@pandora/contract/errors'
import { tileMetadataPatch, type TileMetadata, type TileMetadataPatch } from '@pandora/contract/domains/floors/shapes'
import { type RoomKey } from '@pandora/contract/room'
import { roomCatalogue } from '@pandora/contract/room-catalogue'

/** Most parameters a tile keeps. */
const MOST_PARAMETERS = 30

/** Settings of a tile of which nothing was said: the room's default tab, no choices, no letter. */
export function freshMetadata(key: RoomKey): TileMetadata {
  return { view: roomCatalogue[key].views[0].key, parameters: {}, link: null }
}

/** Reads the string `metadata` of a call. Throws BAD_ROOM_METADATA. */
export function readMetadata(text: string): TileMetadataPatch {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(floorsErrors.BAD_ROOM_METADATA, { where: 'JSON' })
  }
  const read = tileMetadataPatch.safeParse(value)
  if (!read.success)
    throw new Refusal(floorsErrors.BAD_ROOM_METADATA, { where: read.error.issues[0]?.path.join('.') || 'metadata' })
  return read.data
}

/** Whether a view of the room takes this for the parameter; what no view declares is nobody's to judge. */
function mayBe(key: RoomKey, name: string, value: string | null): boolean {
  const declared = roomCatalogue[key].views.flatMap((view) =>
    Object.hasOwn(view.parameters, name) ? (view.parameters[name] ?? []) : [],
  )
  return value === null || !declared.length || declared.some(({ values }) => values?.includes(value) ?? true)
}

/**
 * Settings with a change laid over them, field by field and parameter by parameter. Throws BAD_ROOM_METADATA where the
 * room has no such view, a parameter is none of its words, or they grow too many.
 */
export function mergeMetadata(
  key: RoomKey,
  before: TileMetadata,
  { view = before.view, parameters = {}, link = before.link }: TileMetadataPatch,
): TileMetadata {
  if (!roomCatalogue[key].views.some((one) => one.key === view))
    throw new Refusal(floorsErrors.BAD_ROOM_METADATA, { where: 'view' })
  for (const [name, value] of Object.entries(parameters))
    if (!mayBe(key, name, value)) throw new Refusal(floorsErrors.BAD_ROOM_METADATA, { where: `parameters.${name}` })
  const kept = Object.entries({ ...before.parameters, ...parameters }).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  )
  if (kept.length > MOST_PARAMETERS) throw new Refusal(floorsErrors.BAD_ROOM_METADATA, { where: 'parameters' })
  return { view, parameters: Object.fromEntries(kept), link }
}

/** Settings as another account gets them: what names something of the user's own stays behind. */
export function withoutPersonal(key: RoomKey, metadata: TileMetadata): TileMetadata {
  const personal = new Set(
    roomCatalogue[key].views.flatMap((view) =>
      Object.entries(view.parameters).flatMap(([name, one]) => (one.personal ? [name] : [])),
    ),
  )
  return {
    ...metadata,
    parameters: Object.fromEntries(Object.entries(metadata.parameters).filter(([name]) => !personal.has(name))),
  }
}
