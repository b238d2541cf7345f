import { pushApart, stretchNeeded } from './collide.ts'
import type { Circle } from './collide.ts'
import { fillBox } from './fill.ts'
import { bubbleSize, largestCap } from './size.ts'

/** A pane in px. */
export interface Pane {
  width: number
  height: number
}
export interface Placed {
  id: string
  /** Middle and radius in px of the pane. */
  x: number
  y: number
  r: number
}
/**
 * Where each bubble stood, in units of the layout from its middle, as if the pane were square: it is found again there
 * after the pane has another shape.
 */
export type Spots = ReadonlyMap<string, { x: number; y: number }>

export interface Layout {
  placed: readonly Placed[]
  spots: Spots
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5))
/** Room between two bubbles in units of the layout, and around all of them in px. */
export const GAP = 2.4
const MARGIN = 4
/** Share of the plane that the circles cover to begin with, and the most that packed ones do. */
const SPREAD = 0.66
const COVERED = 0.84
/** Rounds with a pull to the middle that ends with the last of them, then without. */
const PULLED = 70
const SETTLED = 60
/** The strongest pull of a round, in radii of a middling bubble: more would press them into one another for good. */
const PULL = 0.5
/**
 * Up to so many bubbles the pane is filled to its corners; more are too small for it to be seen, and it would take
 * longer than it is worth.
 */
const FILLED = 600

type Seeded = Circle & { id: string; kept: boolean }

/** Half axes of the ellipse that has the shape of the pane and the area of a circle. */
function axesOf({ width, height }: Pane): [number, number] {
  const aspect = Math.min(6, Math.max(1 / 6, width / height))
  return [Math.sqrt(aspect), 1 / Math.sqrt(aspect)]
}

const neededArea = (circles: readonly { r: number }[]) => circles.reduce((sum, { r }) => sum + (r + GAP / 2) ** 2, 0)

/**
 * From the largest to the smallest, on a spiral whose turns hold the area they need; those that stood somewhere before
 * stand there.
 */
function seeded(
  items: readonly { id: string; cap: number | null }[],
  [wide, high]: [number, number],
  before: Spots,
): Seeded[] {
  const max = largestCap(items)
  const circles = items
    .map(({ id, cap }) => ({ id, r: bubbleSize(cap, max) }))
    .toSorted((one, other) => other.r - one.r || (one.id < other.id ? -1 : 1))
  const whole = neededArea(circles)
  // With few of the old ones left there is nothing to be kept in place.
  const keeps = circles.filter(({ id }) => before.has(id)).length * 2 >= circles.length
  let area = 0
  return circles.map(({ id, r }, at) => {
    const spot = keeps ? before.get(id) : undefined
    const inside = area
    area += (r + GAP / 2) ** 2
    if (spot) return { id, r, x: spot.x * wide, y: spot.y * high, light: false, kept: true }
    // A new one among old ones comes from the rim, and finds its gap.
    const away = Math.sqrt(keeps ? (whole * 1.2) / COVERED : inside / SPREAD)
    return {
      id,
      r,
      x: Math.cos(at * GOLDEN) * away * wide,
      y: Math.sin(at * GOLDEN) * away * high,
      light: keeps,
      kept: false,
    }
  })
}

const limited = (value: number) => Math.max(-1.5, Math.min(1.5, value))

/**
 * Draws circles to the middle: weakly near it, strongly at the rim of the pane's shape, so that its corners are used.
 * Far outside, the pull is that of one and a half times the rim: more would throw them across.
 */
function pull(circles: readonly Seeded[], [wide, high]: [number, number], reach: number, strength: number): void {
  for (const one of circles) {
    if (one.kept) continue
    const [x, y] = [limited(one.x / (wide * reach)), limited(one.y / (high * reach))]
    one.x -= ((0.45 * x + 0.55 * x ** 3) * strength) / wide
    one.y -= ((0.45 * y + 0.55 * y ** 3) * strength) / high
  }
}

function settled(
  items: readonly { id: string; cap: number | null }[],
  pane: Pane,
  axes: [number, number],
  before: Spots,
): Seeded[] {
  const circles = seeded(items, axes, before)
  if (circles.length <= FILLED && circles.every(({ kept }) => !kept)) {
    for (const one of circles) Object.assign(one, { x: one.x / axes[0], y: one.y / axes[1] })
    fillBox(circles, pane.width / pane.height, GAP)
    return circles
  }
  const reach = Math.sqrt(neededArea(circles) / COVERED)
  const strongest = (circles[Math.floor(circles.length / 2)]?.r ?? 0) * PULL
  const fresh = circles.some(({ kept }) => !kept)
  for (let round = 0; fresh && round < PULLED; round += 1) {
    pull(circles, axes, reach, strongest * (1 - round / PULLED))
    pushApart(circles, GAP)
  }
  for (let round = 0; round < SETTLED; round += 1) if (pushApart(circles, GAP) < 0.01) break
  return circles
}

/**
 * Bubbles of a set in a pane (THEME-05): sized by market cap, scaled by one factor to fit, none over another. The same
 * set comes to the same places;
 * given the spots of an earlier layout, what stood there stays, and only what is new looks for room. Empty where the
 * pane or the set is.
 */
export function layoutBubbles(
  items: readonly { id: string; cap: number | null }[],
  pane: Pane,
  before: Spots = new Map(),
): Layout {
  if (items.length === 0 || pane.width <= 0 || pane.height <= 0) return { placed: [], spots: before }
  const axes = axesOf(pane)
  let circles = settled(items, pane, axes, before)
  // Old places that no longer hold together are worse than new ones.
  if (before.size > 0 && stretchNeeded(circles) > 1.25) circles = settled(items, pane, axes, new Map())
  const stretch = stretchNeeded(circles) * (1 + 1e-9)
  for (const one of circles) {
    one.x *= stretch
    one.y *= stretch
  }
  return fit(circles, pane, axes)
}

/** One factor for places and radii, so that all of them fill the pane without leaving it. */
function fit(circles: readonly Seeded[], pane: Pane, [wide, high]: [number, number]): Layout {
  const [left, right, top, bottom] = [
    Math.min(...circles.map(({ x, r }) => x - r)),
    Math.max(...circles.map(({ x, r }) => x + r)),
    Math.min(...circles.map(({ y, r }) => y - r)),
    Math.max(...circles.map(({ y, r }) => y + r)),
  ]
  const room = Math.min(MARGIN, pane.width / 8, pane.height / 8)
  const scale = Math.min((pane.width - room * 2) / (right - left), (pane.height - room * 2) / (bottom - top))
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2]
  return {
    placed: circles.map(({ id, x, y, r }) => ({
      id,
      x: pane.width / 2 + (x - middleX) * scale,
      y: pane.height / 2 + (y - middleY) * scale,
      r: r * scale,
    })),
    spots: new Map(circles.map(({ id, x, y }) => [id, { x: (x - middleX) / wide, y: (y - middleY) / high }])),
  }
}
