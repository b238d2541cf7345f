import { floorsErrors } from '@pandora/contract/domains/floors/errors'
import { Refusal } from '@pandora/contract/errors'
import {
  breakpoints,
  floorLayouts,
  gridColumns,
  type Breakpoint,
  type TilePlace,
} from '@pandora/contract/domains/floors/grid'
import type { RoomView } from '@pandora/contract/room'

/** Where a tile lies on one grid, in columns and rows. */
export type Spot = Omit<TilePlace, 'i'>
/** Where a tile lies on each grid. */
export type TileLayout = Record<Breakpoint, Spot>

const spotOf = ({ x, y, w, h }: Spot): Spot => ({ x, y, w, h })
const sentLayouts = floorLayouts.partial()

/**
 * Reads the string `layouts` of a call: what is said of each tile, by its id; of a tile named twice on a grid the last
 * counts. Throws BAD_LAYOUTS.
 */
export function readLayouts(text: string): Map<string, Partial<TileLayout>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal(floorsErrors.BAD_LAYOUTS, { where: 'JSON' })
  }
  const read = sentLayouts.safeParse(value)
  if (!read.success)
    throw new Refusal(floorsErrors.BAD_LAYOUTS, { where: read.error.issues[0]?.path.join('.') || 'layouts' })
  const tiles = new Map<string, Partial<TileLayout>>()
  for (const at of breakpoints) {
    for (const [n, place] of (read.data[at] ?? []).entries()) {
      if (!fits(place, at)) throw new Refusal(floorsErrors.BAD_LAYOUTS, { where: `${at}.${n}.w` })
      tiles.set(place.i, { ...tiles.get(place.i), [at]: spotOf(place) })
    }
  }
  return tiles
}

/** Whether a spot lies within the columns of a grid. */
export function fits({ x, w }: Spot, at: Breakpoint): boolean {
  return x + w <= gridColumns[at]
}

/** The string `layouts` of the wire: every tile on each grid. */
export function writeLayouts(tiles: readonly { id: string; layout: TileLayout }[]): string {
  return JSON.stringify(
    Object.fromEntries(
      breakpoints.map((at) => [at, tiles.map(({ id, layout }) => ({ i: id, ...spotOf(layout[at]) }))]),
    ),
  )
}

/** Free ground for a view among tiles, at the size it likes: the uppermost, then leftmost, on each grid. */
export function freeGround(size: RoomView['size'], others: readonly TileLayout[]): TileLayout {
  const spots = breakpoints.map(
    (at) =>
      [
        at,
        freeSpot(
          size[at],
          others.map((other) => other[at]),
          gridColumns[at],
        ),
      ] as const,
  )
  return Object.fromEntries(spots) as TileLayout
}

function freeSpot({ w, h }: { w: number; h: number }, others: readonly Spot[], columns: number): Spot {
  const width = Math.min(w, columns)
  // A free spot begins at the top or where some tile ends: nothing between can be higher up.
  const rows = [...new Set([0, ...others.map((other) => other.y + other.h)])].sort((a, b) => a - b)
  for (const y of rows) {
    for (let x = 0; x + width <= columns; x++) {
      const spot = { x, y, w: width, h }
      if (!others.some((other) => overlap(spot, other))) return spot
    }
  }
  return { x: 0, y: rows.at(-1) ?? 0, w: width, h }
}

/** Whether two tiles cover some of the same ground. */
export function overlap(a: Spot, b: Spot): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}
