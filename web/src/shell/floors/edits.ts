import { create } from 'zustand'
import { addEdits } from './layouts.ts'
import type { Place, PlaceEdits } from './layouts.ts'
import { mergePatch } from './linking.ts'
import type { SettingsPatch } from './linking.ts'
import type { Breakpoint } from '@pandora/contract/domains/floors/grid'

/** What was changed on one floor here and has not been accepted yet. */
export interface FloorEdits {
  places: PlaceEdits
  /** By tile. */
  settings: Readonly<Record<string, SettingsPatch>>
}
interface EditsState {
  floors: Readonly<Record<string, FloorEdits>>
  /** `failed`: the last try was not answered; the changes are kept and tried again. */
  state: 'idle' | 'saving' | 'failed'
}

const none: FloorEdits = { places: {}, settings: {} }

/**
 * Changes on their way to the server, laid over what it last answered, so that nothing that was done here is ever
 * undone by an older answer.
 */
export const useEdits = create<EditsState>(() => ({ floors: {}, state: 'idle' }))

function change(floorId: string, next: (was: FloorEdits) => FloorEdits): void {
  useEdits.setState(({ floors }) => ({ floors: { ...floors, [floorId]: next(floors[floorId] ?? none) } }))
}

export function editPlaces(floorId: string, at: Breakpoint, places: readonly Place[]): void {
  change(floorId, (was) => ({ ...was, places: addEdits(was.places, at, places) }))
}

export function editSettings(floorId: string, patches: ReadonlyMap<string, SettingsPatch>): void {
  change(floorId, (was) => {
    const settings = { ...was.settings }
    for (const [tile, patch] of patches) settings[tile] = mergePatch(settings[tile], patch)
    return { ...was, settings }
  })
}

export function isEmpty({ places, settings }: FloorEdits): boolean {
  return Object.keys(settings).length === 0 && Object.values(places).every((one) => Object.keys(one).length === 0)
}

/** What is left once `sent` was accepted: whatever was changed again meanwhile stays. */
export function without(edits: FloorEdits, sent: FloorEdits): FloorEdits {
  const places = Object.fromEntries(
    Object.entries(edits.places).map(([at, byTile]) => {
      const gone = sent.places[at as Breakpoint] ?? {}
      return [at, Object.fromEntries(Object.entries(byTile).filter(([tile, place]) => gone[tile] !== place))]
    }),
  )
  return {
    places,
    settings: Object.fromEntries(
      Object.entries(edits.settings).filter(([tile, patch]) => sent.settings[tile] !== patch),
    ),
  }
}

/** Takes accepted changes, or changes that can never be accepted, out of what waits. */
export function settle(floorId: string, sent: FloorEdits): void {
  useEdits.setState(({ floors }) => {
    const rest = without(floors[floorId] ?? none, sent)
    const { [floorId]: _was, ...others } = floors
    return { floors: isEmpty(rest) ? others : { ...others, [floorId]: rest } }
  })
}
