import { randomUUID } from 'node:crypto'
import type { TileMetadata } from '@pandora/contract/domains/floors/shapes'
import type { RoomKey } from '@pandora/contract/room'
import type { TileLayout } from './layouts.ts'

/** A tile of a floor. */
export interface Tile {
  id: string
  key: RoomKey
  metadata: TileMetadata
  layout: TileLayout
}
/** A floor about to be made: its name and its tiles, in their order. */
export interface FloorDraft {
  name: string
  tiles: readonly Tile[]
}

export function newTile(key: RoomKey, metadata: TileMetadata, layout: TileLayout): Tile {
  return { id: randomUUID(), key, metadata, layout }
}

/** The same tiles under ids of their own. */
export function copied(tiles: readonly Tile[]): Tile[] {
  return tiles.map(({ key, metadata, layout }) => newTile(key, metadata, layout))
}
