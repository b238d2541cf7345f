import type { z } from 'zod'
import { floors } from '@pandora/contract/domains/floors/operations'
import { FLOOR_RESTORE_DAYS } from '@pandora/contract/domains/floors/shapes'
import type { Floor, floorTile } from '@pandora/contract/domains/floors/shapes'
import type { OutputOf } from '@pandora/contract/operation'
import { writeLayouts } from './layouts.ts'
import { withoutPersonal } from './metadata.ts'
import type { deletedFloors, StoredFloor } from './queries.ts'
import type { Share, SharedFloor } from './shares.queries.ts'
import type { Tile } from './tiles.ts'
import { masked } from '../../shared/masked.ts'
import { pageOf, type AnswerOf } from '../../shared/page.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** A floor (SHELL-19). */
export function presentFloor(floor: StoredFloor): Floor {
  return {
    id: floor.floor_id,
    key: floor.key,
    name: floor.name,
    status: floor.status,
    open: floor.open,
    master: floor.uid === null,
    layouts: writeLayouts(floor.tiles),
    rooms: floor.tiles.map(presentTile),
    thumbnails: pictureAddress(floor.floor_id, floor.picture),
    revision: floor.revision,
    position: floor.position,
    updatedAt: iso(floor.updated_at),
    closedAt: floor.closed_at === null ? null : iso(floor.closed_at),
  }
}

function presentTile({ id, key, metadata: { view, parameters, link } }: Tile): z.infer<typeof floorTile> {
  return { id, roomId: key, key, metadata: JSON.stringify({ view, parameters, link }) }
}

/**
 * Address of a floor's picture; it changes with the picture, so that the browser may keep what it read. Empty = none.
 */
export function pictureAddress(floorId: string, version: string | null): string {
  return version === null ? '' : `${floors.snapshot.path}?floorId=${floorId}&v=${version}`
}

/** A page of floors. */
export function presentFloors(
  { rows, total }: { rows: readonly StoredFloor[]; total: number },
  asked: { page: number; size: number },
): AnswerOf<typeof floors.openList> {
  return pageOf(rows.map(presentFloor), total, asked)
}

/** A page of deleted floors; their pictures are not handed out any more. */
export function presentDeleted(
  { rows, total }: Awaited<ReturnType<typeof deletedFloors>>,
  asked: { page: number; size: number },
): AnswerOf<typeof floors.deletedList> {
  const floorsOfPage = rows.map((row) => ({
    ...presentFloor({ ...row, picture: null }),
    deletedAt: iso(row.deleted_at),
    goneAt: iso(row.deleted_at + FLOOR_RESTORE_DAYS * 24 * 3600_000),
  }))
  return pageOf(floorsOfPage, total, asked)
}

export function presentShare(share: Share): OutputOf<typeof floors.shares>['dataList'][number] {
  return {
    shareId: share.share_id,
    createdAt: iso(share.created_at),
    opened: share.opened,
    lastOpenedAt: share.last_opened_at === null ? null : iso(share.last_opened_at),
  }
}

/** What a link shows before it is opened: the floor without what is its user's alone. */
export function presentShared(
  floor: StoredFloor,
  tiles: readonly Tile[],
  shared: SharedFloor,
  uid: number,
): OutputOf<typeof floors.sharedPreview> {
  const bare = tiles.map((tile) => ({ ...tile, metadata: withoutPersonal(tile.key, tile.metadata) }))
  return {
    name: floor.name,
    layouts: writeLayouts(bare),
    rooms: bare.map(presentTile),
    sharedBy: shared.user_name || masked(shared.email),
    updatedAt: iso(floor.updated_at),
    own: shared.uid === uid,
  }
}
