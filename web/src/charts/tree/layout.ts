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

/** How far the longest side of a row is from its shortest: what a row of boxes is judged by. */
function worst(row: readonly number[], sum: number, side: number): number {
  const depth = sum / side
  return row.reduce((most, area) => {
    const along = area / depth
    return Math.max(most, along / depth, depth / along)
  }, 0)
}

/**
 * Boxes whose areas are as their sizes, the largest first, as square as rows allow ("squarified"). They fill the pane;
 * what has no size above zero has no box.
 */
export function layoutTree(items: readonly Sized[], width: number, height: number): TreeBox[] {
  const sized = items.filter(({ size }) => Number.isFinite(size) && size > 0).toSorted((a, b) => b.size - a.size)
  const whole = sized.reduce((sum, { size }) => sum + size, 0)
  const boxes: TreeBox[] = []
  if (width <= 0 || height <= 0 || whole <= 0) return boxes
  const areas = sized.map(({ size }) => (size / whole) * width * height)
  let free = { x: 0, y: 0, width, height }
  for (let at = 0; at < sized.length;) {
    const side = Math.max(Math.min(free.width, free.height), 1e-9)
    const row: number[] = [areas[at] ?? 0]
    let sum = row[0] ?? 0
    for (
      let next = areas[at + row.length];
      next !== undefined && worst([...row, next], sum + next, side) <= worst(row, sum, side);
      next = areas[at + row.length]
    ) {
      row.push(next)
      sum += next
    }
    const depth = sum / side
    const stands = free.width >= free.height
    let along = 0
    for (const [place, area] of row.entries()) {
      const length = area / depth
      boxes.push({
        id: sized[at + place]?.id ?? '',
        ...(stands
          ? { x: free.x, y: free.y + along, width: depth, height: length }
          : { x: free.x + along, y: free.y, width: length, height: depth }),
      })
      along += length
    }
    free = stands
      ? { ...free, x: free.x + depth, width: Math.max(0, free.width - depth) }
      : { ...free, y: free.y + depth, height: Math.max(0, free.height - depth) }
    at += row.length
  }
  return boxes
}

/** The box under a point; null where there is none. */
export const boxAt = (boxes: readonly TreeBox[], x: number, y: number): TreeBox | null =>
  boxes.find((one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height) ?? null
