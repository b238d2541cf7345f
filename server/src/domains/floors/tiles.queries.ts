import type { TileMetadata } from '@pandora/contract/domains/floors/shapes'
import type { RoomKey } from '@pandora/contract/room'
import type { Db } from '@pandora/store/database'
import type { TileLayout } from './layouts.ts'
import type { Tile } from './tiles.ts'

/** Tiles of a floor, in their order. */
export async function tilesOf(db: Db, floorId: string): Promise<Tile[]> {
  return db<Tile[]>`select tile_id as id, room_key as key, metadata, layout from floor_tile
    where floor_id = ${floorId} and deleted_at is null order by position, tile_id`
}

/** Puts tiles on a floor, behind those that are there. */
export async function insertTiles(tx: Db, floorId: string, tiles: readonly Tile[]): Promise<void> {
  if (tiles.length === 0) return
  const rows = tx.json(tiles.map(({ id, key, metadata, layout }) => ({ id, key, metadata, layout })) as never)
  await tx`insert into floor_tile (tile_id, floor_id, room_key, metadata, layout, position)
    select (tile ->> 'id')::uuid, ${floorId}::uuid, tile ->> 'key', tile -> 'metadata', tile -> 'layout',
      coalesce((select max(position) from floor_tile where floor_id = ${floorId}), -1) + place
    from jsonb_array_elements(${rows}) with ordinality sent(tile, place)`
}

/**
 * Lays spots over those of tiles, grid by grid; tiles that are not on the floor are passed over. Answers how many tiles
 * lie otherwise now.
 */
export async function moveTiles(
  tx: Db,
  floorId: string,
  moved: ReadonlyMap<string, Partial<TileLayout>>,
): Promise<number> {
  const rows = tx.json(Object.fromEntries(moved) as never)
  const { count } = await tx`update floor_tile t set layout = t.layout || sent.value from jsonb_each(${rows}) sent
    where t.floor_id = ${floorId} and t.tile_id::text = sent.key and t.deleted_at is null
      and t.layout || sent.value <> t.layout`
  return count
}

/** Takes a tile off its floor, or puts it back; false where there is no such tile. */
export async function setTileDeleted(
  tx: Db,
  floorId: string,
  tileId: string,
  deletedAt: number | null,
): Promise<boolean> {
  const { count } =
    await tx`update floor_tile set deleted_at = ${deletedAt === null ? null : new Date(deletedAt).toISOString()}
    where floor_id = ${floorId} and tile_id = ${tileId} and (deleted_at is null) = ${deletedAt !== null}`
  return count === 1
}

/** Room and settings of a tile. */
export async function tileSettings(
  db: Db,
  floorId: string,
  tileId: string,
): Promise<{ key: RoomKey; metadata: TileMetadata } | undefined> {
  const [row] = await db<
    { key: RoomKey; metadata: TileMetadata }[]
  >`select room_key as key, metadata from floor_tile where floor_id = ${floorId} and tile_id = ${tileId}
    and deleted_at is null`
  return row
}

export async function setTileSettings(tx: Db, tileId: string, metadata: TileMetadata): Promise<void> {
  await tx`update floor_tile set metadata = ${tx.json(metadata as never)} where tile_id = ${tileId}`
}

/** Takes every tile off a floor for good: a master floor that is saved anew. */
export async function clearTiles(tx: Db, floorId: string): Promise<void> {
  await tx`delete from floor_tile where floor_id = ${floorId}`
}
