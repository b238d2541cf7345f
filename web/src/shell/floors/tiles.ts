import { useMemo } from 'react'
import { gridColumns } from '@pandora/contract/domains/floors/grid'
import type { Breakpoint } from '@pandora/contract/domains/floors/grid'
import type { Floor } from '@pandora/contract/domains/floors/shapes'
import { roomCatalogue, viewOf } from '../../lib/installed.ts'
import { defineView } from '../../lib/view.ts'
import type { View } from '../../lib/view.ts'
import type { GridSize, RoomKey, RoomView } from '@pandora/contract/room'
import { useEdits } from './edits.ts'
import type { FloorEdits } from './edits.ts'
import { complete, layoutsOf, withEdits } from './layouts.ts'
import type { Place } from './layouts.ts'
import { settingsOf, withPatch } from './linking.ts'
import type { LinkedTile, TileSettings } from './linking.ts'

/**
 * A tile of the floor that is shown. Stays the same object while nothing of it changes, so that only what changed is
 * drawn again.
 */
export interface ShownTile extends LinkedTile {
  key: RoomKey
}

const linkable = new Map<RoomKey, ReadonlySet<string>>()
/** Names that other tiles may choose for a room: those of any of its views. */
function linkableOf(key: RoomKey): ReadonlySet<string> {
  const known =
    linkable.get(key) ??
    new Set(
      roomCatalogue()[key].views.flatMap(({ parameters }) =>
        Object.entries(parameters).flatMap(([name, one]) => (one.linkable ? [name] : [])),
      ),
    )
  linkable.set(key, known)
  return known
}

/** The declaration of the view that a tile shows. */
export function viewDeclared(key: RoomKey, view: string): RoomView {
  const { views } = roomCatalogue()[key]
  return views.find((one) => one.key === view) ?? views[0]
}

/** What stands in a tile whose view this version does not have. */
const missing = defineView({
  title: { zh: '', en: '' },
  parameters: {},
  waiting: 28,
  load: () => import('./MissingView.tsx'),
})

/** The view that a tile shows. */
export const viewShown = (room: RoomKey, view: string): View => viewOf(room, view) ?? missing

const kept = new Map<string, { text: string; tile: ShownTile }>()
/** The tile as it was made before, while it says the same. */
function same(tile: ShownTile): ShownTile {
  const text = JSON.stringify([tile.key, tile.settings])
  const known = kept.get(tile.id)
  if (known?.text === text) return known.tile
  kept.set(tile.id, { text, tile })
  return tile
}

type Patches = FloorEdits['settings'] | undefined
/** The tiles of a floor with what was changed here and is still on its way. */
export function tilesOf(floor: Floor, patches: Patches = useEdits.getState().floors[floor.id]?.settings): ShownTile[] {
  return floor.rooms
    .filter(({ key }) => Object.hasOwn(roomCatalogue(), key))
    .map(({ id, key, metadata }) => ({
      id,
      key,
      settings: withPatch(
        settingsOf(
          metadata,
          roomCatalogue()[key].views.map((view) => view.key),
        ),
        patches?.[id],
      ),
      linkable: linkableOf(key),
    }))
    .map(same)
}

/** The tiles of a floor, live. */
export function useTiles(floor: Floor): readonly ShownTile[] {
  const patches = useEdits(({ floors }) => floors[floor.id]?.settings)
  return useMemo(() => tilesOf(floor, patches), [floor, patches])
}

/** Places as a grid shows them: with the smallest size at which the view of each can be read. */
export interface ShownPlace extends Place {
  minW: number
  minH: number
}
const wanted = ({ key, settings }: { key: RoomKey; settings: TileSettings }, at: Breakpoint): GridSize =>
  viewDeclared(key, settings.view).size[at]

/** Where the tiles of a floor stand at a width, with what was moved here and is still on its way. */
export function usePlaces(floor: Floor, tiles: readonly ShownTile[], at: Breakpoint): readonly ShownPlace[] {
  const edits = useEdits(({ floors }) => floors[floor.id]?.places)
  return useMemo(() => {
    const byId = new Map(tiles.map((tile) => [tile.id, tile]))
    const layouts = withEdits(layoutsOf(floor.layouts), edits)
    const sizeOf = (id: string) => {
      const tile = byId.get(id)
      return tile ? wanted(tile, at) : { w: 1, h: 1 }
    }
    return complete(
      layouts[at],
      tiles.map(({ id }) => id),
      sizeOf,
      at,
    ).map((place) => {
      const tile = byId.get(place.i)
      const min = tile ? viewDeclared(tile.key, tile.settings.view).min : { w: 1, h: 1 }
      // A tile that already is smaller keeps its size until it is resized.
      return { ...place, minW: Math.min(min.w, gridColumns[at], place.w), minH: Math.min(min.h, place.h) }
    })
  }, [floor.layouts, edits, tiles, at])
}
