import type { Placed } from './layout.ts'

/** The bubble under a point; null where there is none. */
export function bubbleAt(placed: readonly Placed[], x: number, y: number): Placed | null {
  return placed.find((one) => (one.x - x) ** 2 + (one.y - y) ** 2 <= one.r ** 2) ?? null
}

export type Direction = 'left' | 'right' | 'up' | 'down'
const turned: Readonly<Record<Direction, (dx: number, dy: number) => [along: number, across: number]>> = {
  right: (dx, dy) => [dx, dy],
  left: (dx, dy) => [-dx, dy],
  down: (dx, dy) => [dy, dx],
  up: (dx, dy) => [-dy, dx],
}

/** The bubble one comes to when going from one in a direction: near along it, not far beside it. Null at the rim. */
export function bubbleBeside(placed: readonly Placed[], from: Placed, direction: Direction): Placed | null {
  let best: Placed | null = null
  let least = Infinity
  for (const one of placed) {
    const [along, across] = turned[direction](one.x - from.x, one.y - from.y)
    if (one === from || along <= 0 || Math.abs(across) > along * 1.2) continue
    const cost = along + Math.abs(across) * 1.6
    if (cost < least) [best, least] = [one, cost]
  }
  return best
}
