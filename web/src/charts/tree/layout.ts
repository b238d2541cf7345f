import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy'

/** A rectangle of a tree map, in px of its pane. */
export interface TreeBox {
  id: string
  x: number
  y: number
  width: number
  height: number
}
interface Sized {
  id: string
  size: number
}

/** As square as rows allow: names need width and height alike. */
const squares = treemap<Sized | { children: readonly Sized[] }>().tile(treemapSquarify.ratio(1))

/**
 * Boxes whose areas are as their sizes, the largest first, as square as rows allow. They fill the pane; what has no
 * size above zero has no box.
 */
export function layoutTree(items: readonly Sized[], width: number, height: number): TreeBox[] {
  const children = items.filter(({ size }) => Number.isFinite(size) && size > 0).toSorted((a, b) => b.size - a.size)
  if (width <= 0 || height <= 0 || children.length === 0) return []
  const root = hierarchy<Sized | { children: readonly Sized[] }>({ children }).sum((one) =>
    'size' in one ? one.size : 0,
  )
  return squares
    .size([width, height])(root)
    .leaves()
    .map(({ data, x0, y0, x1, y1 }) => ({
      id: 'id' in data ? data.id : '',
      x: x0,
      y: y0,
      width: x1 - x0,
      height: y1 - y0,
    }))
}

/** The box under a point; null where there is none. */
export const boxAt = (boxes: readonly TreeBox[], x: number, y: number): TreeBox | null =>
  boxes.find((one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height) ?? null
