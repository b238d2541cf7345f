import { cloneLayout, moveElement, verticalCompactor } from 'react-grid-layout/core'
import type { Layout, LayoutItem } from 'react-grid-layout/core'

/** Where a tile stands in a layout. */
export const placeOf = (layout: Layout, tile: string): LayoutItem | undefined => layout.find(({ i }) => i === tile)
const standsElsewhere = (a: LayoutItem | undefined, b: LayoutItem | undefined) => a && b && (a.x !== b.x || a.y !== b.y)

/**
 * One step of a tile in a direction: past a neighbour where a step of one would fall back. The same layout when it
 * cannot go.
 */
export function steppedLayout(layout: Layout, tile: string, way: readonly [number, number], columns: number): Layout {
  const from = placeOf(layout, tile)
  if (!from) return layout
  const reach = way[0] ? columns : 60
  for (let step = 1; step <= reach; step += 1) {
    const [x, y] = [from.x + way[0] * step, from.y + way[1] * step]
    if (x < 0 || y < 0 || x + from.w > columns) return layout
    const copy = cloneLayout(layout)
    const own = placeOf(copy, tile)
    if (!own) return layout
    const next = verticalCompactor.compact(moveElement(copy, own, x, y, true, false, 'vertical', columns), columns)
    if (standsElsewhere(from, placeOf(next, tile))) return next
  }
  return layout
}

/** A tile made wider or higher by a step, within its smallest size and the grid. */
export function resizedLayout(layout: Layout, tile: string, way: readonly [number, number], columns: number): Layout {
  const copy = cloneLayout(layout)
  const own = placeOf(copy, tile)
  if (!own) return layout
  own.w = Math.min(columns - own.x, Math.max(own.minW ?? 1, own.w + way[0]))
  own.h = Math.max(own.minH ?? 1, own.h + way[1])
  return verticalCompactor.compact(copy, columns)
}
