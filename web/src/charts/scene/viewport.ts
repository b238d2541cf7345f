/** How a picture larger or smaller than its pane is seen: `screen = picture × k + (x, y)`. */
export interface Viewport {
  k: number
  x: number
  y: number
}
interface Size {
  width: number
  height: number
}
/** The pane and what is seen in it, in px at k = 1. */
export interface Seen {
  pane: Size
  content: Size
}

/** As far as one can come near. */
export const NEAREST = 12

/** The k at which all of it is in sight; never larger than life. */
export function wholeK({ pane, content }: Seen): number {
  if (content.width <= 0 || content.height <= 0) return 1
  return Math.min(1, pane.width / content.width, pane.height / content.height)
}

const within = (offset: number, pane: number, content: number) =>
  content <= pane ? (pane - content) / 2 : Math.max(pane - content, Math.min(0, offset))

/**
 * Keeps the picture in its pane: not smaller than whole, not nearer than the nearest, no empty room at one side while
 * the other is cut.
 */
export function held(view: Viewport, seen: Seen): Viewport {
  const k = Math.max(wholeK(seen), Math.min(NEAREST, Number.isFinite(view.k) ? view.k : 1))
  return {
    k,
    x: within(view.x, seen.pane.width, seen.content.width * k),
    y: within(view.y, seen.pane.height, seen.content.height * k),
  }
}

/** All of it. */
export function whole(seen: Seen): Viewport {
  return held({ k: wholeK(seen), x: 0, y: 0 }, seen)
}

/** Nearer or farther by a factor; the point of the pane stays over what it is over. */
export function zoomed(view: Viewport, factor: number, point: { x: number; y: number }, seen: Seen): Viewport {
  const k = Math.max(wholeK(seen), Math.min(NEAREST, view.k * factor))
  const by = k / view.k
  return held({ k, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, seen)
}

/** Moved by px of the pane. */
export function moved(view: Viewport, dx: number, dy: number, seen: Seen): Viewport {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, seen)
}

/** Moved so that a box of the picture lies in the pane, if it fits there. */
export function revealing(
  view: Viewport,
  box: { x: number; y: number; width: number; height: number },
  seen: Seen,
  margin = 12,
): Viewport {
  const shift = (start: number, length: number, pane: number) => {
    if (length + margin * 2 > pane) return pane / 2 - (start + length / 2)
    return start < margin ? margin - start : start + length > pane - margin ? pane - margin - start - length : 0
  }
  return moved(
    view,
    shift(box.x * view.k + view.x, box.width * view.k, seen.pane.width),
    shift(box.y * view.k + view.y, box.height * view.k, seen.pane.height),
    seen,
  )
}

/** The point of the picture under a point of the pane. */
export function under(view: Viewport, point: { x: number; y: number }): { x: number; y: number } {
  return { x: (point.x - view.x) / view.k, y: (point.y - view.y) / view.k }
}

/** Steps of nearness, two to a doubling: words are fitted anew at each, not at every turn of the wheel. */
export function nearness(k: number): number {
  return 2 ** (Math.floor(Math.log2(k) * 2 + 1e-6) / 2)
}
