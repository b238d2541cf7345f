import { cloneLayout, verticalCompactor } from 'react-grid-layout/core'
import type { Layout, LayoutItem } from 'react-grid-layout/core'

interface Box {
  x: number
  y: number
  w: number
  h: number
}
/** How far a tile that lies over others by less than half is moved aside, in columns and rows. */
const ASIDE = 4

const across = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))
const fits = ({ minW = 1, minH = 1 }: LayoutItem, { w, h }: Box): boolean => w >= minW && h >= minH

/** The tile that a box lies over by at least half of the smaller of the two; of several the most covered one. */
function coveredBy(box: Box, others: Layout): LayoutItem | undefined {
  return others
    .map((other) => ({ other, share: across(box, other) / Math.min(box.w * box.h, other.w * other.h) }))
    .filter(({ share }) => share >= 0.5)
    .toSorted((a, b) => b.share - a.share)[0]?.other
}

/** The place nearest to the one wished for where a tile lies over no other; none within reach = undefined. */
function freeNear(box: Box, others: Layout, columns: number): Box | undefined {
  let best: Box | undefined
  let least = Infinity
  for (let dy = -ASIDE; dy <= ASIDE; dy += 1)
    for (let dx = -ASIDE; dx <= ASIDE; dx += 1) {
      const there = { ...box, x: box.x + dx, y: box.y + dy }
      const far = Math.abs(dx) + Math.abs(dy)
      const within = there.x >= 0 && there.y >= 0 && there.x + there.w <= columns
      if (!within || far >= least || others.some((other) => across(there, other) > 0)) continue
      best = there
      least = far
    }
  return best
}

/**
 * How the tiles stand when one of `begun` is let go with its corner at `x`, `y`: over another tile the two exchange
 * their places and sizes, so that nothing else moves and no hole is left (where a size is too small for one of them,
 * their corners alone); on free ground it stays there; between tiles it goes to the nearest free ground, or back.
 */
export function droppedLayout(begun: Layout, tile: string, x: number, y: number, columns: number): Layout {
  const copy = cloneLayout(begun)
  const own = copy.find(({ i }) => i === tile)
  if (!own) return begun
  const others = copy.filter((one) => one !== own)
  const wished = { x, y, w: own.w, h: own.h }
  const target = coveredBy(wished, others)
  const from = { x: own.x, y: own.y, w: own.w, h: own.h }
  if (!target) {
    const there = freeNear(wished, others, columns)
    if (!there) return begun
    return verticalCompactor.compact(Object.assign(own, there) && copy, columns)
  }
  const to = { x: target.x, y: target.y, w: target.w, h: target.h }
  if (fits(own, to) && fits(target, from)) {
    Object.assign(own, to)
    Object.assign(target, from)
    return verticalCompactor.compact(copy, columns)
  }
  Object.assign(own, { x: Math.min(to.x, columns - own.w), y: to.y })
  Object.assign(target, { x: Math.min(from.x, columns - target.w), y: from.y })
  return verticalCompactor.compact(copy, columns)
}

/** The same while the hand still holds the tile: it keeps its own size until it is let go. */
export function heldLayout(begun: Layout, dropped: Layout, tile: string, columns: number): Layout {
  const own = begun.find(({ i }) => i === tile)
  return dropped.map((one) =>
    one.i === tile && own ? { ...one, x: Math.min(one.x, columns - own.w), w: own.w, h: own.h } : { ...one },
  )
}
