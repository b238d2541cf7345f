import type { DrawingKind } from '@pandora/contract/view/drawings'

/** What a user drew on a chart: held by days with trading and by prices of one basis. */
export interface Drawing {
  drawingId: string
  kind: DrawingKind
  anchors: readonly Anchor[]
  text: string
}
export interface Anchor {
  date: string
  price: number
}
export interface Point {
  x: number
  y: number
}
/** Where the anchors of a drawing stand in the pane, in px. */
export interface Shape {
  kind: Drawing['kind']
  points: readonly Point[]
  text: string
}
/** What of a drawing was met: one of its points, by place, or the rest of it. */
export type Part = number | 'body'

/** Distance of a point from the line between two others, in px. */
function distance(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}

/** px of a note's words on each side of its point. */
export const NOTE = { width: 120, height: 18 }

function meetsBody({ kind, points: [first, second] }: Shape, at: Point, within: number): boolean {
  if (!first) return false
  if (kind === 'level') return Math.abs(at.y - first.y) <= within
  if (kind === 'note')
    return (
      at.x >= first.x - within &&
      at.x <= first.x + NOTE.width &&
      at.y >= first.y - NOTE.height - within &&
      at.y <= first.y + within
    )
  if (!second) return false
  if (kind === 'trend') return distance(first, second, at) <= within
  const [left, right] = [Math.min(first.x, second.x), Math.max(first.x, second.x)]
  const [top, bottom] = [Math.min(first.y, second.y), Math.max(first.y, second.y)]
  return at.x >= left - within && at.x <= right + within && at.y >= top - within && at.y <= bottom + within
}

/** What of a drawing lies at a point, within so many px; null where nothing does. Its own points come first. */
export function partAt(shape: Shape, at: Point, within: number): Part | null {
  const point =
    shape.kind === 'trend' || shape.kind === 'range'
      ? shape.points.findIndex(({ x, y }) => Math.hypot(at.x - x, at.y - y) <= within + 2)
      : -1
  return point >= 0 ? point : meetsBody(shape, at, within) ? 'body' : null
}

/** The drawing at a point: the latest drawn of those that lie there; what lies inside of a range goes before the range. */
export function drawingAt<Of extends { shape: Shape }>(
  all: readonly Of[],
  at: Point,
  within: number,
): { drawing: Of; part: Part } | null {
  let around: { drawing: Of; part: Part } | null = null
  for (const drawing of all.toReversed()) {
    const part = partAt(drawing.shape, at, within)
    if (part === null) continue
    if (part !== 'body' || drawing.shape.kind !== 'range') return { drawing, part }
    around ??= { drawing, part }
  }
  return around
}

/** Place of the bar that holds a day, the last where it comes after all. `days` oldest first. */
const placeAt = (days: readonly string[], day: string) => {
  const at = days.findIndex((one) => one >= day)
  return at < 0 ? days.length - 1 : at
}

/** A drawing moved by whole bars and by a price. It stays on the bars: at their ends it goes no further. */
export function moved<Of extends Pick<Drawing, 'anchors'>>(
  drawing: Of,
  bars: number,
  price: number,
  days: readonly string[],
): Of {
  const places = drawing.anchors.map(({ date }) => placeAt(days, date))
  const by = Math.max(-Math.min(...places), Math.min(days.length - 1 - Math.max(...places), bars))
  return {
    ...drawing,
    anchors: drawing.anchors.map(({ date, price: was }, at) => ({
      date: by === 0 ? date : (days[(places[at] ?? 0) + by] ?? date),
      price: was + price,
    })),
  }
}

/** A drawing with one of its points elsewhere. */
export const withAnchor = <Of extends Pick<Drawing, 'anchors'>>(drawing: Of, place: number, anchor: Anchor): Of => ({
  ...drawing,
  anchors: drawing.anchors.map((was, at) => (at === place ? anchor : was)),
})
