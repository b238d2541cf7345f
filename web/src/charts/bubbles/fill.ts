import { pushApart } from './collide.ts'
import type { Circle } from './collide.ts'

/**
 * Share of the box that the circles cover to begin with; how much of its side the box loses in a step; how many rounds
 * they may take to find room in it.
 */
const SPREAD = 0.5
const STEP = 0.988
const STEPS = 40
const ROUNDS = 150
/** A share of the gap alone: circles that reach so far into each other still do not touch. */
const SLACK = 0.01

function keepInside(circles: readonly Circle[], wide: number, high: number): void {
  for (const one of circles) {
    const [x, y] = [Math.max(0, wide / 2 - one.r), Math.max(0, high / 2 - one.r)]
    one.x = Math.max(-x, Math.min(x, one.x))
    one.y = Math.max(-y, Math.min(y, one.y))
  }
}

/** Finds room for all in a box; false where they found none in time. */
function settleInside(circles: readonly Circle[], wide: number, high: number, gap: number): boolean {
  for (let round = 0; round < ROUNDS; round += 1) {
    keepInside(circles, wide, high)
    if (
      pushApart(circles, gap) <= SLACK &&
      circles.every(({ x, y, r }) => Math.abs(x) + r <= wide / 2 + gap && Math.abs(y) + r <= high / 2 + gap)
    )
      return true
  }
  return false
}

/**
 * Places circles that stand on a spiral (a disc) in a box of this aspect (width ÷ height): the disc becomes the box,
 * corners included, and the box
 * grows smaller until they no longer find room in it.
 */
export function fillBox(circles: readonly Circle[], aspect: number, gap: number): void {
  const area = circles.reduce((sum, { r }) => sum + Math.PI * (r + gap / 2) ** 2, 0) / SPREAD
  const rim = Math.max(1, ...circles.map(({ x, y }) => Math.hypot(x, y)))
  const widest = Math.max(...circles.map(({ r }) => r * 2 + gap))
  let high = Math.max(Math.sqrt(area / aspect), widest, widest / aspect)
  for (const one of circles) {
    const away = Math.hypot(one.x, one.y)
    // A circle around the middle of the disc becomes a square around that of the box.
    const square = away / Math.max(Math.abs(one.x), Math.abs(one.y), 1e-9)
    one.x *= (square * high * aspect) / 2 / rim
    one.y *= (square * high) / 2 / rim
  }
  let held = circles.map(({ x, y }) => ({ x, y }))
  for (let step = 0; step < STEPS; step += 1) {
    if (!settleInside(circles, high * aspect, high, gap)) break
    held = circles.map(({ x, y }) => ({ x, y }))
    high *= STEP
    for (const one of circles) {
      one.x *= STEP
      one.y *= STEP
    }
  }
  for (const [at, spot] of held.entries()) Object.assign(circles[at] as Circle, spot)
}
