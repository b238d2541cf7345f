import type { Breakpoint } from '@pandora/contract/domains/floors/grid'
import type { LinkLetter } from '@pandora/contract/domains/floors/shapes'
import { editPlaces, editSettings } from './edits.ts'
import { moved, onlyPlace } from './layouts.ts'
import type { Place } from './layouts.ts'
import { chosenIn, joined } from './linking.ts'
import { knownFloor } from './openFloors.ts'
import { saveSoon } from './saving.ts'
import { changed } from './snapshots.ts'
import { useSession } from '../../lib/api/session.ts'
import { tilesOf } from './tiles.ts'

interface Step {
  floorId: string
  at: Breakpoint
  places: Place[]
}
const REMEMBERED = 30
const KEY = 'pandora-floor-steps'

/** Where tiles stood before the last changes of layout, the latest last; kept for this window over a reload. */
function pastOf(uid: number): Step[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { uid?: number; steps?: Step[] }
    return kept.uid === uid && Array.isArray(kept.steps) ? kept.steps : []
  } catch {
    return []
  }
}
function keepPast(uid: number, steps: readonly Step[]): void {
  sessionStorage.setItem(KEY, JSON.stringify({ uid, steps: steps.slice(-REMEMBERED) }))
}

/**
 * Keeps a new layout: only the tiles that stand elsewhere than when the hand began are sent. What another window moved
 * meanwhile is not in `before`, so it is not taken for a change of this one. Answers whether any tile moved.
 */
export function arrange(floorId: string, at: Breakpoint, before: readonly Place[], after: readonly Place[]): boolean {
  const places = moved(before, after)
  if (!places.length) return false
  const ids = new Set(places.map(({ i }) => i))
  const { uid } = useSession.getState()
  keepPast(uid, [...pastOf(uid), { floorId, at, places: before.filter(({ i }) => ids.has(i)).map(onlyPlace) }])
  editPlaces(floorId, at, places)
  saveSoon()
  changed(floorId)
  return true
}

/** Takes the last change of this floor's layout at this width back. False when there is none. */
export function undoArrange(floorId: string, at: Breakpoint): boolean {
  const { uid } = useSession.getState()
  const past = pastOf(uid)
  const index = past.findLastIndex((step) => step.floorId === floorId && step.at === at)
  const step = past[index]
  if (!step) return false
  keepPast(uid, past.toSpliced(index, 1))
  editPlaces(floorId, at, step.places)
  saveSoon()
  changed(floorId)
  return true
}

/** A choice in a tile: its link group follows. */
export function choose(floorId: string, tileId: string, patch: Readonly<Record<string, string | null>>): void {
  const floor = knownFloor(floorId)
  if (!floor) return
  const patches = chosenIn(tilesOf(floor), tileId, patch)
  if (!patches.size) return
  editSettings(floorId, patches)
  saveSoon()
}

/** Shows another view of the tile's room. */
export function showView(floorId: string, tileId: string, view: string): void {
  editSettings(floorId, new Map([[tileId, { view }]]))
  saveSoon()
  changed(floorId)
}

/** Puts a tile into a link group, or into none. */
export function linkTile(floorId: string, tileId: string, link: LinkLetter | null): void {
  const floor = knownFloor(floorId)
  if (!floor) return
  editSettings(floorId, new Map([[tileId, joined(tilesOf(floor), tileId, link)]]))
  saveSoon()
  changed(floorId)
}
