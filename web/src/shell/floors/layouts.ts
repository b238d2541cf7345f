import { breakpoints, gridColumns } from '@pandora/contract/domains/floors/grid'
import type { Breakpoint, TilePlace } from '@pandora/contract/domains/floors/grid'

/** Where a tile stands, in columns and rows. */
export type Place = TilePlace
export type Layouts = Readonly<Record<Breakpoint, readonly Place[]>>
/** Places that were changed here and that the server has not answered yet. */
export type PlaceEdits = Readonly<Partial<Record<Breakpoint, Readonly<Record<string, Place>>>>>
interface Size {
  w: number
  h: number
}

const whole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
const isPlace = (value: unknown): value is Place => {
  if (typeof value !== 'object' || value === null) return false
  const { i, x, y, w, h } = value as Record<string, unknown>
  return typeof i === 'string' && whole(x) && whole(y) && whole(w) && whole(h) && w > 0 && h > 0
}
/** A place without what a grid adds to it. */
export const onlyPlace = ({ i, x, y, w, h }: Place): Place => ({ i, x, y, w, h })

/** Layouts in the text that a floor carries; what cannot be read is left out. */
export function layoutsOf(text: string): Layouts {
  let read: Partial<Record<Breakpoint, unknown>> = {}
  try {
    const value: unknown = JSON.parse(text || '{}')
    if (typeof value === 'object' && value !== null) read = value
  } catch {
    // An unreadable text is an empty floor: its tiles are placed anew.
  }
  const list = (value: unknown) => (Array.isArray(value) ? value.filter(isPlace).map(onlyPlace) : [])
  return { lg: list(read.lg), md: list(read.md), sm: list(read.sm) }
}

const same = (a: Place, b: Place) => a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h

/** Tiles that stand elsewhere, or are of another size, in `after`. */
export function moved(before: readonly Place[], after: readonly Place[]): Place[] {
  const was = new Map(before.map((place) => [place.i, place]))
  return after
    .filter((place) => {
      const old = was.get(place.i)
      return !old || !same(old, place)
    })
    .map(onlyPlace)
}

/** The layouts with the changes of this window laid over them. A tile that is no longer there stays away. */
export function withEdits(layouts: Layouts, edits: PlaceEdits | undefined): Layouts {
  if (!edits) return layouts
  const over = (at: Breakpoint) => {
    const changed = edits[at]
    return changed ? layouts[at].map((place) => changed[place.i] ?? place) : layouts[at]
  }
  return { lg: over('lg'), md: over('md'), sm: over('sm') }
}

/** Changes with further ones laid over them. */
export function addEdits(edits: PlaceEdits | undefined, at: Breakpoint, places: readonly Place[]): PlaceEdits {
  return { ...edits, [at]: { ...edits?.[at], ...Object.fromEntries(places.map((place) => [place.i, place])) } }
}

/** Changes as the server takes them: per width, only the tiles that moved. */
export function editsText(edits: PlaceEdits): string {
  return JSON.stringify(
    Object.fromEntries(
      breakpoints.flatMap((at) => {
        const places = Object.values(edits[at] ?? {})
        return places.length ? [[at, places]] : []
      }),
    ),
  )
}

/** Tiles in the order they are read: by rows, then by columns. */
export function inOrder(places: readonly Place[]): Place[] {
  return places.toSorted((a, b) => a.y - b.y || a.x - b.x)
}

/**
 * The layout of every tile at one width: tiles that have no place yet stand below the others, as wide as they would
 * like.
 */
export function complete(
  places: readonly Place[],
  tiles: readonly string[],
  sizeOf: (tile: string) => Size,
  at: Breakpoint,
): Place[] {
  const known = new Map(places.map((place) => [place.i, place]))
  const out = tiles.flatMap((tile) => known.get(tile) ?? [])
  let bottom = Math.max(0, ...out.map(({ y, h }) => y + h))
  for (const i of tiles) {
    if (known.has(i)) continue
    const { w, h } = sizeOf(i)
    out.push({ i, x: 0, y: bottom, w: Math.min(w, gridColumns[at]), h })
    bottom += h
  }
  return out
}

/** One column with a tile one step further up (−1) or down (1); the same list where it cannot go. */
export function stepped(places: readonly Place[], tile: string, step: -1 | 1): Place[] {
  const order = inOrder(places)
  const from = order.findIndex(({ i }) => i === tile)
  const other = order[from + step]
  const own = order[from]
  if (!own || !other) return order
  order[from] = other
  order[from + step] = own
  let y = 0
  return order.map((place) => {
    const at = { ...place, x: 0, y }
    y += place.h
    return at
  })
}
